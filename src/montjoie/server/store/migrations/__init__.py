"""The history of the tables; a test compares its end with `schema.py`."""

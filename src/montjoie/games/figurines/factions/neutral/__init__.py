"""The Neutrals: their abilities, their cards and those of each Bolton who commands."""

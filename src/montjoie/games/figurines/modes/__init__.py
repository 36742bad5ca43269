"""Chapters 4.34 to 4.42: the eight modes, one file each; `timing/hooks.py` says when a mode is asked."""

"""Chapters 3 and 4: the actions, out of combat and in combat, each in a file of its own (CON-ACT-11)."""

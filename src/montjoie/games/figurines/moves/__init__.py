"""Chapters 4.10, 4.11 and 4.14: how units move (FIG-MOV, FIG-MAN, FIG-MAR, FIG-RET, FIG-CHG)."""

"""Chapters 5 and 6: attacks as dice, wounds and casualties, morale (CON-WND, CON-MOR, CON-BRK, CON-SHT)."""

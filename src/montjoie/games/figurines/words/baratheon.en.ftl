# House Baratheon.

ask-spread-healing = Wealth and Charisma: spread up to 3 healed wounds over your units.

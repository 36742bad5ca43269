# House Baratheon.

ask-spread-healing = Wealth and Charisma: spread up to 3 healed wounds over your units.
king_heals = his unit heals up to 2 wounds, friends within Long Range up to 1
king_wounds = enemies engaged with his unit suffer 2 wounds, others within Long Range 1
charisma_heals = heal 3 wounds in all
charisma_clears = clear your condition tokens; each costs an engaged enemy 1 wound

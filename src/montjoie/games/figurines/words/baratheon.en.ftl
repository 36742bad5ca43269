# House Baratheon.

ask-spread-healing = Wealth and Charisma: spread up to 3 healed wounds over your units.
king_heals = his unit heals up to 2 wounds, friends within Long Range up to 1
king_wounds = enemies engaged with his unit suffer 2 wounds, others within Long Range 1
charisma_heals = heal 3 wounds in all
charisma_clears = clear your condition tokens; each costs an engaged enemy 1 wound
younger = Younger, Bolder, and Far More Comely
heir_fallen = Younger, Bolder, and Far More Comely: Renly's unit has fallen
oath_counts = Oath of Duty: a token for the fallen
oath_kept = Oath of Duty: the defender receives a token
oath_renewed = Oath of Duty: re-roll attack dice
heart_burns = Heart of Fire
token_passed_on = Shyra Errol: put the token on an enemy
approach_taken = Tactical Approach

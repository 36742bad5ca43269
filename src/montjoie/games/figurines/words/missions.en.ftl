# Secret and open missions
ask-choose-mission = Choose your mission for this round; it lies face down.
ask-name-for-mission = Your mission asks for a name: choose the objective or the enemy unit.
ask-exchange-mission = Exchange your mission for this round with one of your hand, or keep it.
ask-swap-mission = Choose the open mission that the new one replaces.
gather_secrets = mission drawn instead of the zone effect

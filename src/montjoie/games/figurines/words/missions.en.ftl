# Secret and open missions
ask-choose-mission = Choose your mission for this round; it lies face down.
ask-name-for-mission = Your mission asks for a name: choose the objective or the enemy unit.
ask-exchange-mission = Exchange your mission for this round with one of your hand, or keep it.
ask-swap-mission = Choose the open mission that the new one replaces.
gather_secrets = a mission in the place of the zone effect
event-mission-deck-shuffled = The missions are shuffled.
event-missions-drawn = { $player } draws missions.
event-mission-chosen = { $player } has put a mission face down.
event-mission-shown = { $player } shows a mission: { $card }.
event-mission-discarded = A mission leaves the game: { $card }.
event-open-mission-drawn = A mission is open to all: { $card }.
event-mission-named = { $card }: { $player } names { $name }.

# Playing a command card
ask-choose-commands = Choose which commands of the card you carry out, and in which order; all are paid first.
card-not-in-hand = { $card } is not in your hand.
card-no-commander = { $house } has no commander on the board: nobody can play a command card.
card-not-his-commander = { $commander } is not a commander of { $house } on the board.
card-affects-nobody = { $commander } controls no unit that these commands of { $card } could affect.
command-affects-nobody = One of these commands of { $card } would find no unit of { $commander } to affect when its turn comes, and its token would be paid for nothing; possible are: { $offered }.
card-leaves-nobody = With these units the other command chosen of { $card } would find nobody; leave it one.
command-tokens-lacking = { $cost ->
    [one] 1 command token is needed
   *[other] { $cost } command tokens are needed
  }; { $held } lie on your command board.
command-limit = { $commander } holds { $tokens ->
    [one] 1 command token
   *[other] { $tokens } command tokens
  } and takes { $limit } at most; { $cost } more cannot be paid.

# Units named for a card or an ability
ask-declare-units = Declare the units that the card activates, at least one.
ask-choose-units = Choose the units that the effect is for, at least one.
card-no-unit = This unit is not on the board: { $unit }.
card-not-a-friend = The unit at { $hex } ({ $unit }) is not yours; this effect is for your own units.
card-not-an-enemy = The unit at { $hex } ({ $unit }) is your own; this effect is for an enemy unit.
card-outside-zone = The unit at { $hex } ({ $unit }) is outside the zone of control of { $commander } (2 hexes).
card-inside-zone = The unit at { $hex } ({ $unit }) is inside the zone of control of { $commander }; this effect is for units outside it.
card-not-ordered = The unit at { $hex } ({ $unit }) is not a unit ordered by this card in the zone of control of { $commander }.
card-unit-not-meant = This effect is not for the unit at { $hex } ({ $unit }).
card-unit-spent = The unit at { $hex } ({ $unit }) is spent; only ready units can be activated.
card-unit-declared = The unit at { $hex } ({ $unit }) is declared already for this card.
card-unit-ready = The unit at { $hex } ({ $unit }) is ready; there is nothing to rally.
card-unit-not-engaged = The unit at { $hex } ({ $unit }) is not engaged.
card-wrong-class = The unit at { $hex } ({ $unit }) is not of the class that the card names.
card-wrong-rank = The unit at { $hex } ({ $unit }) is not of the rank that the card names.
card-unit-not-attacked = The unit at { $hex } ({ $unit }) has not attacked this turn.
card-unit-beside-enemy = The unit at { $hex } ({ $unit }) stands next to an enemy; the card is for units that do not.
card-unit-not-adjacent = The unit at { $hex } ({ $unit }) is not adjacent to the unit that the card speaks of.

# Tactics
ask-use-tactic = The condition of the tactic is met: use it, or decline.

# What lasts, and what effects give
ask-next-to-move = Several of your units may move without being activated: choose the next, or end the moves.
ask-stand-firm = A card drives your stalwart unit back: ignore the first hex, or retreat.

# Commanders
ask-commit-ability = Use the ability of one of your commanders now, or decline.
ask-extra-target = Choose whom the unit attacks a second time.
ask-dogs-target = Choose the unit, two or three hexes away, at which the direwolf is loosed.
ask-swap-banner = Choose the adjacent unit whose banner bearer changes places with your commander.
ability-no-commander = { $commander } is not a commander of { $house }.
ability-captured = { $commander } is captured: the abilities of the card are lost.
ability-committed = { $commander } is committed; the ability was used once in this battle.
ability-not-now = { $commander } has no ability that can be used now.
decline = decline
before = before the commands
after = after the commands

game-title = Battles of Westeros
phase-muster = Set-up
phase-rally-phase = Rally phase
phase-marshalling-phase = Marshalling phase
phase-command-phase = Command phase
phase-regroup-phase = Regroup phase

# Set-up
no-such-battle = There is no battle { $given }; there are { $known }.
houses-wrong = The two Houses are { $houses }, one for each player, not { $given }.
event-houses-settled = The Houses are drawn: { $houses }.
event-deck-shuffled = The command deck of { $house } is shuffled ({ $size } cards).
event-unit-placed = { $house } places { $card } ({ $rank }) at { $hex }.
event-ground-laid = Terrain laid at { $hex }: { $terrain }.
event-token-placed = A token is placed at { $hex }: { $kind }.
event-token-removed = A token leaves the board: { $kind }.
event-momentum-taken = { $house } takes the momentum token.
event-counted = Tokens burnt so far ({ $what }): { $total }.

# Rounds
event-round-began = Round { $number } begins ({ $colour }).
event-advantage-won = { $house } has advantage and is first player this round.
event-tokens-refreshed = { $amount ->
    [0] No command token
    [one] 1 command token
   *[other] { $amount } command tokens
  } of { $house } { $amount ->
    [one] goes
   *[other] go
  } back to the command board.
event-units-rallied = { $count ->
    [one] 1 unit is rallied
   *[other] { $count } units are rallied
  }: { $units }.
event-order-dice-rolled = { $house } rolls { $symbols } and takes { $taken-total ->
    [0] no order token.
   *[other] { $taken }.
  }
event-cards-drawn = { $house } draws command cards.

# The command phase
ask-take-action = Take your action: use order tokens, play a command card, or pass.
ask-order-unit = Choose the order token or tokens you spend, and on which unit.
ask-play-command-card = Choose the command card you play, and the commander who plays it.
ask-name-commander = Name the commander who plays the card.
event-passed = { $house } passes and takes no further action this round.
token-not-held = You hold { $held } of these order tokens ({ $symbol }); { $given ->
    [one] 1 is
   *[other] { $given } are
  } needed.
tokens-not-alike = Two tokens spent together must show the same symbol, not { $symbols }.
order-not-own = { $house } has no such unit on the board: { $unit }.
order-unit-spent = The unit at { $hex } ({ $unit }) is spent; only ready units can be activated.
order-wrong-rank = A token of this symbol ({ $symbol }) activates a unit of that rank; the unit at { $hex } ({ $unit }) has another ({ $rank }).
morale-orders-nobody = One morale token activates no unit ({ $unit } at { $hex }): it raises your morale, or lowers it to rally a spent unit.
rally-unit-ready = The unit at { $hex } ({ $unit }) is ready already; there is nothing to rally.
morale-cannot-fall = The morale marker already stands at the end of the side of { $house }: the price of this rally cannot be paid.
event-order-tokens-spent = Order tokens of { $house } go back to the supply: { $tokens }.
event-order-tokens-gained = { $house } takes order tokens: { $tokens }.

# Regrouping
ask-keep-one = Keep at most one command card and at most one order token; the rest is discarded.
ask-recover-morale = Move the morale marker back to the break of its colour, or leave it where it is.
recover = recover
raise = raise morale
rally = rally
put_out = put out the fire
pass = pass
token = order token
card = command card
done = done
keep = keep the roll
stay = stay

# Morale, points, objectives
event-morale-shifted = { $delta ->
    [1] The morale of { $house } rises by 1.
    [2] The morale of { $house } rises by 2.
    [3] The morale of { $house } rises by 3.
    [-1] The morale of { $house } falls by 1.
    [-2] The morale of { $house } falls by 2.
    [-3] The morale of { $house } falls by 3.
   *[other] The morale of { $house } changes by { $delta }.
  }
event-points-scored = { $house } scores { $points ->
    [one] 1 victory point
   *[other] { $points } victory points
  }: { $reason }.
event-control-taken = { $house } takes control of an objective: { $objective }.
event-control-lost = Nobody controls this objective any more: { $objective }.
points-unit-eliminated = an enemy unit is eliminated
points-commander-captured = an enemy commander is captured
points-objectives = objectives controlled
points-enemy-morale = the state of the enemy's morale

# The end of the battle
reason-rout = the enemy is routed
reason-instant = the condition of an instant victory is met
reason-goals-reached = the goals of the battle are reached
reason-goals-missed = the goals of the battle are missed
reason-points = most victory points
reason-morale = equal points, higher morale
reason-momentum = equal points and morale, momentum decides

# Counts and words that stand as facts
count-green = { $n ->
    [one] { $n } green shield
   *[other] { $n } green shields
  }
count-blue = { $n ->
    [one] { $n } blue shield
   *[other] { $n } blue shields
  }
count-red = { $n ->
    [one] { $n } red shield
   *[other] { $n } red shields
  }
count-valor = { $n } valor
count-morale = { $n } morale
white = white
black = black

game-title = Battles of Westeros
phase-muster = Set-up
phase-rally-phase = Rally phase
phase-marshalling-phase = Marshalling phase
phase-command-phase = Command phase
phase-regroup-phase = Regroup phase

# Set-up
no-such-battle = There is no battle { $given }; there are { $known }.
houses-wrong = The two Houses are { $houses }, one for each player, not { $given }.

# Rounds

# The command phase
ask-take-action = Take your action: use order tokens, play a command card, or pass.
ask-order-unit = Choose the order token or tokens you spend, and on which unit.
ask-play-command-card = Choose the command card you play, and the commander who plays it.
ask-name-commander = Name the commander who plays the card.
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
points-unit-eliminated = an enemy unit is eliminated
points-commander-captured = an enemy commander is captured
points-objectives = objectives controlled
points-enemy-morale = the state of the enemy's morale

# The end of the battle
reason-rout = the enemy is routed
reason-instant = the enemy general is captured and the points of an instant victory are scored
reason-goals-reached = the goals of the battle are reached after the last round
reason-goals-missed = the enemy has missed the goals of the battle after the last round
reason-points = most victory points after the last round
reason-equal = equal victory points after the last round
tie-morale = the higher morale decides
tie-momentum = morale is equal too, and the momentum token decides

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
count-morale = { $n ->
    [one] { $n } morale flag
   *[other] { $n } morale flags
  }
white = white
black = black

# What a careful player is warned of.

warn-pass = You could still act, and who passes takes no further action this round.
warn-idle-order = The unit at { $hex } ({ $unit }) can neither move nor attack: the order would be for nothing.

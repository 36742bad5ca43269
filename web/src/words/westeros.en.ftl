# The board of westeros
zoom-asked = Where something is asked
hex-closely = The hex closely
direction-indicator = Direction tokens 1 to 6 and their hex sides
unit-at = { $unit } ({ $rank }), { $hex }
figures = { $n ->
    [one] 1 figure
   *[other] { $n } figures
  }
ready = ready
spent = spent
engaged = engaged
engaged-with = engaged with { $unit }
fire-level = fire of level { $n }
objective-of = Objective { $name }: { $house }
objective-free = Objective { $name }: nobody's
token-there = Token: { $name }
attack-dice = { $n ->
    [one] 1 die
   *[other] { $n } dice
  }
range-of = range { $n }
move-attack = move { $n } and attack
move-only = move { $n }
phase-muster = Set-up
phase-rally = Rally
phase-marshalling = Marshalling
phase-command = Command
phase-regroup = Regroup
round-of = Round { $n } of { $all }
points = { $n } VP
momentum = momentum
first-player = first
has-passed = passed
how-to-win = How this battle is won
morale-track = Morale
morale-even = The marker stands on the start space.
morale-at = The morale of { $house } is low: space { $n }.
command-board = Command board of { $house }
command-tokens = { $n ->
    [one] 1 command token
   *[other] { $n } command tokens
  }
tokens-of-limit = { $n } command tokens, limit { $all }
command-limit = limit { $n }
capture-rating = capture { $n }
captured = captured
committed = committed
commit = Commit:
order-pool = Order tokens
no-tokens = none
hand-size = Hand: { $n }
deck-size = deck: { $n }
discard-size = Discard pile: { $n }
holds-captive = Captured: { $who }
no-cards = No card in hand.
costs = { $n ->
    [one] 1 command token
   *[other] { $n } command tokens
  }
tactic = Tactic
in-force = In force
until-turn = this turn
until-round = this round
until-end = for the battle
card-in-play = Card in play
played-by = Played by { $who }
last-attack = The last attack
mode-normal = Attack:
mode-extra = Another attack:
mode-counter = Counter-attack:
mode-parting = Parting attack:
mode-dogs = War dogs:
rolled-again = rolled again
hits-scored = { $n ->
    [0] no hit
    [one] 1 hit
   *[other] { $n } hits
  }
hexes-driven = { $n ->
    [0] no retreat
    [one] 1 morale result
   *[other] { $n } morale results
  }

# The editors of westeros
kind-of-action = Kind of action
use-tokens = Order tokens
play-card = Card
pass = Pass
pass-why = You take no further action this round; you still answer when the enemy strikes.
pick-order = Pick a unit on the board or here; tokens first if you like.
paid-with = Paid with
use-raise = Raise morale
use-rally = Rally a unit
no-order-possible = Your tokens can order nobody now.
who-plays = Who plays it? His zone of control is shown.
can-pay = pays up to { $n }
controls = { $n ->
    [one] controls 1 unit
   *[other] controls { $n } units
  }
which-unit = Which unit
end-moves = End the moves
end-attacks = End the attacks
pick-mover = Pick the unit that moves.
pick-hex = Pick where it goes: up to { $n ->
    [one] 1 hex
   *[other] { $n } hexes
  }.
must-break-away = It is engaged: name the first hex of its way; its partner may strike.
no-attack-after = too far to attack afterwards
to-hex = Hex
pick-target-unit = Pick the target: the odds are shown before you confirm.
whom = Target
doing-dogs = War dogs
doing-scorch = Set on fire
doing-quench = Fight the fire
sight-to = Line of sight to
sight-free = { $unit } sees this hex.
sight-blocked = { $unit } does not see this hex: { $by } in the way.
ask-sight = Press any other hex to see whether the line to it is free.
dogs-first-die = One die first:
dogs-bite = one hit
dogs-chase = one hex back
kindles-on = a level for each
quenches-on = put out by
fire-none = no fire
burns-down = burns down
which-archers = Which archers shoot
pick-shot = Pick whom they shoot at.
tokens-left = To be laid:
pick-sites = { $n ->
    [one] Pick the site that matters; the others get decoys.
   *[other] Pick the { $n } sites that matter; the others get decoys.
}
pick-on-board = Choose on the board or here.
answer-attack = Strike
answer-none = Nobody
answer-ignore = Ignore it
answer-retreat = Retreat
hits-on = hits on
hits-average = { $n } hits on average
eliminates = eliminated { $chance }
drives-off = driven back { $chance }
flanking = Flanking: the dice of one symbol may be rolled again (counted in).
breaks-away = It breaks away first: its partner may strike at it.
keep-token = Keep a token
keep-card = Keep a card
which-piece = Which piece
pick-place = Pick the hex on the board.
placed-at = Goes to { $hex }.
worth-of = Value { $n } of { $all }
do-take-action = Take this action
do-move-unit = Move
do-choose-attack = Attack
do-declare-units = Declare
do-choose-commands = Give the commands
do-retreat-step = Retreat
do-keep-one = Keep these
do-lay-piece = Lay it
do-place-commander = Place the unit
do-place-unit = Place the unit
do-choose-commanders = Seal my choice
do-loose-arrows = Shoot
do-man-ramparts = Man the ramparts
do-break-ramparts = Take them off
do-choose-sites = Seal my choice
option-westeros-plan = Battle
option-westeros-houses = Houses
option-westeros-houses-auto = First seat Stark
option-westeros-houses-random = Drawn by lot
option-westeros-directional_retreat = Retreats away from the attacker (errata of 2013)
game-westeros = Battles of Westeros

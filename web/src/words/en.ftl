# The lobby
motto = Montjoie knows the rules, so that you can play.
motto-more = Play against bots at once, or send friends a link. The table shows what is legal, says why something is not, and tells the rule.
new-match = New match
game-throne = A Game of Thrones
game-joust = Joust
game = Game
how-many = Players
who-me = Me
who-link = By link
who-bot = Bot
your-name = Your name
friend-name = Name (optional)
name-of = Name at { $seat }
bot-level = Bot for { $seat }
more-options = More options
clock = Clock
clock-none = No clock
clock-decision = For each decision
clock-budget = For the whole match
clock-time = Time
clock-increment = plus seconds for each answer
minutes = { $n } min
hours = { $n } h
days = { $n ->
    [one] { $n } day
   *[other] { $n } days
  }
seed = Seed of chance
seed-random = drawn for you
public-match = Anybody may watch
start = Start
my-matches = My matches
watch = Watch
open-file = Open a file
open-file-why = A record goes on where it stopped; a position starts there.
file-unknown = This file is neither a record nor a position.
cannot-load = The server did not answer.
option-throne-houses = Houses
option-throne-houses-auto = as in the rulebook
option-throne-houses-random = drawn by lot
option-throne-competitive = The more competitive start (five players)
bot-random = Random
bot-greedy = Greedy
bot-heuristic = Seasoned
bot-search = Strong
bot-first = Simple

# The bar
to-lobby = Back to the lobby
switch-language = FR : passer au français
settings = Settings
language = Language
text-size = Text size
notify-me = Notify me when I have to decide and look elsewhere
confirm-final = Ask again before what cannot be taken back
line-connecting = connecting
line-open = connected
line-lost = connection lost, trying again
line-refused = link refused
round = Turn { $n }
watching = Watching
replay = Replay
invite = Invite
loading = One moment…
close = Close
reload = Load again
stale-page = This page is older than the server.
link-refused = This link does not open a match
link-refused-why = It may have been revoked, or the address is not complete.

# The decision
decision = Decision
tab-decide = Decide
tab-table = Table
more-panels = Panels
resize-panel = Make the panel larger or smaller
your-decision = Your decision
sealed = Sealed
please-wait = Please wait
odds-waiting = Counting the odds …
waiting-for = Waiting for { $who }.
may-change = You may still change your answer.
do-it = Confirm
do-again = Replace my answer
do-place-orders = Seal my orders
do-march = March
do-raid = Raid
do-choose-card = Play this card
do-bid-track = Seal my bid
do-bid-wildlings = Seal my bid
do-muster = Muster
do-retreat = Retreat
do-support = Declare
suggest = Suggest
suggest-why = Puts a legal answer here; press again for another
undo = Undo
are-you-sure = Are you sure?
this-reveals = You are the last to answer: everything will be turned up at once.
this-is-final = This may not be possible to take back.
not-yet = Not yet
play-as = Go on as { $seat }
pass-screen = Pass the screen
pass-screen-why = The table is covered so that nobody sees another's secrets.
i-am = I am { $seat }
cover-table = Cover the table while the screen is passed from seat to seat
match-over = The match is over
host-ended = The host has ended the match
match-stopped = This match is stopped: its rules could not go on. Whoever runs the server has been told.
winner = { $who } wins
seed-told = The seed of chance was { $seed }.
seed-hash = Hash of the seed:

# Editors
choose-one = Choose one
choose-some = Choose some
choose-another = choose another
chosen-of = { $n } chosen, { $low ->
    [0] at most { $high }
   *[other] from { $low } to { $high }
  }.
taken-of = { $n } taken, { $low ->
    [0] at most { $high }
   *[other] { $low ->
        [one] 1 needed
       *[other] { $low } needed
      }
  }.
amount = Amount
less = Less
more = More
move-up = Move { $what } up
move-down = Move { $what } down
nothing = nothing
facing = facing (°)
turn-by = turn (°)
about = about
ahead = ahead (inches)
add-leg = Add a leg
remove-leg = Remove this leg
pivot-centre = its centre
pivot-front-left = its front left corner
pivot-front-right = its front right corner
drag-piece = Drag the piece to move it and its handle to turn it; it is red where it may not stand.
drag-leg = Drag the piece to go ahead and its handle to turn; it is red where it may not go.
name = Name

# Rules and log
show-rule = Rule { $rule }: show its text
rule-unknown = The text of this rule is not at hand.
log = Log
log-empty = Nothing has happened yet.
log-fold = Fold these lines ({ $lines })
log-unfold = Show what happened here ({ $lines ->
    [one] one more line
   *[other] { $lines } more lines
  })
look-here = look

# Talk
talk = Talk
channels = Channels
everybody = Everybody
private = Private…
private-with = Talk in private with
private-whom = First choose with whom
say-to = Say to { $who }
say = Say
talk-empty = Nothing has been said here.

# Players and host
players = Players
thinking = thinking…
here = here
away = away
several-links = { $n } links open this seat
bot-called = bot ({ $bot })
let-bot = Hand to a bot…
let-bot-play = Let a bot play { $seat }
take-back = Take back
rename = Rename
stand-in = When time is up
stand-in-default = pass or a plain answer
auto-pass = Pass by myself whenever I could react
auto-answer = Answer by myself where only one answer is possible (others may notice)
my-seats = My seats
invite-title = Invite and manage
invite-why = Whoever has a link holds its seat. Give each friend one of their own.
link-for = Link for { $who }
watch-link = To watch
new-link = New link
links-given = Links in use
revoke = Revoke
copy = Copy
copied = Copied
set-clock = Set the clock
end-match = End the match…
end-really = Really end it

# Replay
to-table = To the table
this-moment = This moment
eyes-of = Seen by
spectator = Spectator
branch = Play on from here
branch-why = A new match starts at this moment, with chance of its own.
branch-later = Once the match is over you can play on from any moment, with any eyes.
download-record = Save the record
share-moment = Share this moment
share-moment-why = Whoever has your link has your rights in the match; give it to those you trust.
to-start = To the start
step-back = One step back
step-on = One step on
play = Play
pause = Pause
moment = Moment
moment-of = { $n } of { $all }

# The board of throne
board = Board
zoom-in = Closer
zoom-out = Farther
zoom-all = Whole board
zoom-home = My home
structure-city = City
structure-stronghold = Stronghold
barrels = { $n ->
    [one] 1 barrel
   *[other] { $n } barrels
  }
crowns = { $n ->
    [one] 1 crown
   *[other] { $n } crowns
  }
routed = routed
attacking = Attacking:
neutral = Neutral force
neutral-force = Neutral force of strength { $n }
power-token-of = Power token of { $house }
order-there = Order: { $order }
order-drafted = Your order: { $order }
phase-westeros = Westeros
phase-planning = Planning
phase-action = Action
phase-raids = Raids
phase-marches = Marches
phase-battle = Battle
turn-of = Turn { $n } of { $all }
wildlings-at = Wildlings: { $n }
influence = Influence
token-held = holds { $token }
token-used = holds { $token }, used this turn
stars = { $n ->
    [one] 1 special order
   *[other] { $n } special orders
  }
supply = Supply
level = Level
armies-allowed = Armies allowed
houses = Houses
no-army = no army
castles = Cities and strongholds
power = Power
in-hand = In hand
discarded = Used
my-hand = My hand
strength = Strength
sword = Sword
fortification = Fortification
seat-awaited = to decide
seat-sealed = sealed
battle-at = Battle at { $area }
entry-at = Against the neutral force at { $area }
role-attacker = attacks
role-defender = defends
so-far = As things stand

# The editors of throne
orders-by-area = Orders by area
order-for = Order for { $area }
no-order = no order
take-order = Take the order of { $area } back
stars-used = { $n } of { $all }
token-left = { $order }, { $n } left
which-march = Which March?
pick-march = Pick one of your March orders, here or on the board.
march-from = March from { $area }
nobody-can-move = No unit can move from here; the order is simply removed.
who-goes = Who goes next?
picked-of = { $what }: { $n } of { $all } picked
pick-target = Press a unit to send fewer of them, then press where they go.
all-sent = Everybody has marched.
where-to = Where to
by-ship = by ship
attack = attack!
call-back = Call back from { $area }
leave-token = Leave a power token at { $area }
supply-now = Your armies after this: { $armies }. Your supply allows: { $allowed }.
muster-upgrade = Footman to knight
muster-at = { $what } at { $area }
muster-done = Stop mustering
muster-points = { $n ->
    [one] 1 point
   *[other] { $n } points
  }

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
doing-dogs = war dogs
doing-scorch = set on fire
doing-quench = fight the fire
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
answer-attack = strike
answer-none = nobody
answer-ignore = ignore it
answer-retreat = retreat
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
option-westeros-houses-auto = first seat Stark
option-westeros-houses-random = drawn by lot
option-westeros-directional_retreat = Retreats away from the attacker (errata of 2013)
game-westeros = Battles of Westeros

## Dice
dice = Dice
dice-thrown = { $n ->
    [one] { $n } die
   *[other] { $n } dice
}
dice-face = Face
dice-share = Rolled, with a mark at what was to be expected
dice-rolled = rolled
dice-expected = expected
dice-mean = On the average { $rolled } instead of { $expected }: { $by }
dice-off = A face is off by { $n } on the average.
dice-nobody = Nobody's
dice-none = No dice have been thrown yet.
replay-omitted = { $n ->
    [one] One event before this moment is not shown. Show it.
   *[other] { $n } events before this moment are not shown. Show them.
}
dice-counting = Counting: { $n ->
    [one] { $n } moment to go
   *[other] { $n } moments to go
}

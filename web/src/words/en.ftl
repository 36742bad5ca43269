# The lobby
motto = Montjoie knows the rules, so that you can play.
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
seed-random = Drawn for you
public-match = Anybody may watch
start = Start
my-matches = My matches
watch = Watch
open-file = Open a file
open-file-why = A record goes on where it stopped; a position starts there.
file-unknown = This file is neither a record nor a position.
cannot-load = The server did not answer.
option-throne-houses = Houses
option-throne-houses-auto = As in the rulebook
option-throne-houses-random = Drawn by lot
option-throne-competitive = The more competitive start (five players)
bot-random = Random
bot-greedy = Greedy
bot-page = Page
bot-page-style = Takes what lies near and overlooks what threatens.
bot-squire = Squire
bot-squire-style = Quick and sensible, without a second thought.
bot-knight = Knight
bot-knight-style = Weighs every blow, and looks one step ahead.
bot-captain = Captain
bot-captain-style = Thinks a move through before making it.
bot-marshal = Marshal
bot-marshal-style = Thinks about what the others may do as well.
bot-constable = Constable
bot-constable-style = Thinks longest, and forgets nothing.
bot-rated = { $bot } · { $rating }
bot-heuristic = Seasoned
bot-search = Strong
bot-first = Simple
games = Games
play-now = Play now against bots
learn = Learn
with-friends = With friends
set-up = Set up
build-army = Build an army
players-from-to = { $low } to { $high } players
players-just = { $n } players
lasts = { $low } to { $high } min
weight-1 = Easy to learn
weight-2 = An evening to learn
weight-3 = A deep game
about-throne = Great houses plan in secret, march, betray and bid for power on the map of Westeros.
about-westeros = Two commanders, order tokens and cards: battles on hexes, each with its own plan.
about-figurines = Units on trays, tactics cards and politics: charges, flanks and panic on a free table.
about-conquest = Regiments in ranks and files, secret command stacks, magic and monsters on a free table.
open-tables = Open tables
no-open-tables = Nobody waits for a player just now. Set up a match and leave a seat open to anybody.
seats-free = { $n ->
    [one] 1 of { $of } seats free
   *[other] { $n } of { $of } seats free
  }
sit-down = Sit down
your-name-why = As others see you
who-open = Anybody
who-open-why = Listed among the open tables
wait-for-all = Begin when everybody has sat down
gathering = Waiting room
gathering-why = The match begins when everybody has sat down.
gathering-open = This table stands in the list of open tables until its seats are taken.
vacancy-invited = has a link
vacancy-open = open to anybody
somebody = somebody
begin-with-bots = Begin now, with bots in the empty seats
rematch = Rematch
rematch-why = The same again, everybody one seat further
rematch-offered = A rematch? The button is beside the result.

# The bar
to-lobby = Back to the lobby
switch-language = FR : passer au français
settings = Settings
language = Language
away-title = When I am away
away-push = Tell me in this browser, even when it is closed
away-mail = Your mail address
away-mail-set = Write to me
away-mail-asked = A letter asks whether you may be written to.
away-mail-none = You will not be written to any more.
away-push-not = This browser cannot be told: it did not allow it, or its service is not reachable.
theme = Theme
theme-system = As the system
theme-light = Light
theme-dark = Dark
text-size = Text size
notify-me = Notify me when I have to decide and look elsewhere
confirm-final = Ask again before what cannot be taken back
line-connecting = Connecting
line-open = Connected
line-lost = Connection lost, trying again
line-refused = Link refused
round = { $game ->
    [throne] Turn { $n }
   *[other] Round { $n }
  }
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
hint = Hint
hint-why = A strong player thinks for you, from what you may know
hint-busy = Thinking …
hints-allowed = Hints are allowed at this table. A bot's reasons are told in the replay, when the match is over: before, they would betray its hand.
allow-hints = Allow hints during play
allow-hints-why = At the question, a button asks a strong player for advice
reasons-take = Put this answer into the editor
reasons-given = Answered
reasons-alone = There was nothing to weigh.
reasons-more = Brings more of: { $what }
reasons-less = Leaves less of: { $what }
reasons-line = Then, perhaps …
reasons-effort = Weighed in { $n ->
    [one] { $n } imagined game
   *[other] { $n } imagined games
  }.
reasons-worlds = { $n ->
    [one] Played out in { $n } world
   *[other] Played out in { $n } worlds
  }
why = Why this answer?
why-of = What { $seat } could weigh
clear = Start over
time-was-up = Your time was up: your stand-in has answered for you. The log tells what came of it.
undo = Undo
are-you-sure = Are you sure?
not-now = What cannot be chosen now
not-yet = Not yet
play-as = Go on as { $seat }
pass-screen = Pass the screen
pass-screen-why = The table is covered so that nobody sees another's secrets.
i-am = I am { $seat }
cover-table = Cover the table while the screen is passed from seat to seat
last-scenes = The last scenes are being shown.
told-of = { $who }: { $what }
match-over = The match is over
host-ended = The host has ended the match
match-stopped = This match is stopped: its rules could not go on. Whoever runs the server has been told.
winner = { $who } wins
seed-told = The seed of chance was { $seed }.
seed-hash = Hash of the seed:
analysis = Analyse the game
analysis-busy = Playing the game through again … { $n } s (it may take a minute)
analysis-none = Nobody has taught us yet how to judge this game.
analysis-curve = Chances to win
analysis-turns = What turned the game
analysis-costly = The decisions that cost most
analysis-to = To turning point { $n }
analysis-rolls = What the dice gave and took
analysis-drawn = of { $n } outcomes drawn
analysis-counted = The game in numbers, from round to round
analysis-odds = Odds taken
analysis-ventures = { $n ->
    [one] The one venture
   *[other] All { $n }, one by one
  }
analysis-attack = Attack on { $target }
analysis-charge = Charge on { $target }
analysis-spell = Spell: { $target }
analysis-duel = Duel with { $target }
analysis-battle = Battle with { $target }
analysis-won = came off
analysis-lost = did not come off
analysis-luck = dice { $by }
analysis-given = Answered: { $answer } ({ $chance })
analysis-better = Better: { $answer } ({ $chance })

# Editors
choose-one = Choose one
choose-some = Choose some
choose-another = Choose another
chosen-of = { $span ->
    [one] { $n ->
        [0] Choose one.
       *[other] One chosen.
      }
    [exact] { $n ->
        [0] Choose { $high }.
       *[other] { $n } of { $high } chosen.
      }
    [most] { $n ->
        [0] Choose as many as { $high }, or none.
       *[other] { $n } chosen, at most { $high }.
      }
   *[between] { $n ->
        [0] Choose { $low } to { $high }.
       *[other] { $n } chosen, from { $low } to { $high }.
      }
  }
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
move-item = { $what }, { $n } of { $all }: drag it, or move it with the arrow keys
nothing = Nothing
facing = Facing (°)
turn-by = Turn (°)
about = About
ahead = Ahead (inches)
add-leg = Add a leg
remove-leg = Remove this leg
pivot-centre = Its centre
pivot-front-left = Its front left corner
pivot-front-right = Its front right corner
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
look-here = Look

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
thinking = Thinking…
here = here
away = away
several-links = { $n } links open this seat
bot-called = bot ({ $bot })
let-bot = Hand to a bot…
let-bot-play = Let a bot play { $seat }
take-back = Take back
rename = Rename
stand-in = When time is up
stand-in-default = Pass or a plain answer
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
share-moment-why = This link shows the match up to this moment, as it is seen here, and opens no seat.
moment-visited = You were shown this moment; the link opens nothing else.
to-start = To the start
step-back = One step back
step-on = One step on
play = Play
pause = Pause
moment = Moment
moment-of = { $n } of { $all }

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

# Free tables
ruler = Ruler
ruler-how = Drag from one point or tray to another; between trays the edges count. (R)
look-closely = Looked at closely
was = before
suggestion = Suggestion { $n }
start-again = Start again

## The narrator
narration = What is happening
go-on = Go on
to-outcome = To the result
to-now = Skip to now ({ $n ->
    [one] { $n } thing to show
   *[other] { $n } things to show
})
show-again = Show me again
show-me = Show me
pace = How things are shown
pace-now = How things are shown: { $pace }
pace-calm = Calm
pace-brisk = Brisk
pace-instant = At once
sound = Sound
volume = Sound volume
recap = Since you were here
recap-many = Since you were here { $n ->
    [one] one thing has happened
   *[other] { $n } things have happened
}
recap-close = No need
scores-by-round = Scores, round by round
credits = Silhouettes and fonts:

at-hand = At any moment
at-hand-now = Use at the next moment
at-hand-armed = Will be used at the next moment
goes-on = The game goes on…
ask-less = Ask me less often
ask-less-how = What may be answered shows up here, and can be passed or used without a question.
pass-idle = Pass by itself whenever there is nothing I could use
pass-turn = Pass everything until the end of this turn
pass-window = Always pass here: { $window }
wish-ask = Ask me
wish-pass = Do not ask
wish-use = Use it whenever it can be
why-not = Why not?

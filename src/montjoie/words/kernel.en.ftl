# Asking and answering
not-asked = { $seat } is not asked anything now.
chance-not-asked = Nothing is to be rolled or drawn now.
seat-unknown = There is no seat { $seat } at this table.
match-over = The match is over; { $seat } can no longer answer.
stale = The match has moved on since this decision was posed to { $seat }.
answer-malformed = This answer does not have the right form. Wanted is { $form }, such as { $example }.
not-offered = “{ $answer }” cannot be chosen here; possible: { $offered }.
named-twice = The same thing is named twice: { $answer }.
wrong-number = Choose { $bounds ->
    [exact] exactly { $high }
    [most] at most { $high }
   *[between] from { $low } to { $high }
  } of { $of }, not { $given }.
too-many-legs = { $piece }: at most { $high } legs, not { $given }.
form-one_of = one of the choices, as a text
form-subset = a list of choices
form-amount = a whole number
form-ordering = the list of all things in an order
form-allocation = an object that says how many of each
form-assignment = an object that gives each place its choice
form-branch = a choice as a text, or an object with one choice and what it asks for
form-pose = an object with the place and where it looks (thousandths of an inch, hundredths of a degree)
form-path = a list of legs, each a turn and a way ahead (hundredths of a degree, thousandths of an inch)
form-document = a JSON document
out-of-bounds = Give a number from { $low } to { $high }, not { $given }.
not-an-order = An order must name each of { $items } once.
bin-overdrawn = { $bin }: at most { $high }, not { $given }.
stock-exceeded = “{ $value }” is used { $given } times; { $high ->
    [one] there is only one
   *[other] there are only { $high }
  }.
slots-empty = Still to be filled: { $slots }.
branch-unfinished = “{ $option }” needs an answer of its own, such as { $example }.
branch-not-one = Choose exactly one thing, such as { $example }, not { $given }.
off-table = The place { INCHES($x) }, { INCHES($y) } is not on the table, which measures { INCHES($width) } by { INCHES($depth) }.
chance-impossible = This outcome cannot come up: { $outcome }.
undo-nothing = { $seat } has no answer to take back.
undo-revealed = { $seat } cannot take that answer back: something was revealed or rolled since.
undo-answered = { $seat } cannot take that answer back: { $other } has answered since.
notation-word = “{ $word }” cannot be read here; words with spaces or signs stand in quotes.
notation-pair = “{ $word }” should read NAME=VALUE.
notation-number = “{ $word }” is not a whole number.
notation-pose = “{ $word }” should read X,Y@FACING.
notation-path = “{ $word }” should read TURN/AHEAD@PIVOT.
notation-document = “{ $word }” cannot be read as JSON.

numbered-seat = Player { $number }

# Setting up
option-bad = This option cannot be used: { misfit }.
seats-type = Seats are a number or a list of names, not { $given }.
seats-number = This game has { $allowed } seats, not { $given }.
seats-names = Seats need distinct names that are not empty; “chance” and “undo” are taken.
seed-bad = { $given } is not a seed: give a whole number or a short text.
game-unknown = There is no game { $given }; known: { $known }.
bot-unknown = There is no bot { $given } for this game; known: { $known }.

# Documents
not-json = This is not JSON: { $detail }.
position-bad = This does not fit a position: { misfit }.
position-game = This position is of the game { $given }, not { $expected }.
number-endless = This number is too big: { $given }.
moment-unknown = There is no moment { $given }; known: { $known }.
names-nobody = There is nothing of that name here: { $given }.
cannot-run = The game cannot go on from here: { $detail }.
result-bad = A result places each of { $seats } once, and leaves no step to run.
all-sealed = All sealed answers are given; one seat at least must be left to answer.
record-bad = This does not fit a record: { misfit }.
record-no-snapshot = The record holds no snapshot to go on from.
seed-hash = The seed is not the one whose hash was published.
drift-refused = Input { $input } is no longer possible (recorded under rules version { $recorded }): { $reason }
drift-digest = After input { $input } the game is not the recorded one (rules version { $recorded }): expected { $expected }, found { $found }.

# Events
event-game-over = The match is over, { $reason }: { $winners } { MANY($winners) ->
    [other] share the victory
   *[one] wins
  }{ $tie ->
    [none] {""}
   *[other] , { $tie }
  }.{ $scores ->
    [none] {""}
   *[other] {" "}Scores — { $scores }.
  }
event-time-up = Time was up for { $seat }: what comes next was chosen for them.
event-undone = { $seat } takes back an answer{ $question ->
    [none] .
   *[other] {" "}(“{ $question }”).
  }
ask-order-uses = Put your effects of this moment in order.
ask-react = React, or pass.

# What does not fit, in documents and options
misfit = { $form-id ->
    [misfit-type] expected { EITHER($expected) }, found { EITHER($got) }
    [misfit-length] expected { EITHER($expected) } of length { $bound }
    [misfit-shortest] expected { EITHER($expected) } of length { $bound } or more
    [misfit-longest] expected { EITHER($expected) } of length { $bound } or less
    [misfit-least] expected { $bound } or more
    [misfit-most] expected { $bound } or less
    [misfit-above] expected more than { $bound }
    [misfit-below] expected less than { $bound }
    [misfit-form] expected { $wanted }
    [misfit-pattern] expected a text of the form { $pattern }
    [misfit-value] “{ $given }” is none of the values that are possible here{ $values ->
        [none] {""}
       *[other] {" "}({ $values })
      }
    [misfit-missing] the field “{ $field }” is missing
    [misfit-unknown] there is no field “{ $field }” here
   *[misfit-other] it cannot be read
  }
form-id = an id (a plain letter, then letters, digits or “_”)
form-pack-id = two ids in small letters with a slash between them, such as base/throne
form-colour = a colour, such as #aa3300
form-rule = the id of a rule, such as THR-BAT-01
type-int = a whole number
type-float = a number
type-str = a text
type-bool = true or false
type-null = null
type-array = a list
type-object = an object

# Content packs
pack-not-json = This file cannot be read as JSON: { $reason }.
pack-missing-field = The field “{ $field }” is missing.
pack-unknown-field = There is no field “{ $field }” here.
pack-bad-field = Expected { EITHER($expected) }, found { EITHER($got) }.
pack-bad-value = This value is not allowed: { misfit }.
pack-unknown-id = “{ $id }” is not defined in { $file }; the nearest id there is “{ $near }”.
pack-repeated-id = “{ $id }” stands here more than once.
pack-two-names = “{ $id }” has another name elsewhere in the pack.
pack-file-missing = The pack has no file { $file }.
pack-file-unlisted = The manifest does not list { $file }, which packs of this game need.
pack-file-unknown = { $file } is not a file of packs of this game.
pack-other-game = This pack is of the game { $game }, not { $expected }.

# Sums
sum-of-parts = { $parts } = { $total }
part-base = { $source } { $value }
part-add = { $source } { $value }
part-replace = { $source }: { $value } instead
part-cap = { $source }: at most { $value }
part-floor = { $source }: at least { $value }

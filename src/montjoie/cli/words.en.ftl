# Input
option-form = “{ $given }” is not an option; write KEY=VALUE.
file-unreadable = { $file } cannot be read: { $reason }.
file-unwritable = { $file } cannot be written: { $reason }.
not-json-file = { $file } is not JSON: { $reason }.
no-game-named = { $file } does not say which game it is of: it needs a field "game".
no-folder = { $path } is not a folder.
no-bots = Name at least one bot.
needs-extra = This needs { $extra }: { $missing } is not installed.

# Play
seat-not-there = There is no seat { $given } in this game; the seats are { $seats }.
record-and-position = Give a position or the record of a game to go on with, not both.
left = You have left the table.
no-terminal = There is nobody at the keyboard. Run “montjoie play { $game }” in a terminal; “montjoie play --help” lists the choices.

# Simulate
simulating = Playing { $game }
no-mind = Nobody has taught thinkers { $game } yet.
tuned = { $tables } tables weighed; of those that judge, log-loss { $log-loss } (all seats alike: { $log-loss-of-equals }). Written to { $file }.
simulated = { $games } games of { $game }, { $seats } seats
bot = bot
wins = wins
pace = { $seconds } s; { $decisions } decisions a second, { $games } games a second; { $rounds } rounds a game
game-failed = Game { $game } (seed { $seed }) failed: { $error }

# Ladder and balance
two-bots = Name at least two different bots.
rating = rating
interval = 95 % interval
pair = pair
wins-of-first = wins of the first
value = value
fair = fair
games-of = games

# Tables
tabulating = Reading records
tabulated = { $records ->
    [one] One record is in the tables of { $folder }.
   *[other] { $records } records are in the tables of { $folder }.
  }
no-records = There is no record in { $folder }.

# Replay
replayed = { $game } ({ $seats }): { $inputs } inputs played again, all as recorded. Digest { $digest }.
chance-differs = Input { $input } is not the chance outcome that the seed gives.
analysing = Looking again

# Rules
rule-unknown = There is no rule { $given }.
code-places = Code
tests = Tests
nowhere = none
no-tests-here = The tests are not part of an installed package; ask in a copy of the repository.
waiver-unknown = { $file } waives what is no rule: { $ids }.
coverage = Rules in code and in tests
game = game
rules = rules
cited = in code
tested = in tests
waived = waived
missing = missing
missing-rules = Missing in { $game }
missing-examples = Worked examples without a test in { $game }

# Checks
position-sound = A sound position of { $game }.
position-asks = { $seat } is asked { $kind } [{ $rule }].
army-sound = { $path }: a sound army.
packs-sound = { $number ->
    [one] One pack in { $path }, sound.
   *[other] { $number } packs in { $path }, all sound.
  }
no-armies = { $game } has no armies to check.
no-odds = { $game } has no odds to tell.

# Serve
serving = Montjoie listens on
serving-already = Montjoie is running already:
serving-household = Everybody in the house plays at
cannot-serve = The server cannot start: { $reason }.
setting-unknown = “{ $given }” is no setting; those that can be set so are { $known }.
setting-bad = “{ $given }” cannot be set: { $reason }.

# Admin
admin-match = match
admin-game = game
admin-status = status
admin-inputs = inputs
admin-begun = begun
admin-last = last move
admin-verified = { $sound } matches can be played through, { $bad } cannot.
admin-purged = { $number ->
    [one] One match was deleted.
   *[other] { $number } matches were deleted.
  }
admin-restored = Restored: { $matches } matches with { $inputs } inputs.
admin-ban = banned:
admin-silence = silent:
admin-for-good = for good
no-store = There is no store in { $folder }; give another --data-dir, or --db.
no-match = There is no match { $match } of which that can be done.
no-seat = There is no seat { $seat }; there are { $known }.
no-order = There is no such order about { $whom }.
no-network = That is no address and no network: { $reason }.
purge-what = Name a match to delete, or say --closed-days.

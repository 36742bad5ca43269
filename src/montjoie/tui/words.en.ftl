welcome = Montjoie: { $game }. At the keyboard: { $people }.
welcome-help = Choose by number; ? lists what else you can type.
left = You have left the table.
the-end = The end
game-over = The match is over: { $reason } [{ $rule }].
round = Round { $number }
pass-keyboard = The keyboard goes to { $person }.
press-enter-to-pass = Press Enter to pass the keyboard on.
press-enter = Press Enter when nobody else looks.
type-something = Type a number, an answer or ? for help.

# Answering
prompt-number = Number
prompt-amount = A number from { $low } to { $high }
prompt-assignment = Number, 0 for nothing, back, ok if that is all
prompt-subset = Number
prompt-ordering = Number
prompt-allocation = { $what }, 0 to { $high }
prompt-piece = Number to change a line
prompt-empty = Number of a line to fill in; ok if it is to be nothing
prompt-confirm = ok to confirm, or a number to change a line
more-choices = … and { $left } more: type more
number-range = Choose a number from 1 to { $high }.
nothing = nothing
not-understood = “{ $given }” is none of the choices; ? for help.

# Commands
help-title = What you can type
usage-number = a number
help-number = takes that choice
usage-notation = an answer
help-notation = the whole answer at once: winterfell=march_0 white_harbor=support
usage-back = back
help-back = returns to the choice before
usage-more = more
help-more = shows further choices
usage-board = board
help-board = the table as you see it
usage-look = look NAME
help-look = all about a place or thing
usage-log = log [N]
help-log = what has happened, the last N lines
usage-why = why
help-why = the rule behind the question
usage-rule = rule ID
help-rule = any rule, such as rule MAR-06
usage-undo = undo
help-undo = takes your last answer back, while nobody else has answered and nothing was revealed or rolled since
usage-save = save FILE
help-save = writes the record, to go on later or to replay
usage-position = position FILE
help-position = writes this moment as a position
usage-quit = quit
help-quit = leaves the table
look-nothing = Nothing here is called “{ $given }”.
rule-unknown = There is no rule { $given }.
file-missing = Say which file to write.
file-written = Written to { $file }.
file-unwritable = { $file } cannot be written: { $reason }.

# Throne
throne-heading = Turn { $turn } of { $turns }   Wildlings { $wildlings }   Westeros: { $cards }
throne-house = power { $power }, supply { $supply } (armies { $armies }), castles { $castles }/{ $needed }, { $cards } cards
throne-you = you
throne-status = turn { $turn }, power { $power }, supply { $supply } (armies { $armies }), castles { $castles }
throne-used = used
throne-holder = held by { $holder }
throne-token = power token
throne-leave-token = leave a power token behind
throne-attacking = attacking
throne-neutral = Neutral forces:
throne-free = Held by nobody:
throne-force = neutral force of { $strength }
throne-routed = routed { $units }
throne-legend = S stronghold, C city (both are castles), b barrel, c crown, ★ special orders
throne-stronghold-icon = S
throne-city-icon = C
throne-sea = sea
throne-island = island
throne-land = land
throne-icons = { $barrels ->
    [one] 1 barrel
   *[other] { $barrels } barrels
  }, { $crowns ->
    [one] 1 crown
   *[other] { $crowns } crowns
  }
throne-card = strength { $strength }, swords { $swords }, fortifications { $forts }.
throne-bidding = { $track }. Power of the houses: { $power }.
throne-watch = Wildlings of strength { $strength }, against all bids together. Power of the houses: { $power }.
throne-points = Muster points left: { $points }.
throne-fight = Fight at { $area }, attacked from { $origin }
throne-orders = March moves units and attacks. Defence makes an area stronger. Support lends strength to a fight next door. Raid takes an order away next door. Consolidate Power earns power.
throne-planning = Special orders (★) you may place: { $stars }.

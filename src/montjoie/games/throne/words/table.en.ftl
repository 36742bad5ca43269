game-title = A Game of Thrones: the board game
phase-battle = Battle
phase-neutral-entry = Battle
phase-raid-orders = Raids
phase-march-orders = Marches
phase-westeros-phase = Westeros phase
phase-planning-phase = Planning phase
phase-action-phase = Action phase

# Set-up
event-houses-drawn = The houses are drawn — { $houses }.
event-deck-shuffled = { $deck } is shuffled.
competitive-needs-five = The more competitive start is for five players only, not for { $players }.
houses-not-in-play = The houses in play are { $houses }, each once, not { $given }.

# The end of the game
reason-enough-areas = enough cities and strongholds are held
reason-last-turn = the last turn is over
tie-throne = named by the Iron Throne
tie-supply = tied for areas, but better supplied
tie-power = tied for areas and supply, but with more power
tie-shared = equal in areas, supply and power
event-game-over = The game is over, { $reason }: { $winners } { MANY($winners) ->
    [other] share the victory
   *[one] wins
  }{ $tie ->
    [none] {""}
   *[other] , { $tie }
  }. Areas with a city or a stronghold — { $scores }.
ask-name-victor = Several houses have reached the number at once: name the winner.

# Units
wildlings = the wildlings
upgrade = upgrade a footman
count-power = { $n ->
    [one] a power token left
   *[other] { $n } power tokens left
  }
count-footman = { $n ->
    [one] { $n } footman
   *[other] { $n } footmen
  }
count-knight = { $n ->
    [one] { $n } knight
   *[other] { $n } knights
  }
count-ship = { $n ->
    [one] { $n } ship
   *[other] { $n } ships
  }

# Words that stand as facts
special_support = special Support
text = text
crown = crown
count-crown = { $n ->
    [one] { $n } crown
   *[other] { $n } crowns
  }
reserve = reserve
supply_table = supply table
attacker = attacker
neutral_force = neutral force
defender = defender
none = none
done = done
keep = keep
use = use
power = power
victory = the victory

# Positions: players
house-without-player = { $house } needs a player: one of { $seats }, not { $given }.
player-of-two-houses = { $seat } plays { $houses }; a player has one house.
power-beyond-limit = { $house } has { $power } power and { $on_board } tokens on the board; it must be from 0 to { $limit } in all.
supply-off-table = { $house } has the supply level { $level }; the table goes from 0 to { $high }.
armies-over-supply = { $house } has armies of { $armies }; supply level { $level } allows { $limits }.
no-such-track = There is no track { $given }; known: { $known }.
track-empty = { $track } is empty, yet no Clash of Kings is being resolved.
holder-not-first = { $track }: the token lies with { $holder }; it belongs to position 1.

# Positions: cards
turn-off-track = There is no turn { $turn }; the game has turns 1 to { $last }.
wildlings-off-track = The wildling track has no space { $given }; its spaces are { $spaces }.
cards-not-of-decks = { $cards }: this turn's cards are one of each deck at most, in the order of the decks.
cards-not-revealed = A Westeros phase at this point has revealed { $expected } cards, not { $given }.
no-such-deck = There is no deck { $given }; known: { $known }.
deck-not-whole = This deck has { $count } cards that are not its { $expected }; strangers: { $strange }.
known-beyond-deck = { $given } cards cannot be known at the bottom of this deck; it holds { $high }.
card-not-of-house = { $card } is no card of { $house }.
card-held-twice = { $house } holds { $card } more than once.
cards-missing = { $house }: { $cards } must be in the hand or discarded.

# Positions: the board
no-such-area = There is no area “{ $given }” on the board.
no-such-house = “{ $given }” is not in play; in play: { $known }.
no-such-order = There is no order “{ $given }”; known: { $known }.
no-such-force = No neutral force of strength { $strength } stands at { THE($area) } at the start of this game.
no-units = { $house } at { THE($area) }: an army has one unit at least, and none less than none.
attackers-without-battle = Attackers stand at { THE($area) }, yet no battle against another house is fought there.
units-beyond-pool = { $house } has { $count } pieces on the board ({ $unit }), but owns { $limit }.
orders-beyond-copies = { $house } has “{ $order }” { $count } times on the board, but owns { $limit }.
token-at-sea = { $house } has a power token at { THE($area) }, a sea; seas are not controlled.
token-at-home = { $house } needs no power token at { THE($area) }, its own home.
token-under-units = { $house } cannot keep a power token at { THE($area) } where units of { $other } stand.
force-not-alone = { $house } is at { THE($area) }: a neutral force there would be gone.

# Positions: moments
nobody-to-act = “{ $given }” is neither a seat nor a house in play ({ $houses }).
no-westeros-phase = Turn { $turn } has no Westeros phase.
cards-too-early = { $cards } cannot lie open before this turn's cards are revealed.
order-too-late = { $house } still has { $order } at { THE($area) }: orders of this type are all resolved by now.
routed-untimely = Units of { $house } at { THE($area) } are routed, but units are routed by battles only, and recover once all marches are resolved.
attackers-routed = Routed units of { $house } attack { THE($area) }; routed units do not march.
winter-not-replaced = { $card } is never one of the cards of a turn: it is replaced as soon as it is revealed.
blade-too-early = The Blade counts as used, but no battle has been fought this turn.
raven-too-early = The Raven counts as used, but the orders of this turn do not lie open yet.
hand-not-refilled = { $house } has no card in hand: after a battle an empty hand takes all its cards back.
already-won = { $houses } would have won already: { $needed } areas with a city or a stronghold end the game at once.
not-won = The victory is to be decided between { $houses }, but not each of them controls { $needed } areas with a city or a stronghold.
orders-too-early = Orders lie at { THE($areas) } before any were placed this turn.

# Positions: what is under way
steps-outside-game = The first step must be the game itself, “Campaign”, and not be over.
steps-outside-fight = This step belongs to a fight, but none runs around it.
no-such-side = A side is “attacker” or “defender”, not “{ $given }”.
no-such-card = There is no house card “{ $given }”.
battle-without-armies = A battle is fought at { THE($area) }, but the armies it is about are not there.
battle-without-cards = Both sides have played their cards at { THE($area) }, but they are not named.
battle-strengths = The battle at { THE($area) } names the strengths of both sides once they were compared, and not before.
battle-without-winner = The battle at { THE($area) } is decided, but its winner is not named.
entry-without-force = Units at { THE($origin) } try to enter { THE($area) }, but they or the neutral force are not there.
muster-beyond-castle = { THE($area) } { MANY($area) ->
    [other] give
   *[one] gives
  } { $high } muster points to this house, not { $given }.
toll-wrong = { $house } owns units worth { $owned }; a loss of { $given } is not what the wildlings leave to choose.
nothing-to-resolve = { $house } has no order of this kind to resolve: { $order }.
bidding-without-all = { $track }: every house bids, once.

# Content
border-with-itself = { THE($area) } cannot border itself.
border-listed-twice = The border of { THE($area) } and { THE($other) } is listed twice.
area-without-neighbour = Nothing touches { THE($area) }.
sea-with-icons = { THE($area) } is a sea: it carries no structure, barrel or crown.
island-on-land = { THE($area) } { MANY($area) ->
    [other] are an island, yet they touch
   *[one] is an island, yet it touches
  } { THE($other) }, a land area.
island-not-declared = { THE($area) } { MANY($area) ->
    [other] touch seas only: they are an island
   *[one] touches seas only: it is an island
  }.
river-at-sea = The river between { THE($area) } and { THE($other) } must part two land areas.
river-crossed = The river between { THE($area) } and { THE($other) } has no bridge, yet they are listed as a border.
bridge-without-border = A bridge joins { THE($area) } and { THE($other) }, yet they are not listed as a border.
junction-not-adjacent = { THE($area) } and { THE($other) } meet at this junction, yet they are not listed as a border.
apart-yet-adjacent = { THE($area) } and { THE($other) } are set apart, yet they are listed as a border.
home-at-sea = { THE($area) } is a sea and cannot be a home.
unit-out-of-place = { $unit } cannot stand in { THE($area) }.
too-many-start-units = { $unit }: { $count } at the start, but a house has only { $limit }.
start-supply-differs = { $house } starts with { $barrels } barrels and a supply of { $supply }; the two must be equal.
track-positions = { $track }: every house must stand there once, without gap or tie.
track-missing = The track { $track } is missing.
houses-for-players = { $houses } houses for { $players } players.
cards-of-house = { $house } has { $count } house cards instead of { $expected }.
deck-missing = Deck { $deck } is missing.
cards-of-deck = { $deck } has { $count } cards instead of { $expected }.
orders-of-house = { $count } order tokens, { $special } of them special, instead of { $expected } and { $expected_special }.
half-an-upgrade = { $unit }: an upgrade needs both the unit it replaces and its price.
supply-levels = The supply table has the levels 0 to 6, each once, in this order.
armies-unsorted = Supply level { $level }: armies go from the largest to the smallest.
stars-row = The King's Court needs { $houses } positions, with never more stars than the position before.
wildling-spaces = The wildling track must rise, and its start and return be spaces of it.
neutral-at-sea = { THE($area) } is a sea and cannot hold a neutral force.

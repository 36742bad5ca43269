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
seat-awaited = To decide
seat-sealed = Sealed
battle-at = Battle at { $area }
entry-at = Against the neutral force at { $area }
role-attacker = attacks
role-defender = defends
so-far = As things stand

# The editors of throne
orders-by-area = Orders by area
order-for = Order for { $area }
no-order = No order
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
attack = Attack!
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
track-before = Before the bids

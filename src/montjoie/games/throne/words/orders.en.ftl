# Planning: placing orders
ask-place-orders = Place your orders: at most one in each area where you have units.
order-without-units = { $house } has no unit at { $area }, so no order can be placed there.
order-unknown = There is no order token { $token }.
too-few-tokens = { $token } is placed { $given } times; a house owns only { $owned }.
order-land-only = { $token } cannot lie at { $area }: it may be placed on land only.
order-forbidden = { $card } forbids { $token } this turn, at { $area } as everywhere.
too-many-stars = { $house } may have { $allowed ->
    [0] no special order
    [one] 1 special order
   *[other] { $allowed } special orders
  } by its place at the King's Court; { $given } would be on the board.
event-orders-revealed = All orders are turned up.

# Planning: the Messenger Raven
ask-use-raven = Replace one of your orders with the Messenger Raven, or keep them all.
ask-replace-order = Choose the unused order that takes the place of the old one.
raven-without-order = You have no order at { $area } that the Raven could replace.
order-not-unused = { $token } cannot go to { $area }: all you own of it already lie on the board, and orders there cannot be swapped.
event-order-replaced = { $house } sends the Raven to { $area }: { $new } replaces { $old }.

# Raids
ask-raid = Resolve one of your Raid orders.
ask-choose-targets = Choose the orders this Raid removes, or none.
raid-across-river = A river without a bridge lies between { $area } and { $target }; raids do not cross it.
raid-by-ship = { $target } is not next to { $area }; ships carry units there, but no raid.
raid-not-adjacent = { $target } is not next to { $area }, where the Raid lies.
raid-land-to-sea = The Raid at { $area } is on land and cannot touch the sea area { $target }.
raid-no-order = There is no order at { $target }.
raid-own-order = The order at { $target } is your own; a Raid only removes orders of other houses.
raid-wrong-order = { $token } at { $target } cannot be raided: only Raid, Support and Consolidate Power orders can.
raid-named-twice = The orders a Raid removes lie in different areas: { $targets }.
raid-too-many = The Raid at { $area } removes at most { $high ->
    [one] 1 order
   *[other] { $high } orders
  }; { $given } are named.
event-order-removed = { $by } takes { $token } ({ $house }) from { $area }.
event-orders-cleared = All orders left on the board are taken up.

# Marches
ask-march = Resolve one of your March orders.
ask-move-units = Choose how many units go where; the others stay.
march-nowhere = { $to } is not an area that units can enter.
march-wrong-element = { $kind } and { $to } do not go together: ships stay at sea, footmen and knights on land.
march-across-river = A river without a bridge lies between { $area } and { $to }.
march-not-adjacent = { $to } is not next to { $area }, and no chain of your own ships joins them.
march-too-weak = { $area } cannot be entered: with every possible support your units reach { $reached }, and the neutral force there has { $needed }.
march-routed = Routed units cannot march; ready at { $area } ({ $kind }): { $ready }.
march-too-many = { $kind }: { $given } sent from { $area }, where { $ready } can march.
march-two-attacks = This march already attacks { $already }; it cannot attack { $area } as well.
march-over-supply = Your armies would be { $armies }; your supply allows { $allowed }.
march-over-supply-if-held = Should the neutral force hold out, your armies would be { $armies }; your supply allows { $allowed }.
leave-token-at-sea = No power token can be left at { $area }: seas cannot be controlled.
leave-token-at-home = { $area } is your home area; it needs no power token.
leave-token-already-there = Only one power token can lie at { $area }.
leave-token-without-power = { $house } has no power token available.
leave-token-area-not-left = A power token can be left at { $area } only if all your units leave.
event-marched = { $attack ->
    [true] { $house } attacks { $to } from { $origin } with { $units }.
   *[other] { $house } marches from { $origin } to { $to } with { $units }.
  }
event-power-token-placed = { $house } leaves a power token at { $area }.
event-power-token-removed = The power token that { $house } had at { $area } goes back to its reserve.
event-neutral-removed = { $house } overcomes the neutral force at { $area }.
event-neutral-held = The neutral force at { $area } holds out: { $house } brings { $strength } against { $needed }.
event-routed-recovered = Routed units stand up again at { $areas }.

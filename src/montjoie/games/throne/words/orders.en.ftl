# Planning: placing orders
ask-place-orders = Place your orders: at most one in each area where you have units.
order-without-units = { $house } has no unit at { THE($area) }, so no order can be placed there.
order-unknown = There is no order “{ $token }”.
too-few-tokens = { $token } is placed { $given } times; a house owns only { $owned }.
order-land-only = { $token } cannot lie at { THE($area) }: it may be placed on land only.
order-forbidden = { $card } forbids { $token } this turn, at { THE($area) } as everywhere.
too-many-stars = { $house } may have { $allowed ->
    [0] no special order
    [one] 1 special order
   *[other] { $allowed } special orders
  } by its place at the King's Court; { $given } would be on the board.
event-orders-revealed = All orders are turned up.

# Planning: the Messenger Raven
ask-use-raven = Replace one of your orders with the Messenger Raven, or keep them all.
ask-replace-order = Choose the unused order that takes the place of the old one.
raven-without-order = You have no order at { THE($area) } that the Raven could replace.
order-not-unused = { $token } cannot go to { THE($area) }: all you own of it already lie on the board, and orders there cannot be swapped.
event-order-replaced = { $house } sends the Raven to { THE($area) }: { $new } replaces { $old }.

# Raids
ask-raid = Resolve one of your Raid orders.
ask-choose-targets = Choose the orders this Raid removes, or none.
raid-across-river = A river without a bridge lies between { THE($area) } and { THE($target) }; raids do not cross it.
raid-by-ship = { THE($target) } { MANY($target) ->
    [other] are not
   *[one] is not
  } next to { THE($area) }; ships carry units there, but no raid.
raid-not-adjacent = { THE($target) } { MANY($target) ->
    [other] are not
   *[one] is not
  } next to { THE($area) }, where the Raid lies.
raid-land-to-sea = The Raid at { THE($area) } is on land and cannot touch the sea area { THE($target) }.
raid-no-order = There is no order at { THE($target) }.
raid-own-order = The order at { THE($target) } is your own; a Raid only removes orders of other houses.
raid-wrong-order = { $token } at { THE($target) } cannot be raided: only Raid, Support and Consolidate Power orders can.
raid-named-twice = The orders a Raid removes lie in different areas: { $targets }.
raid-too-many = The Raid at { THE($area) } removes at most { $high ->
    [one] 1 order
   *[other] { $high } orders
  }; { $given } are named.
event-order-removed = { $cause-id ->
    [march] { $house } carries out its { $token } at { THE($area) }.
    [march_idle] { $house } takes up its { $token } at { THE($area) } without moving a unit.
    [raid] { $house } carries out its { $token } at { THE($area) }.
    [raid_idle] { $house } takes up its { $token } at { THE($area) } without effect.
    [raided] The raid of { $by } removes { $token } of { $house } at { THE($area) }.
    [conquest] { $token } of { $house } at { THE($area) } falls with the area.
   *[other] { $cause }: { $by } removes { $token } of { $house } at { THE($area) }.
  }
event-orders-cleared = All orders left on the board are taken up.
warn-idle-raid = No other house has units that { $token } at { THE($area) } could reach: it would remove nothing.

# Marches
ask-march = Resolve one of your March orders.
ask-move-units = Choose how many units go where; the others stay.
march-nowhere = “{ $to }” is not an area that units can enter.
march-wrong-element = { $kind } and { THE($to) } do not go together: ships stay at sea, footmen and knights on land.
march-across-river = A river without a bridge lies between { THE($area) } and { THE($to) }.
march-not-adjacent = { THE($to) } { MANY($to) ->
    [other] are not
   *[one] is not
  } next to { THE($area) }, and no chain of your own ships joins them.
march-too-weak = { THE($area) } cannot be entered: with every possible support your units reach { $reached }, and the neutral force there has { $needed }.
march-routed = Routed units cannot march; ready at { THE($area) } ({ $kind }): { $ready }.
march-too-many = You send { $given } units ({ $kind }) from { THE($area) }; { $ready } can march.
march-two-attacks = This march already attacks { THE($already) }; it cannot attack { THE($area) } as well.
march-over-supply = Your armies would be { $armies }; your supply allows { $allowed }.
march-over-supply-if-held = Should the neutral force hold out, your armies would be { $armies }; your supply allows { $allowed }.
leave-token-at-sea = No power token can be left at { THE($area) }: seas cannot be controlled.
leave-token-at-home = { THE($area) } { MANY($area) ->
    [other] are your
   *[one] is your
  } home area; it needs no power token.
leave-token-already-there = Only one power token can lie at { THE($area) }.
leave-token-without-power = { $house } has no power token available.
leave-token-area-not-left = A power token can be left at { THE($area) } only if all your units leave.
warn-castle-left = Nobody stays at { THE($area) } and no power token: you lose the castle at once.
event-marched = { $attack ->
    [true] { $house } attacks { THE($to) } from { THE($origin) }{ $by_ship ->
        [true] {" "}by ship
       *[false] {""}
    } with { $units }.
   *[false] { $house } marches from { THE($origin) } to { THE($to) }{ $by_ship ->
        [true] {" "}by ship
       *[false] {""}
    } with { $units }.
  }
event-power-token-placed = { $house } leaves a power token at { THE($area) } ({ $left ->
    [0] no power left
   *[other] { $left } power left
  }).
event-power-token-removed = { $by } enters { THE($area) }: the power token of { $house } goes back to its reserve.
event-neutral-removed = The neutral force at { THE($area) } gives way to { $house }: { $strength } against { $needed }.
event-neutral-held = The neutral force at { THE($area) } holds out: { $strength } against { $needed }; the units of { $house } stay where they were.
event-routed-recovered = Routed units stand up again at { THE($areas) }.
event-orders-listed = { $number ->
    [0] { $house } has placed no order.
   *[other] Orders of { $house } — { $orders }.
  }
event-entry-began = { $house } marches from { THE($origin) } against the neutral force at { THE($area) } (strength { $needed }) with { $units } ({ $march }).

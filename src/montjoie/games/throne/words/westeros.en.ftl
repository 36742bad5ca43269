# The phase and its cards
event-turn-began = Turn { $number } begins.
event-card-revealed = { $deck }: { $card } is turned up.
event-card-taken-back = Winter Is Coming goes back: { $deck } is shuffled whole.
event-cards-returned = The cards go under their decks: { $cards }.
event-power-gained = { $house } gains { $amount } power.
event-power-paid = { $house } puts { $amount } power back into the reserve.

# Supply
ask-supply-loss = Your armies are beyond your supply: choose the units to remove.
event-supply-adjusted = Supply of { $house }: { $level }.
event-units-lost = { $house } loses at { $area }: { $ready-total ->
    [0] { $routed } (routed)
   *[other] { $ready }{ $routed-total ->
        [0] {""}
       *[other] {" "}and { $routed } (routed)
    }
  }.
units-not-there = At { $area } you cannot remove { $given } of { $unit }; there are { $there } to choose from.
supply-still-over = Armies of { $armies } are still too much: your supply allows { $limits }.
supply-superfluous = You remove more than needed: a unit at { $area } can stay.

# Mustering
ask-muster = Muster a unit, upgrade a footman, or stop mustering.
event-unit-mustered = { $house } musters at { $area }, with the points of { $by }: { $kind }.
event-footman-upgraded = { $house } turns a footman into a knight at { $area }.
muster-unknown = “{ $plan }” is nothing to muster: name an area and a footman, knight, upgrade, or a ship with its sea.
muster-no-castle = { $area } has neither city nor stronghold and gives no muster points.
muster-not-controlled = { $house } does not control { $area } and cannot use its muster points.
muster-points = { $area } has { $left } muster points left; this costs { $cost }.
muster-elsewhere = What { $by } pays for on land stands at { $by }, not at { $area }.
ship-not-adjacent = { $area } is no sea next to { $by }.
ship-foreign-fleet = Ships of another house lie at { $area }; no ship can be mustered there.
upgrade-no-footman = There is no footman at { $area } to become a knight.
muster-supply = Another unit at { $area } would make armies of { $armies }; your supply allows { $limits }.
muster-pool-empty = All { $high } pieces are on the board already: { $unit }.

# Clash of Kings
ask-bid-track = Bid power for your place on the track.
ask-order-ties = Order the houses that bid the same, best place first.
event-tracks-cleared = All influence tokens leave the tracks.
event-bids-revealed = Bids, { $purpose }: { $bids }.
event-track-filled = { $track }, from first to last: { $order }.
event-tie-broken = { $holder } decides a tie ({ $purpose }): { $chosen }.
bid-beyond-power = A bid of { $given } is not possible: you can bid from 0 to { $high }.

# Wildlings
ask-bid-wildlings = Bid power for the Night's Watch.
ask-name-highest = Name the highest bidder who may take a card back.
ask-name-lowest = Name the lowest bidder who loses more.
ask-recover-card = Take a card of your discard pile back into your hand, or none.
ask-wildling-loss = Choose the units you lose to the wildlings.
event-wildlings-moved = Strength of the wildlings: { $strength }.
event-wildlings-fought = { $held ->
    [true] The Night's Watch holds
   *[false] The wildlings break through
  }: { $watch } against { $strength }.
card-not-discarded = { $card } does not lie in your discard pile.
wildling-loss-value = You must lose units worth exactly { $due } muster points; these are worth { $given }.
highest-bid = highest bid for the Night's Watch
lowest-bid = lowest bid for the Night's Watch

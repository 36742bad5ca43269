# The phase and its cards
event-turn-began = Turn { $number } begins.
event-card-revealed = { $deck }: “{ $card }” is turned up.
event-card-taken-back = “Winter Is Coming” goes back into { $deck }, which is shuffled whole; another card takes its place.
event-cards-returned = The three cards go under their decks ({ $cards }).
event-power-gained = { $cause-id ->
    [consolidate_power] { $house } earns { power-tokens } at { THE($area) } ({ $earned }) and has { $power }.
    [pillage] { $house } pillages { THE($area) }, earns { power-tokens } and has { $power }.
    [game_of_thrones] { $house } earns { power-tokens } for its crowns ({ $earned }) and has { $power }.
   *[other] { $house } earns { power-tokens } thanks to { $cause } and has { $power }.
  }
event-power-paid = { $house } pays { power-tokens } for { $card }.

# Supply
ask-supply-loss = Your armies are beyond your supply: choose the units to remove.
event-supply-adjusted = Supply of { $house }: level { $level }, { $before } before ({ $level ->
    [0] no barrel
   *[other] { $barrels }
  }); it feeds armies of { $armies }.
event-units-lost = { $cause-id ->
    [casualties] { $house } loses { lost-units } in the battle at { THE($area) }.
    [card] { $house } loses { lost-units } at { THE($area) }.
    [routed] { $house } loses { lost-units } at { THE($area) }: they cannot retreat a second time.
    [no_refuge] { $house } loses { lost-units } at { THE($area) }: there is nowhere to retreat.
    [hunger] { $house } loses { lost-units } at { THE($area) }: supply does not allow this retreat.
    [supply] { $house } gives up { lost-units } at { THE($area) }, which its supply no longer feeds.
   *[wildlings] { $house } loses { lost-units } at { THE($area) } to the wildlings.
  }
units-not-there = At { THE($area) } you cannot remove { A($unit) } { $given } times; you have { $there }.
supply-still-over = Armies of { $armies } are still too much: your supply allows { $limits }.
supply-superfluous = You remove more than needed: a unit at { THE($area) } can stay.

# Mustering
ask-muster = Muster a unit, upgrade a footman, or stop mustering.
event-unit-mustered = { $house } musters { $kind-id ->
    [footman] a footman
    [knight] a knight
   *[ship] a ship
  } at { THE($area) } for { $cost ->
    [one] 1 point
   *[other] { $cost } points
  }{ $kind-id ->
    [ship] {" "}of { THE($by) }
   *[other] {""}
  } ({ $left } left).
event-footman-upgraded = { $cost ->
    [0] { $house } turns a footman into a knight at { THE($area) }.
   *[other] { $house } turns a footman into a knight at { THE($area) } for { $cost ->
        [one] 1 point
       *[other] { $cost } points
    } ({ $left } left).
  }
muster-unknown = “{ $plan }” is nothing to muster: name an area and a footman, knight, upgrade, or a ship with its sea.
muster-no-castle = { THE($area) } { MANY($area) ->
    [other] have neither city nor stronghold and give
   *[one] has neither city nor stronghold and gives
  } no muster points.
muster-not-controlled = { $house } does not control { THE($area) } and cannot use its muster points.
muster-points = { THE($area) } { MANY($area) ->
    [other] have
   *[one] has
  } { $left ->
    [0] no muster point
    [one] 1 muster point
   *[other] { $left } muster points
  } left; this costs { $cost }.
muster-elsewhere = What { THE($by) } { MANY($by) ->
    [other] pay for
   *[one] pays for
  } on land stands at { THE($by) }, not at { THE($area) }.
ship-not-adjacent = { THE($area) } is no sea next to { THE($by) }.
ship-foreign-fleet = Ships of another house lie at { THE($area) }; no ship can be mustered there.
upgrade-no-footman = There is no footman at { THE($area) } to become a knight.
muster-supply = Another unit at { THE($area) } would make armies of { $armies }; your supply allows { $limits }.
muster-pool-empty = All { $high } pieces are on the board already: { $unit }.

# Clash of Kings
ask-bid-track = Bid for { THE($track) }: how much of your power?
ask-order-ties = Order the houses that bid the same, best place first.
event-tracks-cleared = All influence tokens leave the three tracks.
event-bids-revealed = { $purpose-id ->
    [wildlings] The bids for the Night's Watch are turned up ({ $bids }).
   *[other] The bids for { THE($purpose) } are turned up ({ $bids }).
  }
event-track-filled = { THE($track) }, from first to last: { $order }. { $holder } { $kept ->
    [true] keeps
   *[false] takes
  } { THE($token) }.
event-tie-broken = { $purpose-id ->
    [highest-bid] { $holder }, on the Iron Throne, decides between equal highest bids: { $chosen }.
    [lowest-bid] { $holder }, on the Iron Throne, decides between equal lowest bids: { $chosen }.
    [victory] { $holder }, on the Iron Throne, names the winner: { $chosen }.
   *[other] { $holder }, on the Iron Throne, orders the equal bids: { $chosen }.
  }
bid-beyond-power = A bid of { $given } is not possible: you can bid from 0 to { $high }.

# Wildlings
ask-bid-wildlings = Bid power for the Night's Watch.
ask-name-highest = Name the highest bidder who may take a card back.
ask-name-lowest = Name the lowest bidder who loses more.
ask-recover-card = Take a card of your discard pile back into your hand, or none.
ask-wildling-loss = Choose the units you lose to the wildlings.
event-wildlings-moved = { $icons ->
    [0] { $before ->
        [0] The wildlings withdraw, their strength still at 0.
       *[other] The wildlings withdraw: their strength falls from { $before } to 0.
      }
    [one] 1 mammoth on the cards: the strength of the wildlings rises from { $before } to { $strength }.
   *[other] { $icons } mammoths on the cards: the strength of the wildlings rises from { $before } to { $strength }.
  }
event-wildlings-fought = { $held ->
    [true] The Night's Watch beats the wildlings off, { $watch } against { $strength }.
   *[false] The wildlings break through: the Night's Watch has only { $watch } against { $strength }.
  }
card-not-discarded = { $card } does not lie in your discard pile.
wildling-loss-value = You must lose units worth exactly { $due } muster points; these are worth { $given }.
highest-bid = highest bid for the Night's Watch
lowest-bid = lowest bid for the Night's Watch
event-card-resolved = { $card-id ->
    [supply] Supply: each house counts the barrels it controls and adjusts its armies.
    [mustering] Mustering: each house spends the muster points of its cities and strongholds.
    [game_of_thrones] A Game of Thrones: each house earns power for the crowns it controls.
    [clash_of_kings] A Clash of Kings: the houses bid for the three influence tracks.
    [wildling_attack] Wildling Attack: the houses bid power for the Night's Watch.
    [sea_of_storms] Sea of Storms: no Raid order may be placed this turn.
    [feast_for_crows] Feast for Crows: no Consolidate Power order may be placed this turn.
    [rains_of_autumn] Rains of Autumn: footmen lend no strength in support this turn.
    [storm_of_swords] Storm of Swords: no Defence order may be placed this turn.
    [last_days_of_summer] Last Days of Summer ({ $deck }): nothing happens.
   *[other] { $card } ({ $deck }).
  }
event-bids-paid = The power bid goes to the reserve ({ $bids }).
event-muster-began = { $house } musters with { TOTAL($points) ->
    [one] 1 point
   *[other] { TOTAL($points) } points
  } ({ PARTS($points) }).
event-muster-ended = { $house } leaves { $left ->
    [one] 1 muster point
   *[other] { $left } muster points
  } unused.
event-bidder-named = { $held ->
    [true] { $house } has bid most ({ $bid }) and may take a house card back.
   *[false] { $house } has bid least ({ $bid }) and loses units worth { $due } muster points, the others { $others }.
  }
lost-units = { $ready-total ->
    [0] { $routed } (routed)
   *[other] { $ready }{ $routed-total ->
        [0] {""}
       *[other] {" "}and { $routed } (routed)
    }
  }
power-tokens = { $amount } power

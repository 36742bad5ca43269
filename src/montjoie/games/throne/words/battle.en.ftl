# Support
ask-support = Say for each of your supporting areas whom it helps; areas you do not name help nobody.
no-support-order = { $house } has no Support order at { THE($area) }.
support-not-adjacent = { THE($area) } { MANY($area) ->
    [other] are not
   *[one] is not
  } next to { THE($battle) }: support needs a common border that no river closes, and ships carry none.
support-land-at-sea = The units at { THE($area) } are on land and cannot support a fight at sea ({ THE($battle) }).
support-against-oneself = { $house } fights in this battle: { THE($area) } can support { $house } or nobody.
support-for-neutral = Nobody can support the neutral force at { THE($battle) }; { THE($area) } can help the attacker or nobody.
event-support-declared = { $own ->
    [true] { $house } lends its own support from { THE($origin) }: { $strength }.
   *[false] { $house } supports { $helped } from { THE($origin) }: { $strength }.
  }
event-support-withheld = { $house } supports nobody in the fight at { THE($area) }.

# The battle
event-battle-began = Battle at { THE($area) }: { $attacker } attacks { $defender } from { THE($origin) } with { $units } ({ $march }); { $defender } stands there with { $against-total ->
    [0] { $routed } (routed)
   *[other] { $against }{ $routed-total ->
        [0] {""}
       *[other] {" "}and { $routed } (routed)
    }
  }{ $order ->
    [none] , without an order
   *[other] {" "}({ $order })
  }.
event-strengths-stated = { $final ->
    [true] All counted — { $attacker }: { $strength }; { $defender }: { $against }.
   *[false] Before the cards — { $attacker }: { $strength }; { $defender }: { $against }.
  }
event-battle-won = { $how-id ->
    [fiefdoms] { $winner } wins the battle at { THE($area) } against { $loser }: { $strength } all, and { $winner } stands better on the Fiefdoms track (place { $place } against { $other }).
    [survivors] { $winner } wins the battle at { THE($area) } at once: { $loser } has no unit left in it.
   *[strength] { $winner } wins the battle at { THE($area) } against { $loser }, { $strength } to { $against }.
  }
event-attackers-settled = { $house } now holds { THE($area) }.

# House cards
ask-choose-card = Choose the house card you play in this battle; both are turned up together.
card-used = { $card } has been used and lies in the discard pile of { $house }.
card-not-in-hand = { $card } is not in the hand of { $house }.
event-house-cards-revealed = Both house cards are turned up ({ $cards }).
event-ability-worked = { $card-id ->
    [robb_stark] { $card } ({ $house }): each attacking knight counts 3.
    [catelyn_stark] { $card } ({ $house }): the Defence order counts twice.
    [maester_luwin] { $card } ({ $house }): a card comes back from the discard pile.
    [jaime_lannister] { $card } ({ $house }): the victory brings 2 power.
    [vargo_hoat] { $card } ({ $house }): each attacking footman counts 2.
    [cersei_lannister] { $card } ({ $house }): the loser gives up an order.
    [renly_baratheon] { $card } ({ $house }): a footman of the battle becomes a knight.
    [salladhor_saan] { $card } ({ $house }): ships that support the enemy count nothing.
    [melisandre] { $card } ({ $house }): for 1 power, the loser discards a card.
    [ser_loras_tyrell] { $card } ({ $house }): an enemy footman dies at once.
    [brienne_of_tarth] { $card } ({ $house }): the Defence order of the area is removed.
    [queen_of_thorns] { $card } ({ $house }): the text of the enemy's card has no effect.
    [asha_greyjoy] { $card } ({ $house }): an order beside the battle is removed.
    [victarion_greyjoy] { $card } ({ $house }): each attacking ship counts 2.
    [balon_greyjoy] { $card } ({ $house }): the printed strength of the enemy's card counts 0.
   *[other] The text of { $card } ({ $house }) takes effect.
  }
event-house-card-discarded = { $by ->
    [none] { $house } puts { $card } on its discard pile.
   *[other] { $by } makes { $house } discard { $card }.
  }
event-house-card-recovered = { $cause-id ->
    [maester_luwin] { $house } takes { $card } back into the hand.
   *[nights_watch] The Night's Watch is grateful: { $house } takes { $card } back into the hand.
  }
event-hand-refilled = { $house } has no card left in hand and takes all seven back.
ask-luwin-card = Take one card of your discard pile back into your hand, or none.
ask-cersei-order = Name the area whose order the loser must give up.
ask-melisandre-card = Pay 1 power to have one card of the loser's hand discarded, or decline.
ask-renly-knight = Replace one of your footmen of this battle by a knight, or decline.
ask-loras-kill = Choose the enemy footman that dies: a ready or a routed one.
ask-asha-order = Name an area next to the battle whose Support or Consolidate Power order you remove, or none.
ready = ready
routed = routed

# The Valyrian Steel Blade
ask-use-blade = Draw the Valyrian Steel Blade for 1 more strength, or keep it for another battle this turn.
event-blade-used = { $house } draws the Valyrian Steel Blade: +1 strength.

# Casualties
ask-casualties = Choose which of your units in the battle fall.
casualties-not-ready = Casualties are taken among your ready units in the battle: { $kind }, { $given } given, { $ready } ready.
casualties-number = { $due ->
    [one] Exactly 1 unit must fall
   *[other] Exactly { $due } units must fall
  }; { $given } given.

# Retreat
ask-retreat = Choose where your beaten units retreat, and which survive if supply cannot feed all.
retreat-not-home = Beaten attackers go back to { THE($origin) }, where they came from, not to { THE($area) }.
retreat-out-of-reach = { THE($area) } cannot be reached from { THE($battle) }: it is neither adjacent nor, for land units, joined by your own ships.
retreat-to-origin = The attack of { $house } came from { THE($area) }; beaten defenders cannot retreat there.
retreat-to-neutral = A neutral force holds { THE($area) }; nobody can retreat there.
retreat-to-enemy = Units of { $house } are at { THE($area) }; a retreat cannot enter.
retreat-to-token = A power token of { $house } lies at { THE($area) }; a retreat cannot enter.
retreat-to-home = { THE($area) } { MANY($area) ->
    [other] are the
   *[one] is the
  } home area of { $house } and under its control; a retreat cannot enter.
retreat-saves-fewer = At { THE($area) } supply would feed { $saved } of your units, elsewhere { $most }; as many as possible must be saved.
event-retreated = { $attacking ->
    [true] { $house } falls back from { THE($origin) } to { THE($to) } with { $units }, routed.
   *[false] { $house } retreats from { THE($origin) } to { THE($to) } with { $units }, routed.
  }
event-casualties-counted = { $card }, { $swords ->
    [one] 1 sword
   *[other] { $swords } swords
  }, against { $shield }, { $fortifications ->
    [0] no fortification
    [one] 1 fortification
   *[other] { $fortifications } fortifications
  }: { $loser } { $due ->
    [0] loses no unit
    [one] must lose 1 unit
   *[other] must lose { $due } units
  }{ $enough ->
    [true] {""}
   *[false] { $ready ->
        [0] {" "}and has none to lose
       *[other] {" "}and has only { $ready } to lose
      }
  }.

# Support
ask-support = Say for each of your supporting areas whom it helps; areas you do not name help nobody.
no-support-order = { $house } has no Support order at { $area }.
support-not-adjacent = { $area } is not next to { $battle }: support needs a common border that no river closes, and ships carry none.
support-land-at-sea = The units at { $area } are on land and cannot support a fight at sea ({ $battle }).
support-against-oneself = { $house } fights in this battle: { $area } can support { $house } or nobody.
support-for-neutral = Nobody can support the neutral force at { $battle }; { $area } can help the attacker or nobody.
event-support-declared = { $house } gives support in the fight at { $area }: { $supports }.
event-support-withheld = { $house } supports nobody in the fight at { $area }.

# The battle
event-battle-began = { $attacker } attacks { $defender } at { $area }, coming from { $origin }.
event-strengths-stated = Strengths at { $area }: { $attacker } { $strength }, { $defender } { $against }.
event-battle-won = { $winner } wins the battle at { $area } against { $loser }.
event-attackers-settled = { $house } now holds { $area }.

# House cards
ask-choose-card = Choose the house card you play in this battle; both are turned up together.
card-used = { $card } has been used and lies in the discard pile of { $house }.
card-not-in-hand = { $card } is not in the hand of { $house }.
event-house-cards-revealed = House cards are turned up: { $cards }.
event-ability-worked = { $card } ({ $house }) takes effect.
event-house-card-discarded = { $card } goes to the discard pile of { $house }.
event-house-card-recovered = { $house } takes { $card } back into the hand.
event-hand-refilled = The hand of { $house } is empty: all its cards come back.
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
event-blade-used = { $house } draws the Valyrian Steel Blade: 1 more strength.

# Casualties
ask-casualties = Choose which of your units in the battle fall.
casualties-not-ready = Casualties are taken among your ready units in the battle: { $kind }, { $given } given, { $ready } ready.
casualties-number = { $due ->
    [one] Exactly 1 unit must fall
   *[other] Exactly { $due } units must fall
  }; { $given } given.

# Retreat
ask-retreat = Choose where your beaten units retreat, and which survive if supply cannot feed all.
retreat-not-home = Beaten attackers go back to { $origin }, where they came from, not to { $area }.
retreat-out-of-reach = { $area } cannot be reached from { $battle }: it is neither adjacent nor, for land units, joined by your own ships.
retreat-to-origin = The attack of { $house } came from { $area }; beaten defenders cannot retreat there.
retreat-to-neutral = A neutral force holds { $area }; nobody can retreat there.
retreat-to-enemy = Units of { $house } are at { $area }; a retreat cannot enter.
retreat-to-token = A power token of { $house } lies at { $area }; a retreat cannot enter.
retreat-to-home = { $area } is the home area of { $house } and under its control; a retreat cannot enter.
retreat-saves-fewer = At { $area } supply would feed { $saved } of your units, elsewhere { $most }; as many as possible must be saved.
event-retreated = { $house } retreats from { $origin } to { $to } with { $units }, routed.

# Draw events and healing
ask-choose-draw-event = Use a draw event of { $unit }?
ask-choose-flux = What does the flux power for { $unit }?
attacks = Attacks
event-draw-event-resolved = { $unit } uses a draw event: { $name }.
event-healing-diced = { $unit } rolls { $die } and heals { $points ->
    [one] 1 wound.
   *[other] { $points } wounds.
  }
event-wounds-healed = { $unit } is healed of { $wounds ->
    [one] 1 wound.
   *[other] { $wounds } wounds.
  }
event-stand-restored = A stand of { $regiment } returns.

# Characters
ask-draw-on = { $character } has acted: draw your next card? His regiment acts if the card is its own; another card goes back on top, seen by all.
draw = Draw the next card
stop = Leave it
event-card-returned = { $seat } draws { $card } and puts it back on top: it is not that regiment's card.
event-character-hurt = { $character } suffers { $wounds ->
    [one] 1 wound.
   *[other] { $wounds } wounds.
  }
event-gap-closed = { $regiment } closes its ranks.
ask-choose-last-foe = The last stand of { $character }: which enemy does he attack?
event-last-stand-made = The last stand of { $character }, against { $target }.
ask-choose-foe = Whom does { $character } challenge?
ask-answer-duel = { $challenger } challenges { $character } to a Duel: does he accept?
accept = Accept
refuse = Refuse
event-duel-called = { $character } challenges { $foe } to a Duel.
event-duel-refused = { $character } refuses the Duel.
no-foe = No enemy character is in contact with the regiment of { $character }.

# Gifts and aid
no-aid = Nobody within reach of { $character } can have this.
no-inspiring = { $regiment } cannot be inspired by an action.
cacophony = { $regiment } cannot rally in the cacophony.
sink = Put it at the bottom
rupture = Rupture
ask-choose-for = { $source }: what does { $unit } choose?
ask-order-three = Your next cards: the first one acts, the last one goes to the bottom.
event-dice-shown = { $source }: { $unit } rolls { $dice }.
event-card-sunk = { $seat } shows { $card } and puts it at the bottom of the stack.
event-character-moved = { $character } joins { $regiment }.
gland_burst = Pheromone gland burst
overridden = Free action
drills = Battlefield Drills
brace_for_impact = Brace for Impact
point_secure = Point Secure
aim_for_the_head = Aim for the Head
on_your_feet = On Your Feet
reorder = Order it anew
ask-choose-reorder = Order your whole stack anew before you draw?

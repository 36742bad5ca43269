# Draw events and healing
ask-choose-draw-event = Use a draw event of { THE($unit) }?
ask-choose-flux = What does the flux power for { THE($unit) }?
event-draw-event-resolved = Draw event of { THE($unit) }: “{ $name }”.
event-healing-diced = { THE($unit) } { MANY($unit) ->
    [other] roll
   *[one] rolls
  } { $die }: { $points ->
    [one] 1 wound
   *[other] { $points } wounds
  } to heal.
event-wounds-healed = { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
  } of { THE($unit) } healed.
event-stand-restored = A lost stand of { THE($regiment) } returns{ $wounds ->
    [0] , whole.
    [one] , with 1 wound.
   *[other] , with { $wounds } wounds.
  }

# Characters
ask-draw-on = { THE($character) } { MANY($character) ->
    [other] have
   *[one] has
  } acted: draw your next card? The regiment acts if the card is its own; another card goes back on top, seen by all.
draw = Draw the next card
stop = Leave it
event-card-returned = { $seat } shows { $card }, which goes back on top of the stack: it is not that regiment's card.
event-character-hurt = { THE($character) } { MANY($character) ->
    [other] suffer
   *[one] suffers
  } { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
  }: { $on } of { $each }.
event-gap-closed = { THE($regiment) } { MANY($regiment) ->
    [other] close the
   *[one] closes the
  } gap in the ranks.
ask-choose-last-foe = The last stand of { THE($character) }: which enemy is attacked?
event-last-stand-made = The last stand of { THE($character) }, against { THE($target) }.
ask-choose-foe = Whom { MANY($character) ->
    [other] do
   *[one] does
  } { THE($character) } challenge?
ask-answer-duel = { THE($challenger) } { MANY($challenger) ->
    [other] challenge
   *[one] challenges
  } { THE($character) } to a Duel: accept?
accept = Accept
refuse = Refuse
event-duel-called = { THE($character) } { MANY($character) ->
    [other] challenge
   *[one] challenges
  } { THE($foe) } to a Duel.
event-duel-refused = { THE($character) } { MANY($character) ->
    [other] refuse
   *[one] refuses
  } the Duel.
no-foe = No enemy character is in contact with the regiment of { THE($character) }.

# Gifts and aid
no-aid = Nobody within reach of { THE($character) } can have this.
no-inspiring = { THE($regiment) } cannot be inspired by an action.
cacophony = { THE($regiment) } cannot rally in the cacophony.
sink = Put it at the bottom
rupture = Rupture
ask-choose-for = “{ $source }”: what { MANY($unit) ->
    [other] do
   *[one] does
  } { THE($unit) } choose?
ask-order-three = Your next cards: the first one acts, the last one goes to the bottom.
event-dice-shown = Dice of { THE($unit) } for “{ $source }”: { DICE($dice) }.
event-card-sunk = { $seat } shows { $card }, which goes to the bottom of the stack.
event-character-moved = { THE($character) } { MANY($character) ->
    [other] leave the old regiment and join
   *[one] leaves the old regiment and joins
  } { THE($regiment) }.
gland_burst = Pheromone Gland Burst
overridden = Free action
drills = Battlefield Drills
brace_for_impact = Brace for Impact
point_secure = Point Secure
aim_for_the_head = Aim for the Head
on_your_feet = On Your Feet
reorder = Order it anew
ask-choose-reorder = Order your whole stack anew before you draw?

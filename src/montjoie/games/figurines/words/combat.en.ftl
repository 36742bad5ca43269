# Choosing an attack
ask-choose-attack = Choose an attack of your unit and its target.
ask-choose-arc = Your unit stands in several arcs of the target alike: choose one.
ask-shift-to-shoot = Shift your unit up to 2 inches in one direction before it shoots, or let it stay.
ask-shot-path = How far does your unit shift before it shoots?
ask-face-enemy = Before it attacks, turn your unit to its enemy or slide it along; or keep it as it stands.
face = turned to the enemy
full = aligned at 100%
half_left = aligned at 50%, on the left
half_right = aligned at 50%, on the right
keep = keep
target-no-enemy = { THE($unit) } can attack only enemies on the table, not this ({ $target }).
target-not-engaged = { THE($unit) } { MANY($unit) ->
    [other] are
   *[one] is
  } not engaged with { THE($target) }.
target-out-of-range = { THE($target) } { MANY($target) ->
    [other] are
   *[one] is
  } { INCHES($far) } from the front arrow of { THE($unit) }; this attack reaches { INCHES($range) }.
target-unseen = { THE($unit) } { MANY($unit) ->
    [other] do
   *[one] does
  } not see { THE($target) }: { $hiding-total ->
    [0] the target is outside the front arc
   *[other] the view is blocked by { THE($hiding) }
  }.
wall-not-shot = { THE($unit) } cannot shoot at a castle wall: it can be attacked in melee only.
attack-no-shift = { THE($unit) } cannot make this attack after a shift.
attack-not-offered = { THE($unit) } cannot make this attack. Possible: { $offered }.
facing-no-room = { THE($unit) } cannot stand like this ({ $facing }): there is something in the way, or another enemy would be touched. Possible: { $offered }.
shift-without-target = After this shift { THE($unit) } would have no enemy in range and sight.
shift-needed = { THE($unit) } { MANY($unit) ->
    [other] have
   *[one] has
  } no target from here: a shift must come first.

# Re-rolls
ask-reroll-dice = Choose the dice to roll again.
die-rolled-again = You have already had die { $die } (a { $face }) rolled again; a die is re-rolled once per player.
die-no-miss = Die { $die } (a { $face }) is not a miss; only misses may be rolled again.
charge_bonus = Charge bonus
granted_reroll = re-roll

# Wounds and healing
ask-heal-wounds = How many wounds does the unit heal?

# Tests
ask-test-order = Put your units in the order in which they take their panic tests.

# Conditions
ask-condition-kind = Choose the kind of condition token.
condition-there = { THE($unit) } { MANY($unit) ->
    [other] have
   *[one] has
  } such a condition token already: { $condition }.
condition-absent = { THE($unit) } { MANY($unit) ->
    [other] have
   *[one] has
  } no such condition token: { $condition }.
condition-immune = { THE($unit) } cannot receive such a condition token: { $condition }.

# Breakthrough
ask-break-through = Your unit has destroyed its enemy: let it make a free Maneuver, or not.
ask-pivot-order = Put the units freed by the breakthrough in the order in which they may pivot.

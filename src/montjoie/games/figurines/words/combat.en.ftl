# Choosing an attack
ask-choose-attack = Choose an attack of your unit and its target.
ask-choose-arc = Your unit stands in several arcs of the target alike: choose one.
ask-shift-to-shoot = Shift your unit up to 2" in one direction before it shoots, or let it stay.
ask-shot-path = How far does your unit shift before it shoots?
ask-face-enemy = Before it attacks, turn your unit to its enemy or slide it along; or keep it as it stands.
face = turned to the enemy
full = aligned at 100%
half_left = aligned at 50%, on the left
half_right = aligned at 50%, on the right
keep = keep
target-no-enemy = { $unit } can attack only enemies on the table, not this ({ $target }).
target-not-engaged = { $unit } is not engaged with { $target }.
target-out-of-range = { $target } is { $far }" from the front arrow ({ $unit }); this attack reaches { $range }".
target-unseen = { $unit } does not see { $target }.
wall-not-shot = A castle wall can be attacked in melee only ({ $unit }).
attack-no-shift = This attack cannot follow a shift ({ $unit }).
attack-not-offered = { $unit } cannot make this attack; possible: { $offered }.
facing-no-room = { $unit } cannot stand like this ({ $facing }): it would overlap something or touch another enemy.
shift-without-target = After this shift { $unit } would have no enemy in range and sight.
shift-needed = { $unit } has no target from where it stands: it must shift first.

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
condition-there = { $unit } is already { $condition }.
condition-absent = { $unit } is not { $condition }.
condition-immune = { $unit } cannot become { $condition }.

# Breakthrough
ask-break-through = Your unit has destroyed its enemy: let it make a free Maneuver, or not.
ask-pivot-order = Put the units freed by the breakthrough in the order in which they may pivot.

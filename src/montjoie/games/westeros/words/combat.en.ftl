# The attack
ask-reroll-symbol = Your unit flanks: choose a symbol whose dice you roll once more, or keep the roll.

# Casualties

# Standing firm
ask-ignore-morale = Your unit is stalwart: ignore the first morale result of this attack, or let it retreat.
ask-counter-attack = Your unit stood its ground: strike back at its attacker, or not.

# Following up
ask-advance = Move the unit into the hex its target has left, or stay.
ask-pursue = Choose where the pursuit of your unit ends, or stay.
ask-pursuit-target = Your unit has pursued: choose whom it attacks now, or nobody.
follow-onto-bridge = No advance or pursuit enters a bridge ({ $hex }).
follow-elsewhere = The unit ({ $unit }) follows into { $vacated }, the hex its target has left; the way to { $hex } does not begin there.

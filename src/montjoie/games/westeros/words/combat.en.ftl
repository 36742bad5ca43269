# The attack
event-attack-declared = { $mode ->
    [extra] { $attacker } attacks again
    [counter] { $attacker } strikes back
    [parting] { $attacker } strikes at the unit that breaks away
    [dogs] The war dogs of { $attacker } attack
   *[normal] { $attacker } attacks
  }: target { $target }, { $dice ->
    [one] 1 die.
   *[other] { $dice } dice.
  }
event-dogs-loosed = { $attacker } looses war dogs at { $target }.
ask-reroll-symbol = Your unit flanks: choose a symbol whose dice you roll once more, or keep the roll.
event-attack-resolved = { $target }: { $hits ->
    [0] no hit
    [one] 1 hit
   *[other] { $hits } hits
  }{ $cancelled ->
    [0] ,
   *[other] {" "}({ $cancelled } ignored),
  } { $retreats ->
    [0] no morale result.
    [one] 1 morale result.
   *[other] { $retreats } morale results.
  }

# Casualties
event-figures-lost = { $unit } loses { $figures ->
    [one] 1 figure.
   *[other] { $figures } figures.
  }
event-unit-eliminated = { $unit } ({ $house }) is eliminated.
event-commander-captured = { $house } captures { $commander }.
event-banners-swapped = { $unit } and { $other } exchange their banner bearers.

# Standing firm
ask-ignore-morale = Your unit is stalwart: ignore the first morale result of this attack, or let it retreat.
event-morale-ignored = { $unit } stands firm and ignores { $results ->
    [one] 1 morale result.
   *[other] { $results } morale results.
  }
ask-counter-attack = Your unit stood its ground: strike back at its attacker, or not.

# Following up
ask-advance = Move the unit into the hex its target has left, or stay.
ask-pursue = Choose where the pursuit of your unit ends, or stay.
ask-pursuit-target = Your unit has pursued: choose whom it attacks now, or nobody.
follow-onto-bridge = No advance or pursuit enters a bridge ({ $hex }).
follow-elsewhere = The unit ({ $unit }) follows into { $vacated }, the hex its target has left; the way to { $hex } does not begin there.

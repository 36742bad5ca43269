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

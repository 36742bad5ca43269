# Événements de tirage et soins
ask-choose-draw-event = Résoudre un événement de tirage : { $unit } ?
ask-choose-flux = Que renforce le flux : { $unit } ?
attacks = Attaques
event-draw-event-resolved = { $unit } résout un événement de tirage : { $name }.
event-healing-diced = { $unit } obtient { $die } et soigne { $points ->
    [one] 1 blessure.
   *[other] { $points } blessures.
  }
event-wounds-healed = { $unit } : { $wounds ->
    [one] 1 blessure soignée.
   *[other] { $wounds } blessures soignées.
  }
event-stand-restored = Un stand revient : { $regiment }.

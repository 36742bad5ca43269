# Volées
ask-volley-target = Sur qui ce régiment tire-t-il ({ $regiment }) ?
ask-aim-arcs = Certains de vos stands sont dans plusieurs arcs de la cible : choisissez-en un pour chacun.
volley-nobody = { $regiment } : aucune cible visible à portée.
event-volley-fired = { $regiment } tire ({ $target }) : { $shots ->
    [one] 1 tir.
   *[other] { $shots } tirs.
  }
event-volley-told = { $target } perd { $stands ->
    [one] 1 stand
   *[other] { $stands } stands
  } sous la volée.

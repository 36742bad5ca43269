# Terrain
event-ground-bit = { LE($regiment) } { MANY($regiment) ->
    [other] traversent
   *[one] traverse
  } un mauvais terrain ({ $ground }) : { DICE($dice) }. { $wounds ->
    [0] Aucune blessure.
    [one] 1 blessure.
   *[other] { $wounds } blessures.
  }

# Garnisons
occupy = Occuper une garnison
leave = Quitter la garnison
ask-choose-garrison = Quelle garnison occuper avec { LE($regiment) } ?
ask-choose-leaving = Choisissez comment { LE($regiment) } { MANY($regiment) ->
    [other] quittent leur
   *[one] quitte sa
  } garnison : le bord, l'orientation, la formation et l'endroit.
ask-take-garrison = L'occupant est détruit. Choisissez lequel de vos régiments prend la garnison, ou aucun.
no-garrison = { LE($regiment) } { MANY($regiment) ->
    [other] n'ont
   *[one] n'a
  } aucune garnison à occuper à portée.
barred-inside = { LE($regiment) } { MANY($regiment) ->
    [other] sont
   *[one] est
  } en garnison : il faut d'abord la quitter.
not-in-garrison = { LE($regiment) } { MANY($regiment) ->
    [other] ne sont
   *[one] n'est
  } dans aucune garnison.
leave-same-round = { LE($regiment) } { MANY($regiment) ->
    [other] ont
   *[one] a
  } occupé la garnison pendant ce round : impossible de la quitter encore.
leave-takes-all = Quitter la garnison demande les deux actions { DE($regiment) }.
leave-no-room = Il n'y a pas de place pour { LE($regiment) } hors de la garnison.
event-garrison-occupied = { LE($regiment) } { MANY($regiment) ->
    [other] occupent
   *[one] occupe
  } { LE($piece) } avec { $stands ->
    [one] 1 stand.
   *[other] { $stands } stands.
  }
event-garrison-left = { LE($regiment) } { MANY($regiment) ->
    [other] quittent leur garnison et se tiennent
   *[one] quitte sa garnison et se tient
  } devant. L'activation est finie.
zone_west = zone ouest
zone_centre = zone centrale
zone_east = zone est
zone_a_west = zone sud-ouest
zone_a_east = zone sud-est
zone_b_west = zone nord-ouest
zone_b_east = zone nord-est

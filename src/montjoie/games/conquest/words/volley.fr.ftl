# Volées
ask-volley-target = Sur qui tirer avec { LE($regiment) } ?
ask-aim-arcs = Certains de vos stands sont dans plusieurs arcs de la cible : choisissez-en un pour chacun.
volley-nobody = { LE($regiment) } { MANY($regiment) ->
    [other] n'ont
   *[one] n'a
  } aucune cible visible à portée.
event-volley-fired = { $arcing ->
    [true] Volée en cloche
   *[other] Volée
  } { DE($regiment) } sur { LE($target) }, à { INCHES($far) } : { $stands ->
    [one] 1 stand tire
   *[other] { $stands } stands tirent
  }{ $effective ->
    [0] {""}
   *[other] , { $effective } à portée efficace
  }{ $halved ->
    [0] {""}
    [one] , 1 gêné
   *[other] , { $halved } gênés
  } ; { $shots ->
    [one] 1 tir.
   *[other] { $shots } tirs.
  }
event-volley-told = { LE($target) } { MANY($target) ->
    [other] perdent
   *[one] perd
  } { $stands ->
    [one] 1 stand
   *[other] { $stands } stands
  } sous la volée { DE($regiment) }.

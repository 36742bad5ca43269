# Actions
march = Marche
retreat = Repli
charge = Charge
melee_attack = Attaque de corps à corps
ranged_attack = Attaque à distance
destroy_terrain = attaque d'un décor
pivot = pivot
shift = décalage
forgo = renoncer à l'action
ask-choose-action = Choisissez l'action { DE($unit) }, ou renoncez-y.
ask-choose-free-action = Choisissez une action gratuite pour { LE($unit) }, ou déclinez.
decline = décliner
action-barred = { $source ->
    [none] Une capacité
   *[other] « { $source } »
  } interdit cette action { A($unit) } : { $action }.
action-engaged = { LE($unit) } { MANY($unit) ->
    [other] sont
   *[one] est
  } au contact { DE($enemy) } : cette action ({ $action }) est réservée aux unités non engagées.
action-unengaged = { LE($unit) } { MANY($unit) ->
    [other] ne sont
   *[one] n'est
  } au contact d'aucun ennemi : cette action ({ $action }) est réservée aux unités engagées.
action-not-offered = { LE($unit) } { MANY($unit) ->
    [other] ne peuvent
   *[one] ne peut
  } pas faire cela ({ $action }). Possible : { $offered }.
no-melee-attack = { LE($unit) } { MANY($unit) ->
    [other] n'ont
   *[one] n'a
  } aucune attaque de corps à corps possible ici.
no-ranged-attack = { LE($unit) } { MANY($unit) ->
    [other] n'ont
   *[one] n'a
  } pas d'attaque à distance.
no-ranged-target = { LE($unit) } { MANY($unit) ->
    [other] n'ont
   *[one] n'a
  } aucun ennemi à portée et en vue, même après un décalage.
no-piece-near = Aucun décor Destructible à 1 pouce ou moins { DE($unit) }.
ask-destroy-piece = Choisissez le décor que votre unité détruit.
piece-not-destroyed = { LE($unit) } { MANY($unit) ->
    [other] ne peuvent
   *[one] ne peut
  } pas détruire cela ({ $piece }) : il faut un décor Destructible à 1 pouce ou moins.

# Ce dont on avertit un joueur prudent.

warn-forgoes = L'unité pourrait encore agir : son activation ne servirait à rien.
warn-objective-left = { LE($unit) } { MANY($unit) ->
    [other] ne couvriraient
   *[one] ne couvrirait
  } plus l'objectif : vous en perdez le contrôle.
warn-long-charge = { LE($unit) } { MANY($unit) ->
    [other] n'atteignent
   *[one] n'atteint
  } { LE($target) } qu'avec un dé de { $needed } ou plus ; une Charge ratée finit par un test de panique.
warn-no-zone = Une zone est libre : cette activation ne servirait à rien.
warn-idle-zone = La zone ne trouverait aucune unité sur laquelle agir ({ $zone }).

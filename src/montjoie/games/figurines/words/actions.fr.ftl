# Actions
action-name = { $action ->
    [march] Marche
    [retreat] Repli
    [charge] Charge
    [melee_attack] Attaque de corps à corps
    [ranged_attack] Attaque à distance
    [destroy_terrain] attaque d'un décor
   *[other] { $action }
  }
ask-choose-action = Choisissez l'action de l'unité activée, ou renoncez-y.
ask-choose-free-action = Choisissez une action gratuite pour cette unité, ou déclinez.
decline = décliner
action-barred = Un effet interdit cette action ({ action-name }) : { $unit }.
action-engaged = Unité engagée ({ $unit }, contre { $enemy }) : seules les unités non engagées peuvent faire cela ({ action-name }).
action-unengaged = Unité non engagée ({ $unit }) : seules les unités engagées peuvent faire cela ({ action-name }).
action-not-offered = Action impossible maintenant ({ $unit }, { action-name }).
march-barred = Pas de Marche avec un Objectif sur le plateau : { $unit }.
no-melee-attack = Aucune attaque de corps à corps possible ici : { $unit }.
no-ranged-attack = Aucune attaque à distance : { $unit }.
no-ranged-target = Aucun ennemi à portée et en vue, même après un décalage : { $unit }.
no-charge-target = Aucun ennemi à portée de charge : { $unit }.
no-piece-near = Aucun décor Destructible à 1" ou moins : { $unit }.
ask-destroy-piece = Choisissez le décor que votre unité détruit.
piece-not-destroyed = Destruction impossible ({ $unit }, { $piece }) : il faut un décor Destructible à 1" ou moins.

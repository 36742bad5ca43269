# Le round et ses phases
event-round-began = Le round { $round } commence.
event-phase-began = { $phase-id ->
    [reinforcement] Phase de renforts
    [command] Phase de commandement
    [supremacy] Phase de suprématie
    [action] Phase d'action
   *[victory] Phase de victoire
  }.
reinforcement = renforts
command = commandement
supremacy = suprématie
action = action
victory = victoire
light = léger
medium = moyen
heavy = lourd
south = bord sud
north = bord nord
west = bord ouest
east = bord est

# Renforts
ask-choose-reinforcement = Choisissez un régiment qui arrive, ou reste, sans jet de dé ; ou aucun.
ask-declare-flank = Lesquels de vos régiments d'attaque de flanc entrent ce round ? Les autres restent en renforts.
ask-choose-arrivals = Choisissez les régiments qui arrivent : un par succès.
none = aucun
arrive = arrive
stay = reste
event-reinforcements-diced = { $seat } lance les dés de renforts ({ $weight }, { $need } ou moins) : { DICE($dice) }. Succès : { $successes }.
event-arriving = { $regiment } ({ $seat }) : arrivée ce round{ $how-id ->
    [automatic] , comme toute sa classe.
    [pick] , par choix.
    [roll] .
    [flank] , en attaque de flanc.
   *[returning] , faute d'avoir pu entrer au round précédent.
  }
event-held-back = { $regiment } ({ $seat }) : maintien en renforts.

# Commandement et suprématie
ask-order-stack = Ordonnez vos cartes de commandement ; la première agit d'abord.
event-stack-built = { $seat } a constitué sa pile de commandement : { $number ->
    [one] 1 carte.
   *[other] { $number } cartes.
  }
ask-shift-die = Votre pile est la plus petite : ajoutez 1 à votre dé ({ $die } contre { $other_die }), retirez 1, ou laissez-le.
event-supremacy-diced = Les deux joueurs lancent un dé pour la suprématie ({ $dice }).
event-die-shifted = { $seat } modifie son dé ({ SIGNED($shift) }) : { $die }.
event-first-player-settled = { $seat } est premier joueur ce round.

# Activation
ask-name-unit = Plusieurs des vôtres ont cette carte : qui agit ?
ask-choose-action = Choisissez la prochaine action de ce régiment ({ $regiment }), ou passez.
ask-choose-character-action = Choisissez l'action de ce personnage ({ $character }), ou passez.
pass = Passer
march = Marche
reform = Reformation
rally = Ralliement
combat_rally = Ralliement en combat
aim = Viser
event-card-drawn = { $seat } tire une carte : { $card }.
event-card-wasted = { $seat } : plus rien ne répond à cette carte ({ $card }) ; la suivante est tirée.
event-activated = { $unit } : activation.
event-action-taken = { $unit } : { $action }.
event-passed = { $unit } : plus rien.
event-lasting-begun = { $source } prend effet sur : { $units }.
event-lasting-ended = Fin d'effet : { $sources }.
action-in-combat = { $regiment } : en contact avec un ennemi, cette action n'est pas permise ({ $action }).
action-out-of-combat = { $regiment } : sans contact avec un ennemi, cette action n'est pas permise ({ $action }).
action-repeated = { $regiment } : cette action a déjà été faite ce round ({ $action }).
not-broken = { $regiment } : ce régiment n'est pas brisé.
no-barrage = { $regiment } : ce régiment n'a rien pour tirer.
event-rallied = { $regiment } : ralliement, le régiment n'est plus brisé.

# La fin
enemy_command_card_removed_this_round = cartes de commandement ennemies retirées ce round
enemy_warlord_killed = mort du seigneur de guerre ennemi
secondary_objective_achieved = objectifs secondaires atteints
friendly_zone_controlled = zones contrôlées dans sa moitié
enemy_zone_controlled = zones contrôlées dans la moitié ennemie
zone_controlled = zones contrôlées
event-scored = { $seat } marque { $points } PV : { $per } ({ $times }).
won-by-wipe-out = l'armée adverse est anéantie
won-by-threshold = le seuil de points de victoire est atteint
won-by-points = le dernier round est terminé

# Objectifs secondaires
ask-discard-secondaries = Choisissez les objectifs secondaires que vous écartez.
event-secondaries-drawn = { $seat } pioche { $number } objectifs secondaires.
event-secondaries-discarded = { $seat } en écarte { $number }.
event-secondary-achieved = { $seat } dévoile un objectif secondaire : { $card }.

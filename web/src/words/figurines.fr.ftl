# Figurines : la table, ses panneaux et ses éditeurs.
game-figurines = Le Trône de Fer, le jeu de figurines
document = Document (JSON)
document-wrong = Ce n'est pas encore du JSON.
option-figurines-mode = Mode de jeu
option-figurines-mode-random = Tiré au sort
option-figurines-size = Points de chaque armée
option-figurines-table = Table (pouces)
option-figurines-table-48x48 = 48 × 48
option-figurines-table-72x48 = 72 × 48
option-figurines-terrain = Décors
option-figurines-terrain-choose = Choisis à tour de rôle
option-figurines-terrain-random = D'après la table aléatoire
option-figurines-pieces = Nombre de décors
option-figurines-teams = Camps
option-figurines-teams-auto = Deux camps
option-figurines-teams-free_for_all = chacun pour soi
option-figurines-faction_rules = Règles propres à une faction

# La table
fig-round = Round { $n }
fig-phase-setup = Mise en place
fig-phase-activation = Activations
fig-phase-cleanup = Entretien
fig-zone = Zone de déploiement ({ $edge })
fig-zone-of = Zone de déploiement : { $who }
fig-figures = { $n } figurines sur { $all }
fig-wounds = { $n ->
    [one] { $n } blessure sur la figurine suivante
   *[other] { $n } blessures sur la figurine suivante
  }
fig-wounds-each = { $n } blessures chacune
fig-activated = activée
fig-carries = porte un Objectif
fig-marked = marquée
fig-influenced = influencée par { $ncu }
fig-engaged = engagée avec { $with }
fig-ncu = UNC
fig-token-held = { $token } : contrôlé par { $unit }
fig-token-free = { $token } : contrôlé par personne
fig-card = Carte
fig-reach = Se déplace de { $speed }, marche de { $march }, charge de { $low } à { $high }.
fig-key-threat = charge
fig-key-range = attaque à distance
fig-key-arcs = arcs
fig-key-sight = voit
fig-press-enemy = Touchez un ennemi pour voir ligne de vue, arc et charge.
fig-seen = En vue, à { $distance } de la flèche de front.
fig-blocked = Pas en vue : masqué par { $by }.
fig-not-in-arc = Pas en vue : hors de l'arc frontal.
fig-in-arc = Se tient dans son arc : { $arc }.
fig-covered = À couvert derrière { $by } : -1 pour toucher à distance.
fig-charge = La charge réussit sur { $roll }+ : { $chance }.
fig-charge-hindered = Deux dés, le plus bas compte.
fig-no-charge = Aucune charge possible d'ici.
fig-until-attack = jusqu'à la fin de l'attaque
fig-until-action = jusqu'à la fin de l'action
fig-until-turn = jusqu'à la fin du tour
fig-until-round = jusqu'à la fin du round
fig-until-game = jusqu'à la fin de la partie

# Cartes
fig-speed = Vitesse
fig-defense = Défense
fig-morale = Moral
fig-points = Points
fig-ranks-of = { $ranks } × { $files } figurines
fig-melee = mêlée
fig-ranged = à distance { $range }
fig-dice-by-ranks = Dés selon les rangs restants, l'unité entière d'abord
fig-order = Ordre
fig-once = une fois par partie
fig-used = utilisé
fig-vp = { $n } PV
fig-vp-of = { $n } / { $needed } PV
fig-no-army = pas encore d'armée
fig-active = joue son tour
fig-out = éliminé
fig-hand = main { $n }
fig-deck = pioche { $n }
fig-discard = Défausse ({ $n })
fig-tactics-board = Plateau tactique
fig-zone-free = libre
fig-my-missions = Mes missions
fig-my-siege = Mes cartes Siège
fig-missions = Missions de ce round
fig-face-down = face cachée
fig-open-missions = Missions ouvertes
fig-siege-cards = Cartes Siège en jeu
fig-tokens-left = { $n ->
    [one] { $n } pion restant
   *[other] { $n } pions restants
  }
fig-reserve = En Réserve

# Dés
fig-scene = Ce qui se passe
fig-charges = charge
fig-attacks = attaque
fig-die = Dé : { $face }
fig-roll-attack = Attaque
fig-roll-defense = Défense
fig-roll-panic = Test de Panique
fig-roll-morale = Test de Moral
fig-roll-retreat = Retraite
fig-roll-charge = Charge
fig-roll-wounds = Blessures
fig-roll-heal = Soins
fig-roll-terrain = Décor
fig-hits = { $hits ->
    [one] { $hits } touche
   *[other] { $hits } touches
  }, { $blocked } parées
fig-suffers = { $n ->
    [one] { $n } blessure
   *[other] { $n } blessures
  }, { $left } figurines restantes
fig-test-passed = test réussi ({ $total } pour { $needed }+)
fig-test-failed = test raté ({ $total } pour { $needed }+)
fig-charge-made = la charge réussit
fig-charge-missed = la charge échoue
fig-odds-charge = Atteint l'ennemi : { $chance }. Ensuite :
fig-odds-wounds = { $mean } blessures en moyenne, panique comprise
fig-odds-panics = panique : { $chance }
fig-odds-destroyed = détruite : { $chance }

# Éditeurs
fig-could = Ce que { $unit } pourrait faire aussitôt :
fig-acting = { $unit } : activation.
fig-turn-before = Pivot avant (°)
fig-turn-after = Pivot après (°)
fig-distance = En avant (au plus { $most })
fig-way = Pivot { $before }, avance { $far }, pivot { $after }.
fig-move-how = Tirez le plateau là où il doit aller, tournez-le par sa poignée, ou touchez un des fantômes. Sans mouvement, il reste.
fig-turn-how = Tournez le plateau par sa poignée ou donnez l'angle. Sans pivot, il reste comme il est.
fig-which-first = Choisissez d'abord ce que vous placez.
fig-needs = { $roll }+ ({ $chance })
fig-charge-arc = Elle frapperait : { $arc }.
fig-disorderly = En désordre, sans bonus de Charge : { $chance }.
fig-nothing-fits = Vous n'avez rien qui convienne ; on vous le demande pour que personne ne le sache.
fig-pass = Passer
fig-discard-how = Touchez les cartes que vous voulez défausser ; vous repiochez jusqu'à trois.
fig-option-maneuver = Pivoter, avancer jusqu'à la Vitesse, pivoter.
fig-option-march = Tout droit jusqu'à deux fois la Vitesse, puis pivoter ; rien d'autre.
fig-option-charge = Se jeter sur un ennemi en vue : Vitesse plus un dé, puis attaque de mêlée avec bonus.
fig-option-retreat = Quitter l'engagement : Vitesse plus un dé, loin de l'ennemi.
fig-option-melee-attack = Frapper un ennemi au contact.
fig-option-ranged-attack = Tirer sur un ennemi en vue et à portée ; décalage de 2″ possible avant.
fig-option-destroy-terrain = Détruire un décor à 1″ ou moins.
fig-option-forgo = Ne rien faire de cette activation.
fig-option-yield = Laisser le choix à l'adversaire.
fig-option-attacker = Abattre les murailles et marquer des Points de Victoire.
fig-option-defender = Tenir le château six rounds.
do-submit-army = Sceller mon armée
do-deploy-unit = Déployer ici
do-deploy-reserve = La faire entrer
do-place-piece = Placer ici
do-place-objective = Placer ici
do-activate-unit = Activer
do-choose-action = Faire ceci
do-maneuver-path = Manœuvrer
do-march-path = Marcher
do-retreat-way = Se retirer
do-shift-way = Décaler
do-shift-to-shoot = Décaler
do-free-pivot-turn = Pivoter
do-charge-pivot = Pivoter et charger
do-charge-target = Déclarer la charge
do-align-charge = S'aligner
do-claim-zone = Revendiquer
do-use-effect = Répondre
do-reroll-dice = Relancer
do-discard-cards = Continuer
do-choose-mission = Sceller ma mission

# Moments auxquels on peut répondre
fig-moment-round_start = Un nouveau round commence.
fig-moment-turn_start = Le tour de { $player } commence.
fig-moment-unit_activated = { $unit } : activation.
fig-moment-ncu_activated = { $ncu } : activation.
fig-moment-action_declared = { $unit } va agir : { $kind }.
fig-moment-charge_declared = { $unit } déclare une charge contre { $other }.
fig-moment-charge_distance_before_roll = { $unit } va lancer sa charge contre { $other }.
fig-moment-charge_distance_after_roll = { $unit } a lancé sa charge contre { $other }.
fig-moment-charge_reroll = Le dé de charge peut être relancé ({ $unit }).
fig-moment-charge_successful = Charge réussie : { $unit } contre { $other }.
fig-moment-charge_failed = Charge ratée : { $unit } contre { $other }.
fig-moment-move_ended = { $unit } a fini son mouvement.
fig-moment-attack_declared = { $unit } attaque { $other }.
fig-moment-attack_before_dice = { $unit } attaque { $other } et va lancer les dés.
fig-moment-attack_after_dice = { $unit } a lancé ses dés d'attaque contre { $other }.
fig-moment-attack_reroll = Des dés d'attaque peuvent être relancés : { $unit } contre { $other }.
fig-moment-defense_roll = { $unit } lance sa défense contre { $other }.
fig-moment-defense_reroll = Des dés de défense peuvent être relancés : { $unit }, { $other }.
fig-moment-defense_after_dice = Les dés de défense sont lancés : { $unit }, { $other }.
fig-moment-wounds_suffered = { $unit } subit des blessures.
fig-moment-rank_destroyed = { $unit } perd un rang.
fig-moment-morale_before_roll = { $unit } va faire un Test de Moral.
fig-moment-morale_after_roll = { $unit } a lancé un Test de Moral.
fig-moment-morale_reroll = Des dés du test peuvent être relancés ({ $unit }).
fig-moment-morale_passed = { $unit } réussit un Test de Moral.
fig-moment-morale_failed = { $unit } rate un Test de Moral.
fig-moment-panic_before_roll = { $unit } va faire un Test de Panique.
fig-moment-panic_after_roll = { $unit } a lancé un Test de Panique.
fig-moment-panic_passed = { $unit } réussit un Test de Panique.
fig-moment-panic_failed = { $unit } rate un Test de Panique.
fig-moment-attack_completed = L'attaque est finie : { $unit } contre { $other }.
fig-moment-unit_destroyed = Unité détruite : { $unit }.
fig-moment-unit_healed = { $unit } récupère des blessures.
fig-moment-breakthrough = { $unit } peut faire une percée.
fig-moment-retreat_completed = { $unit } a battu en retraite.
fig-moment-zone_claimed = { $ncu } revendique { $zone }.
fig-moment-zone_targets_unit = { $zone } vise { $unit }.
fig-moment-tactics_card_played = { $player } joue { $card }.
fig-moment-order_used = { $player } utilise un Ordre : { $card }.
fig-moment-condition_gained = { $unit } reçoit un pion : { $kind }.
fig-moment-condition_spend = Un pion est dépensé : { $kind } ({ $unit }).
fig-moment-activation_end = Fin d'activation : { $unit }.
fig-moment-turn_end = Le tour de { $player } finit.
fig-moment-round_end = Le round finit.
fig-moment-objective_scored = { $player } gagne les points d'un Objectif : { $card }.
fig-moment-objective_claimed = { $unit } prend un Objectif.
fig-moment-before_deployment = Le déploiement va commencer.
fig-moment-deployment = Les unités vont être déployées.

# Armées
army-commander = Général
army-choose-commander = Choisissez le Général…
army-commander-cards = Apporte les cartes Tactique { $cards }.
army-commander-first = Choisissez d'abord le Général.
army-units = Unités Combattantes
army-no-unit = Aucune unité : prenez-en une dans le catalogue.
army-ncus = Unités Non Combattantes
army-no-ncu = Aucune.
army-hostage = Otage : { $card }
army-leads = Votre Général mène
army-attach = Attachement pour { $unit }
army-add-attachment = Ajouter un Attachement…
army-take-unit = Unités à prendre
army-take-ncu = Unités Non Combattantes à prendre
army-take-hostage = Otages à prendre

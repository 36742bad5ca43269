# Ce qui se passe sur la table, quel que soit le chapitre ; les noms que le contenu ne donne pas.

ask-use-effect = { $window } : utilisez un Ordre, une carte ou une capacité, ou passez.
ask-order-effects = Plusieurs de vos effets ont lieu maintenant : mettez-les en ordre.
effect-not-now = Impossible d'utiliser cela maintenant ({ $window }) : { $effect }.

player-1 = Joueur 1
player-2 = Joueur 2
player-3 = Joueur 3
player-4 = Joueur 4
player-5 = Joueur 5
player-6 = Joueur 6
pass = passer
yield = laisser le choix à l'adversaire
done = rien de plus
card = carte
rule = effet
deploy = déployer
partner = laisser le tour
disorderly_charge = Charge désordonnée
south = sud
north = nord
south_west = sud-ouest
north_west = nord-ouest
north_east = nord-est
south_east = sud-est
panicked = Paniqué
vulnerable = Vulnérable
weakened = Affaibli
roll-off = tirage
roll-terrain = premier décor
roll-zone = zone de déploiement
roll-first = Premier Joueur
terrain-count = nombre de décors

round_start = début du round
turn_start = début du tour
unit_activated = une unité est activée
ncu_activated = une UNC est activée
action_declared = une action est déclarée
charge_declared = une charge est déclarée
charge_distance_before_roll = avant le dé de charge
charge_distance_after_roll = après le dé de charge
charge_reroll = relance du dé de charge
charge_successful = une charge réussit
charge_failed = une charge est manquée
move_ended = un mouvement est terminé
attack_declared = une attaque est déclarée
attack_before_dice = avant les dés d'attaque
attack_after_dice = après les dés d'attaque
attack_reroll = relance des dés d'attaque
defense_roll = les dés de défense sont lancés
defense_reroll = relance des dés de défense
defense_after_dice = après les dés de défense
wounds_suffered = des blessures sont subies
rank_destroyed = un rang est perdu
morale_before_roll = avant un test de moral
morale_after_roll = après les dés d'un test de moral
morale_reroll = relance d'un test
morale_passed = un test de moral est réussi
morale_failed = un test de moral est raté
panic_before_roll = avant un test de panique
panic_after_roll = après les dés d'un test de panique
panic_passed = un test de panique est réussi
panic_failed = un test de panique est raté
attack_completed = une attaque est terminée
unit_destroyed = une unité est détruite
unit_healed = une unité est soignée
breakthrough = percée
retreat_completed = un repli est terminé
zone_claimed = une zone est prise
zone_targets_unit = une zone vise une unité
tactics_card_played = une carte Tactique est jouée
order_used = un Ordre est utilisé
condition_gained = un pion État est reçu
condition_spend = un pion État est dépensé
activation_end = fin d'une activation
turn_end = fin du tour
round_end = fin du round
objective_scored = un objectif rapporte des points
objective_claimed = un objectif est pris
before_deployment = avant le déploiement

event-rolled = { $purpose-id ->
    [attack] { $player } lance les dés d'attaque ({ $unit }) : { $dice }.
    [defense] { $player } lance les sauvegardes de défense ({ $unit }) : { $dice }.
    [panic] { $player } lance un test de panique ({ $unit }) : { $dice }.
    [morale] { $player } lance un test de moral ({ $unit }) : { $dice }.
    [retreat] { $player } lance le dé de repli ({ $unit }) : { $dice }.
    [charge] { $player } lance la distance de charge ({ $unit }) : { $dice }.
    [terrain] { $player } lance les dés pour un décor : { $dice }.
    [wounds] Blessures ({ $unit }) : { $dice }.
    [heal] Soins ({ $unit }) : { $dice }.
   *[other] { $player } lance les dés ({ $purpose }) : { $dice }.
  }
event-dice-rerolled = { $player } relance des dés : { $dice } maintenant.
event-hits-settled = { $unit } : { $hits } { $hits ->
    [one] touche
   *[other] touches
  }, dont { $blocked } parées.
event-wounds-suffered = { $unit } subit { $wounds } { $wounds ->
    [one] blessure
   *[other] blessures
  } ; figurines restantes : { $figures }.
event-unit-healed = { $unit } soigne { $healed } { $healed ->
    [one] blessure
   *[other] blessures
  } ; figurines : { $figures }.
event-unit-destroyed = Unité détruite : { $unit }.
event-unit-removed = Un plateau quitte la table : { $unit }.
event-unit-restored = Unité de nouveau complète : { $unit }.
event-unit-created = Une unité entre en jeu : { $unit }.
event-test-taken = { $rolled ->
    [false] { $unit } n'a subi aucune blessure et réussit le test de panique.
   *[other] { $passed ->
        [true] { $unit } réussit un test ({ $total } pour { $needed }+).
       *[other] { $unit } rate un test ({ $total } pour { $needed }+).
      }
  }
event-condition-gained = { $unit } reçoit un pion État : { $condition }.
event-condition-lost = { $unit } perd un pion État : { $condition }.
event-ability-used = { $source } utilise une capacité : { $ability }.
event-attachments-changed = Attachements maintenant ({ $unit }) : { $attachments }.
event-lasting-begun = { $source } : en vigueur pour { $units }.
event-lasting-ended = Des effets en vigueur jusqu'ici prennent fin.
event-unit-moved = { $move-id ->
    [march] Marche : { $unit }.
    [retreat] Repli : { $unit }.
    [charge] Mouvement de charge : { $unit }.
    [align] Alignement : { $unit }.
    [shift] Décalage : { $unit }.
    [pivot] Pivot : { $unit }.
    [push] Unité écartée : { $unit }.
   *[other] Manœuvre : { $unit }.
  }
event-charge-declared = { $unit } charge { $target } ({ $arc ->
    [front] de front
    [rear] de dos
   *[other] de flanc
  }).
event-charge-ended = { $successful ->
    [true] { $disorderly ->
        [true] Charge réussie, mais désordonnée : { $unit } contre { $target }.
       *[other] Charge réussie : { $unit } contre { $target }.
      }
   *[other] Charge manquée : { $unit } contre { $target }.
  }
event-attack-made = { $unit } attaque { $target } ({ $arc ->
    [front] de front
    [rear] de dos
   *[other] de flanc
  }).
event-deck-shuffled = { $player } mélange un paquet Tactique de { $size } cartes.
event-cards-drawn = { $player } pioche des cartes Tactique.
event-card-fetched = { $player } prend des cartes Tactique en main.
event-cards-buried = { $player } remet des cartes sous le paquet.
event-cards-discarded = { $player } défausse { $cards }.
event-card-played = { $player } joue { $card }.
event-card-cancelled = Sans effet : { $card } ({ $player }).
event-card-attached = Une carte est attachée à une unité ({ $unit }) : { $card }.
event-attached-tokens = { $name } : { $tokens } { $tokens ->
    [one] pion
   *[other] pions
  }.
event-attached-moved = { $name } : carte désormais attachée à l'unité { $unit }.
event-attached-discarded = Une carte quitte son unité et part à la défausse : { $card }.
event-cards-revealed = { $player } regarde des cartes adverses ({ $owner }).

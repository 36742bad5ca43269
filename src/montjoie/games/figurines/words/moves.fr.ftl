# Mouvement
ask-move-path = Choisissez le trajet de votre unité : pivot, tout droit, pivot.
ask-maneuver-path = Manœuvre : faites pivoter votre unité, avancez-la tout droit de sa Vitesse au plus, puis faites-la pivoter.
ask-march-path = Marche : avancez votre unité tout droit de deux fois sa Vitesse au plus, puis faites-la pivoter.
ask-free-pivot-turn = Votre unité peut pivoter sur place.
ask-shift-way = Décalez votre unité tout droit d'un côté, sans la faire pivoter, ou laissez-la où elle est.
ask-shift-path = De combien votre unité se décale-t-elle ?
ask-retreat-way = Repli : choisissez où va votre unité et de combien, ou laissez-la engagée.
ask-retreat-path = De combien votre unité se replie-t-elle, et comment pivote-t-elle ensuite ?
ask-reroll-retreat = Relancer le dé de Repli, ou le garder ?
stay = rester sur place
forward = vers l'avant
backward = vers l'arrière
left = vers la gauche
right = vers la droite
reroll = relancer
ends-off-table = { LE($unit) } { MANY($unit) ->
    [other] ne finiraient
   *[one] ne finirait
  } pas entièrement sur la table.
ends-on-friend = { LE($unit) } { MANY($unit) ->
    [other] finiraient
   *[one] finirait
  } sur un plateau allié : { LE($other) }.
ends-on-enemy = { LE($unit) } { MANY($unit) ->
    [other] finiraient
   *[one] finirait
  } sur un plateau ennemi : { LE($other) }.
ends-near-enemy = { LE($unit) } { MANY($unit) ->
    [other] finiraient
   *[one] finirait
  } à { INCHES($far) } d'un ennemi ({ $other }) ; il faut au moins 1 pouce.
ends-on-impassable = { LE($unit) } { MANY($unit) ->
    [other] finiraient
   *[one] finirait
  } sur un décor Infranchissable : { LE($piece) }.
ends-behind-walls = { LE($unit) } { MANY($unit) ->
    [other] finiraient
   *[one] finirait
  } derrière les murailles, où les assaillants ne vont jamais.
turns-on-enemy = Le pivot { DE($unit) } finirait sur un plateau ennemi : { LE($other) }.
moves-through-enemy = { LE($unit) } { MANY($unit) ->
    [other] passeraient
   *[one] passerait
  } à travers un ennemi : { LE($other) }.
moves-through-impassable = { LE($unit) } { MANY($unit) ->
    [other] entreraient
   *[one] entrerait
  } dans un décor Infranchissable, ou le { MANY($unit) ->
    [other] traverseraient
   *[one] traverserait
  } : { LE($piece) }.
moves-behind-walls = { LE($unit) } { MANY($unit) ->
    [other] passeraient
   *[one] passerait
  } derrière les murailles, où les assaillants ne vont jamais.
moves-off-table = { LE($unit) } { MANY($unit) ->
    [other] franchiraient
   *[one] franchirait
  } le bord de la table ; on ne peut que pivoter au-dessus.
no-charge-target = { LE($unit) } { MANY($unit) ->
    [other] n'ont
   *[one] n'a
  } aucun ennemi à portée de charge.
march-barred = { LE($unit) } { MANY($unit) ->
    [other] portent
   *[one] porte
  } un Objectif et { MANY($unit) ->
    [other] ne peuvent
   *[one] ne peut
  } pas faire de Marche.
moves-too-far = { LE($unit) } { MANY($unit) ->
    [other] avanceraient
   *[one] avancerait
  } de { INCHES($far) } ; le maximum est de { INCHES($most) }.
moves-too-far-rough = { LE($unit) } { MANY($unit) ->
    [other] avanceraient
   *[one] avancerait
  } de { INCHES($far) } ; le terrain Difficile du trajet ({ $pieces }) ne laisse que { INCHES($most) }.
moves-backward = { LE($unit) } { MANY($unit) ->
    [other] ne peuvent
   *[one] ne peut
  } pas parcourir une distance négative.
turns-about-centre = { LE($unit) } { MANY($unit) ->
    [other] pivotent sur le centre de leur plateau
   *[one] pivote sur le centre de son plateau
  }, pas sur un coin.
one-straight-move = { LE($unit) } { MANY($unit) ->
    [other] font
   *[one] fait
  } un seul mouvement tout droit, suivi seulement d'un pivot.
no-turn-before = { LE($unit) } { MANY($unit) ->
    [other] ne peuvent
   *[one] ne peut
  } pas pivoter avant ce mouvement.
no-turn-after = { LE($unit) } { MANY($unit) ->
    [other] ne peuvent
   *[one] ne peut
  } pas pivoter après ce mouvement.
not-in-line = { LE($unit) } { MANY($unit) ->
    [other] ne peuvent
   *[one] ne peut
  } pas finir là : l'endroit est à { INCHES($aside) } de la ligne droite du mouvement, ou derrière.
shift-leaves-enemy = Ce décalage romprait l'engagement { DE($unit) } avec { LE($other) }.

# Charge
ask-charge-target = Déclarez quel ennemi votre unité charge.
ask-charge-arc = Votre unité se trouve autant dans deux arcs de sa cible : choisissez le côté qu'elle frappe.
ask-charge-pivot = Votre unité peut pivoter avant de charger ; sa cible doit rester visible et à portée.
ask-align-charge = Votre Charge est Réussie : choisissez comment votre unité s'aligne sur sa cible.
ask-push-unit = L'unité qui charge touche la vôtre : choisissez où elle est déplacée, aussi peu que possible.
front_arc = front
rear_arc = dos
left_arc = flanc gauche
right_arc = flanc droit
nearest = au plus près d'un alignement, selon la place
nearest_2 = au plus près d'un autre alignement, selon la place
charge-no-enemy = { LE($unit) } { MANY($unit) ->
    [other] ne peuvent
   *[one] ne peut
  } pas charger { LE($target) } : seul un ennemi sur la table peut être chargé.
charge-too-far = { LE($unit) } { MANY($unit) ->
    [other] sont
   *[one] est
  } à { INCHES($far) } { DE($target) } ; la meilleure Charge est de { INCHES($most) }.
charge-unseen = { target-unseen }
charge-no-room = { LE($unit) } { MANY($unit) ->
    [other] n'ont
   *[one] n'a
  } pas, de ce côté { DE($target) }, la place d'aligner la moitié du front.
charge-no-way = { LE($unit) } { MANY($unit) ->
    [other] ne peuvent
   *[one] ne peut
  } pas atteindre { LE($target) } tout droit, quel que soit le pivot, même avec { INCHES($most) }.
charge-no-contact = Avec ce pivot, { LE($unit) } { MANY($unit) ->
    [other] ne peuvent
   *[one] ne peut
  } pas toucher { LE($target) } en { INCHES($most) }, ou quelque chose barre la route.
charge-turns-blind = Avec ce pivot, { LE($unit) } { MANY($unit) ->
    [other] ne voient
   *[one] ne voit
  } plus { LE($target) }{ $hiding-total ->
    [0] {""}
   *[other] {" "}: la vue est masquée par { LE($hiding) }
  }.

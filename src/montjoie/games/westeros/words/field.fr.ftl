# Moving
ask-move-unit = Déplacez une de vos unités activées, ou terminez les déplacements.
ask-move-to = Choisissez où va l'unité.
ask-move-on = Votre unité a rompu le combat : choisissez où finit son déplacement.
ask-move-freely = L'unité peut se déplacer sans être activée : choisissez un hexagone, ou laissez-la sur place.
unit-not-activated = Cette unité n'est pas activée en ce moment : { $unit }.
unit-has-moved = L'unité en { $hex } ({ $unit }) a fini son déplacement.
unit-hemmed-in = L'unité en { $hex } ({ $unit }) ne peut entrer dans aucun hexagone voisin.
move-off-board = { $hex } n'est pas un hexagone entier du champ de bataille.
move-occupied = { $hex } contient déjà une unité ({ $unit }) ; aucune autre ne peut y entrer.
move-back = L'unité ({ $unit }) ne peut quitter { $hex } et y revenir qu'avec un déplacement de deux hexagones ; elle peut en parcourir { $allowance }.
move-out-of-fire = L'unité en { $hex } ({ $unit }) est dans le feu et ne peut pas en sortir.
move-into-fire = { $hex } est en feu ; aucune unité ne peut y entrer.
move-impassable = { $hex } est infranchissable ({ $terrain }).
move-too-far = { $hex } est à { $far } hexagones ; l'unité ({ $unit }) peut en parcourir { $allowance }.
move-off-road = { $hex } est un hexagone trop loin pour l'unité ({ $unit }, déplacement { $allowance }) ; seul un déplacement fait sur route depuis son départ gagne un hexagone.
move-past-stop = L'unité ({ $unit }) n'atteint pas { $hex } : sa marche s'arrête en { $stop } ({ $terrain }).
move-no-way = Aucun chemin libre de { $allowance ->
    [one] 1 hexagone
   *[other] { $allowance } hexagones
  } ne mène l'unité ({ $unit }) en { $hex }.
move-engaged = L'unité ({ $unit }) est engagée : nommez d'abord l'hexagone voisin où elle se dégage ; vous choisirez la suite du chemin si elle survit.
move-not-announced = Le déplacement doit commencer par { $first }, l'hexagone annoncé ; aucun chemin de ce genre ne finit en { $hex }.

# Attacking
ask-choose-attack = Faites attaquer une de vos unités activées, ou terminez les attaques.
ask-choose-target = Choisissez ce que l'unité fait de son attaque.
unit-has-attacked = L'unité en { $hex } ({ $unit }) a déjà utilisé l'attaque de cette activation.
unit-may-not-attack = L'unité en { $hex } ({ $unit }) ne peut pas attaquer : son ordre ou la longueur de son déplacement l'en empêche.
unit-without-target = L'unité en { $hex } ({ $unit }) n'a personne à attaquer de là où elle se trouve.
attack-from-fire = L'unité en { $hex } ({ $unit }) est dans le feu et ne peut pas attaquer.
attack-no-enemy = Ce n'est pas une unité ennemie du champ de bataille : { $target }.
attack-engaged-shooter = L'unité en { $hex } ({ $unit }) est engagée : elle ne peut tirer que sur son adversaire, pas sur celle en { $at } ({ $target }).
attack-out-of-range = La cible en { $at } ({ $target }) est à { $far } hexagones de l'unité en { $hex } ({ $unit }), dont la portée est de { $range }.
attack-no-sight = L'unité en { $hex } ({ $unit }) n'a pas de ligne de mire vers la cible en { $at } ({ $target }) ; ce qui la bloque : { $blockers }.
dogs-without-keyword = L'unité ({ $unit }) n'a pas de chiens de guerre.
dogs-after-move = L'unité ({ $unit }) s'est déplacée ce tour-ci et ne peut plus lâcher ses chiens de guerre.
dogs-engaged = L'unité en { $hex } ({ $unit }) est engagée et ne peut pas lâcher ses chiens de guerre.
dogs-range = La cible en { $at } ({ $target }) est à { $far ->
    [one] 1 hexagone
   *[other] { $far } hexagones
  } de l'unité en { $hex } ({ $unit }) ; les chiens de guerre atteignent de { $low } à { $high }.

# Engagement
ask-parting-attack = Un ennemi se désengage de votre unité : portez-lui une attaque de décrochage, ou laissez-le partir.

# Retreat
ask-retreat-step = Choisissez l'hexagone où votre unité bat en retraite.
retreat-not-homeward = L'unité ({ $unit }) bat en retraite vers un hexagone voisin du côté de son propre bord ; { $hex } n'en est pas un.

# Fire
put-out-nothing = Il n'y a pas de feu à éteindre en { $hex } ({ $unit }).
quench-nothing = Il n'y a pas de feu en { $hex } à côté de l'unité.
scorch-without-keyword = L'unité ({ $unit }) n'a pas la terre brûlée et ne peut pas mettre le feu.
scorch-not-adjacent = { $hex } n'est pas à côté de l'unité ; on met le feu à un hexagone adjacent.
scorch-occupied = Une unité se trouve en { $hex } ({ $unit }) ; on ne met le feu qu'à des hexagones vides.
scorch-cannot-burn = { $hex } ne peut pas brûler ({ $terrain }).
scorch-only-tokens = Dans cette bataille on ne met le feu que là où se trouve l'un de ces pions : { $tokens } ; il n'y en a pas en { $hex }.

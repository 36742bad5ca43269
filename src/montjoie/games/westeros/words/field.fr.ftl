# Moving
ask-move-unit = Déplacez une de vos unités activées, ou terminez les déplacements.
ask-move-to = Choisissez où va l'unité.
ask-move-on = Votre unité a rompu le combat : choisissez où finit son déplacement.
ask-move-freely = L'unité peut se déplacer sans être activée : choisissez un hexagone, ou laissez-la sur place.
unit-not-activated = { $unit } ne fait pas partie des unités activées en ce moment.
unit-has-moved = { $unit } en { $hex } a fini son déplacement.
unit-hemmed-in = { $unit } en { $hex } ne peut entrer dans aucun hexagone voisin.
move-off-board = { $hex } n'est pas un hexagone entier du champ de bataille.
move-occupied = { $hex } contient déjà une unité ({ $unit }) ; aucune autre ne peut y entrer.
move-out-of-fire = { $unit } se trouve dans le feu en { $hex } et ne peut pas en sortir.
move-into-fire = { $hex } est en feu ; aucune unité ne peut y entrer.
move-impassable = { $hex } est infranchissable ({ $terrain }).
move-too-far = { $hex } est à { $far } hexagones ; { $unit } peut en parcourir { $allowance }.
move-off-road = { $hex } dépasse d'un hexagone les { $allowance } que { $unit } peut parcourir ; seul un déplacement fait sur route depuis son départ gagne un hexagone.
move-past-stop = { $unit } n'atteint pas { $hex } : sa marche s'arrête en { $stop } ({ $terrain }).
move-no-way = Aucun chemin libre de { $allowance ->
    [one] 1 hexagone
   *[other] { $allowance } hexagones
  } ne mène { $unit } en { $hex }.
move-engaged = { $unit } est engagée : nommez d'abord l'hexagone voisin où elle se dégage ; vous choisirez la suite du chemin si elle survit.
move-not-announced = Le déplacement doit commencer par { $first }, l'hexagone annoncé ; aucun chemin de ce genre ne finit en { $hex }.
event-units-activated = { $house } active { $units }.
event-unit-moved = { $how ->
    [retreat] { $unit } ({ $house }) bat en retraite : { $path }.
    [advance] { $unit } ({ $house }) avance : { $path }.
    [pursuit] { $unit } ({ $house }) poursuit : { $path }.
   *[move] { $unit } ({ $house }) se déplace : { $path }.
  }

# Attacking
ask-choose-attack = Faites attaquer une de vos unités activées, ou terminez les attaques.
ask-choose-target = Choisissez ce que l'unité fait de son attaque.
unit-has-attacked = { $unit } en { $hex } a déjà utilisé l'attaque de cette activation.
unit-may-not-attack = { $unit } en { $hex } ne peut pas attaquer : son ordre ou la longueur de son déplacement l'en empêche.
unit-without-target = { $unit } en { $hex } n'a personne à attaquer de là où elle se trouve.
attack-from-fire = { $unit } se trouve dans le feu en { $hex } et ne peut pas attaquer.
attack-no-enemy = { $target } n'est pas une unité ennemie du champ de bataille.
attack-engaged-shooter = { $unit } en { $hex } est engagée : elle ne peut tirer que sur son adversaire, pas sur { $target } ({ $at }).
attack-out-of-range = { $target } en { $at } est à { $far } hexagones de { $unit } ({ $hex }), dont la portée est de { $range }.
attack-no-sight = { $unit } en { $hex } n'a pas de ligne de mire vers { $target } en { $at }.
dogs-without-keyword = { $unit } n'a pas de chiens de guerre.
dogs-after-move = { $unit } s'est déplacée ce tour-ci et ne peut plus lâcher ses chiens de guerre.
dogs-engaged = { $unit } en { $hex } est engagée et ne peut pas lâcher ses chiens de guerre.
dogs-range = { $target } en { $at } est à { $far ->
    [one] 1 hexagone
   *[other] { $far } hexagones
  } de { $unit } ({ $hex }) ; les chiens de guerre atteignent de { $low } à { $high }.
event-dice-rolled = { $purpose ->
    [scorch] { $house } met le feu et obtient { $symbols }.
    [quench] { $house } combat un feu et obtient { $symbols }.
    [dogs] { $house } lâche des chiens de guerre et obtient { $symbols }.
    [reroll] { $house } relance et obtient { $symbols }.
    [catapult] { $house } tire à la catapulte et obtient { $symbols }.
    [ramparts] { $house } tire sur les remparts et obtient { $symbols }.
    [tokens] { $house } lance les dés pour des pions Ordre : { $symbols }.
   *[attack] { $house } lance les dés : { $symbols }.
  }

# Engagement
ask-parting-attack = Un ennemi se désengage de votre unité : portez-lui une attaque de décrochage, ou laissez-le partir.
event-engaged = { $unit } et { $target } sont engagées sous un pion { $house }.
event-engagement-broken = { $unit } et { $partner } ne sont plus engagées.

# Retreat
ask-retreat-step = Choisissez l'hexagone où votre unité bat en retraite.
retreat-not-homeward = { $unit } bat en retraite vers un hexagone voisin du côté de son propre bord ; { $hex } n'en est pas un.

# Fire
put-out-nothing = Il n'y a pas de feu en { $hex } que { $unit } puisse éteindre.
quench-nothing = Il n'y a pas de feu à côté de l'unité en { $hex }.
scorch-without-keyword = { $unit } n'a pas la terre brûlée et ne peut pas mettre le feu.
scorch-not-adjacent = { $hex } n'est pas à côté de l'unité ; on met le feu à un hexagone adjacent.
scorch-occupied = Une unité se trouve en { $hex } ({ $unit }) ; on ne met le feu qu'à des hexagones vides.
scorch-cannot-burn = { $hex } ne peut pas brûler ({ $terrain }).
scorch-only-tokens = Dans cette bataille on ne met le feu que là où se trouve l'un de ces pions : { $tokens } ; il n'y en a pas en { $hex }.
event-fire-changed = { $level ->
    [0] Le feu en { $hex } est éteint.
   *[other] { $hex } brûle au niveau { $level }.
  }
event-ground-burnt = Le feu détruit ceci en { $hex } : { $lost }.

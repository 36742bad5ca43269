# Les pions Objectif
centre = le centre
objective_1 = objectif 1
objective_2 = objectif 2
objective_3 = objectif 3
objective_4 = objectif 4
objective_west = objectif ouest
objective_east = objectif est
A = objectif A
B = objectif B
C = objectif C
roll-objectives = le premier objectif
ask-place-objective = Placez un pion Objectif : assez loin des zones de déploiement et des autres pions.
objective-off-table = Le pion n'est pas entièrement sur la table.
objective-near-zone = Le pion est à { INCHES($away) } de la zone de déploiement du bord { $edge } ; il faut au moins { INCHES($least) }.
objective-near-objective = Le pion est à { INCHES($away) } d'un autre ; il faut au moins { INCHES($least) }.
objective-on-impassable = Aucun pion ne se pose sur un décor Infranchissable ({ $terrain }).
vp-objective = objectif
ask-next-objective = Vous avez gagné les points de plusieurs objectifs : choisissez celui qui agit maintenant.

# La Réserve
ask-starting-units = Choisissez les deux unités à déployer ; les autres attendent en réserve.
ask-deploy-reserve = Faites entrer l'unité : dans votre zone de déploiement, ou par un flanc de table permis.
ask-stand-by-flank = Placez l'unité au flanc de table.
outside-flank = { LE($unit) } { MANY($unit) ->
    [other] doivent
   *[one] doit
  } se tenir entièrement à 6 pouces ou moins de ce flanc de table ({ $flank }).

# Les pions portés
ask-claim-token = Votre unité arrive sur plusieurs pions : choisissez celui qu'elle prend.
ask-take-over = Choisissez l'unité qui prend le pion.
ask-place-token = Placez le pion.
token-too-far = Le pion est à { INCHES($away) } { DE($unit) } ; { INCHES($most) } au plus.
token-on-tray = Le pion serait sur le plateau { DE($unit) }.
token-off-pile = Le pion doit toucher son tas de cadavres ; il en est à { INCHES($away) }.
ask-place-pile = Placez un tas de cadavres avec un pion près de l'endroit où votre unité est tombée.
pile-off-table = Le tas de cadavres n'est pas entièrement sur la table.
pile-too-far = Un coin du tas est à { INCHES($away) } de l'unité tombée ; le tas entier doit être à { INCHES($most) } ou moins.
pile-near-terrain = Le tas doit rester à 1 pouce des autres décors ({ $terrain }).
pile-near-unit = Le tas doit rester à 1 pouce { DE($unit) }.

# Feu & Sang
ask-mark-unit = Marquez une unité ennemie.
mark-no-unit = Aucune unité « { $unit } » sur la table. À marquer : { $offered }.
mark-twice = { LE($unit) } { MANY($unit) ->
    [other] portent
   *[one] porte
  } déjà une marque.
mark-worthless = { LE($unit) } { MANY($unit) ->
    [other] ne coûtent
   *[one] ne coûte
  } aucun point : aucune marque possible.
mark-own = { LE($unit) } { MANY($unit) ->
    [other] ne sont
   *[one] n'est
  } pas de vos ennemis.
vp-marked-kill = un ennemi est tombé devant une unité marquée
vp-marked-destroyed = une unité marquée est tombée
vp-tokens = pions PV d'une unité tombée
vp_token = poser un pion PV sur un ennemi

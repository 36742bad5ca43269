# Les pions Objectif
centre = le centre
objective_1 = objectif 1
objective_2 = objectif 2
objective_3 = objectif 3
objective_4 = objectif 4
A = objectif A
B = objectif B
C = objectif C
roll-objectives = le premier objectif
ask-place-objective = Placez un pion Objectif : assez loin des zones de déploiement et des autres pions.
objective-off-table = Le pion n'est pas entièrement sur la table.
objective-near-zone = Le pion est à { $away }" de la zone de déploiement ({ $edge }) ; il en faut au moins { $least }".
objective-near-objective = Le pion est à { $away }" d'un autre ; il en faut au moins { $least }".
objective-on-impassable = Aucun pion sur un décor infranchissable ({ $terrain }).
event-objective-placed = Un pion est placé : { $objective }.
event-objective-card-dealt = { $objective } : { $card }.
event-objective-claimed = { $unit } s'empare d'un pion : { $objective }.
event-objective-lost = { $unit } ne couvre plus son pion : { $objective }.
event-objective-aimed = { $ncu } n'a plus de capacités tant que ce pion est tenu : { $objective }.
vp-objective = objectif
ask-next-objective = Vous avez gagné les points de plusieurs objectifs : choisissez celui qui agit maintenant.

# La Réserve
ask-starting-units = Choisissez les deux unités à déployer ; les autres attendent en réserve.
ask-deploy-reserve = Faites entrer l'unité : dans votre zone de déploiement, ou par un flanc de table permis.
ask-stand-by-flank = Placez l'unité au flanc de table.
outside-flank = { $unit } doit se tenir entièrement à 6" ou moins de ce flanc de table ({ $flank }).

# Les pions portés
ask-claim-token = Votre unité arrive sur plusieurs pions : choisissez celui qu'elle prend.
ask-take-over = Choisissez l'unité qui prend le pion.
ask-place-token = Placez le pion.
token-too-far = Le pion est à { $away }" ({ $unit }) ; { $most }" au plus.
token-on-tray = Le pion serait sur le plateau d'une autre unité ({ $unit }).
token-off-pile = Le pion doit toucher son tas de cadavres ; il en est à { $away }".
ask-place-pile = Placez un tas de cadavres avec un pion près de l'endroit où votre unité est tombée.
pile-off-table = Le tas de cadavres n'est pas entièrement sur la table.
pile-too-far = Un coin du tas est à { $away }" de l'unité tombée ; le tas entier doit être à { $most }" ou moins.
pile-near-terrain = Le tas doit rester à 1" des autres décors ({ $terrain }).
pile-near-unit = Le tas doit rester à 1" des unités ({ $unit }).

# Feu & Sang
ask-mark-unit = Marquez une unité ennemie.
mark-no-unit = Aucune unité de ce nom sur la table : { $unit }.
mark-twice = { $unit } : déjà marquée.
mark-worthless = { $unit } ne coûte aucun point et ne peut être marquée.
mark-own = { $unit } n'est pas une unité ennemie.
event-unit-marked = Unité marquée : { $unit }.
event-vp-token-placed = Un pion PV est posé : { $unit }.
vp-marked-kill = un ennemi est tombé devant une unité marquée
vp-marked-destroyed = une unité marquée est tombée
vp-tokens = pions PV d'une unité tombée
vp_token = poser un pion PV sur un ennemi

# Ce qui est compté
event-counts-cleared = Ce que comptent les missions repart de zéro.
event-counted = { $what-id ->
    [attacked] Attaques subies ce round, { $of } : { $n }.
    [panic-passed] Tests de panique réussis ce round, { $of } : { $n }.
    [panic-failed] Tests de panique ratés ce round, { $of } : { $n }.
    [rank-lost] Rangs perdus ce round, { $of } : { $n }.
    [fallen] Unité détruite ce round : { $of }.
    [losses] Unités perdues ce round, { $of } : { $n }.
    [fell] Destructions, { $of } : { $n }.
    [scored] Marqué ce round ({ $of }) : { $n }.
    [held] { $of } n'est pas encore déployée.
    [siege-card] Carte jouée : { $of }.
   *[other] Noté : { $what } { $of } { $n }.
  }

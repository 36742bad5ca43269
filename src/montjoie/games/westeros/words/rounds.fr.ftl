game-title = Batailles de Westeros
phase-muster = Mise en place
phase-rally-phase = phase de Mobilisation
phase-marshalling-phase = phase de Rassemblement
phase-command-phase = phase de Commandement
phase-regroup-phase = phase de Regroupement

# Mise en place
no-such-battle = Il n'y a pas de bataille { $given } ; il y a { $known }.
houses-wrong = Les deux Maisons sont { $houses }, une par joueur, et non { $given }.

# Rounds

# Phase de commandement
ask-take-action = Choisissez votre action : utiliser des pions Ordre, jouer une carte Commandement ou passer.
ask-order-unit = Choisissez le ou les pions Ordre dépensés, et l'unité concernée.
ask-play-command-card = Choisissez la carte Commandement jouée, et le commandant qui la joue.
ask-name-commander = Nommez le commandant qui joue la carte.
token-not-held = Vous avez { $held } de ces pions Ordre ({ $symbol }) ; il en faut { $given }.
tokens-not-alike = Deux pions dépensés ensemble doivent porter le même symbole, et non { $symbols }.
order-not-own = { $house } n'a pas cette unité sur le plateau : { $unit }.
order-unit-spent = L'unité en { $hex } ({ $unit }) n'est plus activable ; seules les unités activables peuvent être activées.
order-wrong-rank = Un pion de ce symbole ({ $symbol }) active une unité de ce rang ; l'unité en { $hex } ({ $unit }) en a un autre ({ $rank }).
morale-orders-nobody = Un seul pion moral n'active aucune unité ({ $unit } en { $hex }) : il augmente votre moral, ou le baisse pour mobiliser une unité.
rally-unit-ready = L'unité en { $hex } ({ $unit }) est déjà activable ; il n'y a rien à mobiliser.
morale-cannot-fall = Le marqueur de moral est déjà au bout de ce côté ({ $house }) : le prix de cette mobilisation ne peut être payé.

# Regroupement
ask-keep-one = Gardez au plus une carte Commandement et au plus un pion Ordre ; le reste est défaussé.
ask-recover-morale = Ramenez le marqueur de moral à la rupture de sa couleur, ou laissez-le où il est.
recover = récupérer
raise = augmenter le moral
rally = mobiliser
put_out = éteindre le feu
pass = passer
token = pion Ordre
card = carte Commandement
done = terminer
keep = garder le jet
stay = ne pas bouger

# Moral, points, objectifs
points-unit-eliminated = une unité ennemie est éliminée
points-commander-captured = un commandant ennemi est capturé
points-objectives = objectifs contrôlés
points-enemy-morale = l'état du moral ennemi

# Fin de la bataille
reason-rout = l'ennemi est en déroute
reason-instant = le général ennemi est capturé et les points d'une victoire instantanée sont marqués
reason-goals-reached = les buts de la bataille sont atteints après le dernier round
reason-goals-missed = l'ennemi a manqué les buts de la bataille après le dernier round
reason-points = le plus de points de victoire après le dernier round
reason-equal = points de victoire égaux après le dernier round
tie-morale = le meilleur moral tranche
tie-momentum = le moral est égal aussi, et le pion Ardeur tranche

# Nombres et mots employés comme faits
count-green = { $n ->
    [one] { $n } bouclier vert
   *[other] { $n } boucliers verts
  }
count-blue = { $n ->
    [one] { $n } bouclier bleu
   *[other] { $n } boucliers bleus
  }
count-red = { $n ->
    [one] { $n } bouclier rouge
   *[other] { $n } boucliers rouges
  }
count-valor = { $n ->
    [one] { $n } bravoure
   *[other] { $n } bravoures
  }
count-morale = { $n ->
    [one] { $n } drapeau de moral
   *[other] { $n } drapeaux de moral
  }
white = blanc
black = noir

# Ce dont on avertit un joueur prudent.

warn-pass = Vous pourriez encore agir, et qui passe ne fait plus aucune action de ce round.
warn-idle-order = L'unité en { $hex } ({ $unit }) ne peut ni se déplacer ni attaquer : l'ordre ne servirait à rien.

game-title = Batailles de Westeros
phase-muster = Mise en place
phase-rally-phase = phase de Mobilisation
phase-marshalling-phase = phase de Rassemblement
phase-command-phase = phase de Commandement
phase-regroup-phase = phase de Regroupement

# Mise en place
no-such-battle = Il n'y a pas de bataille { $given } ; il y a { $known }.
houses-wrong = Les deux Maisons sont { $houses }, une par joueur, et non { $given }.
event-houses-settled = Les Maisons sont tirées au sort : { $houses }.
event-deck-shuffled = Le paquet Commandement est mélangé : { $house } ({ $size } cartes).
event-unit-placed = { $house } place une unité en { $hex } : { $card } ({ $rank }).
event-ground-laid = Terrain posé en { $hex } : { $terrain }.
event-token-placed = Un pion est posé en { $hex } : { $kind }.
event-token-removed = Un pion quitte le plateau : { $kind }.
event-momentum-taken = { $house } prend le pion Ardeur.
event-counted = Pions brûlés jusqu'ici ({ $what }) : { $total }.

# Rounds
event-round-began = Le round { $number } commence ({ $colour }).
event-advantage-won = { $house } a l'avantage et joue en premier ce round.
event-tokens-refreshed = { $amount ->
    [0] Aucun pion Commandement ne revient
    [one] 1 pion Commandement revient
   *[other] { $amount } pions Commandement reviennent
  } sur le plateau de commandement : { $house }.
event-units-rallied = { $count ->
    [one] 1 unité est mobilisée
   *[other] { $count } unités sont mobilisées
  } : { $units }.
event-order-dice-rolled = { $house } lance { $symbols } et { $taken-total ->
    [0] ne prend aucun pion.
   *[other] prend { $taken }.
  }
event-cards-drawn = { $house } pioche des cartes Commandement.

# Phase de commandement
ask-take-action = Choisissez votre action : utiliser des pions Ordre, jouer une carte Commandement ou passer.
ask-order-unit = Choisissez le ou les pions Ordre dépensés, et l'unité concernée.
ask-play-command-card = Choisissez la carte Commandement jouée, et le commandant qui la joue.
ask-name-commander = Nommez le commandant qui joue la carte.
event-passed = { $house } passe et n'agit plus de ce round.
token-not-held = Vous avez { $held } de ces pions Ordre ({ $symbol }) ; il en faut { $given }.
tokens-not-alike = Deux pions dépensés ensemble doivent porter le même symbole, et non { $symbols }.
order-not-own = { $house } n'a pas cette unité sur le plateau : { $unit }.
order-unit-spent = L'unité en { $hex } ({ $unit }) n'est plus activable ; seules les unités activables peuvent être activées.
order-wrong-rank = Un pion de ce symbole ({ $symbol }) active une unité de ce rang ; l'unité en { $hex } ({ $unit }) en a un autre ({ $rank }).
morale-orders-nobody = Un seul pion moral n'active aucune unité ({ $unit } en { $hex }) : il augmente votre moral, ou le baisse pour mobiliser une unité.
rally-unit-ready = L'unité en { $hex } ({ $unit }) est déjà activable ; il n'y a rien à mobiliser.
morale-cannot-fall = Le marqueur de moral est déjà au bout de ce côté ({ $house }) : le prix de cette mobilisation ne peut être payé.
event-order-tokens-spent = Des pions Ordre retournent à la réserve ({ $house }) : { $tokens }.
event-order-tokens-gained = { $house } prend des pions Ordre : { $tokens }.

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
event-morale-shifted = { $delta ->
    [1] Le moral augmente de 1
    [2] Le moral augmente de 2
    [3] Le moral augmente de 3
    [-1] Le moral baisse de 1
    [-2] Le moral baisse de 2
    [-3] Le moral baisse de 3
   *[other] Le moral change de { $delta }
  } : { $house }.
event-points-scored = { $house } marque { $points ->
    [one] 1 point de victoire
   *[other] { $points } points de victoire
  } : { $reason }.
event-control-taken = { $house } prend le contrôle d'un objectif : { $objective }.
event-control-lost = Plus personne ne contrôle cet objectif : { $objective }.
points-unit-eliminated = une unité ennemie est éliminée
points-commander-captured = un commandant ennemi est capturé
points-objectives = objectifs contrôlés
points-enemy-morale = l'état du moral ennemi

# Fin de la bataille
reason-rout = l'ennemi est en déroute
reason-instant = la condition d'une victoire immédiate est remplie
reason-goals-reached = les buts de la bataille sont atteints
reason-goals-missed = les buts de la bataille sont manqués
reason-points = le plus de points de victoire
reason-morale = points égaux, meilleur moral
reason-momentum = points et moral égaux, le pion Ardeur tranche

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
count-morale = { $n } moral
white = blanc
black = noir

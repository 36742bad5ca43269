# The board of throne
board = Plateau
zoom-in = Plus près
zoom-out = Plus loin
zoom-all = Tout le plateau
zoom-home = Ma terre
structure-city = Cité
structure-stronghold = Forteresse
barrels = { $n ->
    [one] 1 baril
   *[other] { $n } barils
  }
crowns = { $n ->
    [one] 1 couronne
   *[other] { $n } couronnes
  }
routed = en déroute
attacking = Attaque :
neutral = Force neutre
neutral-force = Force neutre de { $n }
power-token-of = Jeton Pouvoir { $house }
order-there = Ordre : { $order }
order-drafted = Votre ordre : { $order }
phase-westeros = Westeros
phase-planning = Programmation
phase-action = Actions
phase-raids = Raids
phase-marches = Marches
phase-battle = Bataille
turn-of = Tour { $n } sur { $all }
wildlings-at = Sauvageons : { $n }
influence = Influence
token-held = tient { $token }
token-used = tient { $token }, déjà utilisé ce tour
stars = { $n ->
    [one] 1 ordre spécial
   *[other] { $n } ordres spéciaux
  }
supply = Ravitaillement
level = Niveau
armies-allowed = Armées permises
houses = Maisons
no-army = aucune armée
castles = Cités et forteresses
power = Pouvoir
in-hand = En main
discarded = Jouées
my-hand = Ma main
strength = Force
sword = Épée
fortification = Fortification
seat-awaited = Décide
seat-sealed = Scellé
battle-at = Bataille : { $area }
entry-at = Contre la force neutre : { $area }
role-attacker = attaque
role-defender = défend
so-far = En l’état

# The editors of throne
orders-by-area = Ordres par zone
order-for = Ordre pour { $area }
no-order = Aucun ordre
take-order = Reprendre l'ordre de { $area }
stars-used = { $n } sur { $all }
token-left = { $order }, reste { $n }
which-march = Quelle Marche ?
pick-march = Choisissez un de vos ordres de Marche, ici ou sur le plateau.
march-from = Marche depuis { $area }
nobody-can-move = Aucune unité ne peut partir d'ici ; l'ordre est simplement retiré.
who-goes = Qui part maintenant ?
picked-of = { $what } : { $n } sur { $all }
pick-target = Appuyez sur une unité pour en envoyer moins, puis sur la destination.
all-sent = Tout le monde est parti.
where-to = Vers où
by-ship = par bateau
attack = Attaque !
call-back = Rappeler de { $area }
leave-token = Laisser un jeton Pouvoir : { $area }
supply-now = Vos armées ensuite : { $armies }. Votre ravitaillement permet : { $allowed }.
muster-upgrade = Fantassin en chevalier
muster-at = { $what } : { $area }
muster-done = Fin du recrutement
muster-points = { $n ->
    [one] 1 point
   *[other] { $n } points
  }
track-before = Avant les mises

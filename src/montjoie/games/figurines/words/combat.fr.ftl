# Choisir une attaque
ask-choose-attack = Choisissez une attaque de votre unité et sa cible.
ask-choose-arc = Votre unité se trouve à égalité dans plusieurs arcs de la cible : choisissez-en un.
ask-shift-to-shoot = Décalez votre unité de 2" au plus dans une direction avant son tir, ou laissez-la sur place.
ask-shot-path = De combien votre unité se décale-t-elle avant son tir ?
ask-face-enemy = Avant son attaque, tournez votre unité vers son ennemi ou décalez-la le long de celui-ci ; ou laissez-la comme elle est.
face = face à l'ennemi
full = alignée à 100 %
half_left = alignée à 50 %, à gauche
half_right = alignée à 50 %, à droite
keep = garder
target-no-enemy = Seul un ennemi présent sur la table peut être attaqué ({ $unit }), pas ceci : { $target }.
target-not-engaged = Pas d'engagement entre ces unités : { $unit }, { $target }.
target-out-of-range = Cible à { $far }" de la Flèche Frontale ({ $unit }) : { $target } ; portée de cette attaque : { $range }".
target-unseen = Cible hors de vue ({ $unit }) : { $target }.
wall-not-shot = Une muraille ne s'attaque qu'au corps à corps ({ $unit }).
attack-no-shift = Cette attaque ne peut pas suivre un décalage ({ $unit }).
attack-not-offered = Attaque impossible ({ $unit }) ; possibles : { $offered }.
facing-no-room = Position impossible ({ $unit }, { $facing }) : l'unité chevaucherait quelque chose ou toucherait un autre ennemi.
shift-without-target = Après ce décalage, aucun ennemi à portée et en vue : { $unit }.
shift-needed = Aucune cible depuis cette position ({ $unit }) : il faut d'abord un décalage.

# Relances
ask-reroll-dice = Choisissez les dés à relancer.
die-rolled-again = Vous avez déjà fait relancer le dé { $die } (un { $face }) ; un dé se relance une fois par joueur.
die-no-miss = Le dé { $die } (un { $face }) n'est pas un échec ; seuls les échecs peuvent être relancés.
charge_bonus = bonus de Charge
granted_reroll = relance

# Blessures et soins
ask-heal-wounds = Combien de blessures l'unité soigne-t-elle ?

# Tests
ask-test-order = Rangez vos unités dans l'ordre où elles passent leur Test de Panique.

# États
ask-condition-kind = Choisissez le type de pion État.
condition-there = Pion État déjà présent ({ $unit }) : { $condition }.
condition-absent = Pion État absent ({ $unit }) : { $condition }.
condition-immune = Pion État impossible ({ $unit }) : { $condition }.

# Percée
ask-break-through = Votre unité a détruit son ennemi : faites-lui faire une Manœuvre gratuite, ou non.
ask-pivot-order = Rangez les unités libérées par la percée dans l'ordre où elles peuvent pivoter.

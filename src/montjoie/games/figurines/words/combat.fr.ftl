# Choisir une attaque
ask-choose-attack = Choisissez une attaque de votre unité et sa cible.
ask-choose-arc = Votre unité se trouve à égalité dans plusieurs arcs de la cible : choisissez-en un.
ask-shift-to-shoot = Décalez votre unité de 2 pouces au plus dans une direction avant son tir, ou laissez-la sur place.
ask-shot-path = De combien votre unité se décale-t-elle avant son tir ?
ask-face-enemy = Avant son attaque, tournez votre unité vers son ennemi ou décalez-la le long de celui-ci ; ou laissez-la comme elle est.
face = face à l'ennemi
full = alignée à 100 %
half_left = alignée à 50 %, à gauche
half_right = alignée à 50 %, à droite
keep = garder
target-no-enemy = { LE($unit) } { MANY($unit) ->
    [other] ne peuvent
   *[one] ne peut
  } attaquer qu'un ennemi présent sur la table, et non cela : { $target }.
target-not-engaged = { LE($unit) } { MANY($unit) ->
    [other] ne sont
   *[one] n'est
  } pas au contact { DE($target) }.
target-out-of-range = { LE($target) } { MANY($target) ->
    [other] sont
   *[one] est
  } à { INCHES($far) } de la Flèche Frontale { DE($unit) } ; cette attaque porte à { INCHES($range) }.
target-unseen = { LE($unit) } { MANY($unit) ->
    [other] ne voient
   *[one] ne voit
  } pas { LE($target) } : { $hiding-total ->
    [0] la cible est hors de l'arc frontal
   *[other] la vue est masquée par { LE($hiding) }
  }.
wall-not-shot = { LE($unit) } { MANY($unit) ->
    [other] ne peuvent
   *[one] ne peut
  } pas tirer sur une muraille : elle ne s'attaque qu'au corps à corps.
attack-no-shift = { LE($unit) } { MANY($unit) ->
    [other] ne peuvent
   *[one] ne peut
  } pas faire cette attaque après un décalage.
attack-not-offered = { LE($unit) } { MANY($unit) ->
    [other] ne peuvent
   *[one] ne peut
  } pas faire cette attaque. Possible : { $offered }.
facing-no-room = { LE($unit) } { MANY($unit) ->
    [other] n'ont
   *[one] n'a
  } pas la place de se tenir ainsi ({ $facing }) : il y aurait un chevauchement, ou le contact d'un autre ennemi. Possible : { $offered }.
shift-without-target = Après ce décalage, { LE($unit) } { MANY($unit) ->
    [other] n'auraient
   *[one] n'aurait
  } aucun ennemi à portée et en vue.
shift-needed = { LE($unit) } { MANY($unit) ->
    [other] n'ont
   *[one] n'a
  } aucune cible depuis cette position : il faut d'abord un décalage.

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
condition-there = { LE($unit) } { MANY($unit) ->
    [other] ont
   *[one] a
  } déjà un pion État de cette sorte : { $condition }.
condition-absent = { LE($unit) } { MANY($unit) ->
    [other] n'ont
   *[one] n'a
  } pas de pion État de cette sorte : { $condition }.
condition-immune = { LE($unit) } { MANY($unit) ->
    [other] ne peuvent
   *[one] ne peut
  } pas recevoir de pion État de cette sorte : { $condition }.

# Percée
ask-break-through = Votre unité a détruit son ennemi : faites-lui faire une Manœuvre gratuite, ou non.
ask-pivot-order = Rangez les unités libérées par la percée dans l'ordre où elles peuvent pivoter.

# Sites stratégiques
ask-choose-sites = Choisissez en secret quels sites sont stratégiques ; les autres reçoivent un leurre.
strategy = pion Stratégie
strategic = stratégique
decoy = leurre

# Captifs et prisonniers
captive = captive
prisoner = prisonnier
dummy = leurre
ask-hide-prisoner = Choisissez en secret où le prisonnier est gardé ; un leurre va dans l'autre hexagone.
ask-carry-prisoner = Votre unité a commencé son tour auprès du prisonnier : emmenez-le, ou laissez-le ici.
carry = l'emmener
leave = le laisser

# Archers embusqués
archers = archers embusqués
archers_1 = archers embusqués 1
archers_2 = archers embusqués 2
archers_3 = archers embusqués 3
ask-loose-arrows = Les deux joueurs ont passé : choisissez des archers embusqués et l'unité sur laquelle ils tirent.
ask-archers-target = Choisissez l'unité sur laquelle tirent les archers embusqués.
archers-no-enemy = Ce n'est pas une unité ennemie du champ de bataille : { $target }.
archers-out-of-range = La cible ({ $target }) est à { $far } hexagones des archers placés en { $hex } ; ils tirent de 1 à { $range }.
archers-no-sight = Les archers placés en { $hex } ne voient pas la cible en { $at } ({ $target }) ; ce qui bloque leur ligne de mire : { $blockers }.

# Remparts
ask-man-ramparts = Répartissez vos pions Ordre sur les remparts, au moins un sur chacun.
ask-break-ramparts = Retirez des pions Ordre des remparts avec vos dés : un bouclier en retire un de sa couleur, une bravoure n'importe lequel, deux dés sacrifiés ensemble n'importe lequel.
ramparts-colour = Pions de cette couleur ({ $colour }) à poser : { $due }, et non { $laid }.
ramparts-bare = Chaque rempart reçoit au moins un pion ; il n'y en a aucun en { $hexes }.
ramparts-unpaid = Les dés ({ $dice }) ne suffisent pas pour ces pions : { $tokens }.
ramparts-idle-dice = Un dé qui peut retirer un pion doit le faire ; avec ces pions ({ $tokens }), un dé reste sans emploi ({ $dice }).

# Catapultes
target = pion de cible
ask-aim-catapults = Posez un pion de cible sur chaque radeau, chacun à côté des deux autres couleurs.
target-alone = Le pion en { $hex } ({ $colour }) n'est à côté d'aucun pion de : { $missing }.

# Points
points-captive = la captive est prise
points-tokens-burnt = pions brûlés
points-tokens-intact = pions encore intacts
points-fires = feux allumés
points-devastation = terrain dévasté
points-units-in-rows = unités qui tiennent leur terrain
points-ground-taken = terrain gagné
points-prisoner-freed = le prisonnier est libre
points-prisoner-kept = le prisonnier est toujours détenu

# Escarmouche
ask-choose-commanders = Choisissez vos commandants en secret, dans la limite de nombre et de valeur totale fixée par la carte Résumé.
commanders-none = Il vous faut au moins un commandant.
commanders-too-many = Vous avez choisi { $given } commandants ; la carte Résumé en permet { $high }.
commanders-too-dear = { $commanders } valent { $value } à eux tous ; la carte Résumé permet { $most }.
figure-twice = { $one } et { $other } sont la même figurine ; choisissez une seule version.
units = des unités
terrain = du terrain
ask-lay-piece = Posez un de vos éléments de terrain.
ask-piece-hex = Choisissez l'hexagone où l'élément est posé.
piece-needs-river = Un élément de ce genre ({ $piece }) se pose sur un hexagone de rivière libre, et non en { $hex }.
piece-overlaps = { $hex } porte déjà un élément ({ $terrain }) ; ils ne peuvent pas se recouvrir ({ $piece }).
piece-cuts-off = Un élément de ce genre ({ $piece }) en { $hex } enfermerait un hexagone ou couperait le champ de bataille en deux.
ask-place-commander = Placez l'unité d'un de vos commandants.
ask-commander-hex = Choisissez l'hexagone où l'unité du commandant est placée.
ask-place-unit = Placez une de vos autres unités.
ask-unit-hex = Choisissez l'hexagone où l'unité est placée.
place-off-board = { $hex } n'est pas un hexagone entier du champ de bataille.
place-too-far = { $hex } ne fait pas partie des { $rows } rangées les plus proches du bord { DE($house) }.
place-impassable = { $hex } est infranchissable ({ $terrain }).
place-occupied = { $hex } contient déjà une unité ({ $unit }).
zones-overlap = { $hex } est à { $far ->
    [one] 1 hexagone
   *[other] { $far } hexagones
  } de votre commandant en { $other } ; vos zones de contrôle ne peuvent pas se chevaucher : il en faut au moins { $least }.
zones-leave-no-room = Un commandant en { $hex } ne laisserait à vos autres commandants aucune place avec des zones de contrôle séparées.

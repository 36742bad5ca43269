game-title = Le Trône de Fer : le jeu de plateau
phase-battle = Bataille
phase-neutral-entry = Bataille
phase-raid-orders = Raids
phase-march-orders = Marches
phase-westeros-phase = phase Westeros
phase-planning-phase = phase de Programmation
phase-action-phase = phase d'Actions

# Mise en place
event-houses-drawn = Les Maisons sont tirées au sort — { $houses }.
event-deck-shuffled = { LE($deck) } est mélangé.
competitive-needs-five = La mise en place plus compétitive est réservée à cinq joueurs, pas { $players }.
houses-not-in-play = Les Maisons en jeu sont { $houses }, chacune une fois, et non { $given }.

# La fin de la partie
reason-enough-areas = assez de cités et de forteresses sont tenues
reason-last-turn = le dernier tour est achevé
tie-throne = par le choix du Trône de Fer
tie-supply = à égalité de zones, par un meilleur ravitaillement
tie-power = à égalité de zones et de ravitaillement, par plus de Pouvoir
tie-shared = à égalité de zones, de ravitaillement et de Pouvoir
event-game-over = La partie est finie, { $reason } : { $winners } { MANY($winners) ->
    [other] se partagent la victoire
   *[one] l'emporte
  }{ $tie ->
    [none] {""}
   *[other] , { $tie }
  }. Zones avec une cité ou une forteresse — { $scores }.
ask-name-victor = Plusieurs Maisons ont atteint le nombre au même moment : désignez la gagnante.

# Unités
wildlings = les Sauvageons
upgrade = promouvoir un fantassin
count-power = { $n ->
    [one] un jeton Pouvoir laissé
   *[other] { $n } jetons Pouvoir laissés
  }
count-footman = { $n ->
    [one] { $n } fantassin
   *[other] { $n } fantassins
  }
count-knight = { $n ->
    [one] { $n } chevalier
   *[other] { $n } chevaliers
  }
count-ship = { $n ->
    [one] { $n } bateau
   *[other] { $n } bateaux
  }

# Mots employés comme faits
special_support = Soutien spécial
text = texte
crown = couronne
count-crown = { $n ->
    [one] { $n } couronne
   *[other] { $n } couronnes
  }
reserve = réserve
supply_table = table de ravitaillement
attacker = attaquant
neutral_force = force neutre
defender = défenseur
none = aucun
done = terminé
keep = garder
use = utiliser
power = pouvoir
victory = la victoire

# Positions : les joueurs
house-without-player = { $house } demande un joueur parmi { $seats }, et non { $given }.
player-of-two-houses = { $seat } joue { $houses } ; un joueur n'a qu'une Maison.
power-beyond-limit = { $house } a { $power } jetons Pouvoir et { $on_board } sur le plateau ; il en faut de 0 à { $limit } en tout.
supply-off-table = { $house } a le niveau de ravitaillement { $level } ; la table va de 0 à { $high }.
armies-over-supply = { $house } a des armées de { $armies } ; le niveau de ravitaillement { $level } permet { $limits }.
no-such-track = Il n'existe pas de piste { $given } ; connues : { $known }.
track-empty = { $track } : la piste est vide, mais aucune Bataille des Rois n'est en cours.
holder-not-first = { $track } : le jeton est chez { $holder } ; il revient à la position 1.

# Positions : les cartes
turn-off-track = Il n'y a pas de tour { $turn } ; la partie va du tour 1 au tour { $last }.
wildlings-off-track = La piste des Sauvageons n'a pas de case { $given } ; ses cases sont { $spaces }.
cards-not-of-decks = { $cards } : les cartes de ce tour sont au plus une de chaque paquet, dans l'ordre des paquets.
cards-not-revealed = À ce point, une phase Westeros a révélé { $expected } cartes, et non { $given }.
no-such-deck = Il n'existe pas de paquet { $given } ; connus : { $known }.
deck-not-whole = Ce paquet a { $count } cartes qui ne sont pas ses { $expected } ; étrangères : { $strange }.
known-beyond-deck = { $given } cartes ne peuvent être connues sous ce paquet ; il en compte { $high }.
card-not-of-house = { LE($card) } n'est pas une carte de la Maison { $house }.
card-held-twice = { $house } a plus d'une fois { LE($card) }.
cards-missing = { $house } : { $cards } doivent être en main ou défaussées.

# Positions : le plateau
no-such-area = Il n'y a pas de zone « { $given } » sur le plateau.
no-such-house = « { $given } » n'est pas en jeu ; en jeu : { $known }.
no-such-order = Il n'existe pas d'ordre « { $given } » ; connus : { $known }.
no-such-force = Aucune force neutre de { $strength } ne se trouve { A($area) } au début de cette partie.
no-units = Armée { DE($house) } { A($area) } : il y faut au moins une unité, et aucun nombre négatif.
attackers-without-battle = Des attaquants se trouvent { A($area) }, mais aucune bataille contre une autre Maison n'y est livrée.
units-beyond-pool = { $house } a { $count } pièces sur le plateau ({ $unit }), mais n'en possède que { $limit }.
orders-beyond-copies = { $house } a { $count } fois « { $order } » sur le plateau, mais n'en possède que { $limit }.
token-at-sea = { $house } a un jeton Pouvoir { A($area) }, une mer ; les mers ne se contrôlent pas.
token-at-home = { $house } n'a pas besoin de jeton Pouvoir { A($area) }, sa propre zone de départ.
token-under-units = { $house } ne peut garder un jeton Pouvoir { A($area) }, où se trouvent des unités de la Maison { $other }.
force-not-alone = { $house } est { A($area) } : une force neutre n'y serait plus.

# Positions : les moments
nobody-to-act = « { $given } » n'est ni un siège ni une Maison en jeu ({ $houses }).
no-westeros-phase = Le tour { $turn } n'a pas de phase Westeros.
cards-too-early = { $cards } : pas de carte visible avant la révélation de ce tour.
order-too-late = { LE($order) } { DE($house) } est encore { A($area) } : à ce point, les ordres de ce type sont tous résolus.
routed-untimely = Des unités { DE($house) } sont en déroute { A($area) } ; seules les batailles mettent en déroute, et les unités se relèvent une fois toutes les marches résolues.
attackers-routed = Des unités en déroute { DE($house) } attaquent { LE($area) } ; une unité en déroute ne marche pas.
winter-not-replaced = « { $card } » n'est jamais l'une des cartes d'un tour : elle est remplacée dès sa révélation.
blade-too-early = La Lame passe pour utilisée, mais aucune bataille n'a été livrée ce tour.
raven-too-early = Le Corbeau passe pour utilisé, mais les ordres de ce tour ne sont pas encore révélés.
hand-not-refilled = { $house } n'a aucune carte en main : après une bataille, une main vide reprend toutes ses cartes.
already-won = { $houses } { MANY($houses) ->
    [other] auraient
   *[one] aurait
  } déjà gagné : { $needed } zones avec une cité ou une forteresse mettent fin à la partie aussitôt.
not-won = La victoire doit être tranchée entre { $houses }, mais toutes ne contrôlent pas { $needed } zones avec une cité ou une forteresse.
orders-too-early = Des ordres se trouvent { A($areas) } avant que ce tour en ait vu placer.

# Positions : ce qui est en cours
steps-outside-game = La première étape doit être la partie elle-même, « Campaign », non achevée.
steps-outside-fight = Cette étape appartient à un combat, mais aucun ne l'entoure.
no-such-side = Un camp est « attacker » ou « defender », et non « { $given } ».
no-such-card = Il n'existe pas de carte Maison « { $given } ».
battle-without-armies = Une bataille est livrée { A($area) }, mais les armées en cause n'y sont pas.
battle-without-cards = Les deux camps ont joué leurs cartes { A($area) }, mais elles ne sont pas nommées.
battle-strengths = La bataille { DE($area) } nomme les forces des deux camps une fois qu'elles ont été comparées, et pas avant.
battle-without-winner = La bataille { DE($area) } est décidée, mais son vainqueur n'est pas nommé.
entry-without-force = Des unités { A($origin) } tentent d'entrer { A($area) }, mais elles ou la force neutre n'y sont pas.
muster-beyond-castle = { LE($area) } { MANY($area) ->
    [other] donnent
   *[one] donne
  } { $high } points de recrutement à cette Maison, et non { $given }.
toll-wrong = { $house } possède des unités valant { $owned } ; une perte de { $given } n'est pas ce que les Sauvageons laissent choisir.
nothing-to-resolve = { $house } n'a aucun ordre de ce type à résoudre : { $order }.
bidding-without-all = { $track } : chaque Maison enchérit, une fois.

# Contenu
border-with-itself = { LE($area) } ne peut pas être sa propre voisine.
border-listed-twice = La frontière entre { LE($area) } et { LE($other) } est citée deux fois.
area-without-neighbour = Rien ne touche { LE($area) }.
sea-with-icons = { LE($area) } est une mer : ni cité, ni forteresse, ni baril, ni couronne.
island-on-land = { LE($area) } { MANY($area) ->
    [other] sont une île, mais touchent
   *[one] est une île, mais touche
  } { LE($other) }, une zone terrestre.
island-not-declared = { LE($area) } { MANY($area) ->
    [other] ne touchent que
   *[one] ne touche que
  } des mers : c'est une île.
river-at-sea = La rivière entre { LE($area) } et { LE($other) } doit séparer deux zones terrestres.
river-crossed = La rivière entre { LE($area) } et { LE($other) } n'a pas de pont, mais leur frontière est citée.
bridge-without-border = Un pont joint { LE($area) } et { LE($other) }, mais leur frontière n'est pas citée.
junction-not-adjacent = { LE($area) } et { LE($other) } se rejoignent à ce point, mais leur frontière n'est pas citée.
apart-yet-adjacent = { LE($area) } et { LE($other) } sont dites séparées, mais leur frontière est citée.
home-at-sea = { LE($area) } est une mer et ne peut pas être une zone de départ.
unit-out-of-place = { $unit } : pas de place pour cette unité dans la zone « { $area } ».
too-many-start-units = { $unit } : { $count } au départ, mais une Maison n'en a que { $limit }.
start-supply-differs = { $house } commence avec { $barrels } barils et un ravitaillement de { $supply } ; les deux doivent être égaux.
track-positions = { $track } : chaque Maison doit y figurer une fois, sans vide ni égalité.
track-missing = Il manque la piste { $track }.
houses-for-players = { $houses } Maisons pour { $players } joueurs.
cards-of-house = { $house } a { $count } cartes Maison au lieu de { $expected }.
deck-missing = Il manque le paquet { $deck }.
cards-of-deck = { $deck } a { $count } cartes au lieu de { $expected }.
orders-of-house = { $count } jetons d'ordre, dont { $special } spéciaux, au lieu de { $expected } et { $expected_special }.
half-an-upgrade = { $unit } : une promotion demande l'unité remplacée et son prix.
supply-levels = La table de ravitaillement a les niveaux 0 à 6, chacun une fois, dans cet ordre.
armies-unsorted = Niveau de ravitaillement { $level } : les armées vont de la plus grande à la plus petite.
stars-row = La Cour du Roi demande { $houses } positions, jamais plus étoilées que la précédente.
wildling-spaces = La piste des Sauvageons doit croître, et son départ et son retour être de ses cases.
neutral-at-sea = { LE($area) } est une mer et ne peut pas porter de force neutre.

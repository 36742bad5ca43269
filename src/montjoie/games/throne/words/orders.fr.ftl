# Programmation : placer les ordres
ask-place-orders = Placez vos ordres : un au plus dans chaque zone où vous avez des unités.
order-without-units = { $house } n'a aucune unité { A($area) } : aucun ordre ne peut y être placé.
order-unknown = Il n'existe pas d'ordre « { $token } ».
too-few-tokens = Vous placez { $given } fois { LE($token) } ; une Maison n'en possède que { $owned }.
order-land-only = { LE($token) } ne peut aller { A($area) } : cet ordre est réservé aux zones terrestres.
order-forbidden = « { $card } » interdit { LE($token) } pendant ce tour, { A($area) } comme partout.
too-many-stars = { $house } a droit à { $allowed ->
    [0] aucun ordre spécial
    [1] 1 ordre spécial
   *[other] { $allowed } ordres spéciaux
  } par sa position à la Cour du Roi ; il y en aurait { $given } sur le plateau.
event-orders-revealed = Tous les ordres sont révélés.

# Programmation : le Corbeau messager
ask-use-raven = Remplacez un de vos ordres grâce au Corbeau messager, ou gardez-les tous.
ask-replace-order = Choisissez l'ordre inutilisé qui prend la place de l'ancien.
raven-without-order = Vous n'avez { A($area) } aucun ordre que le Corbeau puisse remplacer.
order-not-unused = { LE($token) } ne peut aller { A($area) } : tous vos jetons de cette sorte sont déjà sur le plateau, et deux ordres placés ne s'échangent pas.
event-order-replaced = { $house } envoie le Corbeau { A($area) } : { LE($new) } remplace { LE($old) }.

# Raids
ask-raid = Exécutez un de vos ordres de Raid.
ask-choose-targets = Choisissez les ordres que ce Raid retire, ou aucun.
raid-across-river = Une rivière sans pont sépare { LE($area) } et { LE($target) } ; les raids ne la franchissent pas.
raid-by-ship = { LE($target) } { MANY($target) ->
    [other] ne touchent pas
   *[one] ne touche pas
  } { LE($area) } ; les bateaux y portent des unités, mais pas de raid.
raid-not-adjacent = { LE($target) } { MANY($target) ->
    [other] ne touchent pas
   *[one] ne touche pas
  } { LE($area) }, où se trouve le Raid.
raid-land-to-sea = Le Raid { A($area) } est à terre et ne peut pas toucher la mer « { $target } ».
raid-no-order = Il n'y a pas d'ordre { A($target) }.
raid-own-order = L'ordre { A($target) } est le vôtre ; un Raid ne retire que les ordres d'autres Maisons.
raid-wrong-order = { LE($token) } { A($target) } ne peut subir de raid : seuls les ordres de Raid, de Soutien et de Consolidation de Pouvoir le peuvent.
raid-named-twice = Les ordres qu'un Raid retire sont dans des zones différentes : { $targets }.
raid-too-many = Le Raid { A($area) } retire au plus { $high ->
    [1] 1 ordre
   *[other] { $high } ordres
  } ; { $given } sont nommés.
event-order-removed = { $cause-id ->
    [march] { $house } exécute { LE($token) } { A($area) }.
    [march_idle] { $house } reprend { LE($token) } { A($area) } sans déplacer aucune unité.
    [raid] { $house } exécute { LE($token) } { A($area) }.
    [raid_idle] { $house } reprend { LE($token) } { A($area) }, sans effet.
    [raided] Le raid { DE($by) } retire { LE($token) } { DE($house) } { A($area) }.
    [conquest] { LE($token) } { DE($house) } { A($area) } { GENDER($token) ->
        [f] est perdue
       *[m] est perdu
    } avec la zone.
   *[other] { $cause } : { $by } retire { LE($token) } { DE($house) } { A($area) }.
  }
event-orders-cleared = Tous les ordres restés sur le plateau sont repris.
warn-idle-raid = Aucune autre maison n'a d'unités { QUE($token) } { A($area) } pourrait atteindre : cet ordre ne retirerait rien.

# Marches
ask-march = Exécutez un de vos ordres de Marche.
ask-move-units = Choisissez combien d'unités vont où ; les autres restent.
march-nowhere = « { $to } » n'est pas une zone où des unités peuvent entrer.
march-wrong-element = { $kind } et { LE($to) } ne vont pas ensemble : les bateaux restent en mer, fantassins et chevaliers à terre.
march-across-river = Une rivière sans pont sépare { LE($area) } et { LE($to) }.
march-not-adjacent = { LE($to) } { MANY($to) ->
    [other] ne touchent pas
   *[one] ne touche pas
  } { LE($area) }, et aucune chaîne de vos bateaux ne les relie.
march-too-weak = Impossible d'entrer { A($area) } : avec tous les soutiens possibles vos unités atteignent { $reached }, et la force neutre est de { $needed }.
march-routed = Les unités en déroute ne marchent pas ; unités prêtes { A($area) } ({ $kind }) : { $ready }.
march-too-many = Vous envoyez { $given } unités ({ $kind }) { DE($area) } ; { $ready } peuvent marcher.
march-two-attacks = Cette marche attaque déjà { LE($already) } ; elle ne peut pas attaquer aussi { LE($area) }.
march-over-supply = Vos armées seraient de { $armies } ; votre ravitaillement permet { $allowed }.
march-over-supply-if-held = Si la force neutre tenait bon, vos armées seraient de { $armies } ; votre ravitaillement permet { $allowed }.
leave-token-at-sea = Aucun jeton Pouvoir ne peut rester { A($area) } : une zone maritime ne se contrôle pas.
leave-token-at-home = { LE($area) } { MANY($area) ->
    [other] sont votre
   *[one] est votre
  } zone de départ ; un jeton Pouvoir y serait inutile.
leave-token-already-there = Un seul jeton Pouvoir peut se trouver { A($area) }.
leave-token-without-power = { $house } n'a plus aucun jeton Pouvoir disponible.
leave-token-area-not-left = Un jeton Pouvoir ne peut rester { A($area) } que si toutes vos unités en partent.
warn-castle-left = Il ne reste { A($area) } ni unité ni jeton Pouvoir : vous perdez le château aussitôt.
event-marched = { $attack ->
    [true] { $house } attaque { LE($to) } depuis { LE($origin) }{ $by_ship ->
        [true] {" "}par bateau
       *[false] {""}
    } avec { $units }.
   *[false] { $house } marche { DE($origin) } { A($to) }{ $by_ship ->
        [true] {" "}par bateau
       *[false] {""}
    } avec { $units }.
  }
event-power-token-placed = { $house } laisse un jeton Pouvoir { A($area) } ({ $left ->
    [0] il ne lui en reste aucun
   *[other] il lui en reste { $left }
  }).
event-power-token-removed = { $by } entre { A($area) } : le jeton Pouvoir { DE($house) } retourne à sa réserve.
event-neutral-removed = La force neutre { DE($area) } cède devant { $house } : { $strength } contre { $needed }.
event-neutral-held = La force neutre { DE($area) } tient bon : { $strength } contre { $needed } ; les unités { DE($house) } restent où elles étaient.
event-routed-recovered = Les unités en déroute se relèvent { A($areas) }.
event-orders-listed = { $number ->
    [0] { $house } n'a placé aucun ordre.
   *[other] Ordres { DE($house) } — { $orders }.
  }
event-entry-began = { $house } marche { DE($origin) } contre la force neutre { DE($area) } (force { $needed }) avec { $units } ({ $march }).

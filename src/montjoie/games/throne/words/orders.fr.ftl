# Programmation : placer les ordres
ask-place-orders = Placez vos ordres : un au plus dans chaque zone où vous avez des unités.
order-without-units = { $house } n'a aucune unité à { $area } : aucun ordre ne peut y être placé.
order-unknown = Il n'existe pas de pion d'ordre { $token }.
too-few-tokens = { $token } est placé { $given } fois ; une Maison n'en possède que { $owned }.
order-land-only = { $token } ne peut pas être placé à { $area } : cet ordre est réservé aux zones terrestres.
order-forbidden = { $card } interdit { $token } pendant ce tour, à { $area } comme partout.
too-many-stars = { $house } a droit à { $allowed ->
    [0] aucun ordre spécial
    [1] 1 ordre spécial
   *[other] { $allowed } ordres spéciaux
  } par sa position à la Cour du Roi ; il y en aurait { $given } sur le plateau.
event-orders-revealed = Tous les ordres sont révélés.

# Programmation : le Corbeau Messager
ask-use-raven = Remplacez un de vos ordres grâce au Corbeau Messager, ou gardez-les tous.
ask-replace-order = Choisissez l'ordre inutilisé qui prend la place de l'ancien.
raven-without-order = Vous n'avez à { $area } aucun ordre que le Corbeau puisse remplacer.
order-not-unused = { $token } ne peut pas aller à { $area } : tous vos pions de cette sorte sont déjà sur le plateau, et deux ordres placés ne s'échangent pas.
event-order-replaced = { $house } envoie le Corbeau à { $area } : { $new } remplace { $old }.

# Raids
ask-raid = Exécutez un de vos ordres de Raid.
ask-choose-targets = Choisissez les ordres que ce Raid retire, ou aucun.
raid-across-river = Une rivière sans pont sépare { $area } et { $target } ; les raids ne la franchissent pas.
raid-by-ship = { $target } n'est pas adjacent à { $area } ; les bateaux y portent des unités, mais pas de raid.
raid-not-adjacent = { $target } n'est pas adjacent à { $area }, où se trouve le Raid.
raid-land-to-sea = Le Raid à { $area } est à terre et ne peut pas toucher la zone maritime { $target }.
raid-no-order = Il n'y a pas d'ordre à { $target }.
raid-own-order = L'ordre à { $target } est le vôtre ; un Raid ne retire que les ordres d'autres Maisons.
raid-wrong-order = { $token } à { $target } ne peut pas subir de raid : seuls les ordres de Raid, de Soutien et de Consolidation de Pouvoir le peuvent.
raid-named-twice = Les ordres qu'un Raid retire sont dans des zones différentes : { $targets }.
raid-too-many = Le Raid à { $area } retire au plus { $high ->
    [1] 1 ordre
   *[other] { $high } ordres
  } ; { $given } sont nommés.
event-order-removed = { $by } retire { $token } ({ $house }) à { $area }.
event-orders-cleared = Tous les ordres restés sur le plateau sont repris.

# Marches
ask-march = Exécutez un de vos ordres de Marche.
ask-move-units = Choisissez combien d'unités vont où ; les autres restent.
march-nowhere = { $to } n'est pas une zone où des unités peuvent entrer.
march-wrong-element = { $kind } et { $to } ne vont pas ensemble : les bateaux restent en mer, fantassins et chevaliers à terre.
march-across-river = Une rivière sans pont sépare { $area } et { $to }.
march-not-adjacent = { $to } n'est pas adjacent à { $area }, et aucune chaîne de vos bateaux ne les relie.
march-too-weak = Impossible d'entrer à { $area } : avec tous les soutiens possibles vos unités atteignent { $reached }, et la force neutre vaut { $needed }.
march-routed = Les unités en déroute ne marchent pas ; prêtes à { $area } ({ $kind }) : { $ready }.
march-too-many = { $kind } : { $given } au départ de { $area } ; prêts à marcher : { $ready }.
march-two-attacks = Cette marche attaque déjà { $already } ; elle ne peut pas attaquer aussi { $area }.
march-over-supply = Vos armées seraient de { $armies } ; votre ravitaillement permet { $allowed }.
march-over-supply-if-held = Si la force neutre tenait bon, vos armées seraient de { $armies } ; votre ravitaillement permet { $allowed }.
leave-token-at-sea = Aucun pion Pouvoir ne peut rester à { $area } : une zone maritime ne se contrôle pas.
leave-token-at-home = { $area } est votre zone de départ ; un pion Pouvoir y serait inutile.
leave-token-already-there = Un seul pion Pouvoir peut se trouver à { $area }.
leave-token-without-power = { $house } n'a plus de pion Pouvoir disponible.
leave-token-area-not-left = Un pion Pouvoir ne peut rester à { $area } que si toutes vos unités en partent.
event-marched = { $attack ->
    [true] { $house } attaque { $to } depuis { $origin } avec { $units }.
   *[other] { $house } marche de { $origin } à { $to } avec { $units }.
  }
event-power-token-placed = { $house } laisse un pion Pouvoir à { $area }.
event-power-token-removed = Le pion Pouvoir que { $house } avait à { $area } retourne à sa réserve.
event-neutral-removed = { $house } l'emporte sur la force neutre à { $area }.
event-neutral-held = La force neutre à { $area } tient bon : { $house } apporte { $strength } contre { $needed }.
event-routed-recovered = Les unités en déroute se relèvent à { $areas }.

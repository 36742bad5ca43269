# Ce qui ne va pas dans une position
plan-not-agreed = Les options nomment la bataille { $expected }, le plateau { $given }.
round-off-track = Le round { $given } n'existe pas : cette bataille a les rounds 1 à { $high }.
marker-off-track = Le marqueur de moral ne peut être sur { $given } : l'échelle va de -11 à 11.
no-such-house = { $given } n'est pas une Maison de cette bataille ; les Maisons sont { $houses }.
seats-wrong = Chaque joueur a une Maison : { $seats }, et non { $given }.
already-routed = Le marqueur de moral est sur la case Déroute ({ $house }) : la bataille est finie.
command-tokens-wrong = { $house } a { $given } pions Commandement en tout ; le plan en donne { $limit }.
commander-overloaded = { $commander } a { $given } pions Commandement, pour une limite de commandement de { $limit }.
no-such-token = Il n'y a pas de pion Ordre { $given } ; les symboles sont { $known }.
tokens-beyond-box = Les joueurs ont { $given } pions Ordre d'un même symbole ({ $symbol }) ; la boîte en a { $high }.
card-not-in-battle = { $card } n'est pas dans le paquet Commandement de cette bataille ({ $house }).
card-twice = { $card } est à { $count } endroits ; il n'y en a qu'une.
hexes-wrong = Ce ne sont pas les hexagones entiers du plateau : { $given }.
no-such-terrain = { $hex } a le terrain { $terrain } et le pion { $token }, dont l'un n'existe pas.
fire-too-high = { $hex } ne peut pas avoir de feu de niveau { $given } : { $terrain }, { $high ->
    [0] qui ne brûle pas
   *[other] qui brûle jusqu'au niveau { $high }
  }.
cannot-be-devastated = { $hex } ({ $terrain }) ne peut pas être dévasté : le feu ne le détruit pas.
already-won = { $house } a les points et le général capturé d'une victoire instantanée : la bataille est finie.
captured-on-board = { $commander } a été capturé et mène pourtant une unité.
token-elsewhere = Le pion { $token } est porté par une unité ({ $unit }) en { $at } mais se trouve en { $hex }.
no-such-unit = { $house } n'a pas de carte d'unité { $given }.
figures-wrong = { $unit } a de 1 à { $high } figurines, et non { $given }.
no-such-rank = { $given } n'est pas un rang : les bannières sont vertes, bleues ou rouges.
unit-in-impassable = { $unit } ne peut être en { $hex } : le terrain est infranchissable.
engagement-wrong = L'unité en { $hex } ({ $unit }) n'est engagée avec aucune unité voisine engagée avec elle.
hex-crowded = Deux unités sont en { $hex } : { $units }.
no-such-commander = Il n'y a pas de carte Commandant { $given } dans cette Maison.
commander-without-unit = { $commander } et l'unité { $unit } ne vont pas ensemble.
version-twice = La figurine est deux fois sur le plateau : { $commander }.
objective-wrong = { $objective } est en { $hex }, tenu par { $house } : l'un des deux n'existe pas.
steps-outside-battle = Les procédures ne font pas partie d'une bataille.
no-first-player = À ce moment ({ $phase }), il faut un premier joueur.

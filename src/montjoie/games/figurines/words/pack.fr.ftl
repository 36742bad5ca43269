# Ce qui peut clocher dans un paquet de contenu.

unit-dice = Une attaque { DE($unit) } a { $count } valeurs de dés ; il en faut { $expected }, une par rang.
unit-range = { $unit } : une attaque à distance a une portée, une attaque de mêlée n'en a pas.
unit-figures = { $unit } ne remplit pas son plateau ({ $tray }) de rangs complets.
commander-cards = { $card } a { $count } cartes Tactiques ; un Général en a { $expected }, les autres n'en ont pas.
commander-points = { $card } est un Général et doit coûter 0 point.
ncu-no-ability = { $card } est une UNC et doit avoir une capacité.
card-other-commander = { $card } n'est pas une des cartes { DE($commander) }.
faction-cards = { $faction } a { $count } cartes de faction ; il lui en faut { $expected }.
terrain-table = La table aléatoire doit donner un résultat pour chaque jet de 2 à 12.
mode-zones = { $mode } doit avoir la profondeur de deux zones : des deux joueurs, ou de l'assaillant et du défenseur.

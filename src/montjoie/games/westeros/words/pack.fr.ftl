# Ce qui peut clocher dans un paquet de contenu.

# La table.
side-missing = Il manque la face { $side } du plateau.
direction-twice = Deux pions Direction désignent le même côté d'un hexagone.
symbol-missing = Le symbole « { $symbol } » n'est pas expliqué.
track-spaces = Les cases de l'échelle de moral doivent aller de 1 à 10, dans l'ordre.
track-ends = Un segment de moral se termine sur la case 11 de deux façons : « eleven » et « rout ».
track-breaks = La zone « { $zone } » doit avoir une case de rupture ; elle en a { $count }.
zone-missing = La zone « { $zone } » n'a pas de nom.
terrain-letter = { $terrain } : les types d'hexagone ont une lettre pour les cartes, les pions de terrain n'en ont pas.
burning-kind = { $terrain } : le feu dévaste les types d'hexagone et retire les pions de terrain, pas l'inverse.

# Les cartes.
order-row-missing = Le tableau d'ordre { DE($unit) } n'a pas de ligne pour le rang { $rank }.
melee-range = { $unit } attaque en mêlée : sa portée doit être 1.
commander-other-house = { $commander } ne peut pas mener { $unit }, une unité de l'autre Maison.
commander-mount = { $commander } et { $unit } doivent être tous deux à cheval ou tous deux à pied.
card-other-house = La carte « { $card } » montre { $commander }, qui est de l'autre Maison.
tactic-without-condition = La tactique de « { $card } » doit avoir une condition : des pions à vérifier ou un moral.
nothing-before = « { $word } » parle d'unités déjà nommées, et il n'y en a pas.
basic-cards = La Maison { $house } a { $count } cartes Commandement de base ; il lui en faut { $expected }.
figure-cards = { $commander } a { $count } cartes Commandement ; il lui en faut { $expected }.

# Les plans de bataille.
edges-of-one-house = La Maison { $house } possède les deux bords.
house-left-out = La Maison { $house } est oubliée.
too-many-rounds = { $count } rounds, mais la piste des rounds a { $limit } cases.
too-many-command-tokens = Les deux joueurs prennent ensemble { $count } pions Commandement ; la boîte en contient { $limit }.
map-rows = La carte a { $count } rangées ; la face { $side } en a { $expected }.
map-row-length = La rangée { $row } a { $count } hexagones ; il lui en faut { $expected }.
map-letter = « { $letter } » n'est pas un terrain ; les lettres sont { $known }.
two-tokens-on-hex = { $token } et { $other } sont sur le même hexagone { $hex }.
hex-off-board = L'hexagone { $hex } n'est pas sur le plateau : { $rows } rangées de { $columns } hexagones, un de moins dans les rangées paires.
token-misplaced = { $token } ne peut pas être en { $hex } ({ $terrain }).
too-many-units = { $count } unités ; au plus { $limit } peuvent être en jeu.
two-units-on-hex = { $unit } et { $other } sont sur le même hexagone { $hex }.
unit-or-commander = L'unité { $unit } doit avoir soit une carte d'unité, soit un commandant, pas les deux.
unit-other-house = { $given } n'appartient pas à la Maison { $house }.
too-many-figures = Il faut { $count } figurines { D($unit) } ; la boîte en contient { $limit }.
commander-twice = { $commander } mène deux unités ; il n'y a qu'une figurine.
stands-on-impassable = L'hexagone { $hex } ({ $terrain }) est infranchissable.
cut-off = L'hexagone { $hex } ne peut pas être atteint depuis la première unité du plan.
rule-missing = Il faut ici la règle spéciale « { $rule } », que le plan n'a pas.
tokens-and-places = { $count } pions pour { $places } emplacements : il en faut un pour chacun.
archers-blind = Les archers en { $hex } ne voient rien au-delà des hexagones voisins, où aucun ennemi ne les laisse en place : ils ne peuvent jamais tirer.
tokens-over-box = Il faut { $count } pions ; la boîte en contient { $limit }.
too-few-tokens = { $count } pions ne peuvent pas être répartis sur { $places } emplacements, au moins un sur chacun.
too-few-objectives = { $count } objectifs sont demandés ; il y en a { $limit }.
not-immediate = Cela ne peut pas être marqué aussitôt : seuls les éliminations, les captures et les pions détruits le peuvent.
row-off-board = Le plateau n'a pas de rangée { $row } ; la dernière est { $rows }.

# Les escarmouches.
setup-cards = La Maison { $house } a { $count } cartes de mise en place ; il lui en faut { $expected }.
too-many-setup-cards = { $count } cartes de mise en place peuvent être utilisées ; une Maison en a { $limit }.

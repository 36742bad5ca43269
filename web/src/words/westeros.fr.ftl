# The board of westeros
zoom-asked = Là où l'on décide
hex-closely = L'hexagone de près
direction-indicator = Pions Direction 1 à 6 et leurs côtés d'hexagone
unit-at = { $unit } ({ $rank }), { $hex }
figures = { $n ->
    [one] 1 figurine
   *[other] { $n } figurines
  }
ready = activable
spent = non activable
engaged = engagée
engaged-with = engagée avec { $unit }
fire-level = feu de niveau { $n }
objective-of = Objectif { $name } : { $house }
objective-free = Objectif { $name } : à personne
token-there = Pion : { $name }
attack-dice = { $n ->
    [one] { $n } dé
   *[other] { $n } dés
  }
range-of = portée { $n }
move-attack = { $n } hex. et attaque
move-only = { $n } hex. sans attaque
phase-muster = Mise en place
phase-rally = Mobilisation
phase-marshalling = Rassemblement
phase-command = Commandement
phase-regroup = Regroupement
round-of = Round { $n } sur { $all }
points = { $n } PV
momentum = Ardeur
first-player = premier
has-passed = a passé
how-to-win = Comment gagner cette bataille
morale-track = Moral
morale-even = Le marqueur est sur la case de départ.
morale-at = Le moral de { $house } est bas : case { $n }.
command-board = Plateau de commandement de { $house }
command-tokens = { $n ->
    [one] { $n } pion Commandement
   *[other] { $n } pions Commandement
  }
tokens-of-limit = { $n } pions Commandement, limite { $all }
command-limit = limite { $n }
capture-rating = capture { $n }
captured = capturé
committed = engagé
commit = Engager :
order-pool = Pions Ordre
no-tokens = aucun
hand-size = Main : { $n }
deck-size = pioche : { $n }
discard-size = Défausse : { $n }
holds-captive = Capturés : { $who }
no-cards = Aucune carte en main.
costs = { $n ->
    [one] { $n } pion Commandement
   *[other] { $n } pions Commandement
  }
tactic = Tactique
in-force = En vigueur
until-turn = ce tour
until-round = ce round
until-end = toute la bataille
card-in-play = Carte en jeu
played-by = Jouée par { $who }
last-attack = La dernière attaque
mode-normal = Attaque :
mode-extra = Nouvelle attaque :
mode-counter = Contre-attaque :
mode-parting = Attaque de décrochage :
mode-dogs = Chiens de guerre :
rolled-again = relancés
hits-scored = { $n ->
    [0] aucune touche
    [one] 1 touche
   *[other] { $n } touches
  }
hexes-driven = { $n ->
    [0] pas de retraite
    [one] 1 résultat moral
   *[other] { $n } résultats moral
  }

# The editors of westeros
kind-of-action = Genre d'action
use-tokens = Pions Ordre
play-card = Carte
pass = Passer
pass-why = Vous n'agissez plus de ce round ; vous répondrez encore aux coups de l'ennemi.
pick-order = Choisissez une unité sur le plateau ou ici ; le pion d'abord si vous voulez.
paid-with = Payé avec
use-raise = Monter le moral
use-rally = Mobiliser une unité
no-order-possible = Vos pions ne peuvent activer personne.
who-plays = Qui la joue ? Sa zone de contrôle est montrée.
can-pay = paie jusqu'à { $n }
controls = { $n ->
    [one] contrôle { $n } unité
   *[other] contrôle { $n } unités
  }
which-unit = Quelle unité
end-moves = Fin des déplacements
end-attacks = Fin des attaques
pick-mover = Choisissez l'unité qui se déplace.
pick-hex = Choisissez où elle va : { $n ->
    [one] { $n } hexagone au plus
   *[other] { $n } hexagones au plus
  }.
must-break-away = Elle est engagée : désignez le premier hexagone de son chemin ; son adversaire pourra la frapper.
no-attack-after = trop loin pour attaquer ensuite
to-hex = Hexagone
pick-target-unit = Choisissez la cible : les chances sont montrées avant de confirmer.
whom = Cible
doing-dogs = Chiens de guerre
doing-scorch = Mettre le feu
doing-quench = Combattre le feu
sight-to = Ligne de mire vers
sight-free = { $unit } voit cet hexagone.
sight-blocked = { $unit } ne voit pas cet hexagone : { $by } sur la ligne.
ask-sight = Touchez tout autre hexagone pour voir si la ligne est libre.
dogs-first-die = D'abord un dé :
dogs-bite = une touche
dogs-chase = recul d'un hexagone
kindles-on = un niveau par
quenches-on = éteint par
fire-none = pas de feu
burns-down = tout brûle
which-archers = Quels archers tirent
pick-shot = Choisissez leur cible.
tokens-left = À poser :
pick-sites = { $n ->
    [one] Choisissez le site qui compte ; les autres reçoivent des leurres.
   *[other] Choisissez les { $n } sites qui comptent ; les autres reçoivent des leurres.
}
pick-on-board = Choisissez sur le plateau ou ici.
answer-attack = Frapper
answer-none = Personne
answer-ignore = Ignorer
answer-retreat = Battre en retraite
hits-on = touche sur
hits-average = { $n } touches en moyenne
eliminates = éliminée { $chance }
drives-off = repoussée { $chance }
flanking = Débordement : les dés d'un symbole peuvent être relancés (compté).
breaks-away = Elle décroche d'abord : son adversaire pourra la frapper.
keep-token = Garder un pion
keep-card = Garder une carte
which-piece = Quelle pièce
pick-place = Choisissez l'hexagone sur le plateau.
placed-at = Ira en { $hex }.
worth-of = Valeur { $n } sur { $all }
do-take-action = Faire cette action
do-move-unit = Déplacer
do-choose-attack = Attaquer
do-declare-units = Déclarer
do-choose-commands = Donner les commandements
do-retreat-step = Battre en retraite
do-keep-one = Garder ceci
do-lay-piece = Poser
do-place-commander = Placer l'unité
do-place-unit = Placer l'unité
do-choose-commanders = Sceller mon choix
do-loose-arrows = Tirer
do-man-ramparts = Garnir les remparts
do-break-ramparts = Les retirer
do-choose-sites = Sceller mon choix
option-westeros-plan = Bataille
option-westeros-houses = Maisons
option-westeros-houses-auto = Stark d'abord
option-westeros-houses-random = Tirées au sort
option-westeros-directional_retreat = Retraite à l'opposé de l'attaquant (errata de 2013)
game-westeros = Batailles de Westeros

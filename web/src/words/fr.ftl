# The lobby
motto = Montjoie connaît les règles, pour que vous puissiez jouer.
motto-more = Jouez tout de suite contre des robots, ou envoyez un lien à vos amis. La table montre ce qui est permis, explique ce qui ne l'est pas et cite la règle.
new-match = Nouvelle partie
game-throne = Le Trône de Fer
game-joust = Joute
game = Jeu
how-many = Joueurs
who-me = Moi
who-link = Par lien
who-bot = Robot
your-name = Votre nom
friend-name = Nom (facultatif)
name-of = Nom du joueur { $seat }
bot-level = Robot pour { $seat }
more-options = Autres options
clock = Pendule
clock-none = Sans pendule
clock-decision = Pour chaque décision
clock-budget = Pour toute la partie
clock-time = Durée
clock-increment = secondes ajoutées à chaque réponse
minutes = { $n } min
hours = { $n } h
days = { $n ->
    [one] { $n } jour
   *[other] { $n } jours
  }
seed = Graine du hasard
seed-random = tirée pour vous
public-match = Tout le monde peut regarder
start = Commencer
my-matches = Mes parties
watch = Regarder
open-file = Ouvrir un fichier
open-file-why = Un enregistrement reprend où il s'est arrêté ; une position commence là.
file-unknown = Ce fichier n'est ni un enregistrement ni une position.
cannot-load = Le serveur n'a pas répondu.
option-throne-houses = Maisons
option-throne-houses-auto = selon la règle
option-throne-houses-random = tirées au sort
option-throne-competitive = Départ plus disputé (cinq joueurs)
bot-random = Au hasard
bot-greedy = Avide
bot-heuristic = Aguerri
bot-search = Fort
bot-first = Simple

# The bar
to-lobby = Retour à l'accueil
switch-language = EN: switch to English
settings = Réglages
language = Langue
text-size = Taille du texte
notify-me = Me prévenir quand je dois décider et regarde ailleurs
confirm-final = Redemander avant ce qui ne peut être repris
line-connecting = connexion
line-open = connecté
line-lost = connexion perdue, nouvel essai
line-refused = lien refusé
round = Tour { $n }
watching = Spectateur
replay = Revoir
invite = Inviter
loading = Un instant…
close = Fermer
reload = Recharger
stale-page = Cette page est plus ancienne que le serveur.
link-refused = Ce lien n'ouvre aucune partie
link-refused-why = Il a peut-être été révoqué, ou l'adresse est incomplète.

# The decision
decision = Décision
tab-decide = Décider
tab-table = Table
more-panels = Volets
resize-panel = Agrandir ou réduire le volet
your-decision = À vous de décider
sealed = Scellé
please-wait = Patience
odds-waiting = Calcul des chances…
waiting-for = On attend { $who }.
may-change = Vous pouvez encore changer votre réponse.
do-it = Confirmer
do-again = Remplacer ma réponse
do-place-orders = Sceller mes ordres
do-march = Marcher
do-raid = Lancer le raid
do-choose-card = Jouer cette carte
do-bid-track = Sceller ma mise
do-bid-wildlings = Sceller ma mise
do-muster = Recruter
do-retreat = Retraite
do-support = Déclarer
suggest = Proposer
suggest-why = Met ici une réponse permise ; appuyez encore pour une autre
undo = Annuler
are-you-sure = Est-ce bien sûr ?
this-reveals = Vous êtes le dernier à répondre : tout sera révélé aussitôt.
this-is-final = Il ne sera peut-être pas possible de revenir en arrière.
not-yet = Pas encore
play-as = Continuer avec { $seat }
pass-screen = Passez l'écran
pass-screen-why = La table est couverte pour que personne ne voie les secrets des autres.
i-am = Je suis { $seat }
cover-table = Couvrir la table quand l'écran passe d'une place à l'autre
match-over = La partie est finie
host-ended = L'hôte a mis fin à la partie
match-stopped = Cette partie est arrêtée : ses règles n'ont pas pu continuer. La personne qui tient le serveur en est avertie.
winner = Victoire : { $who }
seed-told = La graine du hasard était { $seed }.
seed-hash = Empreinte de la graine :

# Editors
choose-one = Choisissez
choose-some = Choisissez-en
choose-another = choisir un autre
chosen-of = { $n } choisi(s), { $low ->
    [0] { $high } au plus
   *[other] de { $low } à { $high }
  }.
taken-of = { $n } pris, { $low ->
    [0] { $high } au plus
   *[other] il en faut { $low }
  }.
amount = Quantité
less = Moins
more = Plus
move-up = Monter { $what }
move-down = Descendre { $what }
nothing = rien
facing = orientation (°)
turn-by = rotation (°)
about = autour de
ahead = en avant (pouces)
add-leg = Ajouter une étape
remove-leg = Retirer cette étape
pivot-centre = son centre
pivot-front-left = son coin avant gauche
pivot-front-right = son coin avant droit
drag-piece = Tirez la pièce pour la déplacer, sa poignée pour la tourner ; elle est rouge où elle ne peut pas être.
drag-leg = Tirez la pièce pour avancer, sa poignée pour tourner ; elle est rouge où elle ne peut pas aller.
name = Nom

# Rules and log
show-rule = Règle { $rule } : montrer son texte
rule-unknown = Le texte de cette règle n'est pas disponible.
log = Journal
log-empty = Il ne s'est encore rien passé.
log-fold = Replier ces lignes ({ $lines })
log-unfold = Montrer ce qui s'est passé ({ $lines ->
    [one] une ligne de plus
   *[other] { $lines } lignes de plus
  })
look-here = voir

# Talk
talk = Paroles
channels = Conversations
everybody = Tout le monde
private = En privé…
private-with = Parler en privé avec
private-whom = Choisissez d'abord avec qui
say-to = Dire à { $who }
say = Dire
talk-empty = Rien n'a été dit ici.

# Players and host
players = Joueurs
thinking = réfléchit…
here = présent
away = absent
several-links = { $n } liens ouvrent ce siège
bot-called = robot ({ $bot })
let-bot = Confier à un robot…
let-bot-play = Laisser un robot jouer { $seat }
take-back = Reprendre
rename = Renommer
stand-in = À la fin du temps
stand-in-default = passer ou répondre au plus simple
auto-pass = Passer de moi-même quand je pourrais réagir
auto-answer = Répondre de moi-même quand une seule réponse est possible (les autres peuvent le remarquer)
my-seats = Mes places
invite-title = Inviter et gérer
invite-why = Qui a un lien tient la place. Donnez à chacun le sien.
link-for = Lien pour { $who }
watch-link = Pour regarder
new-link = Nouveau lien
links-given = Liens en usage
revoke = Révoquer
copy = Copier
copied = Copié
set-clock = Régler la pendule
end-match = Mettre fin à la partie…
end-really = Y mettre fin vraiment

# Replay
to-table = À la table
this-moment = Ce moment
eyes-of = Vu par
spectator = Spectateur
branch = Jouer à partir d'ici
branch-why = Une nouvelle partie commence à ce moment, avec son propre hasard.
branch-later = Une fois la partie finie, vous pourrez rejouer à partir de tout moment, par tous les yeux.
download-record = Garder l'enregistrement
share-moment = Partager ce moment
share-moment-why = Qui a votre lien a vos droits dans la partie ; ne le donnez qu'à des gens de confiance.
to-start = Au début
step-back = Un pas en arrière
step-on = Un pas en avant
play = Lire
pause = Pause
moment = Moment
moment-of = { $n } sur { $all }

# The board of throne
board = Plateau
zoom-in = Plus près
zoom-out = Plus loin
zoom-all = Tout le plateau
zoom-home = Ma terre
structure-city = Cité
structure-stronghold = Forteresse
barrels = { $n ->
    [one] 1 baril
   *[other] { $n } barils
  }
crowns = { $n ->
    [one] 1 couronne
   *[other] { $n } couronnes
  }
routed = en déroute
attacking = Attaque :
neutral = Force neutre
neutral-force = Force neutre de { $n }
power-token-of = Jeton Pouvoir { $house }
order-there = Ordre : { $order }
order-drafted = Votre ordre : { $order }
phase-westeros = Westeros
phase-planning = Programmation
phase-action = Actions
phase-raids = Raids
phase-marches = Marches
phase-battle = Bataille
turn-of = Tour { $n } sur { $all }
wildlings-at = Sauvageons : { $n }
influence = Influence
token-held = tient { $token }
token-used = tient { $token }, déjà utilisé ce tour
stars = { $n ->
    [one] 1 ordre spécial
   *[other] { $n } ordres spéciaux
  }
supply = Ravitaillement
level = Niveau
armies-allowed = Armées permises
houses = Maisons
no-army = aucune armée
castles = Cités et forteresses
power = Pouvoir
in-hand = En main
discarded = Jouées
my-hand = Ma main
strength = Force
sword = Épée
fortification = Fortification
seat-awaited = décide
seat-sealed = scellé
battle-at = Bataille : { $area }
entry-at = Contre la force neutre : { $area }
role-attacker = attaque
role-defender = défend
so-far = En l’état

# The editors of throne
orders-by-area = Ordres par zone
order-for = Ordre pour { $area }
no-order = aucun ordre
take-order = Reprendre l'ordre de { $area }
stars-used = { $n } sur { $all }
token-left = { $order }, reste { $n }
which-march = Quelle Marche ?
pick-march = Choisissez un de vos ordres de Marche, ici ou sur le plateau.
march-from = Marche depuis { $area }
nobody-can-move = Aucune unité ne peut partir d'ici ; l'ordre est simplement retiré.
who-goes = Qui part maintenant ?
picked-of = { $what } : { $n } sur { $all }
pick-target = Appuyez sur une unité pour en envoyer moins, puis sur la destination.
all-sent = Tout le monde est parti.
where-to = Vers où
by-ship = par bateau
attack = attaque !
call-back = Rappeler de { $area }
leave-token = Laisser un jeton Pouvoir : { $area }
supply-now = Vos armées ensuite : { $armies }. Votre ravitaillement permet : { $allowed }.
muster-upgrade = Fantassin en chevalier
muster-at = { $what } : { $area }
muster-done = Fin du recrutement
muster-points = { $n ->
    [one] 1 point
   *[other] { $n } points
  }

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
doing-dogs = chiens de guerre
doing-scorch = mettre le feu
doing-quench = combattre le feu
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
answer-attack = frapper
answer-none = personne
answer-ignore = ignorer
answer-retreat = battre en retraite
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
option-westeros-houses-random = tirées au sort
option-westeros-directional_retreat = Retraite à l'opposé de l'attaquant (errata de 2013)
game-westeros = Batailles de Westeros

## Dés
dice = Dés
dice-thrown = { $n ->
    [one] { $n } dé
   *[other] { $n } dés
}
dice-face = Face
dice-share = Obtenu, avec une marque à la valeur attendue
dice-rolled = obtenu
dice-expected = attendu
dice-mean = En moyenne { $rolled } au lieu de { $expected } : { $by }
dice-off = Une face s'écarte de { $n } en moyenne.
dice-nobody = À personne
dice-none = Aucun dé n'a encore été lancé.
replay-omitted = { $n ->
    [one] Un événement antérieur n'est pas affiché. L'afficher.
   *[other] { $n } événements antérieurs ne sont pas affichés. Les afficher.
}
dice-counting = Décompte : encore { $n ->
    [one] { $n } moment
   *[other] { $n } moments
}

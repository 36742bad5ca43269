# The lobby
motto = Montjoie connaît les règles, pour que vous puissiez jouer.
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
seed-random = Tirée pour vous
public-match = Tout le monde peut regarder
start = Commencer
my-matches = Mes parties
watch = Regarder
open-file = Ouvrir un fichier
open-file-why = Un enregistrement reprend où il s'est arrêté ; une position commence là.
file-unknown = Ce fichier n'est ni un enregistrement ni une position.
cannot-load = Le serveur n'a pas répondu.
option-throne-houses = Maisons
option-throne-houses-auto = Selon la règle
option-throne-houses-random = Tirées au sort
option-throne-competitive = Départ plus disputé (cinq joueurs)
bot-random = Au hasard
bot-greedy = Avide
bot-page = Page
bot-page-style = Prend ce qui est proche et ne voit pas ce qui menace.
bot-squire = Écuyer
bot-squire-style = Vif et raisonnable, sans y réfléchir à deux fois.
bot-knight = Chevalier
bot-knight-style = Pèse chaque coup et regarde un pas devant lui.
bot-captain = Capitaine
bot-captain-style = Réfléchit avant d'agir.
bot-marshal = Maréchal
bot-marshal-style = Pense aussi à ce que feront les autres.
bot-constable = Connétable
bot-constable-style = Réfléchit le plus longtemps et n'oublie rien.
bot-rated = { $bot } · { $rating }
bot-heuristic = Aguerri
bot-search = Fort
bot-first = Simple
games = Jeux
play-now = Jouer contre des robots
learn = Apprendre
with-friends = Entre amis
set-up = Préparer
build-army = Composer une armée
players-from-to = { $low } à { $high } joueurs
players-just = { $n } joueurs
lasts = { $low } à { $high } min
weight-1 = Vite appris
weight-2 = S’apprend en une soirée
weight-3 = Un jeu profond
about-throne = De grandes maisons complotent, marchent, trahissent et misent leur pouvoir sur la carte de Westeros.
about-westeros = Deux commandants, des pions d’ordre et des cartes : des batailles sur hexagones, chacune avec son plan.
about-figurines = Des unités sur socles, des cartes tactiques et de la politique : charges, flancs et panique sur table libre.
about-conquest = Des régiments en rangs et colonnes, des piles de commandement secrètes, magie et monstres sur table libre.
open-tables = Tables ouvertes
no-open-tables = Personne n’attend de joueur pour l’instant. Préparez une partie et laissez une place à qui veut.
seats-free = { $n ->
    [one] { $n } place libre sur { $of }
   *[other] { $n } places libres sur { $of }
  }
sit-down = S’asseoir
your-name-why = Comme les autres vous voient
who-open = Libre
who-open-why = Paraît parmi les tables ouvertes
wait-for-all = Commencer quand tout le monde est assis
gathering = Salle d’attente
gathering-why = La partie commence quand tout le monde est assis.
gathering-open = Cette table figure parmi les tables ouvertes jusqu’à ce que ses places soient prises.
vacancy-invited = a reçu un lien
vacancy-open = libre pour qui veut
somebody = quelqu’un
begin-with-bots = Commencer maintenant, avec des robots aux places vides
rematch = Revanche
rematch-why = La même partie, chacun une place plus loin
rematch-offered = Une revanche ? Le bouton est à côté du résultat.

# The bar
to-lobby = Retour à l'accueil
switch-language = EN: switch to English
settings = Réglages
language = Langue
away-title = Quand je suis absent
away-push = Me prévenir dans ce navigateur, même fermé
away-mail = Votre adresse électronique
away-mail-set = M'écrire
away-mail-asked = Un courriel vous demande si l'on peut vous écrire.
away-mail-none = On ne vous écrira plus.
away-push-not = Ce navigateur ne peut être prévenu : il ne l'a pas permis, ou son service est injoignable.
theme = Apparence
theme-system = Comme le système
theme-light = Claire
theme-dark = Sombre
text-size = Taille du texte
notify-me = Me prévenir quand je dois décider et regarde ailleurs
confirm-final = Redemander avant ce qui ne peut être repris
line-connecting = Connexion
line-open = Connecté
line-lost = Connexion perdue, nouvel essai
line-refused = Lien refusé
round = { $game ->
    [throne] Tour { $n }
   *[other] Round { $n }
  }
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
hint = Conseil
hint-why = Un joueur fort réfléchit pour vous, d'après ce que vous pouvez savoir
hint-busy = Réflexion en cours…
hints-allowed = Les conseils sont permis à cette table. Les raisons d'un robot se lisent dans la relecture, une fois la partie finie : avant, elles trahiraient sa main.
allow-hints = Permettre les conseils pendant la partie
allow-hints-why = Devant la question, un bouton demande l'avis d'un joueur fort
reasons-take = Mettre cette réponse dans l'éditeur
reasons-given = Donnée
reasons-alone = Il n'y avait rien à peser.
reasons-more = Apporte : { $what }
reasons-less = Réduit : { $what }
reasons-line = Ensuite, peut-être…
reasons-effort = { $n ->
    [one] Pesé en { $n } partie imaginée.
   *[other] Pesé en { $n } parties imaginées.
  }
reasons-worlds = { $n ->
    [one] Jouée dans { $n } monde
   *[other] Jouée dans { $n } mondes
  }
why = Pourquoi cette réponse ?
why-of = Ce que { $seat } pouvait peser
clear = Recommencer
time-was-up = Votre temps était écoulé : votre remplaçant a répondu pour vous. Le journal dit ce qu’il en advint.
undo = Annuler
are-you-sure = Est-ce bien sûr ?
not-now = Ce qui ne peut être choisi maintenant
not-yet = Pas encore
play-as = Continuer avec { $seat }
pass-screen = Passez l'écran
pass-screen-why = La table est couverte pour que personne ne voie les secrets des autres.
i-am = Je suis { $seat }
cover-table = Couvrir la table quand l'écran passe d'une place à l'autre
last-scenes = Les dernières scènes se jouent.
told-of = { $who } : { $what }
match-over = La partie est finie
host-ended = L'hôte a mis fin à la partie
match-stopped = Cette partie est arrêtée : ses règles n'ont pas pu continuer. La personne qui tient le serveur en est avertie.
winner = Victoire : { $who }
seed-told = La graine du hasard était { $seed }.
seed-hash = Empreinte de la graine :
analysis = Analyser la partie
analysis-busy = La partie est rejouée… { $n } s (une minute peut-être)
analysis-none = Personne ne nous a encore appris à juger ce jeu.
analysis-curve = Chances de victoire
analysis-turns = Ce qui a fait basculer la partie
analysis-costly = Les décisions les plus coûteuses
analysis-to = Aller au tournant { $n }
analysis-rolls = Ce que les dés ont donné et pris
analysis-drawn = sur { $n } issues tirées
analysis-counted = La partie en chiffres, au fil de la partie
analysis-odds = Risques pris
analysis-ventures = { $n ->
    [one] Le seul cas
   *[other] Les { $n }, un par un
  }
analysis-attack = Attaque : { $target }
analysis-charge = Charge : { $target }
analysis-spell = Sort : { $target }
analysis-duel = Duel : { $target }
analysis-battle = Bataille : { $target }
analysis-won = réussi
analysis-lost = manqué
analysis-luck = dés { $by }
analysis-given = Réponse donnée : { $answer } ({ $chance })
analysis-better = Meilleure réponse : { $answer } ({ $chance })

# Editors
choose-one = Choisissez
choose-some = Choisissez-en
choose-another = Choisir un autre
chosen-of = { $span ->
    [one] { $n ->
        [0] Choisissez-en un.
       *[other] Choix fait.
      }
    [exact] { $n ->
        [0] Choisissez-en { $high }.
       *[other] { $n } sur { $high }.
      }
    [most] { $n ->
        [0] Choisissez-en jusqu'à { $high }, ou aucun.
       *[other] { $n } sur { $high } au plus.
      }
   *[between] { $n ->
        [0] Choisissez-en de { $low } à { $high }.
       *[other] { $n } : il en faut de { $low } à { $high }.
      }
  }
taken-of = { $n } pris, { $low ->
    [0] { $high } au plus
   *[other] il en faut { $low }
  }.
amount = Quantité
less = Moins
more = Plus
move-up = Monter { $what }
move-down = Descendre { $what }
move-item = { $what }, { $n } sur { $all } : à tirer, ou à déplacer avec les flèches
nothing = Rien
facing = Orientation (°)
turn-by = Rotation (°)
about = Autour de
ahead = En avant (pouces)
add-leg = Ajouter une étape
remove-leg = Retirer cette étape
pivot-centre = Son centre
pivot-front-left = Son coin avant gauche
pivot-front-right = Son coin avant droit
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
look-here = Voir

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
thinking = Réfléchit…
here = présent
away = absent
several-links = { $n } liens ouvrent ce siège
bot-called = robot ({ $bot })
let-bot = Confier à un robot…
let-bot-play = Laisser un robot jouer { $seat }
take-back = Reprendre
rename = Renommer
stand-in = À la fin du temps
stand-in-default = Passer ou répondre au plus simple
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
share-moment-why = Ce lien montre la partie jusqu'à ce moment, telle qu'on la voit ici ; il n'ouvre aucun siège.
moment-visited = On vous a montré ce moment ; le lien n'ouvre rien d'autre.
to-start = Au début
step-back = Un pas en arrière
step-on = Un pas en avant
play = Lire
pause = Pause
moment = Moment
moment-of = { $n } sur { $all }

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

# Tables libres
ruler = Règle graduée
ruler-how = Tirez d'un point ou d'un plateau à un autre ; entre plateaux, les bords comptent. (R)
look-closely = Vu de près
was = avant
suggestion = Suggestion { $n }
start-again = Recommencer

## Le narrateur
narration = Ce qui se passe
go-on = Continuer
to-outcome = Au résultat
to-now = Aller au présent ({ $n ->
    [one] { $n } chose à montrer
   *[other] { $n } choses à montrer
})
show-again = Revoir
show-me = Montrez-moi
pace = Rythme du récit
pace-now = Rythme du récit : { $pace }
pace-calm = Calme
pace-brisk = Vif
pace-instant = Immédiat
sound = Son
volume = Volume du son
recap = Depuis votre passage
recap-many = Depuis votre passage, { $n ->
    [one] une chose s’est passée
   *[other] { $n } choses se sont passées
}
recap-close = Inutile
scores-by-round = Les scores au fil de la partie
credits = Silhouettes et polices :

at-hand = À tout moment
at-hand-now = Utiliser dès que possible
at-hand-armed = Sera utilisé dès que possible
goes-on = La partie continue…
ask-less = Me demander moins souvent
ask-less-how = Ce à quoi l'on peut répondre s'affiche ici, et peut être passé ou utilisé sans question.
pass-idle = Passer de soi-même quand je ne peux rien utiliser
pass-turn = Tout passer jusqu'à la fin de ce tour
pass-window = Toujours passer ici : { $window }
wish-ask = Me demander
wish-pass = Ne pas demander
wish-use = Utiliser dès que possible
why-not = Pourquoi pas ?

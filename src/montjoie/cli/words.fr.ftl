# Entrée
option-form = « { $given } » n'est pas une option ; écrivez CLÉ=VALEUR.
file-unreadable = { $file } ne peut pas être lu : { $reason }.
file-unwritable = { $file } ne peut pas être écrit : { $reason }.
not-json-file = { $file } n'est pas du JSON : { $reason }.
no-game-named = { $file } ne dit pas de quel jeu il est : il lui faut un champ "game".
no-folder = { $path } n'est pas un dossier.
no-bots = Nommez au moins un robot.
needs-extra = Il faut pour cela { $extra } : { $missing } n’est pas installé.

# Jouer
seat-not-there = Il n'y a pas de place { $given } dans cette partie ; les places sont { $seats }.
record-and-position = Donnez une position ou l'enregistrement d'une partie à continuer, pas les deux.
left = Vous avez quitté la table.
no-terminal = Personne n'est au clavier. Lancez « montjoie play { $game } » dans un terminal ; « montjoie play --help » donne les choix.

# Simuler
simulating = Parties de { $game }
no-mind = Personne n'a encore appris { $game } à ceux qui réfléchissent.
tuned = { $tables } tables pesées ; sur celles qui jugent, perte logarithmique { $log-loss } (toutes les places égales : { $log-loss-of-equals }). Écrit dans { $file }.
simulated = { $games } parties de { $game }, { $seats } places
bot = robot
wins = victoires
pace = { $seconds } s ; { $decisions } décisions par seconde, { $games } parties par seconde ; { $rounds } tours par partie
game-failed = La partie { $game } (graine { $seed }) a échoué : { $error }

# Classement et équilibre
two-bots = Nommez au moins deux robots différents.
rating = cote
interval = intervalle à 95 %
pair = paire
wins-of-first = victoires du premier
value = valeur
fair = équitable
games-of = parties

# Tables
tabulating = Lecture des parties
tabulated = { $records ->
    [one] Une partie figure dans les tables de { $folder }.
   *[other] { $records } parties figurent dans les tables de { $folder }.
  }
no-records = Il n’y a aucune partie enregistrée dans { $folder }.

# Rejouer
replayed = { $game } ({ $seats }) : { $inputs } entrées rejouées, toutes comme enregistrées. Empreinte { $digest }.
chance-differs = L'entrée { $input } n'est pas le résultat que donne la graine.
analysing = Analyse de la partie

# Règles
rule-unknown = Il n'y a pas de règle { $given }.
code-places = Code
tests = Tests
nowhere = aucun
no-tests-here = Les tests ne font pas partie d'un paquet installé ; demandez dans une copie du dépôt.
waiver-unknown = { $file } dispense ce qui n'est pas une règle : { $ids }.
coverage = Règles dans le code et dans les tests
game = jeu
rules = règles
cited = codées
tested = testées
waived = dispensées
missing = manquantes
missing-rules = Il manque à { $game }
missing-examples = Exemples sans test dans { $game }

# Vérifier
position-sound = Une position correcte de { $game }.
position-asks = { $seat } : { $kind } [{ $rule }].
army-sound = { $path } : une armée conforme.
packs-sound = { $number ->
    [one] Un paquet dans { $path }, correct.
   *[other] { $number } paquets dans { $path }, tous corrects.
  }
no-armies = { $game } n'a pas d'armées à vérifier.
no-odds = { $game } n'a pas de probabilités à donner.

# Servir
serving = Montjoie écoute à l'adresse
serving-already = Montjoie tourne déjà :
serving-household = Toute la maison joue à l'adresse
cannot-serve = Le serveur ne peut pas démarrer : { $reason }.
setting-unknown = « { $given } » n'est pas un réglage ; on peut régler ainsi { $known }.
setting-bad = « { $given } » ne peut pas être réglé : { $reason }.

# Administration
admin-match = partie
admin-game = jeu
admin-status = état
admin-inputs = coups
admin-begun = début
admin-last = dernier coup
admin-verified = { $sound } parties se rejouent, { $bad } ne se rejouent pas.
admin-purged = { $number ->
    [one] Une partie a été supprimée.
   *[other] { $number } parties ont été supprimées.
  }
admin-restored = Restauration faite : { $matches } parties, { $inputs } coups.
admin-ban = banni :
admin-silence = muet :
admin-for-good = pour toujours
no-store = Il n'y a pas de base dans { $folder } ; donnez un autre --data-dir, ou --db.
no-match = Il n'y a pas de partie { $match } à laquelle cela s'applique.
no-seat = Il n'y a pas de siège { $seat } ; il y a { $known }.
no-order = Il n'y a pas d'ordre de cette sorte pour { $whom }.
no-network = Ce n'est ni une adresse ni un réseau : { $reason }.
purge-what = Nommez la partie à supprimer, ou dites --closed-days.

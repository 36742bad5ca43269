# Le livre de règles
rulebook = Livre de règles
book-search = Chercher dans les règles
book-found = { $n ->
    [0] Aucune règle ne contient ces mots.
    [one] Une règle
   *[other] { $n } règles
  }
book-chapters = Tous les chapitres
book-glossary = Glossaire
book-neighbours = Autour de cette règle
book-before = La règle précédente : { $rule }
book-after = La règle suivante : { $rule }
book-board = Ouvrir sur le plateau
book-last = Appliquée ici en dernier :
book-spot = Voir dans le journal
book-example = Exemple { $id }
book-shows = Montre
book-named = Citée dans
book-whole = Tout le livre de règles
book-untranslated = en anglais

# Apprendre
learn-why = De courtes leçons sur le plateau, puis des problèmes. Chacun est une position : à vous de jouer, et vous pouvez continuer à partir de là.
lessons = Leçons
puzzles = Problèmes
no-lessons = Ce jeu n'a pas encore de leçons.
learn-opening = On prépare la table…
learn-step = Leçon, étape { $n } sur { $of }
learn-lesson = Leçon
learn-puzzle = Problème
learn-example = Exemple
learn-hint = Un indice
learn-astray = C'est permis, mais ce n'est pas l'objet de cette leçon.
learn-lost = La leçon a pris un autre tour.
learn-other = Répondez à cette question comme il vous plaira ; la leçon reprend ensuite.
learn-again = Recommencer
learn-take-back = Reprendre
learn-done = Bien joué
learn-next = Ensuite : { $title }
learn-on = Vous pouvez continuer la partie contre les robots.
learn-all = Toutes les leçons et tous les problèmes
puzzle-right = Exact
puzzle-wrong = Il y a mieux.
puzzle-reveal = Montrer la meilleure réponse
puzzle-best = La meilleure réponse : { $answer }.
puzzle-figure = { $what } : { $best } avec la meilleure réponse, { $next } avec la suivante.
puzzle-odds = Calculé exactement.

not-valued = Personne ne nous a encore appris ce que vaut une table de { $game } ; seul ce qui se compte est donné, avec --json.
curve = Chances de victoire, telles qu’un spectateur pouvait les connaître :
turns = Ce qui a fait basculer la partie :
turn = Tour { $round }, entrée { $input } : { $changes }
luck = Ce que les dés ont donné au-delà de ce qu’on pouvait attendre : { $changes }
roll = Tour { $round }, entrée { $input } : { $dice } ({ $changes })
costly = Les décisions les plus coûteuses :
cost = { $seat }, tour { $round }, entrée { $input } : { $cost }
given = réponse donnée : { $answer } ({ $chance })
better = meilleure réponse : { $answer } ({ $chance })
more = elle aurait apporté : { $what }
less = elle aurait réduit : { $what }
odds = Risques pris :
odds-attack = { $number ->
    [one] 1 attaque
   *[other] { $number } attaques
  } avec en moyenne { $chance } % de chances de coûter des hommes à l’ennemi : { $won ->
    [0] aucune réussie
    [one] 1 réussie
   *[other] { $won } réussies
  }
odds-charge = { $number ->
    [one] 1 charge
   *[other] { $number } charges
  } avec en moyenne { $chance } % de chances d’atteindre l’ennemi : { $won ->
    [0] aucune réussie
    [one] 1 réussie
   *[other] { $won } réussies
  }
odds-spell = { $number ->
    [one] 1 sort
   *[other] { $number } sorts
  } avec en moyenne { $chance } % de chances de réussir : { $won ->
    [0] aucun réussi
    [one] 1 réussi
   *[other] { $won } réussis
  }
odds-duel = { $number ->
    [one] 1 duel
   *[other] { $number } duels
  } avec en moyenne { $chance } % de chances d’abattre l’adversaire : { $won ->
    [0] aucun gagné
    [one] 1 gagné
   *[other] { $won } gagnés
  }
odds-battle = { $number ->
    [one] 1 bataille
   *[other] { $number } batailles
  } avec en moyenne { $chance } % de chances de l’emporter, chaque carte de l’autre maison étant aussi probable : { $won ->
    [0] aucune gagnée
    [one] 1 gagnée
   *[other] { $won } gagnées
  }

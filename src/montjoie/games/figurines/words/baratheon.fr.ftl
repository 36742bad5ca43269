# Maison Baratheon.

ask-spread-healing = Richesse et charisme : répartissez jusqu'à 3 blessures soignées entre vos unités.
king_heals = son unité soigne jusqu'à 2 blessures, les amies à longue portée jusqu'à 1
king_wounds = les ennemis engagés avec son unité subissent 2 blessures, les autres à longue portée 1
charisma_heals = soigner 3 blessures en tout
charisma_clears = retirer vos pions état ; chacun coûte 1 blessure à un ennemi engagé
younger = Plus Jeune, Plus Hardi, et Infiniment Plus Aimable
heir_fallen = Plus Jeune, Plus Hardi, et Infiniment Plus Aimable : l'unité de Renly est tombée
oath_counts = Serment du Devoir : un pion pour l'unité perdue
oath_kept = Serment du Devoir : le défenseur reçoit un pion
oath_renewed = Serment du Devoir : relancer des dés d'attaque
heart_burns = Cœur Ardent
token_passed_on = Shyra Errol : poser le pion sur un ennemi
approach_taken = Approche Tactique

# La Maison Stark : ce que ses cartes et capacités demandent et disent.

ask-pay-wounds = { $effect } : combien de blessures cette unité subit-elle en échange ({ $unit }) ?
ask-press-advantage = Choisissez ce que l'avantage apporte.
advantage_dice = valeur de dés la plus élevée
advantage_to_hit = +1 pour toucher
advantage_abilities = le défenseur perd ses capacités pour ce tour
winter_silence = la cible n'utilise aucun Ordre ce tour, et les cartes Tactique de son camp sont sans effet sur elle
winter_ferocity = l'unité qui charge attaque avec sa valeur de dés la plus élevée

# Les cavaliers qui commencent hors de la table.
outflank = Débordement : commencer hors de la table
outflank_arrival = Débordement : entrer sur la table
ask-arrive-by-edge = Placez l'unité qui déborde entièrement à 6 pouces au plus d'un bord de la table.
ask-stand-by-edge = Où l'unité qui déborde entre-t-elle ?
outside-edge = { LE($unit) } { MANY($unit) ->
    [other] doivent
   *[one] doit
  } se tenir entièrement à 6 pouces ou moins du bord { $edge } de la table.
west = ouest
east = est

# Ce que des cartes laissent derrière elles.
impact_to_come = Impact Dévastateur
outmatched = Position Supérieure
masters_answer = Supériorité Martiale
unyielding = Refuser de se Soumettre
bog_sprung = Pièges des Paluds

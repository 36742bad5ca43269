# Les Sauvageons : ce que demandent et disent leurs cartes et capacités.

ask-transfer-figures = Regrouper et Reformer : combien de figurines passent d'une unité à l'autre ({ $unit } vers { $other }) ?
exchange_attachments = leurs Attachements changent de place
ask-stand-by-own-edge = Placez les Pillards entièrement à 12 pouces ou moins de votre bord de table.
outside-own-edge = { LE($unit) } { MANY($unit) ->
    [other] doivent
   *[one] doit
  } se tenir entièrement à 12 pouces ou moins de votre bord de table.

# Ce que laissent les cartes et les capacités.
to_the_last_rank = Tomber au Combat
prepared = Préparatifs Habiles : piocher une carte
raiders_come = La Horde sans Fin
diplomacy_fails = Diplomatie Sauvageonne
predicted = Manœuvres Prévisibles
rush_over = Poussée Agressive
vengeance_grows = Vengeance de Styr : un pion
vengeance_taken = Vengeance de Styr

# Les Neutres : ce que demandent et disent leurs cartes et capacités.

ask-choose-units = { $effect } : choisissez au plus { $high } unités.
ask-suffer-games = Jeux Sadiques : choisissez ce que subissent vos unités.
games_panic = jusqu'à deux de vos unités, nommées par l'adversaire, deviennent Paniquées
games_bleed = une de vos unités engagées, nommée par l'adversaire, subit des Touches automatiques
birds_silence = l'UNC perd ses capacités pour ce round
birds_cancel = la zone n'a pas d'effet
insight_hit = l'attaque a plus de Touches
insight_block = le défenseur bloque plus de Touches

# Ce que laissent les cartes et les capacités.
vow_sworn = Serment Chevaleresque
insight_blocks = Planification et Clairvoyance
bribe_ends = Fin du Pot-de-Vin
spoils_grow = Butin de Guerre : un pion
spoils_shown = Butin de Guerre
cruelty_shown = Cruauté Calculée

# Les avantages qu'un effet donne à une attaque.

ask-choose-boons = { $effect } : choisissez ce que gagne l'attaque.
boon_to_hit = +1 pour toucher
boon_reroll = relancer des dés d'attaque

# Prendre une carte de son choix.

ask-fetch-card = { $effect } : prenez en main une carte de votre paquet ou de votre défausse.
deck = paquet
discard = défausse
no_card = aucune carte

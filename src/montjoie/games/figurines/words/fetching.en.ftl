# Taking a card of one's choice.

ask-fetch-card = { $effect }: take one card from your deck or your discard pile into hand.
deck = deck
discard = discard pile
no_card = no card

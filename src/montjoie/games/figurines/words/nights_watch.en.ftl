# The Night's Watch.

ask-discard-card = Discard one card.
ask-find-vow = Choose a Vow from your deck or your discard pile.
ask-give-figures = Stand United, Brothers: who gives how many figures (4 at most)?

# The Night's Watch.

ask-discard-card = Discard one card.
ask-find-vow = Choose a Vow from your deck or your discard pile.
ask-give-figures = Stand United, Brothers: who gives how many figures (4 at most)?
bond_before = Ghost acts before the unit
bond_after = Ghost acts after the unit
duty_search = take a card from the deck, then discard one
duty_vow = attach a Vow to the unit

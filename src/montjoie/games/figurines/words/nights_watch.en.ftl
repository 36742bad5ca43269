# The Night's Watch.

ask-discard-card = Discard one card.
ask-find-vow = Choose a Vow from your deck or your discard pile.
ask-give-figures = Stand United, Brothers: who gives how many figures (4 at most)?
ask-line-up = Put the Attachments of { $unit } in order from the left: the first one falls last.
bond_before = Ghost acts before the unit
bond_after = Ghost acts after the unit
duty_search = take a card from the deck, then discard one
duty_vow = attach a Vow to the unit
watchers_charge = The Watcher on the Walls: re-roll the charge die
fire_burns = The Fire That Burns Against the Cold: 1 wound, and the token goes
dawn_comes = The Light That Brings the Dawn: an engaged enemy becomes Panicked
shield_guards = The Shield That Guards the Realms of Men: block 1 hit
night_has_gathered = Night Gathers...
single_bolt = Bolt Thrower (single bolt)
ghost_follows = Bond: Ghost follows

# Effects that hang on a die, or look into a hand; what common abilities leave behind.

ask-roll-again = { $effect }: the die shows { $face }, { $need } is needed. Let it lie, or roll it again?
ask-discard-seen = Choose the card that { $owner } discards.
again = roll again
engaged_since = Engaged since the start of the turn
counter_blows = Counterattack
traps_sprung = Hidden Traps
intimidated = Lannister Intimidation

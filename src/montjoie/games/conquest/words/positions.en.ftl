# Positions written by hand
no-such-player = { $given } does not play here; known: { $known }.
players-wrong = The players are { $given }, the seats { $seats }.
edges-wrong = The players must have the south and the north edge, or neither.
scenario-not-agreed = The scenario is { $given }, but { $expected } was agreed on.
round-wrong = There is no round { $given }; the last is { $high }.
stands-wrong = { $regiment } cannot have { $given } stands; at most { $high }.
wounds-wrong = A stand of { $regiment } cannot carry { $given } wounds; at most { $high }.
formation-wrong = { $regiment } cannot form { $given } files like this.
character-elsewhere = { $regiment } and its character do not belong together.
garrison-wrong = { $regiment } cannot be in that garrison.
contact-wrong = { $regiment } and { $other } are not enemies that touch each other.
stack-wrong = The command stack of { $seat } has cards that are not of his units.
objectives-wrong = { $seat } has secondary objectives that are not in the deck of his faction.
steps-outside-battle = The procedures that run must begin with the battle.

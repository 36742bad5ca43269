# What can be wrong with a content pack.

# The table.
side-missing = The board needs a side { $side }.
direction-twice = Two direction tokens stand for the same side of a hex.
symbol-missing = The symbol “{ $symbol }” is not explained.
track-spaces = The spaces of the morale track must be 1 to 10, in order.
track-ends = A morale segment ends on space 11 in two ways: “eleven” and “rout”.
track-breaks = The zone “{ $zone }” needs one break space; it has { $count }.
zone-missing = The zone “{ $zone }” has no name.
terrain-letter = { $terrain }: hex types have a letter for maps, terrain tokens have none.
burning-kind = { $terrain }: fire devastates hex types and removes terrain tokens, not the other way round.

# Cards.
order-row-missing = The order table of { $unit } has no row for the rank { $rank }.
melee-range = { $unit } attacks in melee, so its range must be 1.
commander-other-house = { $commander } cannot lead { $unit }, a unit of the other House.
commander-mount = { $commander } and { $unit } must both be mounted or both on foot.
card-other-house = The card “{ $card }” pictures { $commander }, who is of the other House.
tactic-without-condition = The tactic of “{ $card }” needs a condition: tokens to verify, or a morale.
nothing-before = “{ $word }” speaks of units named before, and there are none.
basic-cards = House { $house } has { $count } basic command cards; it needs { $expected }.
figure-cards = { $commander } has { $count } command cards; he needs { $expected }.

# Battle plans.
edges-of-one-house = House { $house } owns both edges.
house-left-out = House { $house } is left out.
too-many-rounds = { $count } rounds, but the round track has { $limit } spaces.
too-many-command-tokens = Both players together take { $count } command tokens; the box holds { $limit }.
map-rows = The map has { $count } rows; side { $side } has { $expected }.
map-row-length = Row { $row } has { $count } hexes; it needs { $expected }.
map-letter = “{ $letter }” is no terrain; the letters are { $known }.
two-tokens-on-hex = { $token } and { $other } lie on the same hex { $hex }.
hex-off-board = Hex { $hex } is not on the board: { $rows } rows of { $columns } hexes, even rows one less.
token-misplaced = { $token } cannot lie on { $hex }, which is { $terrain }.
too-many-units = { $count } units; at most { $limit } can be in play.
two-units-on-hex = { $unit } and { $other } stand on the same hex { $hex }.
unit-or-commander = Unit { $unit } needs either a unit card or a commander, not both.
unit-other-house = { $given } does not belong to House { $house }.
too-many-figures = { $count } figures of { $unit } are needed; the box holds { $limit }.
commander-twice = { $commander } leads two units; there is one figure.
stands-on-impassable = Hex { $hex } is { $terrain }, which no unit can enter.
cut-off = Hex { $hex } cannot be reached from the first unit of the plan.
rule-missing = This needs the special rule “{ $rule }”, which the plan does not have.
tokens-and-places = { $count } tokens for { $places } places: there must be one for each.
archers-blind = The archers on { $hex } see nothing beyond the hexes beside them, where no enemy leaves them standing: they can never shoot.
tokens-over-box = { $count } tokens are needed; the box holds { $limit }.
too-few-tokens = { $count } tokens cannot be spread over { $places } places, at least one each.
too-few-objectives = { $count } objectives are wanted; there are { $limit }.
not-immediate = This cannot be scored at once: only eliminations, captures and destroyed tokens can.
row-off-board = The board has no row { $row }; its last row is { $rows }.

# Skirmishes.
setup-cards = House { $house } has { $count } set-up cards; it needs { $expected }.
too-many-setup-cards = { $count } set-up cards may be used up; a House has { $limit }.

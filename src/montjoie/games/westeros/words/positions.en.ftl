# What is wrong with a position
plan-not-agreed = The options name the battle { $expected }, the board { $given }.
round-off-track = Round { $given } does not exist: this battle has rounds 1 to { $high }.
marker-off-track = The morale marker cannot stand on { $given }: the track goes from -11 to 11.
no-such-house = { $given } is no House of this battle; the Houses are { $houses }.
seats-wrong = Each player plays one House: { $seats }, not { $given }.
already-routed = The morale marker stands on the Rout space of { $house }: the battle is over.
command-tokens-wrong = { $house } has { $given } command tokens on its board and its commanders; the plan gives { $limit }.
commander-overloaded = { $commander } holds { $given } command tokens, with a command limit of { $limit }.
no-such-token = There is no order token { $given }; the symbols are { $known }.
tokens-beyond-box = The players hold { $given } order tokens of one symbol ({ $symbol }); the box has { $high }.
card-not-in-battle = { $card } is not in the command deck of { $house } in this battle.
card-twice = { $card } lies in { $count } places; there is one.
hexes-wrong = These are not the full hexes of the board: { $given }.
no-such-terrain = { $hex } has the terrain { $terrain } and the token { $token }, one of which does not exist.
fire-too-high = { $hex } cannot have a fire of level { $given }: { $terrain }, { $high ->
    [0] which does not burn
   *[other] which burns up to level { $high }
  }.
cannot-be-devastated = { $hex } ({ $terrain }) cannot be devastated: fire does not ruin it.
already-won = { $house } has the points and the captured general of an instant victory: the battle is over.
captured-on-board = { $commander } has been captured and yet leads a unit.
token-elsewhere = The token { $token } is carried by a unit ({ $unit }) at { $at } but lies at { $hex }.
no-such-unit = { $house } has no unit card { $given }.
figures-wrong = { $unit } has 1 to { $high } figures, not { $given }.
no-such-rank = { $given } is no rank: banners are green, blue or red.
unit-in-impassable = { $unit } cannot stand at { $hex }: the terrain is impassable.
engagement-wrong = The unit at { $hex } ({ $unit }) is engaged with nobody who is engaged with it beside it.
hex-crowded = Two units stand at { $hex }: { $units }.
no-such-commander = There is no commander card { $given } of that House.
commander-without-unit = { $commander } and the unit { $unit } do not belong together.
version-twice = The figure of { $commander } is on the board in two versions.
objective-wrong = { $objective } lies at { $hex } and is held by { $house }: one of these does not exist.
steps-outside-battle = The procedures are not part of a battle.
no-first-player = At this moment ({ $phase }) there must be a first player.

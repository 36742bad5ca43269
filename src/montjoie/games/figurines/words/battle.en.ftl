# Rounds, turns, Clean-up, victory, positions.

ask-activate-unit = Activate one of your units.
ask-discard-cards = You may discard Tactics cards from your hand.
pass-not-allowed = You cannot pass: you can still activate { $offered }.
no-such-unit = There is no unit “{ $unit }”. To be activated: { $offered }.
unit-activated-before = { THE($unit) } { MANY($unit) ->
    [other] were
   *[one] was
  } already activated this round. To be activated: { $offered }.
unit-not-yours = { THE($unit) } { MANY($unit) ->
    [other] are
   *[one] is
  } not yours, but of { $owner }.
unit-not-in-play = { THE($unit) } cannot be activated now. To be activated: { $offered }.
vp-combat = an enemy unit is destroyed
reason-vp = the needed Victory Points, and more than any opponent
reason-most-vp = most Victory Points after the last round
tie-points-left = with equal Victory Points, by the points left on the table
tie-shared = with equal Victory Points and equal points left on the table
reason-last-standing = no opponent has a unit left
reason-all-fallen = the last units fell at the same moment
reason-siege-held = the siege has failed
no-such-player = “{ $given }” is no player of this game; there are { $seats }.
steps-outside-battle = All procedures must be part of a battle.
no-cards = { $given } must have a hand and a deck, if only empty ones.
no-such-objective-card = There is no Objective card “{ $given }”.
mode-not-agreed = The mode is { $given }; { $expected } was agreed on.
round-off-track = There is no round { $given }; the track goes to { $high }.
players-wrong = The players are { $given }; they must be { $seats }.
edge-unknown = “{ $given }” is no side of the table.
vp-negative = Victory Points cannot be negative: { $given }.
cards-too-many = { $player } has { $given } copies of { $card }; the deck has { $high }.
no-such-ncu = There is no NCU “{ $given }”, or nobody to whom it belongs.
zone-wrong = { $ncu } cannot stand on “{ $zone }”: each zone of the board holds one NCU.
no-such-terrain = There is no kind of terrain “{ $given }”.
no-such-unit-card = There is no unit card “{ $given }” for { $owner }.
figures-wrong = { $unit } has from 0 to { $high } figures, not { $given }.
wounds-wrong = A figure of { $unit } carries from 0 to { $high } wounds, not { $given }.
conditions-wrong = { $unit } has at most one condition token of each kind, not { $given }.
no-such-attachment = There is no Attachment “{ $given }”.
unit-off-table = { $unit } does not lie wholly on the table.
no-such-token = A unit carries a token that does not exist: “{ $given }”.
attached-wrong = There is no such card, or nothing it could be attached to: “{ $given }”.
number-not-agreed = Players have agreed on { $expected }, not on { $given }.

# The tactics board, NCUs and influence.

ask-claim-zone = Claim a zone of the tactics board with this NCU, or do nothing.
ask-claim-order = What comes first: the NCU's own ability, or the effect of the zone?
ask-choose-zone-target = { $zone }: choose the unit.
ask-choose-target = { $effect }: choose.
zone-taken = { THE($ncu) } already stands there ({ $zone }); a zone holds one NCU.
no-such-zone = “{ $zone }” is not a free zone of the Tactics board. Possible: { $offered }.

nobody = nobody
nothing = do nothing
ability = ability
zone = zone

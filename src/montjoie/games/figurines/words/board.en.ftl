# The tactics board, NCUs and influence.

ask-claim-zone = Claim a zone of the tactics board with this NCU, or do nothing.
ask-claim-order = What comes first: the NCU's own ability, or the effect of the zone?
ask-choose-zone-target = { $zone }: choose the unit.
ask-choose-target = { $effect }: choose.
zone-taken = { $ncu } already stands on { $zone }; a zone holds one NCU.
no-such-zone = { $zone } is not a zone of the tactics board.
event-zone-claimed = { $ncu } claims { $zone }.
event-ncu-moved = { $zone ->
    [none] { $ncu } leaves the tactics board.
   *[other] { $ncu } goes to { $zone }.
  }
event-influenced = { $ncu } influences { $unit }.
event-ncu-tokens = { $ncu }: { $tokens } { $tokens ->
    [one] token
   *[other] tokens
  } left.

nobody = nobody
nothing = do nothing
ability = ability
zone = zone

# Objective tokens
centre = the centre
objective_1 = objective 1
objective_2 = objective 2
objective_3 = objective 3
objective_4 = objective 4
A = objective A
B = objective B
C = objective C
roll-objectives = the first objective
ask-place-objective = Place an objective token: far enough from deployment zones and from other tokens.
objective-off-table = The token does not lie wholly on the table.
objective-near-zone = The token is { $away }" away from the deployment zone in the { $edge }; it must be at least { $least }".
objective-near-objective = The token is { $away }" away from another one; it must be at least { $least }".
objective-on-impassable = Tokens do not go on impassable terrain ({ $terrain }).
event-objective-placed = A token is placed: { $objective }.
event-objective-card-dealt = { $objective }: { $card }.
event-objective-claimed = { $unit } claims a token: { $objective }.
event-objective-lost = { $unit } no longer covers its token: { $objective }.
event-objective-aimed = { $ncu } has no abilities while the token is held: { $objective }.
vp-objective = objective
ask-next-objective = You have gained the points of several objectives: choose which of them works next.

# Reserve
ask-starting-units = Choose the two units you deploy; the others wait in reserve.
ask-deploy-reserve = Bring the unit in: in your deployment zone, or at a table flank you may use.
ask-stand-by-flank = Place the unit at the table flank.
outside-flank = { $unit } must stand wholly within 6" of that table flank ({ $flank }).

# Carried tokens
ask-claim-token = Your unit has come upon several tokens: choose the one it takes.
ask-take-over = Choose the unit that takes the token.
ask-place-token = Place the token.
token-too-far = The token is { $away }" away from { $unit }; it may be { $most }" at most.
token-on-tray = The token would lie on the tray of { $unit }.
token-off-pile = The token must touch its own corpse pile; it is { $away }" away from it.
ask-place-pile = Place a corpse pile with a token near where your unit fell.
pile-off-table = The corpse pile does not lie wholly on the table.
pile-too-far = A corner of the pile is { $away }" away from the fallen unit; the whole pile must be within { $most }".
pile-near-terrain = The pile must stay 1" away from other terrain ({ $terrain }).
pile-near-unit = The pile must stay 1" away from { $unit }.

# Fire & Blood
ask-mark-unit = Mark an enemy unit.
mark-no-unit = There is no such unit on the table: { $unit }.
mark-twice = { $unit } is marked already.
mark-worthless = { $unit } costs no points and cannot be marked.
mark-own = { $unit } is not an enemy of yours.
event-unit-marked = { $unit } is marked.
event-vp-token-placed = A VP token lies on { $unit } now.
vp-marked-kill = an enemy fell to a marked unit
vp-marked-destroyed = a marked unit fell
vp-tokens = VP tokens on a fallen unit
vp_token = put a VP token on an enemy

# What is counted
event-counts-cleared = What missions count begins anew.
event-counted = { $what-id ->
    [attacked] { $of } has been attacked this round: { $n }.
    [panic-passed] Panic tests passed this round by { $of }: { $n }.
    [panic-failed] Panic tests failed this round by { $of }: { $n }.
    [rank-lost] Ranks lost this round by { $of }: { $n }.
    [fallen] { $of } has been destroyed this round.
    [losses] Units lost this round by { $of }: { $n }.
    [fell] { $of } has been destroyed so many times: { $n }.
    [scored] Scored this round ({ $of }): { $n }.
    [held] { $of } is not deployed yet.
    [siege-card] { $of } has been played.
   *[other] Noted: { $what } { $of } { $n }.
  }

# Objective tokens
centre = the centre
objective_1 = objective 1
objective_2 = objective 2
objective_3 = objective 3
objective_4 = objective 4
objective_west = western objective
objective_east = eastern objective
A = objective A
B = objective B
C = objective C
roll-objectives = the first objective
ask-place-objective = Place an objective token: far enough from deployment zones and from other tokens.
objective-off-table = The token does not lie wholly on the table.
objective-near-zone = The token is { INCHES($away) } away from the deployment zone ({ $edge }); it must be at least { INCHES($least) }.
objective-near-objective = The token is { INCHES($away) } away from another one; it must be at least { INCHES($least) }.
objective-on-impassable = Tokens do not go on impassable terrain ({ $terrain }).
vp-objective = objective
ask-next-objective = You have gained the points of several objectives: choose which of them works next.

# Reserve
ask-starting-units = Choose the two units you deploy; the others wait in reserve.
ask-deploy-reserve = Bring the unit in: in your deployment zone, or at a table flank you may use.
ask-stand-by-flank = Place the unit at the table flank.
outside-flank = { THE($unit) } must stand wholly within 6 inches of that table flank ({ $flank }).

# Carried tokens
ask-claim-token = Your unit has come upon several tokens: choose the one it takes.
ask-take-over = Choose the unit that takes the token.
ask-place-token = Place the token.
token-too-far = The token is { INCHES($away) } away from { THE($unit) }; it may be { INCHES($most) } at most.
token-on-tray = The token would lie on the tray of { THE($unit) }.
token-off-pile = The token must touch its own corpse pile; it is { INCHES($away) } away from it.
ask-place-pile = Place a corpse pile with a token near where your unit fell.
pile-off-table = The corpse pile does not lie wholly on the table.
pile-too-far = A corner of the pile is { INCHES($away) } away from the fallen unit; the whole pile must be within { INCHES($most) }.
pile-near-terrain = The pile must stay 1 inch away from other terrain ({ $terrain }).
pile-near-unit = The pile must stay 1 inch away from { THE($unit) }.

# Fire & Blood
ask-mark-unit = Mark an enemy unit.
mark-no-unit = There is no unit “{ $unit }” on the table. To be marked: { $offered }.
mark-twice = { THE($unit) } { MANY($unit) ->
    [other] are
   *[one] is
  } marked already.
mark-worthless = { THE($unit) } { MANY($unit) ->
    [other] cost
   *[one] costs
  } no points and cannot be marked.
mark-own = { THE($unit) } { MANY($unit) ->
    [other] are
   *[one] is
  } no enemy of yours.
vp-marked-kill = an enemy fell to a marked unit
vp-marked-destroyed = a marked unit fell
vp-tokens = VP tokens on a fallen unit
vp_token = put a VP token on an enemy

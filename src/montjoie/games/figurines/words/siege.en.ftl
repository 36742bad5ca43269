# The siege
roll-siege = the choice of roles
attacker = attacker
defender = defender
ask-choose-role = Will you besiege the castle, or hold it?
ask-siege-reserve = Choose the half of your units that starts in reserve.
ask-redeploy-unit = Bring one of your destroyed units back in your deployment zone, or go on.
ask-wall-target = Choose the unit the wall shoots at, or pass.
wall-out-of-range = { THE($unit) } { MANY($unit) ->
    [other] are
   *[one] is
  } no enemy within 12 inches of { THE($wall) }.
wall-no-target = There is no unit “{ $unit }” on the table. To be aimed at: { $offered }.
vp-wall = a castle wall is destroyed
ask-store-units = Choose one or two of your units for the stores.
dread = dread of the siege

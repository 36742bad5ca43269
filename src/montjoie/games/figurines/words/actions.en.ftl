# Actions
march = March
retreat = Retreat
charge = Charge
melee_attack = melee Attack
ranged_attack = ranged Attack
destroy_terrain = attack on terrain
pivot = pivot
shift = shift
forgo = forgo the action
ask-choose-action = Choose the action of { THE($unit) }, or forgo it.
ask-choose-free-action = Choose a free action for { THE($unit) }, or decline.
decline = decline
action-barred = { $source ->
    [none] An ability
   *[other] { $source }
  } forbids { THE($unit) } this action: { $action }.
action-engaged = { THE($unit) } { MANY($unit) ->
    [other] are
   *[one] is
  } engaged with { THE($enemy) }: only unengaged units can do this ({ $action }).
action-unengaged = { THE($unit) } { MANY($unit) ->
    [other] are
   *[one] is
  } not engaged: only engaged units can do this ({ $action }).
action-not-offered = { THE($unit) } cannot do this now ({ $action }). Possible: { $offered }.
no-melee-attack = { THE($unit) } { MANY($unit) ->
    [other] have
   *[one] has
  } no melee attack to make here.
no-ranged-attack = { THE($unit) } { MANY($unit) ->
    [other] have
   *[one] has
  } no ranged attack.
no-ranged-target = { THE($unit) } { MANY($unit) ->
    [other] have
   *[one] has
  } no enemy in range and sight, not even after a shift.
no-piece-near = No Destructible terrain piece is within 1 inch of { THE($unit) }.
ask-destroy-piece = Choose the terrain piece that your unit destroys.
piece-not-destroyed = { THE($unit) } cannot destroy this ({ $piece }): it must be Destructible and within 1 inch.

# What a careful player is warned of.

warn-forgoes = The unit could still act: its activation would be for nothing.
warn-objective-left = { THE($unit) } would no longer cover the objective: you lose control of it.
warn-long-charge = { THE($unit) } { MANY($unit) ->
    [other] reach
   *[one] reaches
  } { THE($target) } only with a die of { $needed } or more; a failed charge ends with a panic test.
warn-no-zone = A zone is free: this activation would be for nothing.
warn-idle-zone = The zone would find no unit that it could work on ({ $zone }).

# Actions
action-name = { $action ->
    [march] March
    [retreat] Retreat
    [charge] Charge
    [melee_attack] melee Attack
    [ranged_attack] ranged Attack
    [destroy_terrain] attack on terrain
   *[other] { $action }
  }
ask-choose-action = Choose the action of the activated unit, or forgo it.
ask-choose-free-action = Choose a free action for this unit, or decline.
decline = decline
action-barred = An effect forbids { $unit } this action: { action-name }.
action-engaged = { $unit } is engaged with { $enemy }: only unengaged units can do this ({ action-name }).
action-unengaged = { $unit } is not engaged: only engaged units can do this ({ action-name }).
action-not-offered = { $unit } cannot do this now ({ action-name }).
march-barred = { $unit } cannot march while it carries an objective.
no-melee-attack = { $unit } has no melee attack it can make here.
no-ranged-attack = { $unit } has no ranged attack.
no-ranged-target = { $unit } has no enemy in range and sight, not even after a shift.
no-charge-target = { $unit } has no enemy it could reach with a charge.
no-piece-near = No Destructible terrain piece is within 1" of { $unit }.
ask-destroy-piece = Choose the terrain piece that your unit destroys.
piece-not-destroyed = { $unit } cannot destroy this ({ $piece }): it must be Destructible and within 1".

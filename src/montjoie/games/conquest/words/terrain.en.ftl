# Terrain
event-ground-bit = { $regiment } goes over bad ground ({ $ground }): { DICE($dice) }. Wounds: { $wounds }.

# Garrisons
occupy = Occupy a garrison
leave = Leave the garrison
ask-choose-garrison = Which garrison does { $regiment } occupy?
ask-choose-leaving = Choose how { $regiment } leaves its garrison: the side, the facing, the formation and the place.
ask-take-garrison = The occupier is destroyed. Choose which of your regiments takes the garrison, or none.
no-garrison = { $regiment } can reach no garrison that it may occupy.
barred-inside = { $regiment } is in a garrison: it must leave it first.
not-in-garrison = { $regiment } is in no garrison.
leave-same-round = { $regiment } has occupied its garrison this round and cannot leave it yet.
leave-takes-all = { $regiment } needs both its actions to leave its garrison.
leave-no-room = There is no room for { $regiment } outside its garrison.
event-garrison-occupied = { $regiment } occupies { $piece }.
event-garrison-left = { $regiment } leaves its garrison.

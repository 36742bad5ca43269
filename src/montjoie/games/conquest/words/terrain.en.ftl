# Terrain
event-ground-bit = { THE($regiment) } { MANY($regiment) ->
    [other] go
   *[one] goes
  } over bad ground ({ $ground }): { DICE($dice) }. { $wounds ->
    [0] No wound.
    [one] 1 wound.
   *[other] { $wounds } wounds.
  }

# Garrisons
occupy = Occupy a garrison
leave = Leave the garrison
ask-choose-garrison = Which garrison { MANY($regiment) ->
    [other] do
   *[one] does
  } { THE($regiment) } occupy?
ask-choose-leaving = Choose how { THE($regiment) } { MANY($regiment) ->
    [other] leave their
   *[one] leaves its
  } garrison: the side, the facing, the formation and the place.
ask-take-garrison = The occupier is destroyed. Choose which of your regiments takes the garrison, or none.
no-garrison = { THE($regiment) } can reach no garrison that may be occupied.
barred-inside = { THE($regiment) } { MANY($regiment) ->
    [other] are in a garrison: they must leave it
   *[one] is in a garrison: it must leave it
  } first.
not-in-garrison = { THE($regiment) } { MANY($regiment) ->
    [other] are
   *[one] is
  } in no garrison.
leave-same-round = { THE($regiment) } { MANY($regiment) ->
    [other] have
   *[one] has
  } occupied the garrison this round and cannot leave it yet.
leave-takes-all = { THE($regiment) } { MANY($regiment) ->
    [other] need
   *[one] needs
  } both actions to leave the garrison.
leave-no-room = There is no room for { THE($regiment) } outside the garrison.
event-garrison-occupied = { THE($regiment) } { MANY($regiment) ->
    [other] occupy
   *[one] occupies
  } { THE($piece) } with { $stands ->
    [one] 1 stand.
   *[other] { $stands } stands.
  }
event-garrison-left = { THE($regiment) } { MANY($regiment) ->
    [other] leave their
   *[one] leaves its
  } garrison and { MANY($regiment) ->
    [other] stand
   *[one] stands
  } before it. The activation is over.
zone_west = western zone
zone_centre = central zone
zone_east = eastern zone
zone_a_west = south-western zone
zone_a_east = south-eastern zone
zone_b_west = north-western zone
zone_b_east = north-eastern zone

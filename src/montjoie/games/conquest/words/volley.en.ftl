# Volleys
ask-volley-target = Whom does { $regiment } shoot at?
ask-aim-arcs = Some of your stands are in several arcs of the target: choose one for each.
volley-nobody = { $regiment } has no target in sight and in range.
event-volley-fired = { $regiment } shoots at { $target }: { $shots ->
    [one] 1 shot.
   *[other] { $shots } shots.
  }
event-volley-told = { $target } loses { $stands ->
    [one] 1 stand
   *[other] { $stands } stands
  } to the volley.

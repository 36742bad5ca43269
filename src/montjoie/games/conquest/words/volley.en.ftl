# Volleys
ask-volley-target = Whom { MANY($regiment) ->
    [other] do
   *[one] does
  } { THE($regiment) } shoot at?
ask-aim-arcs = Some of your stands are in several arcs of the target: choose one for each.
volley-nobody = { THE($regiment) } { MANY($regiment) ->
    [other] have
   *[one] has
  } no target in sight and in range.
event-volley-fired = { $arcing ->
    [true] Arcing volley
   *[other] Volley
  } of { THE($regiment) } at { THE($target) }, { INCHES($far) } away: { $stands ->
    [one] 1 stand shoots
   *[other] { $stands } stands shoot
  }{ $effective ->
    [0] {""}
   *[other] , { $effective } at effective range
  }{ $halved ->
    [0] {""}
   *[other] , { $halved } obstructed
  }; { $shots ->
    [one] 1 shot.
   *[other] { $shots } shots.
  }
event-volley-told = { THE($target) } { MANY($target) ->
    [other] lose
   *[one] loses
  } { $stands ->
    [one] 1 stand
   *[other] { $stands } stands
  } to the volley of { THE($regiment) }.

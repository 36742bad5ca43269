# Charging
charge = Charge
inspire = Inspire
front = front
rear = rear
keep = keep
reroll = roll again
ask-charge-target = Which enemy { MANY($regiment) ->
    [other] do
   *[one] does
  } { THE($regiment) } charge?
ask-charge-face = Your regiment stands in two arcs of { THE($target) } alike: choose the face it charges.
ask-reroll-charge = The charge falls short (die: { $die }): roll again?
ask-charge-way = Choose where { THE($regiment) } { MANY($regiment) ->
    [other] end their
   *[one] ends its
  } charge.
charge-broken = { THE($regiment) } { MANY($regiment) ->
    [other] are
   *[one] is
  } Broken and cannot charge.
charge-arrived = { THE($regiment) } { MANY($regiment) ->
    [other] have
   *[one] has
  } arrived this round and cannot charge.
charge-nobody = { THE($regiment) } { MANY($regiment) ->
    [other] see
   *[one] sees
  } no enemy within reach of a charge.
event-charge-rolled = Charge die of { THE($regiment) }: { DICE($thrown) }. The charge reaches { INCHES($reach) }.
event-charge-failed = The charge of { THE($regiment) } fails: { $why-id ->
    [short] it reaches { INCHES($reach) }, and { THE($target) } { MANY($target) ->
    [other] are
   *[one] is
  } { INCHES($far) } away
    [askew] it meets { THE($target) }, but nobody can align
   *[blocked] { $by-total ->
        [0] no way to { THE($target) } is free
       *[other] { THE($by) } { MANY($by) ->
    [other] bar
   *[one] bars
  } the way to { THE($target) }
      }
  }. Its activation is over.
strike = strike
ask-use-overrun = The enemy is Broken: { MANY($regiment) ->
    [other] do
   *[one] does
  } { THE($regiment) } make impact attacks again?
event-charge-declared = { THE($regiment) } { MANY($regiment) ->
    [other] charge
   *[one] charges
  } { THE($target) } in { $face-id ->
    [front] front
    [rear] the rear
    [left] the left flank
   *[right] the right flank
  }, { INCHES($far) } away: March { INCHES($march) }{ $bonus ->
    [0] {""}
   *[other] , { INCHES($bonus) } more
  } and { $fixed ->
    [none] a die.
   *[other] { $fixed } more, without a die.
  }

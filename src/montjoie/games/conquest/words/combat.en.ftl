# Reforms in contact, withdrawals
combat_reform = Combat Reform
withdraw = Withdraw
ask-choose-combat-reform = Choose how { THE($regiment) } { MANY($regiment) ->
    [other] stand
   *[one] stands
  } anew against the enemies in contact.
ask-choose-withdrawal = Choose where { THE($regiment) } { MANY($regiment) ->
    [other] withdraw
   *[one] withdraws
  } to.
withdraw-heavy = { THE($regiment) } { MANY($regiment) ->
    [other] are
   *[one] is
  } heavy and cannot withdraw.
reform-new-enemy = { THE($regiment) } would touch an enemy not fought so far: { THE($other) }.
reform-leaves-face = { THE($regiment) } must stay in contact with { THE($other) }, on the same face of that enemy.
reform-fewer-stands = { THE($regiment) } would have fewer stands in contact than before.
event-resolve-rolled = Resolve roll of { THE($regiment) }{ $why-id ->
    [none] {""}
   *[other] {" "}({ $why })
  }: { $die }. On { $resolve } or less{ $need ->
    [none] {""}
   *[other] {" "}({ PARTS($need) })
  }: { $passed ->
    [true] passed{ $why-id ->
        [bloodlust] , the regiment keeps its head
        [fearsome] , the action is taken
       *[other] , in good order
      }.
   *[other] failed{ $why-id ->
        [fearsome] : the action is lost
        [bloodlust] : the regiment must charge, or march at the enemy
        [combat_reform] : the regiment suffers a wound for each stand in contact
       *[other] : the regiment suffers a die of wounds for each stand in contact
      }.
  }
event-wounds-diced = { THE($regiment) } { MANY($regiment) ->
    [other] roll
   *[one] rolls
  } { $die } for { $times ->
    [one] the way out
   *[other] each of { $times } stands in contact
  } and { MANY($regiment) ->
    [other] suffer
   *[one] suffers
  } { $wounds ->
    [one] 1 wound.
   *[other] { $wounds } wounds.
  }

# Reforms in contact, withdrawals
combat_reform = Combat Reform
withdraw = Withdraw
ask-choose-combat-reform = Choose how { $regiment } stands anew against its enemies.
ask-choose-withdrawal = Choose where { $regiment } withdraws to.
withdraw-heavy = { $regiment } is heavy and cannot withdraw.
reform-new-enemy = { $regiment } would touch an enemy it does not fight: { $other }.
reform-leaves-face = { $regiment } must stay in contact with { $other }, on the same face of that enemy.
reform-fewer-stands = { $regiment } would have fewer stands in contact than before.
event-resolve-rolled = { $regiment } rolls { $die } against Resolve { $resolve }: { $passed ->
    [true] in good order.
   *[other] it must fight its way.
  }
event-wounds-diced = { $regiment } rolls { $die } and suffers { $wounds ->
    [one] 1 wound.
   *[other] { $wounds } wounds.
  }
event-withdraw-failed = { $regiment } finds no way out and stays in contact.

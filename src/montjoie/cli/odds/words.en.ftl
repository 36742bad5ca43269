# What `montjoie odds` says.
attack = { $attacker } attack { $defender } with { $dice ->
    [one] one die
   *[other] { $dice } dice
  }.
hits = hits
wounds = wounds
panic-wounds = by panic
lost = in all
figures = figures
mean = mean
ends = The panic test is failed in { $panics } of all cases, the defender destroyed in { $destroyed }.
unknown = There is no { $what ->
    [unit] unit
    [attachment] attachment
    [attack] attack
   *[keyword] keyword
  } called “{ $given }”.
unclear = “{ $given }” may be { $fitting }.
figures-odd = { $unit } has from 1 to { $most } figures, not { $given }.

# What `montjoie odds` says.
odds-attack = { $attacker } attack { $defender } with { $dice ->
    [one] one die
   *[other] { $dice } dice
  }.
odds-hits = hits
odds-wounds = wounds
odds-panic-wounds = by panic
odds-lost = in all
odds-figures = figures
odds-mean = mean
odds-ends = The panic test is failed in { $panics } of all cases, the defender destroyed in { $destroyed }.
odds-unknown = There is no { $what ->
    [unit] unit
    [attachment] attachment
    [attack] attack
   *[keyword] keyword
  } called “{ $given }”.
odds-unclear = “{ $given }” may be { $fitting }.
odds-figures-odd = { $unit } has from 1 to { $most } figures, not { $given }.

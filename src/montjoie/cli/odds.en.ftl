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
    [character] character
    [rule] special rule
   *[keyword] keyword
  } called “{ $given }”.
odds-unclear = “{ $given }” may be { $fitting }.
odds-figures-odd = { $unit } has from 1 to { $most } figures, not { $given }.
odds-regiment = { $attacker } against { $target }, { $by ->
    [volley] a volley
    [impact] impact attacks
   *[clash] a Clash
  } of { $dice ->
    [one] one die
   *[other] { $dice } dice
  }.
odds-morale = by morale
odds-stands = stands
odds-regiment-ends = The target is Broken in { $broken } of all cases, Shattered in { $shattered }, destroyed in all in { $destroyed }.
odds-no-dice = { $attacker } has no dice against { $target } by { $by ->
    [volley] a volley
    [impact] impact attacks
   *[clash] a Clash
  }.
odds-stands-odd = { $unit } has from 1 to 40 stands, not { $given }.

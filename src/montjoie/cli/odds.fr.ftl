# Ce que dit `montjoie odds`.
odds-attack = { $attacker } : attaque contre { $defender }, { $dice ->
    [one] un dé
   *[other] { $dice } dés
  }.
odds-hits = touches
odds-wounds = blessures
odds-panic-wounds = par la panique
odds-lost = en tout
odds-figures = figurines
odds-mean = moyenne
odds-ends = Le test de panique échoue dans { $panics } des cas, le défenseur est détruit dans { $destroyed }.
odds-unknown = { $what ->
    [unit] Aucune unité ne s'appelle
    [attachment] Aucun attachement ne s'appelle
    [attack] Aucune attaque ne s'appelle
   *[keyword] Aucun mot-clé ne s'appelle
  } « { $given } ».
odds-unclear = « { $given } » peut être { $fitting }.
odds-figures-odd = { $unit } a de 1 à { $most } figurines, non { $given }.

# Ce que dit `montjoie odds`.
attack = { $attacker } : attaque contre { $defender }, { $dice ->
    [one] un dé
   *[other] { $dice } dés
  }.
hits = touches
wounds = blessures
panic-wounds = par la panique
lost = en tout
figures = figurines
mean = moyenne
ends = Le test de panique échoue dans { $panics } des cas, le défenseur est détruit dans { $destroyed }.
unknown = { $what ->
    [unit] Aucune unité ne s'appelle
    [attachment] Aucun attachement ne s'appelle
    [attack] Aucune attaque ne s'appelle
   *[keyword] Aucun mot-clé ne s'appelle
  } « { $given } ».
unclear = « { $given } » peut être { $fitting }.
figures-odd = { $unit } a de 1 à { $most } figurines, non { $given }.

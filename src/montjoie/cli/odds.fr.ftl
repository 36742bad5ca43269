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
    [character] Aucun personnage ne s'appelle
    [rule] Aucune règle spéciale ne s'appelle
   *[keyword] Aucun mot-clé ne s'appelle
  } « { $given } ».
odds-unclear = « { $given } » peut être { $fitting }.
odds-figures-odd = { $unit } a de 1 à { $most } figurines, non { $given }.
odds-regiment = { $attacker } contre { $target }, { $by ->
    [volley] une salve
    [impact] des attaques d'impact
   *[clash] un Clash
  } de { $dice ->
    [one] un dé
   *[other] { $dice } dés
  }.
odds-morale = par le moral
odds-stands = stands
odds-regiment-ends = La cible est brisée dans { $broken } des cas, abattue dans { $shattered }, détruite en tout dans { $destroyed }.
odds-no-dice = { $attacker } n'a pas de dés contre { $target } ({ $by ->
    [volley] salve
    [impact] attaques d'impact
   *[clash] Clash
  }).
odds-stands-odd = { $unit } a de 1 à 40 stands, non { $given }.

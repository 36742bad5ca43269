# Sorts
spellcasting = Incantation
interference = interférence
ask-choose-spell = Quel sort lancer avec { LE($caster) }, et sur qui ?
event-spell-cast = { LE($caster) } { MANY($caster) ->
    [other] lancent
   *[one] lance
  } « { $spell } » sur { LE($target) } : { $dice-total ->
    [0] aucun jet à faire
   *[other] { DICE($dice) }
  }. Sur { $value } ou moins{ $need ->
    [none] {""}
   *[other] {" "}({ PARTS($need) })
  } : { $successes ->
    [0] aucun succès
    [one] 1 succès
   *[other] { $successes } succès
  } pour { $needed } à obtenir ; { $cast ->
    [true] le sort réussit.
   *[other] le sort échoue.
  }
no-caster = { LE($caster) } ne { MANY($caster) ->
    [other] peuvent
   *[one] peut
  } pas lancer de sorts.
no-spell = { LE($caster) } { MANY($caster) ->
    [other] n'ont
   *[one] n'a
  } aucun sort à lancer sur qui que ce soit.
in-the-mud = La boue retient { LE($regiment) } : Marche et Charge ne sont possibles qu'en première action.

# Suprématie
ask-choose-supremacy = Utiliser une capacité de suprématie ce round ?
event-supremacy-used = { $seat } utilise « { $ability } », capacité de suprématie { DE($unit) }.

# Règles spéciales
event-decay-rolled = Déclin { DE($regiment) } : { DICE($dice) }. Sur 5 ou 6 : { $wounds ->
    [0] aucune blessure.
    [one] 1 blessure.
   *[other] { $wounds } blessures.
  }
ask-choose-trampled = Quel ennemi piétiner avec { LE($regiment) } ?
ask-choose-blessing = La bénédiction est sur { LE($regiment) } : relancer les dés ratés de cette action ({ $side ->
    [hits] touches
   *[other] Défense
  }) ?
yes = Oui
no = Non
attunement = harmonisation

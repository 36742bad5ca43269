# Sorts
spellcasting = Incantation
interference = interférence
ask-choose-spell = Quel sort lance { $caster }, et sur qui ?
event-spell-cast = { $caster } lance { $spell } sur { $target } ({ $value } ou moins) : { DICE($dice) }. Succès : { $successes } sur { $needed }.
no-caster = { $caster } ne peut pas lancer de sorts.
no-spell = { $caster } n'a aucun sort à lancer sur qui que ce soit.
in-the-mud = { $regiment } est embourbé : marche ou charge seulement comme première action.
defense = Défense
evasion = Évasion

# Suprématie
ask-choose-supremacy = Utiliser une capacité de suprématie ce round ?
event-supremacy-used = { $seat } utilise une capacité de suprématie ({ $unit }) : { $ability }.

# Règles spéciales
event-fear-faced = { $regiment } affronte l'Effrayant (Résolution { $resolve }) : { $die }. { $passed ->
    [true] L'action a lieu.
   *[other] L'action est perdue.
  }
event-decay-rolled = Déclin ({ $regiment }) : { DICE($dice) }. Blessures : { $wounds }.
ask-choose-trampled = Quel ennemi { $regiment } piétine-t-il ?
ask-choose-blessing = { $regiment } est béni : relancer ses dés ratés pour cette action ({ $side ->
    [hits] touches
   *[other] Défense
  }) ?
yes = Oui
no = Non

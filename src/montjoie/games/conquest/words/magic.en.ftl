# Spells
spellcasting = Spellcasting
interference = interference
ask-choose-spell = Which spell { MANY($caster) ->
    [other] do
   *[one] does
  } { THE($caster) } cast, and on whom?
event-spell-cast = { THE($caster) } { MANY($caster) ->
    [other] cast
   *[one] casts
  } “{ $spell }” on { THE($target) }: { $dice-total ->
    [0] no roll is needed
   *[other] { DICE($dice) }
  }. On { $value } or less{ $need ->
    [none] {""}
   *[other] {" "}({ PARTS($need) })
  }: { $successes ->
    [0] no success
    [one] 1 success
   *[other] { $successes } successes
  } of the { $needed } needed; { $cast ->
    [true] the spell succeeds.
   *[other] the spell fails.
  }
no-caster = { THE($caster) } cannot cast spells.
no-spell = { THE($caster) } { MANY($caster) ->
    [other] have
   *[one] has
  } no spell to cast on anybody now.
in-the-mud = { THE($regiment) } { MANY($regiment) ->
    [other] are
   *[one] is
  } stuck in the mud: March and Charge are possible only as the first action.

# Supremacy
ask-choose-supremacy = Use a supremacy ability this round?
event-supremacy-used = { $seat } uses “{ $ability }”, a supremacy ability of { THE($unit) }.

# Special rules
event-decay-rolled = Decay of { THE($regiment) }: { DICE($dice) }. On 5 or 6: { $wounds ->
    [0] no wound.
    [one] 1 wound.
   *[other] { $wounds } wounds.
  }
ask-choose-trampled = Which enemy { MANY($regiment) ->
    [other] do
   *[one] does
  } { THE($regiment) } trample?
ask-choose-blessing = { THE($regiment) } { MANY($regiment) ->
    [other] are
   *[one] is
  } Blessed: roll the failed dice of this action again ({ $side ->
    [hits] hits
   *[other] Defense
  })?
yes = Yes
no = No
attunement = attunement

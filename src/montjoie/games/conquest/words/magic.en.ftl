# Spells
spellcasting = Spellcasting
interference = interference
ask-choose-spell = Which spell does { $caster } cast, and on whom?
event-spell-cast = { $caster } casts { $spell } on { $target } ({ $value } or less): { DICE($dice) }. Successes: { $successes } of { $needed }.
no-caster = { $caster } cannot cast spells.
no-spell = { $caster } has no spell to cast on anybody now.
in-the-mud = { $regiment } is stuck in the mud: it may March or Charge only as its first action.
defense = Defense
evasion = Evasion

# Supremacy
ask-choose-supremacy = Use a supremacy ability this round?
event-supremacy-used = { $seat } uses a supremacy ability of { $unit }: { $ability }.

# Special rules
event-fear-faced = { $regiment } faces the Fearsome (Resolve { $resolve }): { $die }. { $passed ->
    [true] It acts.
   *[other] Its action is lost.
  }
event-decay-rolled = { $regiment } decays: { DICE($dice) }. Wounds: { $wounds }.
ask-choose-trampled = Which enemy does { $regiment } trample?
ask-choose-blessing = { $regiment } is Blessed: roll its failed dice again in this action ({ $side ->
    [hits] hits
   *[other] Defense
  })?
yes = Yes
no = No

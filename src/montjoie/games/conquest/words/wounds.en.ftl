# Attacks and wounds
clash = Clash
volley = Volley
impact = impact attacks
duel = Duel
spell = spell
hits = hits
attacks = Attacks
resolve = Resolve
defense = Defense
evasion = Evasion
garrison = garrison
broken = Broken
seizing = seizing
flank_or_rear = struck in flank or rear
count-stands = { $n ->
    [one] 1 stand
   *[other] { $n } stands
  }
ask-aim-blows = Some of your stands can attack several enemies: choose one for each.
ask-choose-end = From which end of the last rank { MANY($regiment) ->
    [other] do
   *[one] does
  } { THE($regiment) } lose stands first?
in-the-arc = { $arc-id ->
    [front] in front
    [rear] in the rear
    [left] in the left flank
   *[right] in the right flank
  }
rolled-again = { $rolled-total ->
    [0] { DICE($dice) }
   *[other] { DICE($rolled) }, after re-rolls{ $again-total ->
        [0] {""}
       *[other] {" "}({ $again })
      } { DICE($dice) }
  }
event-hits-rolled = { $kind-id ->
    [clash] Clash of { THE($attacker) } against { THE($target) } { in-the-arc }
    [volley] Shots of { THE($attacker) } at { THE($target) } { in-the-arc }
    [impact] Impact attacks of { THE($attacker) } on { THE($target) } { in-the-arc }
    [duel] Blows of { THE($attacker) } at { THE($target) }
   *[other] Attacks of { THE($attacker) } on { THE($target) } { in-the-arc }
  }: { rolled-again }. On { $value } or less{ $need ->
    [none] {""}
   *[other] {" "}({ PARTS($need) })
  }: { $hits ->
    [0] no hit
    [one] 1 hit
   *[other] { $hits } hits
  }{ $extra ->
    [0] .
   *[other] , and { $extra } more ({ $more }).
  }
event-hits-given = { THE($target) } { MANY($target) ->
    [other] take
   *[one] takes
  } { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
  } without a roll from { THE($attacker) }{ $by-total ->
    [0] .
   *[other] {" "}({ $by }).
  }
event-defense-rolled = Defense dice of { THE($target) }: { rolled-again }. { $needs-total ->
    [1] On { $value } or less ({ PARTS($needs) })
   *[other] With { $needs }, by the hit
  }: { $saved ->
    [0] no save
    [one] 1 save
   *[other] { $saved } saves
  }{ $spared ->
    [0] {""}
   *[other] , { $spared } more granted
  }, { $wounds ->
    [0] no wound.
    [one] 1 wound.
   *[other] { $wounds } wounds.
  }
event-wounds-marked = { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
  } on { $command ->
    [true] the command stand
   *[other] a stand
  } of { THE($regiment) }, which now bears { $on } of { $each }.
event-stand-lost = { THE($regiment) } { MANY($regiment) ->
    [other] lose
   *[one] loses
  } a stand; { $left } left.
event-became-broken = { THE($regiment) } { MANY($regiment) ->
    [other] are
   *[one] is
  } Broken{ $stands ->
    [0] {""}
   *[other] : { $lost } of { $stands } stands lost this round
  }.
event-regiment-destroyed = { $shattered ->
    [true] { THE($regiment) }, already Broken, { MANY($regiment) ->
        [other] lose
       *[one] loses
      } half of what was left and { MANY($regiment) ->
        [other] are
       *[one] is
      } Shattered
   *[other] The last stand of { THE($regiment) } falls: the regiment is destroyed
  }.
event-character-fell = { THE($character) } { MANY($character) ->
    [other] fall
   *[one] falls
  }{ $regiment ->
    [none] .
   *[other] {" "}with { THE($regiment) }.
  }
event-morale-tested = Morale tests of { THE($regiment) }: { rolled-again }. On { $resolve } or less ({ PARTS($need) }): { $failed ->
    [0] none fails
    [one] 1 fails
   *[other] { $failed } fail
  }{ $spared ->
    [0] {""}
   *[other] , { $spared } spared
  }, { $wounds ->
    [0] no further wound.
    [one] 1 further wound.
   *[other] { $wounds } further wounds.
  }
ask-choose-push = Which regiments come into contact again first?
event-contact-made = { THE($regiment) } { MANY($regiment) ->
    [other] touch
   *[one] touches
  } { THE($enemy) } with the { $face-id ->
    [front] front
    [rear] rear
    [left] left flank
   *[right] right flank
  }, on the enemy's { $enemy_face-id ->
    [front] front
    [rear] rear
    [left] left flank
   *[right] right flank
  }.
event-contact-lost = { THE($regiment) } and { THE($enemy) } are no longer in contact.

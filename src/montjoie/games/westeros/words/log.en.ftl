# The log: every event in a sentence.

# Set-up
event-battle-opened = { $plan }, { $rounds } rounds{ $momentum-id ->
    [none] {""}
   *[other] ; { $momentum } holds the momentum token
  }. { $victory }.
event-army-drawn-up = { $house }, { $more ->
    [true] also
   *[false] in the { $edge-id ->
        [north] north
       *[south] south
      }
  } — { $units }.
event-houses-settled = The Houses are drawn — { $houses }.
event-deck-shuffled = { POSS($house) } command deck is shuffled: { $size } cards.
event-unit-placed = { $house } places { $unit } ({ $led ->
    [true] { $card }, { $rank }
   *[false] { $rank }
  }) at { $hex }.
event-ground-laid = { $house } lays terrain at { $hex }: { $terrain }.
event-token-placed = { $owner-id ->
    [stark] { $owner } places a token
    [lannister] { $owner } places a token
   *[none] A token is placed
  } at { $hex }: { $kind }{ $shown ->
    [true] , { $face }
   *[false] {""}
  }.
event-token-removed = { $kind-id ->
    [archers] { $unit } drives away the hidden archers at { $hex }.
    [captive] { $unit } takes the captive at { $hex }.
   *[other] The { $kind } at { $hex } is removed.
  }
event-token-turned-up = The token at { $hex } is turned up: { $kind }, { $face }.
event-momentum-taken = { $house } takes the momentum token.
event-commanders-revealed = The commanders are revealed. Stark: { $stark }. Lannister: { $lannister }.
event-setup-cards-drawn = { $house } draws set-up cards for { $section }: { $cards }.
event-ramparts-manned = { $house } mans the ramparts — { $places }.
event-ramparts-stripped = { $house } puts order tokens from the ramparts back into the supply — { $places }.
event-overlays-laid = { $house } lays a terrain token ({ $token }) at { $hexes }.
event-overlays-lifted = Terrain tokens are taken off ({ $token }): { $hexes }.

# The round
event-round-began = Round { $number } of { $limit } ({ $colour }).{ $scored ->
    [true] {" "}Victory points — { $points }.
   *[false] {""}
  }
event-advantage-won = { $tie ->
    [true] { $own ->
        [0] No command token lies on either command board
        [one] 1 command token lies on each command board
       *[other] { $own } command tokens lie on each command board
      }: the momentum token gives { $house } advantage, and it is first player this round.
   *[false] { $house } has advantage with { $own ->
        [one] 1 command token
       *[other] { $own } command tokens
      } on its board against { $enemy }, and is first player this round.
  }
event-tokens-refreshed = { $amount ->
    [0] No command token goes
    [one] 1 command token goes
   *[other] { $amount } command tokens go
  } back from { POSS($house) } commander cards to its command board.
event-units-rallied = { $source-id ->
    [phase] { $count ->
        [one] The one spent unit is ready again.
       *[other] All { $count } spent units are ready again.
      }
    [morale] { $units } is ready again.
   *[other] Rallied by { $source }: { $units }.
  }
event-order-dice-rolled = { $house } rolls its order dice: { $shown }{ $all ->
    [true] {""}
   *[false] ; the supply has only { $taken-total ->
        [0] none of these
       *[other] { $taken }
      }
  }. It now holds { $held ->
    [one] 1 order token.
   *[other] { $held } order tokens.
  }
event-cards-drawn = { $house } draws { $count ->
    [one] 1 command card
   *[other] { $count } command cards
  }{ $seen ->
    [true] {" "}({ $cards })
   *[false] {""}
  }; { $hand } in hand.

# The command phase
event-passed = { $house } passes and takes no further action this round.
event-order-tokens-spent = { $house } spends { $tokens-total ->
    [one] an order token
   *[other] two order tokens
  } ({ $tokens }) { $use-id ->
    [raise] to raise its morale.
    [rally] and 1 morale to rally { $unit } at { $hex }.
   *[order] to activate { $unit } at { $hex }.
  }
event-order-tokens-gained = { $house } takes order tokens: { $tokens }.
event-order-tokens-discarded = { $house } puts order tokens back: { $tokens }{ $kept-total ->
    [0] {""}
   *[other] ; it keeps { $kept }
  }.
event-card-played = { $house } plays { $card }; { $figure } commands.
event-commands-paid = { $house } pays { $amount ->
    [one] 1 command token
   *[other] { $amount } command tokens
  } ({ $left ->
    [0] none left on its board
   *[other] { $left } left on its board
  }): { $commands }.
event-card-discarded = { $house } discards “{ $card }”.
event-tactic-used = { $house } uses the tactic { $time }{ $tokens-total ->
    [0] {""}
   *[other] , showing { $tokens }
  }: { $tactic }.
event-command-tokens-returned = { $amount ->
    [one] 1 command token goes
   *[other] { $amount } command tokens go
  } back from { $figure } to { POSS($house) } command board.
event-ability-used = { $figure } uses an ability: { $text }.
event-commander-committed = { POSS($figure) } card is turned: the ability is used up.
event-effect-began = { $source } ({ $house }), { $until-id ->
    [round] until the end of the round
    [always] for the whole battle
   *[turn] this turn
  }: { $kind-id ->
    [grant_keyword] { $keyword }
    [remove_keyword] no { $keyword }
    [bonus_move] { $n ->
        [one] 1 hex more
       *[other] { $n } hexes more
      }
    [bonus_dice] { $n ->
        [one] 1 attack die more
       *[other] { $n } attack dice more
      }
    [no_parting_attack] no parting attacks
    [flank_reroll_symbols] { $n } symbols to re-roll when flanking
    [forbid_counter_attack] no counter-attacks
    [ignore_morale_results] morale results are ignored
    [forbid_ignore_morale] morale results cannot be ignored
   *[morale_per_event] morale { $n } higher for each enemy unit { $when-id ->
        [enemy_unit_eliminated] eliminated
       *[enemy_unit_retreated] driven back { $hexes } hexes
      }
  } { $scope-id ->
    [enemies] (all enemy units)
    [zone] (friendly units in the zone of control)
    [nobody] (counted at its end)
   *[named] ({ $units })
  }.

# Units
event-units-activated = { $house } activates { $units }.
event-units-idle = { $units } { MANY($units) ->
    [other] neither move nor attack
   *[one] neither moves nor attacks
  }.
event-unit-moved = { $how-id ->
    [retreat] { $unit } retreats
    [advancing] { $unit } advances
    [pursuit] { $unit } pursues
   *[move] { $unit } moves { $hexes ->
        [one] 1 hex
       *[other] { $hexes } hexes
      }
  } { $back ->
    [true] and comes back to { $goal }
   *[false] from { $start } to { $goal }
  }{ $ground-id ->
    [plains] {""}
   *[other] {" "}({ $ground })
  }.
event-engaged = { $instead ->
    [true] The engagement token between { $unit } and { $target } is now { POSS($house) }.
   *[false] { POSS($house) } engagement token is laid between { $unit } and { $target }.
  }
event-engagement-broken = { $how-id ->
    [card] The engagement token between { $unit } and { $partner } is removed; no parting attack follows.
    [turn] { $unit } breaks away from { $partner } to attack another unit.
   *[leave] { $unit } breaks away from { $partner }.
  }
event-parting-spared = { $partner } lets { $unit } go.
event-banners-swapped = { $figure } changes places with the banner bearer of { $other } and commands there from now on; the unit under attack, named from now on by its card ({ $card }), fights under a banner of { $rank } rank, and the roll is read again.

# Attacks
event-attack-declared = { $mode-id ->
    [extra] { $attacker } at { $hex } attacks again, this time { $target } at { $at }.
    [counter] { $attacker } strikes back at { $target }.
    [parting] { $attacker } strikes at { $target }, which breaks away.
    [dogs] The dogs attack { $target } at { $at } like a unit of { $rank } rank.
    [archers] { $attacker } at { $hex } shoot at { $target } at { $at }.
   *[normal] { $attacker } at { $hex } attacks { $target } at { $at }.
  }
event-dice-counted = { $flanking ->
    [true] Flanking
   *[false] Attack
  } dice: { $simple ->
    [true] { PARTS($sum) }.
   *[false] { $sum }.
  }
event-dogs-loosed = { $attacker } at { $hex } looses its war dogs on { $target } at { $at }.
event-dice-rolled = { $purpose-id ->
    [scorch] { $unit } sets fire to { $hex } and rolls { $shown }; each { $wanted } adds one level.
    [quench] { $unit } fights the fire at { $hex } and rolls { $shown }; it takes { $wanted }.
    [dogs] The dogs' die shows { $shown }: { $die-id ->
        [morale] the target retreats one hex.
        [valor] the target takes one hit that nothing reduces.
       *[other] they attack like a unit of { $die } rank.
      }
    [reroll] Flanking, { $unit } rolls each { $wanted } again: { $shown }.
    [catapult] A catapult of { $house } shoots at { $unit } on the raft at { $hex } and rolls { $shown }; { $wanted } destroys the unit.
    [ramparts] { $house } shoots at the ramparts: { $shown }; morale flags are rolled again.
    [tokens] { $house } rolls for order tokens: { $shown }.
   *[attack] { $unit } rolls { $shown }.
  }
event-attack-resolved = { $target } defends as { $rank }{ $armoured ->
    [true] {" "}in heavy armour
   *[false] {""}
  }{ $valor ->
    [true] {""}
   *[false] {" "}(valor does not hit)
  }: { $hits ->
    [0] no hit
    [one] 1 hit
   *[other] { $hits } hits
  }{ $cancelled ->
    [0] {""}
   *[other] , { $cancelled } ignored ({ PARTS($saved) })
  }{ $retreats ->
    [0] {""}
    [one] , 1 hex of retreat
   *[other] , { $retreats } hexes of retreat
  }.
event-figures-lost = { $cause-id ->
    [fire] { $unit } burns and loses
   *[attack] { $unit } loses
  } { $figures ->
    [one] 1 figure;
   *[other] { $figures } figures;
  } { $left ->
    [one] 1 is left.
   *[other] { $left } are left.
  }
event-commander-stood = { $figure } alone takes { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
  }; it takes { $rating } in one attack to capture { GENDER($figure) ->
    [f] her.
   *[m] him.
  }
event-unit-eliminated = { $unit } ({ $house }, { $rank }) { $cause-id ->
    [fire] burns to the last figure at { $hex }.
    [bridge] falls into the river with the bridge at { $hex }.
    [catapult] is destroyed on its raft at { $hex }.
    [retreat] is eliminated at { $hex } for want of a way back.
   *[attack] is eliminated at { $hex }.
  }
event-commander-captured = { $house } captures { $figure }.
event-morale-ignored = { $unit } { $effect ->
    [true] is steadied by a card and ignores
   *[false] stands firm and ignores
  } { $results ->
    [one] 1 morale result.
   *[other] { $results } morale results.
  }
event-retreat-barred = { $unit } has no way back from { $hex } for { $steps ->
    [one] 1 hex: 1 hit.
   *[other] { $steps } hexes: { $steps } hits.
  }

# Fire
event-fire-spread = { $grows ->
    [true] The fire at { $hex } spreads in direction { $direction } to { $goal }.
   *[false] The fire at { $hex } finds nothing to burn in direction { $direction }.
  }
event-fire-changed = { $level ->
    [0] { $unit } puts out the fire at { $hex } ({ $ground }).
   *[other] { $before ->
        [0] Fire breaks out at { $hex } ({ $ground }): level { $level }.
       *[other] The fire at { $hex } ({ $ground }) rises from level { $before } to { $level }.
      }
  }
event-ground-burnt = Fire destroys { THE($lost) } at { $hex }.
event-counted = Burnt so far ({ $what }): { $total }.

# Captives and prisoners
event-token-carried = { $unit } carries { THE($kind) } at { $hex }.
event-prisoner-freed = { $unit } has brought the prisoner to safety at { $hex }.

# Morale, points, control
event-morale-shifted = { POSS($house) } morale { $rises ->
    [true] rises
   *[false] falls
  } by { $amount }{ $cause-id ->
    [elimination] {" "}for the unit eliminated
    [recovery] {" "}as its army recovers
    [effect] {" "}({ $source })
   *[token] {""}
  }: the marker now stands on { $zone-id ->
    [rout] { POSS($side) } Rout space.
    [eleven] { POSS($side) } space 11 (red).
   *[other] { $space ->
        [0] the start space.
       *[other] { POSS($side) } space { $space } ({ $zone }).
      }
  }
event-points-scored = { $house } scores { $points ->
    [one] 1 victory point
   *[other] { $points } victory points
  } ({ $reason }{ $reason-id ->
    [points-objectives] : { $things }
    [points-enemy-morale] : { $things }
   *[other] {""}
  }): { $total } in all.
event-control-taken = { $unit } takes control of { THE($objective) } at { $hex } for { $house }{ $loser-id ->
    [stark] , from Stark.
    [lannister] , from Lannister.
   *[none] .
  }
event-control-lost = Nobody stands at { $hex } any more: { $loser } loses control of { THE($objective) }.

event-game-over = The battle is over, { $winners } wins: { $reason }{ $tie ->
    [none] {""}
   *[other] ; { $tie }
  }.{ $scores-total ->
    [0] {""}
   *[other] {" "}Victory points — { $scores }.
  }

# What the numbers are made of
banner-green = green banner
banner-blue = blue banner
banner-red = red banner
order = order of the card
ability = ability
battle-plan = battle plan
face-green = green shield
face-blue = blue shield
face-red = red shield
face-valor = valor
face-morale = morale flag

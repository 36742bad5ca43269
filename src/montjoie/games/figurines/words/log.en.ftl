# The log: what happens, to whom, from where, why, and the numbers that decide it.

why = { $cause ->
    [none] {""}
   *[other] {" "}({ $cause })
  }
with-parts = { $parts-total ->
    [0] {""}
   *[other] {" "}({ $parts })
  }
score-now = Score ({ $score }).
failed_panic_test = failed panic test
failed_charge = failed Charge
shot_into_melee = shot into the melee
panic = panic test
objective = control
flank = flank
rear = rear

# Set-up
event-mode-settled = { $drawn ->
    [true] The mode drawn is
   *[other] Game mode:
  } { $mode }. Armies of { $size } points, a table of { INCHES($width) } by { INCHES($depth) }.
event-army-shown = { $player } fields { THE($faction) } ({ $points } points), led by { THE($commander) }. Units: { $fielded }. { $counsel-total ->
    [0] No NCU
   *[other] NCUs: { $counsel }
  }.
event-rolled-off = Roll-off for { $purpose } ({ $dice }): { $player ->
    [none] a tie, roll again.
   *[other] { $player } wins it.
  }
event-piece-placed = { $player ->
    [none] The game begins with
   *[other] { $player } places
  } { A($kind) } { INCHES($west) } from the west edge and { INCHES($south) } from the south edge.
event-terrain-left-out = { $number ->
    [0] Terrain has no room on this table: zones, and the distance to keep from them, take it all. The battle is fought without any.
    [one] There is no room left for { $kind-id ->
        [any] another terrain piece
       *[other] the terrain piece that was rolled ({ $kind })
      }: it is left out.
   *[other] There is no room left for terrain: { $number } pieces are left out.
  }
event-objectives-left-out = { $number ->
    [one] There is no room left for an objective token: it is left out.
   *[other] There is no room left for objective tokens: { $number } are left out.
  }
event-piece-removed = { $unit ->
    [none] { THE($kind) } is destroyed{ why }.
   *[other] { THE($unit) } { MANY($unit) ->
        [other] destroy
       *[one] destroys
      } { THE($kind) }.
  }
event-objective-placed = { $dropped_by ->
    [none] The token of { THE($objective) } is placed { INCHES($west) } from the west edge and { INCHES($south) } from the south edge{ $player ->
        [none] {""}
       *[other] {" "}by { $player }
      }.
   *[other] { THE($dropped_by) } { MANY($dropped_by) ->
        [other] drop
       *[one] drops
      } the token of { THE($objective) }: { $player } places it { INCHES($west) } from the west edge and { INCHES($south) } from the south edge.
  }
event-objective-card-dealt = Card of { THE($objective) }: { $card }.
event-edges-settled = { $player ->
    [none] Sides of the table
   *[other] { $player } chooses the sides of the table
  } — { $edges }.
event-first-player-settled = { $named_by ->
    [none] { $player } becomes First Player.
   *[other] { $named_by } names the First Player: { $player }.
  }
event-unit-placed = { $how-id ->
    [late] { $player } finds room at last for { THE($unit) }, in their deployment zone
    [zone] { $player } brings { THE($unit) } in from Reserve, in their deployment zone
    [left] { $player } brings { THE($unit) } in from Reserve, by the west flank of the table
    [right] { $player } brings { THE($unit) } in from Reserve, by the east flank of the table
    [edge] { $player } brings { THE($unit) } in by their edge of the table
    [returned] { $player } redeploys { THE($unit) }
    [outflanking] { $player } outflanks with { THE($unit) }, by an edge of the table
   *[deployed] { $player } deploys { THE($unit) }
  }, { INCHES($west) } from the west edge and { INCHES($south) } from the south edge.
event-unit-created = { THE($unit) } ({ $owner }) { MANY($unit) ->
    [other] come
   *[one] comes
  } into the game{ why }.
event-unit-reserved = { $player } keeps { THE($unit) } in Reserve.
event-unit-restored = { THE($unit) } { MANY($unit) ->
    [other] are
   *[one] is
  } at full strength again: { $figures } { $figures ->
    [one] figure
   *[other] figures
  }.
event-unit-marked = { $player } marks { THE($unit) }.
event-vp-token-placed = { $player } lays a VP token on { THE($unit) }; tokens there: { $tokens }.
event-counted = { $what-id ->
    [hostage] Hostage of the army: { $of }.
   *[late] { THE($of) } { MANY($of) ->
        [other] find
       *[one] finds
      } no room and will come later.
  }
event-room-lacking = There is still no room in the deployment zone: { THE($unit) } { MANY($unit) ->
    [other] wait
   *[one] waits
  } on.
event-no-zone-claimed = { $full ->
    [true] Every zone of the Tactics board is taken: { THE($ncu) } claims none.
   *[other] { THE($ncu) } claims no zone.
  }
event-counts-cleared = The counts of the round begin anew.
event-roles-settled = Roles of the siege — { $roles }.

# Rounds and turns
event-round-begun = Round { $round }. First Player: { $first }. { $needed } VP to reach. { score-now }
event-turn-begun = Turn { $number }: { $player } to play.
event-turn-given = { $player } leaves the turn to a partner, { $partner }.
event-turn-passed = { $player } has no unit left to activate and passes.
event-unit-activated = { $player } activates { THE($unit) }.
event-action-chosen = { $action-id ->
    [forgo] { THE($unit) } { MANY($unit) ->
        [other] forgo their
       *[one] forgoes its
      } action.
   *[other] { $free ->
        [true] Free action
       *[other] Action
      } of { THE($unit) }{ why }: { $action }.
  }
event-cleanup-begun = Clean-up phase of round { $round }.
event-tokens-cleared = Activation and Order tokens go, NCUs leave the Tactics board, influences end.
event-player-eliminated = { $player } has no Combat Unit left and is eliminated. { score-now }
event-vp-gained = { $player } gains { $vp } VP { $reason-id ->
    [vp-combat] for destroying { THE($unit) }
    [vp-objective] for { THE($objective) }, held by { THE($unit) }{ $parts-total ->
        [one] {""}
       *[other] {" "}({ $parts })
      }
    [vp-wall] for the fall of { THE($unit) }
    [vp-marked-kill] for a victim of a marked unit: { THE($unit) }
    [vp-marked-destroyed] for the fall of a marked unit: { THE($unit) }
    [vp-tokens] for the VP tokens on { THE($unit) }
   *[other] for { $reason }
  }. { score-now }
event-points-compared = Points left on the table — { $points }.
event-game-over = { $winners } { MANY($winners) ->
    [other] share the victory
   *[one] wins
  }: { $reason }{ $tie ->
    [none] {""}
   *[other] {" "}({ $tie })
  }.{ $scores ->
    [none] {""}
   *[other] {" "}Victory Points ({ $scores }).
  }
event-lasting-begun = { $kind-id ->
    [no_cards] “{ $source }”: no Tactics cards for { $units }
    [no_cards_on] “{ $source }”: Tactics cards of their own side cannot be aimed at { THE($units) }
    [no_orders] “{ $source }”: no Orders for { THE($units) }
    [no_abilities] “{ $source }”: no abilities for { THE($units) }
    [no_printed_abilities] “{ $source }”: no printed abilities for { THE($units) }
    [no_attachment_abilities] “{ $source }”: no abilities of Attachments for { THE($units) }
    [abilities] “{ $source }” gives { THE($units) } { QUOTED($keywords) }
    [keywords] “{ $source }” gives the attacks of { THE($units) } { QUOTED($keywords) }
    [barred_actions] “{ $source }” forbids { THE($units) } to { $keywords }
    [obliged_actions] “{ $source }” allows { THE($units) } nothing but { $keywords }
    [must_charge] “{ $source }”: { THE($units) } must charge { THE($keywords) }
    [charge_reroll] “{ $source }”: the charge die of { THE($units) } may be rolled again
    [attack_dice] “{ $source }”: { SIGNED($n) } attack dice for { THE($units) }
    [to_hit] “{ $source }”: { SIGNED($n) } to hit for { THE($units) }
    [saves] “{ $source }”: { SIGNED($n) } to the saves of { THE($units) }
    [morale] “{ $source }”: { SIGNED($n) } to the tests of { THE($units) }
    [speed] “{ $source }” changes the Speed of { THE($units) } by { INCHES($n) }
   *[other] “{ $source }” holds for { THE($units) }
  }, until the end of the { $until-id ->
    [attack] attack
    [action] action
    [round] round
    [game] game
   *[turn] turn
  }.
event-lasting-ended = The effect of { QUOTED($sources) } ends{ $until-id ->
    [attack] {" "}with the attack
    [action] {" "}with the action
    [turn] {" "}with the turn
    [round] {" "}with the round
   *[other] {""}
  }.

# Moves and charges
moved-first = { $first ->
    [0] {""}
   *[other] a pivot of { $first }° to the { $first_side-id ->
        [left] left
       *[right] right
      }{ $far ->
        [0] {""}
       *[other] {", "}
      }
  }
moved-far = { $far ->
    [0] { $first ->
        [0] { $last ->
            [0] no movement
           *[other] {""}
          }
       *[other] {""}
      }
   *[other] { INCHES($far) } { $way-id ->
        [backward] backward
        [left] to the left
        [right] to the right
       *[forward] forward
      }
  }
moved-last = { $last ->
    [0] {""}
   *[other] { $far ->
        [0] {""}
       *[other] {", "}
      }a pivot of { $last }° to the { $last_side-id ->
        [left] left
       *[right] right
      }
  }
moved-near = { $enemy ->
    [none] {""}
   *[other] { $near ->
        [0] ; in contact with { THE($enemy) }
       *[other] ; the nearest enemy, { THE($enemy) }, is { INCHES($near) } away
      }
  }
event-unit-moved = { $move-id ->
    [march] March of { THE($unit) }: { moved-first }{ moved-far }{ moved-last }{ moved-near }.
    [retreat] Retreat of { THE($unit) }: { moved-first }{ moved-far }{ moved-last }{ moved-near }.
    [charge] { $far ->
        [0] Before charging, { THE($unit) } { MANY($unit) ->
            [other] pivot
           *[one] pivots
          } { $last }° to the { $last_side-id ->
            [left] left
           *[right] right
          }.
       *[other] { THE($unit) } { MANY($unit) ->
            [other] rush
           *[one] rushes
          } straight ahead: { INCHES($far) }.
      }
    [back] The way is barred: { THE($unit) } { MANY($unit) ->
        [other] turn back to where they stood
       *[one] turns back to where it stood
      }.
    [align] { THE($unit) } { MANY($unit) ->
        [other] align
       *[one] aligns
      } with the enemy{ $last ->
        [0] {""}
       *[other] , pivoting { $last }°
      }.
    [shift] Shift of { THE($unit) }: { moved-far }{ moved-near }{ why }.
    [pivot] { $last ->
        [0] { THE($unit) } { MANY($unit) ->
            [other] do
           *[one] does
          } not pivot{ moved-near }.
       *[other] Pivot of { THE($unit) }: { $last }° to the { $last_side-id ->
            [left] left
           *[right] right
          }{ moved-near }.
      }
    [push] { THE($unit) } { MANY($unit) ->
        [other] are
       *[one] is
      } pushed aside by the charge: { INCHES($far) }{ moved-last }.
   *[other] Maneuver of { THE($unit) }: { moved-first }{ moved-far }{ moved-last }{ moved-near }.
  }
event-charge-declared = { THE($unit) } { MANY($unit) ->
    [other] charge
   *[one] charges
  } { THE($target) } in the { $arc-id ->
    [front] front
    [rear] rear
    [left] left flank
   *[right] right flank
  }, { INCHES($far) } away: Speed { INCHES($speed) } and a die.
charge-die = { $shown ->
    [none] { $die } on the die
   *[other] { $shown } on the die (counted as { $die })
  }
event-charge-ended = { $successful ->
    [true] The charge of { THE($unit) } succeeds: Speed { INCHES($speed) } and { charge-die } make { INCHES($reach) }, for { INCHES($far) } to cross.
   *[other] The charge of { THE($unit) } fails: Speed { INCHES($speed) } and { charge-die } make only { INCHES($reach) }; { $far ->
        [none] the way to { THE($target) } is barred
       *[other] it took { INCHES($far) } to reach { THE($target) }
      }.
  }{ $disorderly ->
    [true] {" "}It is disorderly: no Charge bonus.
   *[other] {""}
  }
event-attack-made = { THE($unit) } { MANY($unit) ->
    [other] attack
   *[one] attacks
  } { THE($target) } in the { $arc-id ->
    [front] front
    [rear] rear
    [left] left flank
   *[right] right flank
  }, { $kind-id ->
    [ranged] at range ({ $attack }, { INCHES($far) })
   *[melee] in melee ({ $attack })
  }.

# Dice
event-rolled = { $purpose-id ->
    [attack] Attack dice of { THE($unit) } ({ $ranks } { $ranks ->
        [one] rank
       *[other] ranks
      }: { $number }): { DICE($dice) }. On { $need }+{ with-parts }{ $critical ->
        [true] , a 6 counting twice (Critical Blow)
       *[other] {""}
      }: { $made ->
        [0] no hit
        [one] 1 hit
       *[other] { $made } hits
      }.
    [defense] Defense saves of { THE($unit) }: { DICE($dice) }. On { $need }+{ with-parts }: { $made ->
        [0] no hit blocked
        [one] 1 hit blocked
       *[other] { $made } hits blocked
      }.
    [panic] { $sides ->
        [3] Casualty die of { THE($unit) } (D3): { DICE($dice) }.
       *[other] Panic dice of { THE($unit) }: { DICE($dice) }.
      }
    [morale] Morale dice of { THE($unit) }: { DICE($dice) }.
    [retreat] Retreat die of { THE($unit) }: { DICE($dice) }.
    [charge] Charge die of { THE($unit) }: { DICE($dice) }.
    [terrain] { $player } rolls for a terrain piece: { DICE($dice) }.
    [terrain-count] { $player } rolls for the number of terrain pieces: { DICE($dice) }.
   *[other] { $player } rolls { $need ->
        [0] the die
       *[other] the die, needing { $need }+,
      } for “{ $purpose }”{ $unit ->
        [none] {""}
       *[other] {" "}({ $unit })
      }: { DICE($dice) }{ $plus ->
        [0] {""}
       *[other] {" "}{ SIGNED($plus) } = { $made }
      }.
  }
event-attack-boosted = Attack of { THE($unit) }{ why }: { $gains-total ->
    [0] { $parts }
   *[other] { $gains }{ $parts-total ->
        [0] {""}
       *[other] {", "}{ $parts }
      }
  }.
boost-to_hit = to hit
boost-dice = attack dice
boost-save_bonus = defense saves
boost-panic_bonus = panic test
boost-rank_bonus = ranks counted for the dice
boost-hits_each = hits for each success
boost-auto_hits = automatic hits
boost-blocks = hits blocked
boost-extra_wounds = wounds
boost-highest = highest dice value
boost-lowest = lowest dice value
boost-no_hits = no ordinary hits
boost-no_saves = no defense saves
boost-sixes_no_save = no save against a 6
boost-bonus_lost = no Charge bonus
boost-rerolls = a re-roll of attack dice
event-dice-rerolled = { $player } { $forced ->
    [true] has { DICE($before) } rolled again
   *[other] rolls { DICE($before) } again
  } ({ $source }): { DICE($dice) }. { $purpose-id ->
    [attack] { $made ->
        [0] No hit in all
        [one] 1 hit in all
       *[other] { $made } hits in all
      }
    [defense] { $made ->
        [0] No hit blocked in all
        [one] 1 hit blocked in all
       *[other] { $made } hits blocked in all
      }
    [morale] Total: { $made }
   *[other] The die counts as { $made }
  }.
event-hits-settled = { $hits ->
    [0] No hit on { THE($unit) }
    [one] 1 hit on { THE($unit) }
   *[other] { $hits } hits on { THE($unit) }
  }{ $automatic ->
    [0] {""}
   *[other] {" "}({ $automatic } automatic)
  }{ why }{ $saved ->
    [false] , without saves
   *[other] { $hits ->
        [0] {""}
       *[other] { $blocked ->
            [0] , none blocked
           *[other] , { $blocked } blocked
          }{ $undiced ->
            [0] {""}
           *[other] {" "}({ $undiced } without a die)
          }
      }
  }{ $extra ->
    [0] {""}
   *[other] , { SIGNED($extra) } to the wounds
  }{ $per_wound ->
    [1] {""}
   *[other] , { $per_wound } hits to a wound
  }: { $wounds ->
    [0] no wound
    [one] 1 wound
   *[other] { $wounds } wounds
  }.
event-test-settled = { THE($unit) } { MANY($unit) ->
    [other] pass their
   *[one] passes its
  } test, whatever the dice show{ why }.
event-test-taken = { $rolled ->
    [false] { THE($unit) } suffered no wound and { MANY($unit) ->
        [other] pass
       *[one] passes
      } the panic test without a roll.
   *[other] { $kind-id ->
        [panic] Panic
       *[other] Morale
      } test of { THE($unit) }{ why }, Morale { $needed }+: { DICE($faces) }{ $parts-total ->
        [0] {""}
       *[other] , { $parts }
      } = { $total }, { $passed ->
        [true] passed
       *[other] failed
      }.
  }

# Losses, healing, conditions
event-wounds-suffered = { THE($unit) } { MANY($unit) ->
    [other] suffer
   *[one] suffers
  } { $wounds } { $wounds ->
    [one] wound
   *[other] wounds
  }{ why }{ $solo ->
    [true] { $left ->
        [0] , the last
        [one] ; 1 wound left
       *[other] ; { $left } wounds left
      }
   *[other] : { $lost ->
        [0] no figure lost
        [one] 1 figure lost
       *[other] { $lost } figures lost
      }, { $figures ->
        [0] none left
       *[other] { $figures } left
      }{ $ranks ->
        [0] {""}
        [one] {" "}in 1 rank
       *[other] {" "}in { $ranks } ranks
      }{ $each ->
        [1] {""}
       *[other] { $left ->
            [0] {""}
           *[other] {" "}({ $left ->
                [one] 1 wound
               *[other] { $left } wounds
              } left in all)
          }
      }
  }.{ $fallen-total ->
    [0] {""}
   *[other] {" "}{ CAP(THE($fallen)) } { MANY($fallen) ->
        [other] fall
       *[one] falls
      }.
  }
event-unit-healed = { THE($unit) } { MANY($unit) ->
    [other] heal
   *[one] heals
  } { $healed } { $healed ->
    [one] wound
   *[other] wounds
  }{ why }: { $figures } { $figures ->
    [one] figure
   *[other] figures
  } in { $ranks } { $ranks ->
    [one] rank
   *[other] ranks
  }{ $each ->
    [1] {""}
   *[other] {" "}({ $left ->
        [one] 1 wound
       *[other] { $left } wounds
      } left in all)
  }.
event-unit-destroyed = { THE($unit) } ({ $owner }) { MANY($unit) ->
    [other] are
   *[one] is
  } destroyed{ $source ->
    [none] {""}
   *[other] {" "}by { THE($source) }
  }{ why }.
event-unit-removed = The tray of { THE($unit) } { $where-id ->
    [reserve] goes to Reserve
   *[lost] leaves the table
  }.
event-condition-gained = { THE($unit) } { MANY($unit) ->
    [other] receive
   *[one] receives
  } a condition token: { $condition }{ why }.
event-condition-lost = { $spent_by ->
    [none] { THE($unit) } { MANY($unit) ->
        [other] lose their
       *[one] loses its
      } condition token: { $condition }{ why }.
   *[other] { $spent_by } spends a condition token of { THE($unit) }: { $condition }.
  }
event-came-to-nothing = { $why-id ->
    [unhurt] { THE($unit) } { MANY($unit) ->
        [other] have
       *[one] has
      } nothing to heal{ why }.
    [unhealed] { $player } heals no wound of { THE($unit) }{ why }.
    [stays] { THE($unit) } { MANY($unit) ->
        [other] stay where they are
       *[one] stays where it is
      }{ why }.
    [kept] { $player } rolls no die again{ why }.
    [no_figure] { $player } lets no figure pass over{ why }.
    [as_they_are] { $player } leaves the Attachments where they are{ why }.
   *[other] No effect{ why }: { no-effect }
  }
no-effect = { $why-id ->
    [there] { THE($unit) } already { MANY($unit) ->
        [other] have
       *[one] has
      } a { $condition } token.
    [immune] { THE($unit) } can receive no { $condition } token.
    [full] { THE($unit) } can receive no further condition token.
    [fearless] { THE($unit) } never { MANY($unit) ->
        [other] take
       *[one] takes
      } morale tests.
    [wall] a wall receives no condition tokens.
    [fallen] { THE($unit) } { MANY($unit) ->
        [other] have
       *[one] has
      } fallen.
    [declined] { $player } declines the free action of { THE($unit) } ({ $actions }).
    [nobody] { $player } chooses no unit.
    [no_enemy] no enemy is within range of { THE($unit) }.
    [too_low] the die shows too little.
    [no_target] there is no target for it.
    [against] { THE($unit) } cannot do this to { THE($enemy) } now ({ $actions }).
    [action-barred] { $source ->
        [none] an ability
       *[other] “{ $source }”
      } forbids { THE($unit) } to do this ({ $actions }).
    [action-engaged] { THE($unit) } { MANY($unit) ->
        [other] are
       *[one] is
      } engaged with { THE($enemy) } and cannot do this ({ $actions }).
    [action-unengaged] { THE($unit) } { MANY($unit) ->
        [other] are
       *[one] is
      } not engaged and cannot do this ({ $actions }).
    [no-melee-attack] { no-melee-attack }
    [no-ranged-attack] { no-ranged-attack }
    [no-ranged-target] { no-ranged-target }
    [no-charge-target] { no-charge-target }
    [no-piece-near] { no-piece-near }
    [march-barred] { march-barred }
   *[action-none] { THE($unit) } can do none of this now ({ $actions }).
  }
event-ability-used = { $order ->
    [true] { THE($source) } { MANY($source) ->
        [other] use
       *[one] uses
      } “{ $ability }”.
   *[other] “{ $ability }”, an ability of { THE($source) }, comes into play.
  }
event-attachments-changed = { $attachments-total ->
    [0] { THE($unit) } { MANY($unit) ->
        [other] have
       *[one] has
      } no Attachment any more{ why }.
   *[other] { THE($unit) } now { MANY($unit) ->
        [other] have
       *[one] has
      } for Attachment: { $attachments }{ why }.
  }

# Cards
event-deck-shuffled = { $player } shuffles a deck of { $size } Tactics cards{ why }.
event-cards-drawn = { $player } draws { $cards_count } Tactics { $cards_count ->
    [one] card
   *[other] cards
  }{ why }{ $seen ->
    [true] : { QUOTED($cards) }
   *[other] {""}
  }; { $hand } in hand.
event-card-fetched = { $player } takes { $cards_count } Tactics { $cards_count ->
    [one] card
   *[other] cards
  } from the { $source-id ->
    [deck] deck
   *[other] discard pile
  }{ why }{ $seen ->
    [true] : { QUOTED($cards) }
   *[other] {""}
  }.
event-cards-buried = { $player } puts { $cards_count } { $cards_count ->
    [one] card
   *[other] cards
  } under the deck{ why }{ $seen ->
    [true] : { QUOTED($cards) }
   *[other] {""}
  }.
event-cards-discarded = { $player } discards { QUOTED($cards) }{ why }.
event-card-played = { $player } plays “{ $card }”{ $unit ->
    [none] {""}
   *[other] {" "}({ $window }: { $unit })
  }.
event-card-cancelled = “{ $card }” ({ $player }) has no effect.
event-card-attached = { $owner } attaches “{ $card }” to { THE($unit) }.
event-attached-tokens = “{ $card }” ({ $unit }) carries { $tokens } { $tokens ->
    [one] token
   *[other] tokens
  }{ why }.
event-attached-moved = “{ $card }” passes from { THE($origin) } to { THE($unit) }{ why }.
event-attached-discarded = “{ $card }”, attached to { THE($unit) }, goes to the discard pile of { $player }{ $why-id ->
    [unit_lost] {" "}with the unit destroyed
    [round_over] {" "}at the end of the round
   *[effect] { why }
  }.
event-cards-revealed = { $player } looks at { $cards_count } { $cards_count ->
    [one] card
   *[other] cards
  } { $pile-id ->
    [deck] from the top of the deck
   *[hand] in the hand of { $owner }
  }{ why }{ $seen ->
    [true] : { QUOTED($cards) }
   *[other] {""}
  }.

# Tactics board
zone_crown = Crown zone
zone_wealth = Wealth zone
zone_tactics = Tactics zone
zone_combat = Combat zone
zone_maneuver = Maneuver zone
event-zone-claimed = { THE($ncu) } claims a zone: { $zone }.
event-ncu-moved = { THE($ncu) } changes zones, from { $origin } to { $zone }{ why }.
event-ncu-tokens = { THE($ncu) } spends a token{ why }; { $tokens ->
    [0] none
   *[other] { $tokens }
  } left.
event-influenced = { THE($ncu) } influences { THE($unit) } ({ $ability }) until Clean-up.

# Objectives and missions
event-objective-claimed = { THE($unit) } ({ $player }) { MANY($unit) ->
    [other] claim
   *[one] claims
  } { THE($objective) }{ $card ->
    [none] {""}
   *[other] {" "}({ $card })
  }{ $lost_by ->
    [none] {""}
   *[other] , from { THE($lost_by) }
  }.
event-objective-lost = { $why-id ->
    [lost] { THE($unit) } { MANY($unit) ->
        [other] have
       *[one] has
      } left the table: nobody holds { THE($objective) } any more.
   *[moved] { THE($unit) } no longer { MANY($unit) ->
        [other] cover
       *[one] covers
      } { THE($objective) }.
  }
event-objective-aimed = { $card } ({ $objective }) takes the abilities of { THE($ncu) } while { $player } holds it.
event-mission-deck-shuffled = The { $size } missions are shuffled.
event-missions-drawn = { $player } draws { $cards_count } { $cards_count ->
    [one] mission
   *[other] missions
  }{ why }{ $seen ->
    [true] : { QUOTED($cards) }
   *[other] {""}
  }.
event-mission-chosen = { $player } { $exchanged ->
    [true] exchanges the mission of the round
   *[other] puts down the mission of the round, face down
  }{ $seen ->
    [true] : “{ $card }”
   *[other] {""}
  }.
event-mission-shown = { $name ->
    [none] { $player } reveals a mission: { $card }.
   *[other] For the mission { $card }, { $player } names { THE($name) }.
  }
event-mission-discarded = { $player ->
    [none] The open mission
   *[other] The mission of { $player }
  }, { $card }, { $why-id ->
    [fulfilled] is fulfilled and leaves the game
    [replaced] is replaced
   *[round_over] leaves the game with the round
  }.
event-open-mission-drawn = A mission is open to all: { $card }.
event-mission-named = { $player } names for { $card }: { $name }.

# Siege
event-siege-cards-drawn = { $player } draws { $cards_count } siege { $cards_count ->
    [one] card
   *[other] cards
  }{ $seen ->
    [true] : { QUOTED($cards) }
   *[other] {""}
  }.
event-siege-card-played = { $player } { $spent ->
    [true] spends the token of
   *[other] plays
  } the siege card “{ $card }”{ $tokens ->
    [0] {""}
   *[other] ; it carries { $tokens } { $tokens ->
        [one] token
       *[other] tokens
      }
  }.

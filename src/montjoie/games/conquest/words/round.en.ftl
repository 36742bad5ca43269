# The round and its phases
event-round-began = Round { $round } begins. Score ({ $score }).
event-phase-began = { $phase-id ->
    [reinforcement] Reinforcement Phase
    [command] Command Phase
    [supremacy] Supremacy Phase
    [action] Action Phase
   *[victory] Victory Phase
  }.
reinforcement = Reinforcement
command = Command
supremacy = Supremacy
action = Action
victory = Victory
light = light
medium = medium
heavy = heavy
south = southern edge
north = northern edge
west = western edge
east = eastern edge

# Reinforcements
ask-choose-reinforcement = Choose one regiment that arrives, or stays, without a roll; or none.
ask-declare-flank = Which of your flanking regiments enter this round? The others stay in reinforcements.
ask-choose-arrivals = Choose the regiments that arrive: one for each success.
none = none
arrive = arrives
stay = stays
event-reinforcements-diced = { $seat } rolls for the { $weight-id ->
    [light] light
    [medium] medium
   *[heavy] heavy
  } regiments in reinforcements: { DICE($dice) }. On { $need } or less: { $successes ->
    [0] none arrives.
    [one] 1 arrives.
   *[other] { $successes } arrive.
  }
event-arriving = { THE($regiment) } ({ $seat }) { MANY($regiment) ->
    [other] arrive
   *[one] arrives
  } this round{ $how-id ->
    [automatic] : all of this class do.
    [pick] , picked without a roll.
    [roll] , by the dice.
    [flank] , declared to flank.
   *[returning] : there was no way onto the table last round.
  }
event-held-back = { THE($regiment) } ({ $seat }) { MANY($regiment) ->
    [other] are
   *[one] is
  } held back in reinforcements.

# Command and supremacy
ask-order-stack = Order your command cards; the first acts first.
event-stack-built = { $seat } has built a command stack of { $number ->
    [one] 1 card.
   *[other] { $number } cards.
  }
ask-shift-die = Your stack is smaller: add 1 to your die ({ $die } against { $other_die }), take 1 off, or leave it.
event-supremacy-diced = Both players roll for the first turn, the lower die begins, equal dice are rolled again ({ $dice }).
event-die-shifted = { $seat } has the smaller stack and changes the die by { SIGNED($shift) }, to { $die }.
event-first-player-settled = { $seat } is first player this round.

# Activation
ask-name-unit = Several of yours have this card: which one acts?
ask-choose-action = Choose the next action of { THE($regiment) }, or pass.
ask-choose-character-action = Choose the action of { THE($character) }, or pass.
pass = Pass
march = March
reform = Reform
rally = Rally
combat_rally = Combat Rally
aim = Aim
event-card-drawn = { $seat } draws a command card: { $card }.
event-card-wasted = Nothing of { $seat } answers to { $card } any more; the next card is drawn.
event-activated = { THE($unit) } { MANY($unit) ->
    [other] act
   *[one] acts
  }.
event-action-taken = { $free ->
    [true] Free action
   *[other] Action
  } of { THE($unit) }: { $action }.
event-passed = { THE($unit) } { MANY($unit) ->
    [other] do
   *[one] does
  } nothing more.
event-lasting-begun = { $kind-id ->
    [rule] { THE($units) } { $tone-id ->
        [bane] { MANY($units) ->
            [other] suffer
           *[one] suffers
          }
       *[gift] { MANY($units) ->
            [other] gain
           *[one] gains
          }
      } { $tone-id ->
        [number] { SIGNED($n) } { $thing }
       *[gift] “{ $thing }”{ $n ->
            [0] {""}
           *[other] {" "}({ $plus ->
                [true] { SIGNED($n) }
               *[other] { $n }
              })
          }
      } { until-then }{ $source ->
        [none] .
       *[other] {" "}(from { $source }).
      }
    [spent] { $until-id ->
        [round] “{ $source }” serves { THE($units) } this round.
        [action] “{ $source }” serves { THE($units) } in this action.
       *[other] { THE($units) } { MANY($units) ->
            [other] use
           *[one] uses
          } “{ $source }”: once a game.
      }
    [exposed] “{ $source }” does nothing for { THE($units) } { until-then }.
   *[other] { $kind } of { THE($units) }: { SIGNED($n) } { until-then } (from { $source }).
  }
event-lasting-ended = Over with the round: { $sources }.
action-in-combat = { THE($regiment) } { MANY($regiment) ->
    [other] are
   *[one] is
  } in contact with an enemy: { $action } is only for regiments that are not.
action-out-of-combat = { THE($regiment) } { MANY($regiment) ->
    [other] are
   *[one] is
  } in contact with no enemy: { $action } is only for regiments that are.
action-repeated = { THE($regiment) } { MANY($regiment) ->
    [other] have
   *[one] has
  } already taken this action this round: { $action }.
not-broken = { THE($regiment) } { MANY($regiment) ->
    [other] are
   *[one] is
  } not Broken.
no-barrage = { THE($regiment) } { MANY($regiment) ->
    [other] have
   *[one] has
  } nothing to shoot with.
event-rallied = { THE($regiment) } { MANY($regiment) ->
    [other] rally
   *[one] rallies
  }: no longer Broken.

# The end
enemy_command_card_removed_this_round = command cards of the enemy removed this round
enemy_warlord_killed = the death of the enemy warlord
secondary_objective_achieved = secondary objectives achieved
friendly_zone_controlled = zones controlled in the own half
enemy_zone_controlled = zones controlled in the enemy's half
zone_controlled = zones controlled
event-scored = { $seat } scores { $points } VP for { $per }: { THE($what) }. { $total } VP so far.
won-by-wipe-out = the opponent's army is wiped out
won-by-threshold = the threshold of victory points is reached
won-by-points = the last round is over

# Secondary objectives
ask-discard-secondaries = Choose which of your secondary objectives you put away.
event-secondaries-drawn = { $seat } draws { $number } secondary objectives.
event-secondaries-discarded = { $seat } puts { $number } secondary objectives away.
event-secondary-achieved = { $seat } achieves a secondary objective: “{ $card }”.
until-then = { $until-id ->
    [action] until the end of the action
    [volley] until the end of the volley
    [activation] until the end of the activation
    [round] until the end of the round
   *[game] for the rest of the game
  }

# What regiments and characters have for a while
wounds = Wounds
range = Range
vanguard_march = Free March
before_pikes = Before the Pikes
blessing_used = Blessing Used
dishonoured = Dishonoured
drilled = Drill Done
essence = Transferred Essence
has_refused = Duel Refused
hindered = No Impact Attacks
out_of_breath = Out of Breath
prey = Prey

# What a careful player is warned of.

warn-passes = The regiment could still act: the actions it has left would be lost.
warn-long-charge = { THE($regiment) } { MANY($regiment) ->
    [other] reach
   *[one] reaches
  } { THE($target) } only with a charge die of { $needed } or more.

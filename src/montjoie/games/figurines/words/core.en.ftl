# What happens on the table, whatever the chapter; names that the content does not give.

ask-use-effect = { $window }: use an Order, a card or an ability, or pass.
ask-order-effects = Several of your effects happen now: put them in order.
effect-not-now = { $effect } cannot be used now ({ $window }).

player-1 = Player 1
player-2 = Player 2
player-3 = Player 3
player-4 = Player 4
player-5 = Player 5
player-6 = Player 6
pass = pass
yield = leave the choice to the opponent
done = that is all
card = card
rule = effect
deploy = deploy
partner = leave the turn
disorderly_charge = Disorderly Charge
south = south
north = north
south_west = south-west
north_west = north-west
north_east = north-east
south_east = south-east
panicked = Panicked
vulnerable = Vulnerable
weakened = Weakened
roll-off = the roll-off
roll-terrain = the first terrain piece
roll-zone = the deployment zone
roll-first = the First Player
terrain-count = the number of terrain pieces

round_start = start of the round
turn_start = start of the turn
unit_activated = a unit is activated
ncu_activated = an NCU is activated
action_declared = an action is declared
charge_declared = a charge is declared
charge_distance_before_roll = before the charge die
charge_distance_after_roll = after the charge die
charge_reroll = re-rolling the charge die
charge_successful = a charge succeeds
charge_failed = a charge fails
move_ended = a move has ended
attack_declared = an attack is declared
attack_before_dice = before the attack dice
attack_after_dice = after the attack dice
attack_reroll = re-rolling attack dice
defense_roll = defense dice are rolled
defense_reroll = re-rolling defense dice
defense_after_dice = after the defense dice
wounds_suffered = wounds are suffered
rank_destroyed = a rank is lost
morale_before_roll = before a morale test
morale_after_roll = after the dice of a morale test
morale_reroll = re-rolling a test
morale_passed = a morale test is passed
morale_failed = a morale test is failed
panic_before_roll = before a panic test
panic_after_roll = after the dice of a panic test
panic_passed = a panic test is passed
panic_failed = a panic test is failed
attack_completed = an attack is over
unit_destroyed = a unit is destroyed
unit_healed = a unit is healed
breakthrough = breakthrough
retreat_completed = a retreat is over
zone_claimed = a zone is claimed
zone_targets_unit = a zone aims at a unit
tactics_card_played = a Tactics card is played
order_used = an Order is used
condition_gained = a condition token is gained
condition_spend = a condition token is spent
activation_end = end of an activation
turn_end = end of the turn
round_end = end of the round
objective_scored = an objective scores
objective_claimed = an objective is claimed
before_deployment = before deployment

event-rolled = { $purpose-id ->
    [attack] { $player } rolls the attack dice of { $unit }: { $dice }.
    [defense] { $player } rolls the defense saves of { $unit }: { $dice }.
    [panic] { $player } rolls a panic test of { $unit }: { $dice }.
    [morale] { $player } rolls a morale test of { $unit }: { $dice }.
    [retreat] { $player } rolls for the retreat of { $unit }: { $dice }.
    [charge] { $player } rolls the charge distance of { $unit }: { $dice }.
    [terrain] { $player } rolls for a terrain piece: { $dice }.
    [wounds] Wounds of { $unit }: { $dice }.
    [heal] Healing of { $unit }: { $dice }.
   *[other] { $player } rolls for { $purpose }: { $dice }.
  }
event-dice-rerolled = { $player } re-rolls dice: now { $dice }.
event-hits-settled = { $unit }: { $hits } { $hits ->
    [one] hit
   *[other] hits
  }, { $blocked } blocked.
event-wounds-suffered = { $unit } suffers { $wounds } { $wounds ->
    [one] wound
   *[other] wounds
  }; figures left: { $figures }.
event-unit-healed = { $unit } heals { $healed } { $healed ->
    [one] wound
   *[other] wounds
  }; figures now: { $figures }.
event-unit-destroyed = { $unit } is destroyed.
event-unit-removed = The tray of { $unit } leaves the table.
event-unit-restored = { $unit } is whole again.
event-unit-created = { $unit } comes into the game.
event-test-taken = { $rolled ->
    [false] { $unit } suffered no wound and passes the panic test.
   *[other] { $passed ->
        [true] { $unit } passes a { $kind } test: { $total } against { $needed }+.
       *[other] { $unit } fails a { $kind } test: { $total } against { $needed }+.
      }
  }
event-condition-gained = { $unit } becomes { $condition }.
event-condition-lost = { $unit } is no longer { $condition }.
event-ability-used = { $source } uses { $ability }.
event-attachments-changed = Attachments of { $unit } now: { $attachments }.
event-lasting-begun = { $source }: in force for { $units }.
event-lasting-ended = What held until now is over.
event-unit-moved = { $move-id ->
    [march] { $unit } marches.
    [retreat] { $unit } retreats.
    [charge] { $unit } charges forward.
    [align] { $unit } aligns.
    [shift] { $unit } shifts.
    [pivot] { $unit } pivots.
    [push] { $unit } is moved aside.
   *[other] { $unit } maneuvers.
  }
event-charge-declared = { $unit } charges { $target } ({ $arc ->
    [front] front
    [rear] rear
   *[other] flank
  }).
event-charge-ended = { $successful ->
    [true] { $disorderly ->
        [true] The charge of { $unit } on { $target } succeeds, in disorder.
       *[other] The charge of { $unit } on { $target } succeeds.
      }
   *[other] The charge of { $unit } on { $target } fails.
  }
event-attack-made = { $unit } attacks { $target } ({ $arc ->
    [front] front
    [rear] rear
   *[other] flank
  }).
event-deck-shuffled = { $player } shuffles a Tactics deck of { $size } cards.
event-cards-drawn = { $player } draws Tactics cards.
event-card-fetched = { $player } takes Tactics cards into the hand.
event-cards-buried = { $player } puts cards under the deck.
event-cards-discarded = { $player } discards { $cards }.
event-card-played = { $player } plays { $card }.
event-card-cancelled = { $card } ({ $player }) has no effect.
event-card-attached = { $card } is attached to { $unit }.
event-attached-tokens = { $name }: { $tokens } { $tokens ->
    [one] token
   *[other] tokens
  }.
event-attached-moved = { $name } is now attached to { $unit }.
event-attached-discarded = { $card } leaves its unit and is discarded.
event-cards-revealed = { $player } looks at cards of { $owner }.

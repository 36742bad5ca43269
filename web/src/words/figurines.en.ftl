# Figurines: the table, its panels and editors.
game-figurines = A Song of Ice and Fire: Tabletop Miniatures
document = Document (JSON)
document-wrong = This is not JSON yet.
option-figurines-mode = Game mode
option-figurines-mode-random = Drawn by lot
option-figurines-size = Points of each army
option-figurines-table = Table (inches)
option-figurines-table-48x48 = 48 × 48
option-figurines-table-72x48 = 72 × 48
option-figurines-terrain = Terrain
option-figurines-terrain-choose = Chosen in turn
option-figurines-terrain-random = By the random table
option-figurines-pieces = Terrain pieces
option-figurines-teams = Sides
option-figurines-teams-auto = Two sides
option-figurines-teams-free_for_all = everybody for themselves
option-figurines-faction_rules = Rules of single factions

# The table
fig-round = Round { $n }
fig-phase-setup = Set-up
fig-phase-activation = Activations
fig-phase-cleanup = Clean-up
fig-zone = Deployment zone ({ $edge })
fig-zone-of = Deployment zone of { $who }
fig-figures = { $n } of { $all } figures
fig-wounds = { $n ->
    [one] { $n } wound on the next figure
   *[other] { $n } wounds on the next figure
  }
fig-wounds-each = { $n } wounds each
fig-activated = activated
fig-carries = carries an objective
fig-marked = marked
fig-influenced = influenced by { $ncu }
fig-engaged = engaged with { $with }
fig-ncu = NCU
fig-token-held = { $token }: controlled by { $unit }
fig-token-free = { $token }: controlled by nobody

fig-card = Card
fig-reach = Moves { $speed }, marches { $march }, charges { $low } to { $high }.
fig-key-threat = charge
fig-key-range = ranged attack
fig-key-arcs = arcs
fig-key-sight = sees
fig-press-enemy = Press an enemy to see sight, arc and charge.
fig-seen = In sight, { $distance } from the front arrow.
fig-blocked = Not in sight: blocked by { $by }.
fig-not-in-arc = Not in sight: not in the front arc.
fig-in-arc = Stands in its arc: { $arc }.
fig-covered = Covered by { $by }: -1 to hit from afar.
fig-charge = Charge succeeds on { $roll }+: { $chance }.
fig-charge-hindered = Two dice, the lowest counts.
fig-no-charge = No charge is possible from here.
fig-until-attack = until the end of the attack
fig-until-action = until the end of the action
fig-until-turn = until the end of the turn
fig-until-round = until the end of the round
fig-until-game = until the end of the game

# Cards
fig-speed = Speed
fig-defense = Defense
fig-morale = Morale
fig-points = Points
fig-ranks-of = { $ranks } × { $files } figures
fig-melee = melee
fig-ranged = ranged { $range }
fig-dice-by-ranks = Dice by ranks left, the whole unit first
fig-order = Order
fig-once = once per game
fig-used = used
fig-vp = { $n } VP
fig-vp-of = { $n } / { $needed } VP
fig-no-army = no army yet
fig-active = whose turn
fig-out = eliminated
fig-hand = hand { $n }
fig-deck = deck { $n }
fig-discard = Discard pile ({ $n })
fig-tactics-board = Tactics board
fig-zone-free = free
fig-my-missions = My missions
fig-my-siege = My siege cards
fig-missions = Missions of this round
fig-face-down = face down
fig-open-missions = Open missions
fig-siege-cards = Siege cards in play
fig-tokens-left = { $n ->
    [one] { $n } token left
   *[other] { $n } tokens left
  }
fig-reserve = In Reserve

# Dice
fig-scene = What is going on
fig-charges = charges
fig-attacks = attacks
fig-die = Die: { $face }
fig-roll-attack = Attack
fig-roll-defense = Defense
fig-roll-panic = Panic test
fig-roll-morale = Morale test
fig-roll-retreat = Retreat
fig-roll-charge = Charge
fig-roll-wounds = Wounds
fig-roll-heal = Healing
fig-roll-terrain = Terrain
fig-hits = { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
  }, { $blocked } blocked
fig-suffers = { $n ->
    [one] { $n } wound
   *[other] { $n } wounds
  }, { $left } figures left
fig-test-passed = test passed ({ $total } against { $needed }+)
fig-test-failed = test failed ({ $total } against { $needed }+)
fig-charge-made = the charge succeeds
fig-charge-missed = the charge fails
fig-odds-charge = Reaches the enemy: { $chance }. Then:
fig-odds-wounds = { $mean } wounds on the average, panic included
fig-odds-panics = panic: { $chance }
fig-odds-destroyed = destroyed: { $chance }

# Editors
fig-could = What { $unit } could do at once:
fig-acting = { $unit } is activated.
fig-turn-before = Turn before (°)
fig-turn-after = Turn after (°)
fig-distance = Ahead (at most { $most })
fig-way = Turn { $before }, go { $far }, turn { $after }.
fig-move-how = Drag the tray where it shall go, turn it by its handle, or press one of the ghosts. Without a move it stays.
fig-turn-how = Turn the tray by its handle or give the angle. Without a turn it stays as it is.
fig-which-first = First choose what to place.
fig-needs = { $roll }+ ({ $chance })
fig-charge-arc = It would strike: { $arc }.
fig-disorderly = In disorder, without its Charge bonus: { $chance }.
fig-nothing-fits = You hold nothing that fits here; you are asked so that nobody learns it.
fig-pass = Pass
fig-discard-how = Press the cards you want to discard; you draw up to three again.
fig-option-maneuver = Turn, go up to the Speed, turn.
fig-option-march = Straight ahead up to twice the Speed, then turn; nothing else.
fig-option-charge = Run at an enemy in sight: Speed and a die, then a melee attack with its bonus.
fig-option-retreat = Leave the engagement: Speed and a die, away from the enemy.
fig-option-melee-attack = Strike an enemy in contact.
fig-option-ranged-attack = Shoot at an enemy in sight and in range; you may shift 2″ before.
fig-option-destroy-terrain = Destroy a terrain piece within 1″.
fig-option-forgo = Do nothing with this activation.
fig-option-yield = Let the opponent choose.
fig-option-attacker = Break the walls and gain Victory Points.
fig-option-defender = Hold the castle for six rounds.
do-submit-army = Seal my army
do-deploy-unit = Deploy here
do-deploy-reserve = Bring it in
do-place-piece = Place it here
do-place-objective = Place it here
do-activate-unit = Activate
do-choose-action = Do this
do-maneuver-path = Maneuver
do-march-path = March
do-retreat-way = Retreat
do-shift-way = Shift
do-shift-to-shoot = Shift
do-free-pivot-turn = Turn
do-charge-pivot = Turn and charge
do-charge-target = Declare the charge
do-align-charge = Align
do-claim-zone = Claim
do-use-effect = Answer
do-reroll-dice = Roll again
do-discard-cards = Go on
do-choose-mission = Seal my mission

# Moments that can be answered
fig-moment-round_start = A new round begins.
fig-moment-turn_start = The turn of { $player } begins.
fig-moment-unit_activated = { $unit } is activated.
fig-moment-ncu_activated = { $ncu } is activated.
fig-moment-action_declared = { $unit } is about to act: { $kind }.
fig-moment-charge_declared = { $unit } declares a charge on { $other }.
fig-moment-charge_distance_before_roll = { $unit } is about to roll its charge on { $other }.
fig-moment-charge_distance_after_roll = { $unit } has rolled for its charge on { $other }.
fig-moment-charge_reroll = The charge die of { $unit } may be rolled again.
fig-moment-charge_successful = The charge of { $unit } on { $other } succeeds.
fig-moment-charge_failed = The charge of { $unit } on { $other } fails.
fig-moment-move_ended = { $unit } has ended its move.
fig-moment-attack_declared = { $unit } attacks { $other }.
fig-moment-attack_before_dice = { $unit } attacks { $other } and is about to roll.
fig-moment-attack_after_dice = { $unit } has rolled its attack on { $other }.
fig-moment-attack_reroll = Attack dice of { $unit } against { $other } may be rolled again.
fig-moment-defense_roll = { $unit } rolls its defense against { $other }.
fig-moment-defense_reroll = Defense dice may be rolled again: { $unit }, { $other }.
fig-moment-defense_after_dice = The defense dice are rolled: { $unit }, { $other }.
fig-moment-wounds_suffered = { $unit } suffers wounds.
fig-moment-rank_destroyed = { $unit } loses a rank.
fig-moment-morale_before_roll = { $unit } is about to take a morale test.
fig-moment-morale_after_roll = { $unit } has rolled a morale test.
fig-moment-morale_reroll = Dice of the test of { $unit } may be rolled again.
fig-moment-morale_passed = { $unit } passes a morale test.
fig-moment-morale_failed = { $unit } fails a morale test.
fig-moment-panic_before_roll = { $unit } is about to take a panic test.
fig-moment-panic_after_roll = { $unit } has rolled a panic test.
fig-moment-panic_passed = { $unit } passes a panic test.
fig-moment-panic_failed = { $unit } fails a panic test.
fig-moment-attack_completed = The attack of { $unit } on { $other } is over.
fig-moment-unit_destroyed = { $unit } is destroyed.
fig-moment-unit_healed = { $unit } is healed.
fig-moment-breakthrough = { $unit } may break through.
fig-moment-retreat_completed = { $unit } has retreated.
fig-moment-zone_claimed = { $ncu } claims { $zone }.
fig-moment-zone_targets_unit = { $zone } is used on { $unit }.
fig-moment-tactics_card_played = { $player } plays { $card }.
fig-moment-order_used = { $player } uses an Order: { $card }.
fig-moment-condition_gained = { $unit } becomes { $kind }.
fig-moment-condition_spend = A token of { $unit } is spent: { $kind }.
fig-moment-activation_end = The activation of { $unit } ends.
fig-moment-turn_end = The turn of { $player } ends.
fig-moment-round_end = The round ends.
fig-moment-objective_scored = { $player } gains the points of an objective: { $card }.
fig-moment-objective_claimed = { $unit } claims an objective.
fig-moment-before_deployment = Deployment is about to begin.
fig-moment-deployment = Units are about to be deployed.

# Armies
army-commander = Commander
army-choose-commander = Choose the Commander…
army-commander-cards = Brings the Tactics cards { $cards }.
army-commander-first = Choose the Commander first.
army-units = Combat Units
army-no-unit = No unit yet: take one from the catalogue.
army-ncus = Non-Combat Units
army-no-ncu = None.
army-hostage = Hostage: { $card }
army-leads = Your Commander leads
army-attach = Attachment for { $unit }
army-add-attachment = Add an Attachment…
army-take-unit = Units to take
army-take-ncu = Non-Combat Units to take
army-take-hostage = Hostages to take

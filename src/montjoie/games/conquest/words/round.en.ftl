# The round and its phases
event-round-began = Round { $round } begins.
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
event-reinforcements-diced = { $seat } rolls for reinforcements ({ $weight }, { $need } or less): { DICE($dice) }. Successes: { $successes }.
event-arriving = { $regiment } ({ $seat }) arrives this round{ $how-id ->
    [automatic] , as its whole class does.
    [pick] : it was picked.
    [roll] .
    [flank] : it was declared to flank.
   *[returning] : it found no way onto the table last round.
  }
event-held-back = { $regiment } ({ $seat }) is held back in reinforcements.

# Command and supremacy
ask-order-stack = Order your command cards; the first acts first.
event-stack-built = { $seat } has built a command stack of { $number ->
    [one] 1 card.
   *[other] { $number } cards.
  }
ask-shift-die = Your stack is smaller: add 1 to your die ({ $die } against { $other_die }), take 1 off, or leave it.
event-supremacy-diced = Both players roll for the first turn ({ $dice }).
event-die-shifted = { $seat } changes the die by { SIGNED($shift) }, to { $die }.
event-first-player-settled = { $seat } is first player this round.

# Activation
ask-name-unit = Several of yours have this card: which one acts?
ask-choose-action = Choose the next action of { $regiment }, or pass.
ask-choose-character-action = Choose the action of { $character }, or pass.
pass = Pass
march = March
reform = Reform
rally = Rally
combat_rally = Combat Rally
aim = Aim
event-card-drawn = { $seat } draws: { $card }.
event-card-wasted = Nothing of { $seat } can answer to { $card } any more; the next card is drawn.
event-activated = { $unit } is activated.
event-action-taken = { $unit }: { $action }.
event-passed = { $unit } does nothing more.
event-lasting-begun = { $source } begins to take effect on: { $units }.
event-lasting-ended = No longer in effect: { $sources }.
action-in-combat = { $regiment } is in contact with an enemy: { $action } is only for regiments that are not.
action-out-of-combat = { $regiment } is in contact with no enemy: { $action } is only for regiments that are.
action-repeated = { $regiment } has already taken this action this round: { $action }.
not-broken = { $regiment } is not Broken.
no-barrage = { $regiment } has nothing to shoot with.
event-rallied = { $regiment } rallies and is no longer Broken.

# The end
enemy_command_card_removed_this_round = command cards of the enemy removed this round
enemy_warlord_killed = the death of the enemy warlord
secondary_objective_achieved = secondary objectives achieved
friendly_zone_controlled = zones controlled in one's own half
enemy_zone_controlled = zones controlled in the enemy's half
zone_controlled = zones controlled
event-scored = { $seat } scores { $points } VP for { $per } ({ $times }).
won-by-wipe-out = the opponent's army is wiped out
won-by-threshold = the threshold of victory points is reached
won-by-points = the last round is over

# Secondary objectives
ask-discard-secondaries = Choose which of your secondary objectives you put away.
event-secondaries-drawn = { $seat } draws { $number } secondary objectives.
event-secondaries-discarded = { $seat } puts { $number } of them away.
event-secondary-achieved = { $seat } shows a secondary objective: { $card }.

# Conquest: the table, its panels and editors.
game-conquest = Conquest: The Last Argument of Kings
option-conquest-scenario = Scenario
option-conquest-limit = Points of each army
option-conquest-terrain = Terrain
option-conquest-terrain-laid = As the scenario lays it
option-conquest-terrain-none = Open field
option-conquest-reroll_conflict = Re-rolls against each other
option-conquest-reroll_conflict-seed = cancel out
option-conquest-reroll_conflict-faq = by the FAQ
option-conquest-combat_reform_half = Combat Reform moves the centre half the March
con-layout = Layout of the terrain

# The table
con-round = Round { $n }
con-phase-setup = Set-up
con-phase-reinforcement = Reinforcements
con-phase-command = Command
con-phase-supremacy = Supremacy
con-phase-action = Actions
con-phase-victory = Victory
con-stands = { $n } of { $all } stands
con-stands-left = { $n ->
    [one] { $n } stand
   *[other] { $n } stands
  }
con-wounds = { $n ->
    [one] { $n } wound
   *[other] { $n } wounds
  }
con-broken = Broken
con-activated = has acted
con-zone = Objective zone
con-zone-held = Objective zone held by { $who }
con-zone-free = Objective zone held by nobody
con-zone-stands = { $who }: { $n } in range, { $seizing } able to seize.
con-piece-size = Size { $n }
con-garrison = Can be garrisoned: up to { $n } stands, Defense +{ $defense }.
con-reach = Marches { $march }, charges up to { $charge }.
con-range = Shoots { $range }.
con-key-charge = charge
con-key-volley = volley
con-key-arcs = arcs
con-key-sight = sees
con-press-enemy = Press an enemy to see line of sight, charge and volley.
con-seen = Seen by { $n ->
    [one] { $n } stand
   *[other] { $n } stands
  }, { $distance } away.
con-blocked = Not in sight: { $by } in between.
con-not-seen = Not in sight.
con-in-arc = Struck on: { $arc }.
con-no-charge = No charge is possible from here.
con-charge = Charge succeeds on { $roll }+: { $chance }
con-charge-stopped = Something stands in the way on every face: the charge would fail.
con-charge-end = On the { $face }: { $own } of your stands would fight { $foes }.
con-charge-pushes = { $who } would be pushed aside.
con-charge-blocked = On the { $face }: no free way.
con-volley-stands = { $clear } of { $range } stands in range have a clear shot.

# Profiles
con-character = character
con-type-infantry = infantry
con-type-cavalry = cavalry
con-type-brute = brute
con-type-chariot = chariot
con-type-monster = monster
con-class-light = light
con-class-medium = medium
con-class-heavy = heavy
con-letter-M = M
con-letter-V = V
con-letter-C = C
con-letter-A = A
con-letter-W = W
con-letter-R = R
con-letter-D = D
con-letter-E = E
con-value-M = March
con-value-V = Volley
con-value-C = Clash
con-value-A = Attacks
con-value-W = Wounds
con-value-R = Resolve
con-value-D = Defense
con-value-E = Evasion

# Panels
con-no-army = no army yet
con-vp = { $n } / { $all } VP
con-goal = The first to { $n } victory points at the end of a round wins; after { $rounds } rounds, whoever has most.
con-scores = { $n } VP for { $per }
con-stacks = Command stacks
con-cards-left = { $n ->
    [one] { $n } card left
   *[other] { $n } cards left
  }
con-still-to-act = Yet to act, in an order nobody else knows: { $who }.
con-card-seen = seen by the opponent
con-top-seen = { $n ->
    [one] Its top card was shown: see the log.
   *[other] Its top { $n } cards were shown: see the log.
  }
con-drawn = Drawn: { $cards }.
con-reserves = Off the table: { $who }
con-where-arriving = Coming this round
con-where-light = Light, in reinforcements
con-where-medium = Medium, in reinforcements
con-where-heavy = Heavy, in reinforcements
con-where-destroyed = Destroyed

# Dice
con-scene = What is going on
con-against = – { $kind } against
con-roll-hits = Hits
con-roll-defense = Defense
con-roll-morale = Morale
con-roll-charge = Charge
con-roll-resolve = Resolve
con-roll-wounds = Wounds
con-roll-spell = Spell
con-roll-decay = Decay
con-roll-ground = Ground
con-roll-healing = Healing
con-came-hits = { $n ->
    [one] { $n } hit
   *[other] { $n } hits
  }{ $extra ->
    [0] { "" }
   *[other] { " " }+ { $extra }
  }
con-came-wounds = { $n ->
    [one] { $n } wound
   *[other] { $n } wounds
  }
con-came-failed = { $n } failed
con-came-spell = { $n } of { $needed }
con-came-passed = passed
con-came-not = failed
con-out-stand-lost = { $n ->
    [one] a stand falls
   *[other] { $n } stands fall
  }
con-out-wounds-marked = { $n ->
    [one] { $n } wound on a stand that holds
   *[other] { $n } wounds on a stand that holds
  }
con-out-became-broken = Broken!
con-out-regiment-destroyed = destroyed
con-out-character-hurt = { $n ->
    [one] { $n } wound
   *[other] { $n } wounds
  }
con-out-character-fell = has fallen
con-out-charge-failed = the charge fails
con-out-contact-made = in contact
con-out-rallied = rallies

# Editors
con-used = Used { $used }, left { $left }
con-march-how = Drag the regiment ahead, aside or back; wheel it by the handles at its front corners; or press one of the ghosts. Without a move it stays.
con-march-on-how = The regiment must come wholly onto the table. Drag it ahead, wheel it by the handles at its front corners, or press one of the ghosts.
con-march-again = A second March could go { $far }.
con-figures = Give the figures
con-wheel = Wheel (°, left is negative)
con-ahead = Ahead (″)
con-add-leg = Wheel again
con-last-leg-back = Take the last leg back
con-formation = { $files } × { $ranks }
con-formations = Formation: stands in front × ranks
con-entry-how = { $regiment } comes on: choose the formation and drag it along the edge. Its two Marches go { $far } in all (the bright lane).
con-along = Place along the edge: { $at }
con-reform-how = Choose the formation, and turn the regiment by its handle; its centre stays.
con-turn-left = ↺ 90°
con-turn-right = ↻ 90°
con-turn-about = 180°
con-places-how = Press a ghost on the table, or go through the places one by one.
con-place-of = Place { $n } of { $all }
con-charge-how = Choose the enemy: the die must show at least the number to get there. If the charge fails, the regiment loses its remaining actions.
con-target-how = Choose the target, here or on the table.
con-arcing = in an arc, one worse
con-stack-how = The card on top acts first. Drag the cards, or use the arrow keys on a handle. Nobody else sees the order.
con-acts-first = Acts first
con-stack-as-before = As in the last round
con-why-choose-edge = Your regiments come on from this edge.
con-why-name-unit = They share one card: whoever you name acts now, the other with the next card.
con-why-choose-action = Two actions in an activation, each once a round; only March may be taken twice.
con-why-choose-end = A wounded regiment shrinks from one end of its last rank.
con-why-choose-draw-event = It may be used now, before the first action.
con-why-draw-on = The character has acted.
con-option-march = Move, forward with wheels, or half as far aside or back.
con-option-charge = Run at an enemy in front: March and a die. In contact you fight Inspired.
con-option-volley = Shoot at an enemy in sight and in range.
con-option-aim = Take aim: +1 to Volley for the next shots.
con-option-reform = Another formation, another facing; the centre stays.
con-option-rally = No longer Broken.
con-option-clash = Strike the enemies in contact.
con-option-inspire = +1 to Clash in this activation.
con-option-combat-reform = Stand anew against the enemies in contact.
con-option-combat-rally = No longer Broken, in the midst of the fight.
con-option-withdraw = Leave the fight, at a price.
con-option-pass = Do nothing more with this activation.
con-option-duel = Challenge an enemy character in contact.
con-option-spellcasting = Cast a spell.
con-option-none = Not now.
do-order-stack = Seal my stack
do-choose-march = March
do-choose-entry = Come on here
do-choose-reform = Reform
do-choose-combat-reform = Stand here
do-choose-withdrawal = Withdraw here
do-volley-target = Shoot
do-choose-edge = Take this edge
do-choose-reinforcement = So be it
con-why-choose-reinforcement = Before the dice: one regiment surely comes, or surely stays. All others roll.
con-option-arrive = Name a regiment that comes without a roll.
con-option-stay = Name a regiment that stays without a roll.

# Armies
con-army-rule = Rule of the army
con-no-rule = none
con-profiles-only = Of this faction the profiles are known, not every rule of its own.
con-warbands = Warbands
con-no-warband = No warband yet: take a character from the catalogue. He leads a warband, and the first one is the warlord.
con-no-regiment = No regiment yet: take some from the catalogue.
con-characters = Characters: each leads a warband
con-more-characters = One more warband: characters
con-mainstay = Mainstay regiments of { $character }
con-restricted-of = Restricted regiments of { $character } (at most two, and no more than mainstay)
con-restricted = restricted
con-warlord = Warlord
con-make-warlord = Make { $character } the warlord
con-led = Led by the character
con-joins = Leads
con-joins-later = Decided at the table
con-add-here = Add regiments here
con-stands-of = Stands
con-stands-for = Stands of { $regiment }
con-add-officer = Officer…
con-add-upgrade = Upgrade…
con-add-item = Item…
con-add-mastery = Mastery…
con-add-spell = Spell…
con-option = Kind…

# Secondary objectives
con-secondaries = Secondary objectives
con-secondaries-left = { $n ->
    [one] { $n } card held
   *[other] { $n } cards held
  }
con-achieved = Achieved:
con-secondaries-how = Press the { $n } cards you put away; you keep { $left }. Each that you achieve at the end of a round scores once, and nobody sees it before.
con-sec-instead = Where there is none: { $what }
con-sec-destroyed-enemy-regiments-total = { $n ->
    [one] An enemy regiment has been destroyed so far.
   *[other] { $n } enemy regiments have been destroyed so far.
  }
con-sec-destroyed-enemy-regiments-this-round = { $n ->
    [one] An enemy regiment was destroyed this round.
   *[other] { $n } enemy regiments were destroyed this round.
  }
con-sec-enemy-warlord-killed-this-round = The enemy warlord was killed this round.
con-sec-enemy-character-killed-in-duel-this-round = An enemy character was killed in a duel this round.
con-sec-enemy-characters-killed-total = { $n ->
    [one] An enemy character has been killed so far.
   *[other] { $n } enemy characters have been killed so far.
  }
con-sec-more-seizing-stands-within = More of your stands able to seize than the enemy's within { $radius }″ of the centre of the table.
con-sec-regiment-wholly-in-enemy-half = A regiment of yours, not Broken, is wholly in the enemy half.
con-sec-regiment-within-of-enemy-zone-edge = A regiment of yours, not Broken, is within { $distance }″ of the enemy's table edge.
con-sec-enemy-broken-now = { $n ->
    [one] An enemy regiment is Broken now.
   *[other] { $n } enemy regiments are Broken now.
  }
con-sec-no-friendly-broken-or-destroyed-this-round = From round { $round }: none of your regiments was Broken or destroyed this round.
con-sec-charged-flank-or-rear-this-round = A regiment of yours completed a charge on a flank or a rear this round.
con-sec-stands-removed-by-volley-this-round = Your volleys removed { $n } enemy stands this round.
con-sec-destroyed-enemy-type-this-round = An enemy regiment of this type was destroyed this round: { $types }; or, where the enemy army has none: { $others }.
con-sec-zones-controlled = { $n ->
    [one] You control a zone.
   *[other] You control { $n } zones.
  }
con-sec-garrison-occupied = You occupy a garrison.
con-sec-regiment-in-terrain-in-enemy-half = A regiment of yours is in terrain in the enemy half.
con-sec-traded-regiments-this-round = This round you lost a regiment and destroyed one.
con-sec-spells-cast-successfully-this-round = { $n ->
    [one] A spell of yours succeeded this round.
   *[other] { $n } spells of yours succeeded this round.
  }
con-sec-entered-from-side-edge-this-round = { $n ->
    [one] A regiment of yours entered from a side edge this round.
   *[other] { $n } regiments of yours entered from a side edge this round.
  }

# Odds
con-odds-success = succeeds: { $chance }
con-odds-attack = Attack:
con-odds-impact = Impact:
con-odds-clash = Clash in contact:
con-odds-target = It suffers:
con-odds-back = In return:
con-odds-lost = { $wounds } wounds, { $stands } stands on the average
con-odds-broken = Broken: { $chance }
con-odds-destroyed = destroyed: { $chance }
con-face-front = front
con-face-left = left flank
con-face-right = right flank
con-face-rear = rear
con-option-occupy = March into a building and garrison it.
con-option-leave = Leave the building; this takes the whole activation.
do-discard-secondaries = Put these away
do-choose-leaving = Leave here
do-charge-way = Charge like this
do-choose-garrison = Occupy it
con-aim-how = Some stands can choose whom they strike. Press one for all of them, or choose stand by stand.
con-aim-all = All stands alike
con-aim-each = Stand by stand
con-stand = Stand { $n }
con-end-left = Left end
con-end-right = Right end
con-why-shift-die = The lower die acts first. Whoever has the smaller stack may change his by one.
con-shift-against = Against { $other }:
con-shift-first = You are first player
con-shift-second = Your opponent is first player
con-shift-again = A tie, rolled again
do-shift-die = Keep this

# Strategic sites
ask-choose-sites = Choose in secret which sites are strategic; the others get decoys.
strategy = strategy token
strategic = strategic
decoy = decoy

# Captives and prisoners
captive = captive
prisoner = prisoner
dummy = dummy
ask-hide-prisoner = Choose in secret where the prisoner is kept; a dummy goes to the other hex.
ask-carry-prisoner = Your unit began its turn beside the prisoner: carry him along, or leave him here.
carry = carry him along
leave = leave him here

# Hidden archers
archers = hidden archers
archers_1 = Hidden archers 1
archers_2 = Hidden archers 2
archers_3 = Hidden archers 3
ask-loose-arrows = Both have passed: choose hidden archers and the unit they shoot at.
ask-archers-target = Choose the unit that the hidden archers shoot at.
archers-no-enemy = This is not an enemy unit on the battlefield: { $target }.
archers-out-of-range = The target ({ $target }) is { $far } hexes from the archers at { $hex }; they shoot from 1 to { $range }.
archers-no-sight = The archers at { $hex } cannot see the target at { $at } ({ $target }): in the way, { $blockers }.

# Ramparts
ask-man-ramparts = Spread your order tokens over the ramparts, at least one on each.
ask-break-ramparts = Take order tokens off the ramparts with your dice: a shield takes one of its colour, valor any one, two dice given up together any one.
ramparts-colour = Tokens of this colour ({ $colour }) to be laid: { $due }, not { $laid }.
ramparts-bare = Every rampart needs at least one token; none lies on { $hexes }.
ramparts-unpaid = The dice ({ $dice }) do not pay for these tokens: { $tokens }.
ramparts-idle-dice = A die that can take a token must do so; these tokens ({ $tokens }) leave one idle ({ $dice }).

# Catapults
target = target token
ask-aim-catapults = Put a target token on each raft so that each lies beside both other colours.
target-alone = The token at { $hex } ({ $colour }) lies beside no token of: { $missing }.

# Points
points-captive = the captive is taken
points-tokens-burnt = tokens burnt
points-tokens-intact = tokens still standing
points-fires = fires burning
points-devastation = ground devastated
points-units-in-rows = units that hold their ground
points-ground-taken = ground taken
points-prisoner-freed = the prisoner is free
points-prisoner-kept = the prisoner is still held

# Skirmish
ask-choose-commanders = Choose your commanders in secret, within the number and the total value that the summary card allows.
commanders-none = You need at least one commander.
commanders-too-many = You have chosen { $given } commanders; the summary card allows { $high }.
commanders-too-dear = { $commanders } are worth { $value } together; the summary card allows { $most }.
figure-twice = { $one } and { $other } are the same figure; choose one version.
units = units
terrain = terrain
ask-lay-piece = Lay one of your terrain pieces.
ask-piece-hex = Choose the hex where the piece is laid.
piece-needs-river = A piece of this kind ({ $piece }) is laid on a bare river hex; { $hex } is none.
piece-overlaps = { $hex } already holds a piece ({ $terrain }); pieces may not overlap ({ $piece }).
piece-cuts-off = A piece of this kind ({ $piece }) at { $hex } would enclose a hex or cut the battlefield in two.
ask-place-commander = Place the unit of one of your commanders.
ask-commander-hex = Choose the hex where the commander's unit is placed.
ask-place-unit = Place one of your other units.
ask-unit-hex = Choose the hex where the unit is placed.
place-off-board = { $hex } is not a full hex of the battlefield.
place-too-far = { $hex } is not among the { $rows } rows nearest the edge of { $house }.
place-impassable = { $hex } is impassable ({ $terrain }).
place-occupied = { $hex } already holds a unit ({ $unit }).
zones-overlap = { $hex } is { $far ->
    [one] 1 hex
   *[other] { $far } hexes
  } from your commander at { $other }; your zones of control may not overlap, so it takes at least { $least }.
zones-leave-no-room = A commander at { $hex } would leave no place for your others with zones of control apart.

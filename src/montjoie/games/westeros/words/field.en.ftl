# Moving
ask-move-unit = Move one of your activated units, or end the moves.
ask-move-to = Choose where the unit goes.
ask-move-on = Your unit has broken away: choose where its move ends.
ask-move-freely = The unit may move without being activated: choose a hex, or let it stay.
unit-not-activated = This unit is not activated now: { $unit }.
unit-has-moved = The unit at { $hex } ({ $unit }) has finished its move.
unit-hemmed-in = The unit at { $hex } ({ $unit }) cannot enter any hex beside it.
move-off-board = { $hex } is not a full hex of the battlefield.
move-occupied = { $hex } already holds a unit ({ $unit }); no other can enter.
move-back = The unit ({ $unit }) leaves { $hex } and comes back only with a move of two hexes; it may move { $allowance }.
move-out-of-fire = The unit at { $hex } ({ $unit }) stands in a fire and cannot leave it.
move-into-fire = { $hex } is burning; no unit can enter it.
move-impassable = { $hex } cannot be entered ({ $terrain }).
move-too-far = { $hex } is { $far } hexes away; the unit ({ $unit }) may move { $allowance }.
move-off-road = { $hex } is one hex too far for the unit ({ $unit }, move { $allowance }); only a move that has been on a road from its start gets one hex more.
move-past-stop = The unit ({ $unit }) does not reach { $hex }: it is held up at { $stop } ({ $terrain }).
move-no-way = No free way of { $allowance ->
    [one] 1 hex
   *[other] { $allowance } hexes
  } leads the unit ({ $unit }) to { $hex }.
move-engaged = The unit ({ $unit }) is engaged: name the adjacent hex it leaves to first; you choose the rest of its way if it survives.
move-not-announced = The move must begin with { $first }, the hex announced; no such way ends at { $hex }.

# Attacking
ask-choose-attack = Let one of your activated units attack, or end the attacks.
ask-choose-target = Choose what the unit does with its attack.
unit-has-attacked = The unit at { $hex } ({ $unit }) has used its attack of this activation.
unit-may-not-attack = The unit at { $hex } ({ $unit }) may not attack: its order or the length of its move leaves no attack.
unit-without-target = The unit at { $hex } ({ $unit }) has nobody to attack from where it stands.
attack-from-fire = The unit at { $hex } ({ $unit }) stands in a fire and cannot attack.
attack-no-enemy = This is not an enemy unit on the battlefield: { $target }.
attack-engaged-shooter = The unit at { $hex } ({ $unit }) is engaged: it can shoot at its partner only, not at the unit at { $at } ({ $target }).
attack-out-of-range = The target at { $at } ({ $target }) is { $far } hexes from the unit at { $hex } ({ $unit }), whose range is { $range }.
attack-no-sight = The unit at { $hex } ({ $unit }) has no line of sight to the target at { $at } ({ $target }): in the way, { $blockers }.
dogs-without-keyword = The unit ({ $unit }) has no war dogs.
dogs-after-move = The unit ({ $unit }) has moved this turn and cannot loose its war dogs any more.
dogs-engaged = The unit at { $hex } ({ $unit }) is engaged and cannot loose its war dogs.
dogs-range = The target at { $at } ({ $target }) is { $far ->
    [one] 1 hex
   *[other] { $far } hexes
  } from the unit at { $hex } ({ $unit }); war dogs reach { $low } to { $high }.

# Engagement
ask-parting-attack = An enemy breaks away from your unit: strike at it as it leaves, or let it go.

# Retreat
ask-retreat-step = Choose the hex your unit retreats to.
retreat-not-homeward = The unit ({ $unit }) retreats to a hex next to it on the side of its own edge; { $hex } is none.

# Fire
put-out-nothing = There is no fire to put out at { $hex } ({ $unit }).
quench-nothing = There is no fire at { $hex } beside the unit.
scorch-without-keyword = The unit ({ $unit }) does not have scorched earth and cannot lay fire.
scorch-not-adjacent = { $hex } is not next to the unit; fire is laid in an adjacent hex.
scorch-occupied = A unit stands at { $hex } ({ $unit }); fire is laid in empty hexes only.
scorch-cannot-burn = { $hex } cannot burn ({ $terrain }).
scorch-only-tokens = In this battle fire can be laid only where one of these lies: { $tokens }; there is none at { $hex }.

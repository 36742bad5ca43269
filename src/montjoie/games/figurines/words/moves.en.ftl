# Movement
ask-move-path = Choose the way of your unit: turn, straight ahead, turn.
ask-maneuver-path = Maneuver: turn your unit, move it straight ahead up to its Speed, turn it again.
ask-march-path = March: move your unit straight ahead up to twice its Speed, then turn it.
ask-free-pivot-turn = Your unit may turn where it stands.
ask-shift-way = Shift your unit straight to one side without turning it, or leave it where it is.
ask-shift-path = How far does your unit shift?
ask-retreat-way = Retreat: choose where your unit goes and how far, or let it stay engaged.
ask-retreat-path = How far does your unit retreat, and how does it turn afterwards?
ask-reroll-retreat = Roll the retreat die again, or keep it?
stay = stay
forward = forward
backward = backward
left = to the left
right = to the right
reroll = roll again
ends-off-table = { THE($unit) } would not end wholly on the table.
ends-on-friend = { THE($unit) } would end on a friendly tray: { THE($other) }.
ends-on-enemy = { THE($unit) } would end on an enemy tray: { THE($other) }.
ends-near-enemy = { THE($unit) } would end { INCHES($far) } from an enemy ({ $other }); at least 1 inch is needed.
ends-on-impassable = { THE($unit) } would end on Impassable terrain: { THE($piece) }.
ends-behind-walls = { THE($unit) } would end behind the castle walls, where the besiegers may never be.
turns-on-enemy = The pivot of { THE($unit) } would end on an enemy tray: { THE($other) }.
moves-through-enemy = { THE($unit) } would pass through an enemy: { THE($other) }.
moves-through-impassable = { THE($unit) } would enter or cross Impassable terrain: { THE($piece) }.
moves-behind-walls = { THE($unit) } would go behind the castle walls, where the besiegers may never be.
moves-off-table = { THE($unit) } would cross the edge of the table; it may only be pivoted over.
no-charge-target = { THE($unit) } { MANY($unit) ->
    [other] have
   *[one] has
  } no enemy to reach with a charge.
march-barred = { THE($unit) } cannot march while carrying an objective.
moves-too-far = { THE($unit) } would move { INCHES($far) }; { INCHES($most) } at most are allowed.
moves-too-far-rough = { THE($unit) } would move { INCHES($far) }; Rough terrain on the way ({ $pieces }) leaves { INCHES($most) }.
moves-backward = { THE($unit) } cannot move a negative distance.
turns-about-centre = { THE($unit) } { MANY($unit) ->
    [other] pivot about the centre of their
   *[one] pivots about the centre of its
  } tray, not about a corner.
one-straight-move = { THE($unit) } { MANY($unit) ->
    [other] make
   *[one] makes
  } one straight move, and after it only a pivot.
no-turn-before = { THE($unit) } may not pivot before this move.
no-turn-after = { THE($unit) } may not pivot after this move.
not-in-line = { THE($unit) } cannot end there: the place is { INCHES($aside) } aside of the straight move, or behind it.
shift-leaves-enemy = The shift would end the engagement of { THE($unit) } with { THE($other) }.

# Charge
ask-charge-target = Declare which enemy your unit charges.
ask-charge-arc = Your unit stands in two arcs of its target alike: choose the side it strikes.
ask-charge-pivot = You may turn your unit before it charges; it must keep its target in sight and in reach.
ask-align-charge = Your charge succeeded: choose how your unit stands against its target.
ask-push-unit = The charger touches your unit: choose where it is moved, as little as possible.
front_arc = front
rear_arc = rear
left_arc = left flank
right_arc = right flank
nearest = as near to an alignment as there is room
nearest_2 = as near to another alignment as there is room
charge-no-enemy = { THE($unit) } cannot charge { THE($target) }: only an enemy on the table can be charged.
charge-too-far = { THE($unit) } { MANY($unit) ->
    [other] are
   *[one] is
  } { INCHES($far) } away from { THE($target) }; the best charge is { INCHES($most) }.
charge-unseen = { target-unseen }
charge-no-room = { THE($unit) } { MANY($unit) ->
    [other] find
   *[one] finds
  } no room on that side of { THE($target) } for half of the front.
charge-no-way = { THE($unit) } cannot reach { THE($target) } straight ahead, whatever the pivot, even with { INCHES($most) }.
charge-no-contact = Turned like this { THE($unit) } cannot touch { THE($target) } within { INCHES($most) }, or something is in the way.
charge-turns-blind = Turned like this { THE($unit) } no longer { MANY($unit) ->
    [other] see
   *[one] sees
  } { THE($target) }{ $hiding-total ->
    [0] {""}
   *[other] : the view is blocked by { THE($hiding) }
  }.

# Marching
ask-choose-march = Choose the way of the March: forward with wheels, or straight to a side or back at half the distance.
forward = forward
left = to the left
right = to the right
backward = backward
march-too-far = { $regiment } would march { INCHES($far) }; at most { INCHES($most) } are allowed.
march-half = { $regiment } marches at most { INCHES($most) } to a side or back, not { INCHES($far) }.
march-forward = { $regiment } cannot march a negative distance.
not-a-wheel = { $regiment } wheels about a front corner, and the other front corner must move forward.
march-off-table = { $regiment } would leave the battlefield.
march-too-near = { $regiment } would come within 1 inch of { $other }.
march-through-engaged = { $regiment } cannot pass { $other }, which is in contact with an enemy.
ends-off-table = { $regiment } would not end wholly on the battlefield.
ends-on-regiment = { $regiment } would end overlapping { $other }.
event-regiment-moved = { $regiment } { $manner-id ->
    [entry] stands at the edge of the table.
    [march] marches { INCHES($far) }.
    [reform] reforms.
    [charge] charges.
    [failed_charge] falls short.
    [push] is pushed.
    [wheel] wheels to meet the charge.
   *[withdraw] withdraws.
  }

# Entering
ask-choose-entry = Choose where your regiment comes on, and in which formation.
entry-closed = { $regiment } cannot come wholly onto the table from there.
event-entry-failed = { $regiment } finds no way onto the table and goes back to reinforcements.

# Reforming
ask-choose-reform = Choose the new formation and facing of your regiment.
reform-too-far = A stand of { $regiment } would move { INCHES($far) }; at most { INCHES($most) } are allowed.
reform-too-near = { $regiment } would come within 1 inch of { $other }.

# Charging
charge = Charge
inspire = Inspire
front = front
rear = rear
keep = keep
reroll = roll again
ask-charge-target = Which enemy does { $regiment } charge?
ask-charge-face = Your regiment stands in two arcs of { $target } alike: choose the face it charges.
ask-reroll-charge = The charge falls short (die: { $die }): roll again?
ask-charge-way = Choose where { $regiment } ends its charge.
charge-broken = { $regiment } is Broken and cannot charge.
charge-arrived = { $regiment } has arrived this round and cannot charge.
charge-nobody = { $regiment } sees no enemy within reach of a charge.
event-charge-rolled = { $regiment } charges { $target } and rolls { $die }: { INCHES($reach) }.
event-charge-failed = The charge of { $regiment } fails.
strike = strike
ask-use-overrun = The enemy is Broken: does { $regiment } make its impact attacks again?

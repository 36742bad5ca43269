# The siege
roll-siege = the choice of roles
attacker = attacker
defender = defender
ask-choose-role = Will you besiege the castle, or hold it?
event-roles-settled = The siege begins. { $roles }.
ask-siege-reserve = Choose the half of your units that starts in reserve.
ask-redeploy-unit = Bring one of your destroyed units back in your deployment zone, or go on.
ask-wall-target = Choose the unit the wall shoots at, or pass.
wall-out-of-range = { $unit } is not an enemy within 12" of the wall ({ $wall }).
wall-no-target = There is no such unit on the table: { $unit }.
event-siege-cards-drawn = { $player } draws siege cards.
event-siege-card-played = { $tokens ->
    [0] { $player }: { $card }.
   *[other] { $player }: { $card }, tokens on it: { $tokens }.
  }
vp-wall = a castle wall is destroyed
ask-store-units = Choose one or two of your units for the stores.
dread = dread of the siege

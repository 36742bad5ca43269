# House Stark: what its cards and abilities ask and tell.

ask-pay-wounds = { $effect }: how many wounds does { $unit } suffer for it?
ask-press-advantage = Choose what pressing the advantage gives.
advantage_dice = highest dice value
advantage_to_hit = +1 to hit
advantage_abilities = the defender loses its abilities this turn
winter_silence = the target uses no Orders this turn, and its side's Tactics cards do not work on it
winter_ferocity = the charger attacks with its highest dice value

# Outriders who start off the table.
outflank = Outflank: start off the table
outflank_arrival = Outflank: come in
ask-arrive-by-edge = Place the outflanking unit wholly within 6 inches of an edge of the table.
ask-stand-by-edge = Where does the outflanking unit come in?
outside-edge = { THE($unit) } must stand wholly within 6 inches of that edge of the table ({ $edge }).
west = west
east = east

# What cards leave behind.
impact_to_come = Devastating Impact
outmatched = Superior Positioning
masters_answer = Martial Superiority
unyielding = Refuse to Yield
bog_sprung = Crannog Traps

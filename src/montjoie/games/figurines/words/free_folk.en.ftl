# The Free Folk: what their cards and abilities ask and tell.

ask-transfer-figures = Regroup and Reform: how many figures go from { $unit } to { $other }?
exchange_attachments = their Attachments change places
ask-stand-by-own-edge = Place the Raiders wholly within 12 inches of your own edge of the table.
outside-own-edge = { THE($unit) } must stand wholly within 12 inches of your own edge of the table.

# What cards and abilities leave behind.
to_the_last_rank = Go Down Fighting
prepared = Skillful Preparations: draw a card
raiders_come = The Endless Horde
diplomacy_fails = Wildling Diplomacy
predicted = Predictable Maneuvers
rush_over = Rush of Aggression
vengeance_grows = Styr's Vengeance: a token
vengeance_taken = Styr's Vengeance

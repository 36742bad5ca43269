# Army lists, terrain, deployment zones, deployment.

ask-submit-army = Hand in your army list; all lists are shown when the last one is in.
ask-place-piece = Place a terrain piece.
ask-lay-piece = Choose where the piece lies.
ask-choose-corner = Choose your corner of the table.
ask-choose-zone = Choose your deployment zone, or leave the choice to your opponent.
ask-choose-first-player = Who is First Player in round 1?
ask-deploy-unit = Deploy one of your Combat Units in your zone.
ask-stand-in-zone = Place the unit in your deployment zone: this is its activation.
army-other-size = The list is for { $given } points; this game is played with { $size }.
terrain-off-table = { THE($piece) } must lie wholly on the table.
terrain-near-zone = { THE($piece) } would be { INCHES($away) } from the deployment zone ({ $edge }); at least { INCHES($least) } are needed.
terrain-near-terrain = { THE($piece) } would be { INCHES($away) } from another piece ({ $other }); at least { INCHES($least) } are needed.
terrain-on-objective = { THE($piece) } cannot lie on an objective token, being Impassable.
outside-zone = { THE($unit) } would not stand wholly in the deployment zone.
place-taken = { THE($unit) } would overlap { THE($other) }.
deployed-near-enemy = { THE($unit) } would be less than 1 inch from an enemy ({ $other }).
place-impassable = { THE($unit) } would stand on Impassable terrain ({ $piece }).
mode-unknown = There is no game mode “{ $given }”; there are { $known }.
size-odd = A game has from { $low } to { $high } points, not { $given }.
pieces-odd = From 0 to { $high } terrain pieces can be placed, not { $given }.
teams-odd = The { $seats } seats must make two teams of two players or more, every seat in one of them.
corners-few = The table has { $high } corners; { $given } players cannot have one each.
mode-not-free-for-all = { $mode } cannot be played as a free-for-all.
army-of-nobody = There is no seat “{ $seat }” for this list; there are { $seats }.

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
terrain-off-table = The piece ({ $piece }) must lie wholly on the table.
terrain-near-zone = The piece ({ $piece }) is { $away }" from the deployment zone at the { $edge } edge; at least { $least }" are needed.
terrain-near-terrain = The piece ({ $piece }) is { $away }" from { $other }; at least { $least }" are needed.
terrain-on-objective = The piece ({ $piece }) is Impassable and cannot lie on an objective token.
outside-zone = { $unit } does not lie wholly in its deployment zone.
place-taken = { $unit } would overlap { $other }.
deployed-near-enemy = { $unit } would be less than 1" from { $other }.
place-impassable = { $unit } would stand on Impassable terrain: { $piece }.
event-army-shown = { $player } plays { $faction }, led by { $commander }.
event-mode-settled = The game mode is { $mode }.
event-piece-placed = A terrain piece is placed: { $piece }.
event-terrain-left-out = { $number ->
    [0] Terrain has no room on this table: zones, and the distance to keep from them, take it all. The battle is fought without any.
    [one] There is no room left for { $kind-id ->
        [any] another terrain piece
       *[other] the terrain piece that was rolled ({ $kind })
    }: it is left out.
   *[other] There is no room left for terrain: { $number } pieces are left out.
}
event-objectives-left-out = { $number ->
    [one] There is no room left for an objective token: it is left out.
   *[other] There is no room left for objective tokens: { $number } are left out.
}
event-piece-removed = A terrain piece is destroyed: { $kind }.
event-edges-settled = Sides of the table: { $edges }.
event-first-player-settled = { $player } is First Player.
event-unit-placed = { $unit } takes its place on the table.
event-unit-reserved = { $unit } waits in Reserve.
mode-unknown = There is no game mode “{ $given }”; there are { $known }.
size-odd = A game has from { $low } to { $high } points, not { $given }.
pieces-odd = From 0 to { $high } terrain pieces can be placed, not { $given }.
teams-odd = The { $seats } seats must make two teams of two players or more, every seat in one of them.
corners-few = The table has { $high } corners; { $given } players cannot have one each.
mode-not-free-for-all = { $mode } cannot be played as a free-for-all.
army-of-nobody = There is no seat “{ $seat }” for this list; there are { $seats }.

# What can be wrong with a content pack.

unit-dice = An attack of { $unit } has { $count } dice values; it needs { $expected }, one for each rank.
unit-range = { $unit }: a ranged attack has a range, a melee attack has none.
unit-figures = { $unit } does not fill its tray ({ $tray }) in full ranks.
commander-cards = { $card } has { $count } Tactics cards; a Commander has { $expected }, others have none.
commander-points = { $card } is a Commander and must cost 0 points.
ncu-no-ability = { $card } is an NCU and must have an ability.
card-other-commander = { $card } is not one of the cards of { $commander }.
faction-cards = { $faction } has { $count } faction cards; it needs { $expected }.
terrain-table = The random table needs a result for each roll from 2 to 12.
mode-zones = { $mode } needs the depths of two zones: of both players, or of attacker and defender.

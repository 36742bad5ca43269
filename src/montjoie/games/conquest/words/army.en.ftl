# Armies
ask-submit-army = Hand in your army list.
event-army-mustered = { $seat } musters an army of { THE($faction) }, worth { $points } points.
army-too-dear = This army costs { $points } points; { $limit } are agreed.
army-warlords = An army has one warlord; this one has { $given }.
army-unknown = There is no sample army “{ $given }”. Known: { $known }.
layout-unknown = This scenario has no layout “{ $given }”. Known: { $known }.
armies-for-all = { $given } armies are given for { $seats } seats.
warband-too-large = The warband of { $character } holds { $given } regiments; at most { $most } are allowed.
warband-foreign = { $regiment } cannot be in the warband of { $character }.
too-many-restricted = The warband of { $character } has { $given } restricted choices; at most { $most } are allowed.
too-few-mainstay = The warband of { $character } has { $restricted } restricted and { $mainstay } mainstay choices; there must be at least as many mainstay.
no-regiment-to-join = The warband of { $character } has no regiment of the type to join.
joins-other-type = { $character } joins a regiment of the same type only.
no-warlord = { $character } cannot be the warlord.
too-many-items = { $character } carries { $given } items; at most { $most } are allowed.
mastery-forbidden = { $character } cannot have this mastery: { $mastery }.
spells-not-his = The spells of { $character } come from the entry's own list, at most { $most }.
spells-of-schools = { $character } knows the spells of one school, at most { $most }.
stands-out-of-bounds = { $regiment } has { $low } to { $high } stands, not { $given }.
no-standard-bearer = { $regiment } cannot have a standard bearer.
officer-not-his = { $regiment } cannot have this officer: { $officer }.
too-many-command-models = { $regiment } has too many command models.
upgrade-not-his = { $regiment } cannot have this upgrade: { $upgrade }.
too-many-of-him = The army has { $given } of { $character }; at most { $most } are allowed.
taken-twice = Taken twice: { $id }.
army-line-unknown = “{ $given }” cannot be understood here; the nearest is: { $near }.
regiment-without-warband = { $regiment } stands before any character: a regiment belongs to the warband of one.

# Edges and characters
ask-choose-edge = You won the roll-off: choose your table edge.
event-rolled-off = Roll-off for the table edge, the lower die wins, equal dice are rolled again: { $seat } ({ $die }), { $other } ({ $other_die }).
event-edge-chosen = { $seat } takes { THE($edge) } as reinforcement zone; { $other } has the one across.
ask-join-regiment = Which regiment does { THE($character) } join?
event-character-joined = { THE($character) } ({ $seat }) { MANY($character) ->
    [other] lead
   *[one] leads
  } { THE($regiment) }.

# Packs
annex-incomplete = The annex must have { $id } exactly once.
garrison-values = { $piece } is a garrison just if it says what it gives.
too-many-pieces = { $given } pieces of terrain; at most { $most } are allowed.
piece-too-large = { $piece } is larger than 9 by 6 inches.
piece-near-edge = { $piece } lies too near the edge of the table.
piece-on-zone = { $piece } lies on an objective zone.
pieces-too-near = { $piece } and { $other } lie too near each other.
too-many-garrisons = { $given } garrisons; at most { $most } are allowed.
no-secondary-deck = { $faction } has no secondary deck.
options-not-his = { $character } cannot have these options, or not so many: { $most } at most.
too-many-of-them = The warband of { $character } has { $given } of { $regiment }; { $most } at most.
needs-army-rule = { $upgrade } needs an army with the rule { $rule }.
not-modelled = { $id } is not modelled: it does nothing in the game.
upgrades-exclude = { $regiment } can have only one of these upgrades.

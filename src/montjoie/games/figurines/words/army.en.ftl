# What can be wrong with an army list.

army-unknown-faction = There is no faction “{ $id }” to play; the nearest is { $near }.
army-unknown-commander = There is no Commander “{ $id }”; the nearest is { $near }.
army-unknown-unit = There is no Combat Unit “{ $id }”; the nearest is { $near }.
army-unknown-attachment = There is no Attachment “{ $id }”; the nearest is { $near }.
army-unknown-ncu = There is no NCU “{ $id }”; the nearest is { $near }.
army-attachment-alone = { $card } is an Attachment and must join a Combat Unit.
army-not-commander = { $card } is no Commander.
army-size = The size must be from 1 to { $most } points, not { $size }.
army-too-many = The army has { $given } cards; no game is played with more than { $most }.
army-name-long = The name of an army has { $most } letters at most.
army-too-dear = The army costs { $points } points; the size is { $size }.
army-no-unit = The army needs at least one Combat Unit.
army-other-faction = { $card } is neither of { $faction } nor Neutral.
army-other-commander = { $card } is neither of { $faction } nor Neutral, and cannot command this army.
army-not-neutral = { $card } is not Neutral; a Neutral army takes Neutral cards only.
army-no-neutrals = { $card } is Neutral; armies of { $faction } take no Neutral cards.
army-neutral-share = The Neutral cards cost { $points } points; at most { $most } are allowed, half of the size.
army-second-commander = { $card } is a Commander, but { $commander } already commands this army.
army-commander-nowhere = { $card } commands this army and must join one of its units.
army-commander-no-ncu = { $card } commands this army and must stand among its NCUs.
army-solo-attachment = { $unit } is a solo unit and can have no Attachment.
army-two-attachments = { $unit } can have one Attachment only, not { $cards }.
army-other-type = { $card } cannot join { $unit }: they are not of the same type.
army-character-twice = { $card }: { $character } is in this army already, and a character is there once only.
army-character-in-team = { $card }: { $character } is in an army of the same team already.
army-needs = { $card } needs { $needed } in the army.
army-needs-inside = { $card } must contain { $needed }.
army-needs-beside = { $card } must join the unit of { $needed }.
army-multiple = { $card } is recruited { $amount } at a time; the army has { $count }.
army-hostage-own-unit = { $card } joins an enemy unit before deployment: list this card among the hostages.
army-no-hostage = { $card } is no hostage and must join a unit of the army.
army-two-loyalties = { $card } has “{ $loyalty }”, but the army follows “{ $other }”.

# What can be wrong with a list as text.
army-line = “{ $text }” is no line of an army list.
army-line-twice = “{ $text }” is said twice.
army-line-number = “{ $text }” is not a number of points.
army-line-game = “{ $text }” is not the game of this list: figurines.
army-line-unknown = “{ $text }” is not known here; the nearest is { $near }.
army-line-missing = The line “{ $text }” is missing.

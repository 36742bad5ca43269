# Ce qui peut clocher dans une liste d'armée.

army-unknown-faction = Il n'y a pas de faction jouable « { $id } » ; la plus proche est { $near }.
army-unknown-commander = Il n'y a pas de Général « { $id } » ; le plus proche est { $near }.
army-unknown-unit = Il n'y a pas d'Unité Combattante « { $id } » ; la plus proche est { $near }.
army-unknown-attachment = Il n'y a pas d'Attachement « { $id } » ; le plus proche est { $near }.
army-unknown-ncu = Il n'y a pas d'UNC « { $id } » ; la plus proche est { $near }.
army-attachment-alone = { $card } est un Attachement et doit rejoindre une Unité Combattante.
army-not-commander = { $card } n'est pas un Général.
army-size = La taille doit aller de 1 à { $most } points, pas { $size }.
army-too-many = L'armée a { $given } cartes ; aucune partie ne se joue avec plus de { $most }.
army-name-long = Le nom d'une armée a { $most } lettres au plus.
army-too-dear = L'armée coûte { $points } points ; la taille est de { $size }.
army-no-unit = L'armée a besoin d'au moins une Unité Combattante.
army-other-faction = { $card } n'est ni de la faction { $faction } ni Neutre.
army-other-commander = { $card } n'est ni de la faction { $faction } ni Neutre, et ne peut pas mener cette armée.
army-not-neutral = { $card } n'est pas Neutre ; une armée Neutre ne prend que des cartes Neutres.
army-no-neutrals = { $card } est Neutre ; les armées de la faction { $faction } ne prennent pas de cartes Neutres.
army-neutral-share = Les cartes Neutres coûtent { $points } points ; { $most } au plus sont permis, la moitié de la taille.
army-second-commander = { $card } est un Général, mais { $commander } mène déjà cette armée.
army-commander-nowhere = { $card } mène cette armée et doit rejoindre une de ses unités.
army-commander-no-ncu = { $card } mène cette armée et doit figurer parmi ses UNC.
army-solo-attachment = { $unit } est une unité Individuelle et ne peut pas avoir d'Attachement.
army-two-attachments = { $unit } ne peut avoir qu'un Attachement, pas { $cards }.
army-other-type = { $card } ne peut pas rejoindre { $unit } : ils ne sont pas du même type.
army-character-twice = { $card } : { $character } est déjà dans cette armée, et un Personnage n'y est qu'une fois.
army-character-in-team = { $card } : { $character } est déjà dans une armée de la même équipe.
army-needs = { $card } exige { $needed } dans l'armée.
army-needs-inside = { $card } doit contenir { $needed }.
army-needs-beside = { $card } doit rejoindre l'unité de { $needed }.
army-multiple = { $card } : se recrute par { $amount } ; l'armée en a { $count }.
army-hostage-own-unit = { $card } rejoint une unité ennemie avant le déploiement : mettez cette carte parmi les otages.
army-no-hostage = { $card } n'est pas un otage et doit rejoindre une unité de l'armée.
army-two-loyalties = { $card } a « { $loyalty } », mais l'armée suit « { $other } ».

# Ce qui peut clocher dans une liste écrite.
army-line = « { $text } » n'est pas une ligne de liste d'armée.
army-line-twice = « { $text } » est dit deux fois.
army-line-number = « { $text } » n'est pas un nombre de points.
army-line-game = « { $text } » n'est pas le jeu de cette liste : figurines.
army-line-unknown = « { $text } » n'est pas connu ici ; le plus proche est { $near }.
army-line-missing = Il manque la ligne « { $text } ».

# Armées
ask-submit-army = Remettez votre liste d'armée.
event-army-mustered = { $seat } rassemble une armée { DE($faction) }, d'une valeur de { $points } points.
army-too-dear = Cette armée coûte { $points } points ; { $limit } sont convenus.
army-warlords = Une armée a un seigneur de guerre ; celle-ci en a { $given }.
army-unknown = Il n'y a pas d'armée d'exemple « { $given } ». Connues : { $known }.
layout-unknown = Ce scénario n'a pas de disposition « { $given } ». Connues : { $known }.
armies-for-all = { $given } armées sont données pour { $seats } places.
warband-too-large = { $character } : le bataillon compte { $given } régiments ; au plus { $most } sont permis.
warband-foreign = { $regiment } : ce régiment n'est pas permis dans le bataillon de ce personnage ({ $character }).
too-many-restricted = { $character } : le bataillon a { $given } choix restreints ; au plus { $most } sont permis.
too-few-mainstay = { $character } : le bataillon a { $restricted } choix restreints et { $mainstay } choix de base ; il faut au moins autant de choix de base.
no-regiment-to-join = { $character } : le bataillon n'a aucun régiment du type à rejoindre.
joins-other-type = { $character } : un personnage ne rejoint qu'un régiment de son type.
no-warlord = { $character } : ce personnage ne peut pas être seigneur de guerre.
too-many-items = { $character } : { $given } objets ; au plus { $most } sont permis.
mastery-forbidden = { $character } : cette maîtrise n'est pas permise ({ $mastery }).
spells-not-his = { $character } : les sorts viennent de sa propre liste, au plus { $most }.
spells-of-schools = { $character } connaît les sorts d'une seule école, au plus { $most }.
stands-out-of-bounds = { $regiment } : de { $low } à { $high } stands, pas { $given }.
no-standard-bearer = { $regiment } : pas de porte-étendard possible.
officer-not-his = { $regiment } : cet officier n'est pas permis ({ $officer }).
too-many-command-models = { $regiment } : trop de figurines de commandement.
upgrade-not-his = { $regiment } : cette amélioration n'est pas permise ({ $upgrade }).
too-many-of-him = { $character } : { $given } dans l'armée ; au plus { $most } sont permis.
taken-twice = Pris deux fois : { $id }.
army-line-unknown = « { $given } » ne se comprend pas ici ; le plus proche : { $near }.
regiment-without-warband = { $regiment } : un régiment appartient au bataillon d'un personnage, et aucun ne précède.

# Bords et personnages
ask-choose-edge = Vous avez gagné le tirage : choisissez votre bord de table.
event-rolled-off = Tirage au dé pour le bord de table, le plus petit gagne, à égalité on relance : { $seat } ({ $die }), { $other } ({ $other_die }).
event-edge-chosen = { $seat } prend { LE($edge) } pour zone de renforts ; { $other } a le bord opposé.
ask-join-regiment = À quel régiment attacher { LE($character) } ?
event-character-joined = { LE($character) } ({ $seat }) { MANY($character) ->
    [other] mènent
   *[one] mène
  } { LE($regiment) }.

# Paquets
annex-incomplete = L'annexe doit contenir { $id } exactement une fois.
garrison-values = { $piece } : une garnison, et elle seule, dit ce qu'elle apporte.
too-many-pieces = { $given } éléments de terrain ; au plus { $most } sont permis.
piece-too-large = { $piece } : cet élément dépasse 9 pouces sur 6.
piece-near-edge = { $piece } : cet élément est trop près du bord de la table.
piece-on-zone = { $piece } : cet élément est sur une zone d'objectif.
pieces-too-near = { $piece } et { $other } : ces éléments sont trop près l'un de l'autre.
too-many-garrisons = { $given } terrains de garnison ; au plus { $most } sont permis.
no-secondary-deck = { $faction } : il manque le paquet d'objectifs secondaires.
options-not-his = { $character } ne peut avoir ces options, ou pas autant : { $most } au plus.
too-many-of-them = Bataillon ({ $character }) : { $given } pour { $regiment }, { $most } au plus.
needs-army-rule = { $upgrade } demande une armée avec la règle { $rule }.
not-modelled = { $id } n'est pas modélisé : sans effet dans le jeu.
upgrades-exclude = { $regiment } : une seule de ces améliorations.

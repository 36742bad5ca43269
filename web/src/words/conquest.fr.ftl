# Conquest : la table, ses panneaux et ses éditeurs.
game-conquest = Conquest : le dernier argument des rois
option-conquest-scenario = Scénario
option-conquest-limit = Points de chaque armée
option-conquest-terrain = Décors
option-conquest-terrain-laid = Posés selon le scénario
option-conquest-terrain-none = Terrain nu
option-conquest-reroll_conflict = Relances opposées
option-conquest-reroll_conflict-seed = s'annulent
option-conquest-reroll_conflict-faq = selon la FAQ
option-conquest-combat_reform_half = Reformation de combat : le centre se déplace de la moitié de la marche
con-layout = Disposition du terrain

# La table
con-round = Round { $n }
con-phase-setup = Mise en place
con-phase-reinforcement = Renforts
con-phase-command = Commandement
con-phase-supremacy = Suprématie
con-phase-action = Actions
con-phase-victory = Victoire
con-stands = { $n } stands sur { $all }
con-stands-left = { $n ->
    [one] { $n } stand
   *[other] { $n } stands
  }
con-wounds = { $n ->
    [one] { $n } blessure
   *[other] { $n } blessures
  }
con-broken = Brisé
con-activated = a agi
con-zone = Zone d'objectif
con-zone-held = Zone d'objectif tenue par { $who }
con-zone-free = Zone d'objectif tenue par personne
con-zone-stands = { $who } : { $n } à portée, { $seizing } capables de la prendre.
con-piece-size = Taille { $n }
con-garrison = Peut être tenu par une garnison : { $n } stands au plus, Défense +{ $defense }.
con-reach = Marche { $march }, charge jusqu'à { $charge }.
con-range = Tire à { $range }.
con-key-charge = charge
con-key-volley = volée
con-key-arcs = arcs
con-key-sight = voit
con-press-enemy = Touchez un ennemi pour voir ligne de vue, charge et volée.
con-seen = Vu par { $n ->
    [one] { $n } stand
   *[other] { $n } stands
  }, à { $distance }.
con-blocked = Hors de vue : { $by } au milieu.
con-not-seen = Hors de vue.
con-in-arc = Face frappée : { $arc }.
con-no-charge = Aucune charge possible d'ici.
con-charge = Charge réussie sur { $roll }+ : { $chance }
con-charge-stopped = Quelque chose barre le passage vers chaque face : la charge échouerait.
con-charge-end = Face touchée, { $face } : { $own } de vos stands en combattraient { $foes }.
con-charge-pushes = { $who } serait poussé de côté.
con-charge-blocked = Face touchée, { $face } : aucun passage libre.
con-volley-stands = { $clear } des { $range } stands à portée ont un tir dégagé.

# Profils
con-character = personnage
con-type-infantry = infanterie
con-type-cavalry = cavalerie
con-type-brute = brute
con-type-chariot = char
con-type-monster = monstre
con-class-light = léger
con-class-medium = moyen
con-class-heavy = lourd
con-letter-M = M
con-letter-V = V
con-letter-C = C
con-letter-A = A
con-letter-W = B
con-letter-R = R
con-letter-D = D
con-letter-E = E
con-value-M = Marche
con-value-V = Volée
con-value-C = Clash
con-value-A = Attaques
con-value-W = Blessures
con-value-R = Résolution
con-value-D = Défense
con-value-E = Évasion

# Panneaux
con-no-army = pas encore d'armée
con-vp = { $n } / { $all } PV
con-goal = Le premier à { $n } points de victoire à la fin d'un round l'emporte ; après { $rounds } rounds, celui qui en a le plus.
con-scores = { $n } PV pour { $per }
con-stacks = Piles de commandement
con-cards-left = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
  }
con-still-to-act = Doivent encore agir, dans un ordre que nul autre ne connaît : { $who }.
con-card-seen = vue par l'adversaire
con-top-seen = { $n ->
    [one] Sa première carte a été montrée : voyez le récit.
   *[other] Ses { $n } premières cartes ont été montrées : voyez le récit.
  }
con-drawn = Tirées : { $cards }.
con-reserves = Hors de la table : { $who }
con-where-arriving = Arrivent ce round
con-where-light = Légers, en renfort
con-where-medium = Moyens, en renfort
con-where-heavy = Lourds, en renfort
con-where-destroyed = Détruits

# Dés
con-scene = Ce qui se passe
con-against = – { $kind } contre
con-roll-hits = Touches
con-roll-defense = Défense
con-roll-morale = Moral
con-roll-charge = Charge
con-roll-resolve = Résolution
con-roll-wounds = Blessures
con-roll-spell = Sort
con-roll-decay = Déclin
con-roll-ground = Terrain
con-roll-healing = Soins
con-came-hits = { $n ->
    [one] { $n } touche
   *[other] { $n } touches
  }{ $extra ->
    [0] { "" }
   *[other] { " " }+ { $extra }
  }
con-came-wounds = { $n ->
    [one] { $n } blessure
   *[other] { $n } blessures
  }
con-came-failed = { $n ->
    [one] { $n } raté
   *[other] { $n } ratés
  }
con-came-spell = { $n } sur { $needed }
con-came-passed = réussi
con-came-not = raté
con-out-stand-lost = { $n ->
    [one] un stand tombe
   *[other] { $n } stands tombent
  }
con-out-wounds-marked = { $n ->
    [one] { $n } blessure sur un stand qui tient
   *[other] { $n } blessures sur un stand qui tient
  }
con-out-became-broken = Brisé !
con-out-regiment-destroyed = détruit
con-out-character-hurt = { $n ->
    [one] { $n } blessure
   *[other] { $n } blessures
  }
con-out-character-fell = est tombé
con-out-charge-failed = la charge échoue
con-out-contact-made = au contact
con-out-rallied = se rallie

# Éditeurs
con-used = Parcouru { $used }, reste { $left }
con-march-how = Tirez le régiment en avant, de côté ou en arrière ; faites-lui faire une roue par les poignées de ses coins avant ; ou touchez une silhouette. Sans mouvement, il reste.
con-march-on-how = Le régiment doit entrer entièrement sur la table. Tirez-le en avant, faites-lui faire une roue par les poignées de ses coins avant, ou touchez une silhouette.
con-march-again = Une seconde Marche irait à { $far }.
con-figures = Donner les chiffres
con-wheel = Roue (°, négatif à gauche)
con-ahead = En avant (″)
con-add-leg = Encore une roue
con-last-leg-back = Reprendre la dernière étape
con-formation = { $files } × { $ranks }
con-formations = Formation : stands de front × rangs
con-entry-how = { $regiment } entre : choisissez la formation et tirez-la le long du bord. Ses deux Marches font { $far } en tout (la bande claire).
con-along = Place le long du bord : { $at }
con-reform-how = Choisissez la formation, et tournez le régiment par sa poignée ; son centre reste.
con-turn-left = ↺ 90°
con-turn-right = ↻ 90°
con-turn-about = 180°
con-places-how = Touchez une silhouette sur la table, ou passez d'une place à l'autre.
con-place-of = Place { $n } sur { $all }
con-charge-how = Choisissez l'ennemi : le dé doit montrer au moins ce nombre pour l'atteindre. Si la charge échoue, le régiment perd ses actions restantes.
con-target-how = Choisissez la cible, ici ou sur la table.
con-arcing = en cloche, un de moins
con-stack-how = La carte du dessus agit la première. Tirez les cartes, ou utilisez les flèches du clavier sur une poignée. Nul autre ne voit l'ordre.
con-acts-first = Agit en premier
con-stack-as-before = Comme au round précédent
con-why-choose-edge = Vos régiments entrent par ce bord.
con-why-name-unit = Ils partagent une carte : celui que vous nommez agit maintenant, l'autre avec la carte suivante.
con-why-choose-action = Deux actions par activation, chacune une fois par round ; seule la Marche peut être répétée.
con-why-choose-end = Un régiment blessé diminue par une extrémité de son dernier rang.
con-why-choose-draw-event = À utiliser maintenant, avant la première action.
con-why-draw-on = Le personnage a agi.
con-option-march = Se déplacer : en avant avec des roues, ou moitié moins de côté ou en arrière.
con-option-charge = Fondre sur un ennemi de face : la Marche et un dé. Au contact, on combat Inspiré.
con-option-volley = Tirer sur un ennemi en vue et à portée.
con-option-aim = Préparer le tir : +1 en Volée pour la prochaine volée.
con-option-reform = Autre formation, autre orientation ; le centre reste.
con-option-rally = N'est plus Brisé.
con-option-clash = Frapper les ennemis au contact.
con-option-inspire = +1 en Clash pour cette activation.
con-option-combat-reform = Se replacer face aux ennemis au contact.
con-option-combat-rally = N'est plus Brisé, au cœur de la mêlée.
con-option-withdraw = Quitter le combat, à un prix.
con-option-pass = Ne rien faire de plus de cette activation.
con-option-duel = Défier un personnage ennemi au contact.
con-option-spellcasting = Lancer un sort.
con-option-none = Pas maintenant.
do-order-stack = Sceller ma pile
do-choose-march = Marcher
do-choose-entry = Entrer ici
do-choose-reform = Reformer
do-choose-combat-reform = Se placer ici
do-choose-withdrawal = Se retirer ici
do-volley-target = Tirer la volée
do-choose-edge = Prendre ce bord
do-choose-reinforcement = Qu'il en soit ainsi
con-why-choose-reinforcement = Avant les dés : un régiment vient à coup sûr, ou reste à coup sûr. Les autres lancent.
con-option-arrive = Nommer un régiment qui vient sans jet.
con-option-stay = Nommer un régiment qui reste sans jet.

# Armées
con-army-rule = Règle de l'armée
con-no-rule = aucune
con-profiles-only = De cette faction, on connaît les profils, pas toutes les règles propres.
con-warbands = Bataillons
con-no-warband = Pas encore de bataillon : prenez un personnage dans le catalogue. Il en mène un, et le premier est le seigneur de guerre.
con-no-regiment = Pas encore de régiment : prenez-en dans le catalogue.
con-characters = Personnages : chacun mène un bataillon
con-more-characters = Encore un bataillon : personnages
con-mainstay = Régiments de base : { $character }
con-restricted-of = Régiments restreints : { $character } (deux au plus, et pas plus que de base)
con-restricted = restreint
con-warlord = Seigneur de guerre
con-make-warlord = Faire de { $character } le seigneur de guerre
con-led = Mené par le personnage
con-joins = Mène
con-joins-later = Décidé à la table
con-add-here = Ajouter des régiments ici
con-stands-of = Stands
con-stands-for = Stands : { $regiment }
con-add-officer = Officier…
con-add-upgrade = Amélioration…
con-add-item = Objet…
con-add-mastery = Maîtrise…
con-add-spell = Sort…
con-option = Sorte…

# Objectifs secondaires
con-secondaries = Objectifs secondaires
con-secondaries-left = { $n ->
    [one] { $n } carte en main
   *[other] { $n } cartes en main
  }
con-achieved = Atteints :
con-secondaries-how = Touchez les { $n } cartes que vous écartez ; vous en gardez { $left }. Chacune, atteinte à la fin d'un round, rapporte une fois, et nul ne la voit avant.
con-sec-instead = S'il n'y en a pas : { $what }
con-sec-destroyed-enemy-regiments-total = { $n ->
    [one] Un régiment ennemi a été détruit depuis le début.
   *[other] { $n } régiments ennemis ont été détruits depuis le début.
  }
con-sec-destroyed-enemy-regiments-this-round = { $n ->
    [one] Un régiment ennemi a été détruit ce round.
   *[other] { $n } régiments ennemis ont été détruits ce round.
  }
con-sec-enemy-warlord-killed-this-round = Le seigneur de guerre ennemi a été tué ce round.
con-sec-enemy-character-killed-in-duel-this-round = Un personnage ennemi a été tué en duel ce round.
con-sec-enemy-characters-killed-total = { $n ->
    [one] Un personnage ennemi a été tué depuis le début.
   *[other] { $n } personnages ennemis ont été tués depuis le début.
  }
con-sec-more-seizing-stands-within = Plus de vos stands capables de prendre une zone que d'ennemis à { $radius }″ du centre de la table.
con-sec-regiment-wholly-in-enemy-half = Un de vos régiments, non brisé, est entièrement dans la moitié ennemie.
con-sec-regiment-within-of-enemy-zone-edge = Un de vos régiments, non brisé, est à { $distance }″ ou moins du bord de table ennemi.
con-sec-enemy-broken-now = { $n ->
    [one] Un régiment ennemi est brisé à présent.
   *[other] { $n } régiments ennemis sont brisés à présent.
  }
con-sec-no-friendly-broken-or-destroyed-this-round = Dès le round { $round } : aucun de vos régiments n'a été brisé ni détruit ce round.
con-sec-charged-flank-or-rear-this-round = Un de vos régiments a réussi une charge de flanc ou à revers ce round.
con-sec-stands-removed-by-volley-this-round = Vos volées ont retiré { $n } stands ennemis ce round.
con-sec-destroyed-enemy-type-this-round = Un régiment ennemi de ce type a été détruit ce round : { $types } ; ou, si l'armée ennemie n'en a pas : { $others }.
con-sec-zones-controlled = { $n ->
    [one] Vous tenez une zone.
   *[other] Vous tenez { $n } zones.
  }
con-sec-garrison-occupied = Vous tenez une garnison.
con-sec-regiment-in-terrain-in-enemy-half = Un de vos régiments est dans un décor de la moitié ennemie.
con-sec-traded-regiments-this-round = Ce round, vous avez perdu un régiment et en avez détruit un.
con-sec-spells-cast-successfully-this-round = { $n ->
    [one] Un de vos sorts a réussi ce round.
   *[other] { $n } de vos sorts ont réussi ce round.
  }
con-sec-entered-from-side-edge-this-round = { $n ->
    [one] Un de vos régiments est entré par un bord latéral ce round.
   *[other] { $n } de vos régiments sont entrés par un bord latéral ce round.
  }

# Chances
con-odds-success = réussit : { $chance }
con-odds-attack = Attaque :
con-odds-impact = Impact :
con-odds-clash = Clash au contact :
con-odds-target = Il subit :
con-odds-back = En retour :
con-odds-lost = { $wounds } blessures, { $stands } stands en moyenne
con-odds-broken = brisé : { $chance }
con-odds-destroyed = détruit : { $chance }
con-face-front = front
con-face-left = flanc gauche
con-face-right = flanc droit
con-face-rear = arrière
con-option-occupy = Marcher dans un bâtiment et y tenir garnison.
con-option-leave = Quitter le bâtiment ; cela prend toute l'activation.
do-discard-secondaries = Écarter celles-ci
do-choose-leaving = Sortir ici
do-charge-way = Charger ainsi
do-choose-garrison = L'occuper
con-aim-how = Certains stands peuvent choisir qui ils frappent. Touchez une cible pour tous, ou choisissez stand par stand.
con-aim-all = Tous les stands de même
con-aim-each = Stand par stand
con-stand = Stand { $n }
con-end-left = Extrémité gauche
con-end-right = Extrémité droite
con-why-shift-die = Le dé le plus bas agit en premier. Celui qui a la plus petite pile peut changer le sien d'un point.
con-shift-against = Contre { $other } :
con-shift-first = Vous êtes premier joueur
con-shift-second = L'adversaire est premier joueur
con-shift-again = Égalité, on relance
do-shift-die = Garder ceci

# Positions écrites à la main
no-such-player = { $given } ne joue pas ici ; connus : { $known }.
players-wrong = Les joueurs sont { $given }, les places { $seats }.
edges-wrong = Les joueurs doivent avoir l'un le bord sud, l'autre le bord nord, ou aucun.
scenario-not-agreed = Le scénario est { $given }, mais l'accord portait sur { $expected }.
round-wrong = Il n'y a pas de round { $given } ; le dernier est { $high }.
stands-wrong = { $regiment } ne peut pas avoir { $given } stands ; au plus { $high }.
wounds-wrong = Un stand de ce régiment ({ $regiment }) ne peut pas porter { $given } blessures ; au plus { $high }.
formation-wrong = { $regiment } ne peut pas se former ainsi sur { $given } colonnes.
character-elsewhere = { $regiment } : le régiment et son personnage ne vont pas ensemble.
garrison-wrong = { $regiment } : ce régiment ne peut pas être dans cette garnison.
contact-wrong = { $regiment } et { $other } ne sont pas deux ennemis qui se touchent.
stack-wrong = { $seat } : la pile de commandement contient des cartes qui ne sont pas celles de ses unités.
objectives-wrong = { $seat } : des objectifs secondaires ne sont pas dans le paquet de sa faction.
steps-outside-battle = Les procédures en cours doivent commencer par la bataille.

no-journal = { $file } n’est pas un journal de parties.
other-series = { $file } est le journal d’une autre série : le jeu, les sièges, les robots, la graine ou les options diffèrent. Indiquez un autre fichier.
journal-broken = Le journal { $file } est illisible : { $reason }
no-cluster = Aucune grappe Ray ne répond à l’adresse { $address } : { $reason }
no-entry = Ce qui écoute à l’adresse { $address } ne nous laisse pas entrer : { $reason }. Une grappe Ray qui exige son jeton se rejoint avec RAY_AUTH_MODE=token dans l’environnement.

# Équilibre
balance-title = Équilibre de { $game }
balance-how = { $games } parties à { $seats } sièges, tous joués par { $bots }.
balance-read = Le point est la part de victoires, le trait son intervalle à 95 % (Wilson) ; le repère en pointillés est ce qui serait équitable, et le rouge ce qui ne l’est pas. Le nombre de parties est entre parenthèses.
trait-seat = Siège
trait-house = Maison
trait-faction = Faction
trait-army = Armée
trait-commander = Commandant
trait-role = Rôle
trait-edge = Bord de table
trait-first = Premier joueur du premier tour
trait-plan = Plan de bataille
trait-mode = Mode
trait-scenario = Scénario
value-yes = oui
value-no = non

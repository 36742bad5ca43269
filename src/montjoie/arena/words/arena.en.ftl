no-journal = { $file } is not a journal of games.
other-series = { $file } is the journal of another series: its game, seats, bots, seed or options differ. Name another file.
journal-broken = The journal { $file } cannot be read: { $reason }
no-cluster = No Ray cluster answers at { $address }: { $reason }
no-entry = What listens at { $address } does not let us join it: { $reason }. A Ray cluster that wants its token is joined with RAY_AUTH_MODE=token in the environment.

# Balance
balance-title = Balance of { $game }
balance-how = { $games } games with { $seats } seats, every seat played by { $bots }.
balance-read = A dot is the share of games won, the line its 95 % interval (Wilson); the dashed mark is what would be fair, and red is what is not. The number of games stands in brackets.
trait-seat = Seat
trait-house = House
trait-faction = Faction
trait-army = Army
trait-commander = Commander
trait-role = Role
trait-edge = Table edge
trait-first = First player of the first round
trait-plan = Battle plan
trait-mode = Mode
trait-scenario = Scenario
value-yes = yes
value-no = no

no-journal = { $file } is not a journal of games.
other-series = { $file } is the journal of another series: its game, seats, bots, seed or options differ. Name another file.
journal-broken = The journal { $file } cannot be read: { $reason }
no-cluster = No Ray cluster answers at { $address }: { $reason }

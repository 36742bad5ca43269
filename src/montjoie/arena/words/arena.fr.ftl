no-journal = { $file } n’est pas un journal de parties.
other-series = { $file } est le journal d’une autre série : le jeu, les sièges, les robots, la graine ou les options diffèrent. Indiquez un autre fichier.
journal-broken = Le journal { $file } est illisible : { $reason }
no-cluster = Aucune grappe Ray ne répond à l’adresse { $address } : { $reason }

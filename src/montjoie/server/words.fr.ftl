# Courriels aux personnes d'un siège
mail-your-turn = { $game } : c'est à vous, { $who }
mail-closed = { $game } : la partie est terminée
mail-greeting = Bonjour { $who },
mail-asked = La partie { $game } vous attend.
mail-over = La partie { $game } est arrivée à sa fin.
mail-when = Tour { $round }, { $phase }.
mail-round = Tour { $round }.
mail-last = Ce qui vient de se passer :
mail-why = Vous recevez ce message parce que vous avez donné cette adresse à votre siège ({ $seat }). Retirez-la là-bas pour n'en plus recevoir.

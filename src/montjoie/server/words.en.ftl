# Mail to the people of a seat
mail-your-turn = { $game }: it is your turn, { $who }
mail-closed = { $game }: the match is over
mail-greeting = Hello { $who },
mail-asked = The game { $game } waits for you.
mail-over = The game { $game } has come to its end.
mail-when = Round { $round }, { $phase }.
mail-round = Round { $round }.
mail-last = What happened last:
mail-why = You get this because you gave this address at your seat ({ $seat }). Take it back there to get no more.

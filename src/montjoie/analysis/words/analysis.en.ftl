not-valued = Nobody has taught us yet what a table of { $game } is worth; only what can be counted is told, with --json.
curve = Chances to win, as a spectator could know them:
turns = What turned the game:
turn = Round { $round }, input { $input }: { $changes }
luck = What the dice gave beyond what was to be expected: { $changes }
roll = Round { $round }, input { $input }: { $dice } ({ $changes })
costly = The decisions that cost most:
cost = { $seat }, round { $round }, input { $input }: { $cost }
given = answered { $answer } ({ $chance })
better = better { $answer } ({ $chance })
more = it would have brought more of: { $what }
less = it would have left less of: { $what }
odds = Odds taken:
odds-attack = { $number ->
    [one] 1 attack
   *[other] { $number } attacks
  } with a { $chance }% chance on average to cost the enemy men: { $won ->
    [0] none did
   *[other] { $won } did
  }
odds-charge = { $number ->
    [one] 1 charge
   *[other] { $number } charges
  } with a { $chance }% chance on average to reach the enemy: { $won ->
    [0] none did
   *[other] { $won } did
  }
odds-spell = { $number ->
    [one] 1 spell
   *[other] { $number } spells
  } with a { $chance }% chance on average to succeed: { $won ->
    [0] none did
   *[other] { $won } did
  }
odds-duel = { $number ->
    [one] 1 duel
   *[other] { $number } duels
  } with a { $chance }% chance on average to slay the foe: { $won ->
    [0] none did
   *[other] { $won } did
  }
odds-battle = { $number ->
    [one] 1 battle
   *[other] { $number } battles
  } with a { $chance }% chance on average to win, each card of the other house being as likely: { $won ->
    [0] none won
   *[other] { $won } won
  }

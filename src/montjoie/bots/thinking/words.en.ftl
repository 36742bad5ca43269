why-alone = “{ $answer }”: there was nothing to weigh.
why-best = “{ $answer }”: { $chance }% to win (± { $error }), in { $worlds ->
    [one] { $worlds } world
   *[other] { $worlds } worlds
  }.
why-more = It brings more of: { $what }.
why-less = It leaves less of: { $what }.
why-other = Rather than “{ $answer }”: { $chance }% (± { $error }), in { $worlds ->
    [one] { $worlds } world
   *[other] { $worlds } worlds
  }.
why-effort = Weighed in { $playouts ->
    [one] { $playouts } playout
   *[other] { $playouts } playouts
  }.
why-line = Then, perhaps:
nothing = nothing
place = { INCHES($x) } from the west edge, { INCHES($y) } from the south edge, facing { $facing }°
yes = yes
no = no
leg = { $turn ->
    [0] {""}
   *[other] { $turn }° to the { $side ->
        [left] left
       *[right] right
      }{ $ahead ->
        [0] {""}
       *[other] {", "}
      }
  }{ $ahead ->
    [0] { $turn ->
        [0] no movement
       *[other] {""}
      }
   *[other] { INCHES($ahead) } { $way ->
        [back] back
       *[ahead] ahead
      }
  }
block = { $files ->
    [one] 1 file
   *[other] { $files } files
  } wide{ $rear ->
    [1] {""}
   *[other] , the last rank from file { $rear } on
  }
aside = { $way ->
    [left] to the left
    [right] to the right
    [backward] backward
   *[forward] forward
  }, { INCHES($far) }
formation = { $block }, facing { $facing }°
entry = { $edge ->
    [south] from the south edge
    [north] from the north edge
    [west] from the west edge
   *[east] from the east edge
  }, { INCHES($along) } from the { $edge ->
    [south] west
    [north] west
   *[other] south
  } corner, { $block }
exit = out of the { $side ->
    [front] front
    [rear] rear
    [left] left side
    [right] right side
   *[other] walls
  }, facing { $faces ->
    [left] left
    [right] right
    [backward] the walls
   *[forward] outward
  }, { $beside ->
    [middle] at the middle
    [left] { INCHES($along) } left of the middle
   *[right] { INCHES($along) } right of the middle
  }, { $block }

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

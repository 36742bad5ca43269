why-alone = “{ $answer }”: there was nothing to weigh.
why-best = “{ $answer }”: { $chance }% to win (± { $error }), in { $worlds ->
    [one] { $worlds } world
   *[other] { $worlds } worlds
  }.
why-other = Rather than “{ $answer }”: { $chance }% (± { $error }), in { $worlds ->
    [one] { $worlds } world
   *[other] { $worlds } worlds
  }.
why-effort = { $answers } answers were weighed in { $playouts } playouts.
why-line = Then, perhaps:

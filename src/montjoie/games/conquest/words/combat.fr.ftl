# Reformations au contact, retraites
combat_reform = Reformation en combat
withdraw = Retraite
ask-choose-combat-reform = Choisissez la nouvelle formation { DE($regiment) } face aux ennemis au contact.
ask-choose-withdrawal = Choisissez où { LE($regiment) } se { MANY($regiment) ->
    [other] replient
   *[one] replie
  }.
withdraw-heavy = Un régiment lourd ne peut pas battre en retraite ({ $regiment }).
reform-new-enemy = { LE($regiment) } { MANY($regiment) ->
    [other] toucheraient
   *[one] toucherait
  } un ennemi jusqu'ici hors du combat : { LE($other) }.
reform-leaves-face = { LE($regiment) } { MANY($regiment) ->
    [other] doivent
   *[one] doit
  } rester au contact { DE($other) }, sur la même face de cet ennemi.
reform-fewer-stands = { LE($regiment) } { MANY($regiment) ->
    [other] auraient
   *[one] aurait
  } moins de stands au contact qu'avant.
event-resolve-rolled = Jet de Résolution { DE($regiment) }{ $why-id ->
    [none] {""}
   *[other] {" "}({ $why })
  } : { $die }. Sur { $resolve } ou moins{ $need ->
    [none] {""}
   *[other] {" "}({ PARTS($need) })
  } : { $passed ->
    [true] réussi{ $why-id ->
        [bloodlust] , le régiment garde son calme
        [fearsome] , l'action a lieu
       *[other] , en bon ordre
      }.
   *[other] manqué{ $why-id ->
        [fearsome] {" "}; l'action est perdue
        [bloodlust] {" "}; le régiment doit charger, ou marcher sur l'ennemi
        [combat_reform] {" "}; le régiment subit une blessure par stand au contact
       *[other] {" "}; le régiment subit un dé de blessures par stand au contact
      }.
  }
event-wounds-diced = { LE($regiment) } { MANY($regiment) ->
    [other] obtiennent
   *[one] obtient
  } { $die } pour { $times ->
    [one] se dégager
   *[other] chacun des { $times } stands au contact
  } et { MANY($regiment) ->
    [other] subissent
   *[one] subit
  } { $wounds ->
    [one] 1 blessure.
   *[other] { $wounds } blessures.
  }

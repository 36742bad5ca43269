# Marching
ask-choose-march = Choose the way of the March: forward with wheels, or straight to a side or back at half the distance.
forward = forward
left = to the left
right = to the right
backward = backward
march-too-far = { THE($regiment) } would march { INCHES($far) }; at most { INCHES($most) } are allowed.
march-half = { THE($regiment) } { MANY($regiment) ->
    [other] march
   *[one] marches
  } at most { INCHES($most) } to a side or back, not { INCHES($far) }.
march-forward = { THE($regiment) } cannot march a negative distance.
not-a-wheel = { THE($regiment) } { MANY($regiment) ->
    [other] wheel
   *[one] wheels
  } about a front corner, and the other front corner must move forward.
march-off-table = { THE($regiment) } would leave the battlefield.
march-too-near = { THE($regiment) } would come within 1 inch of { THE($other) }.
march-through-engaged = { THE($regiment) } cannot pass { THE($other) }: a friend in contact with an enemy.
ends-off-table = { THE($regiment) } would not end wholly on the battlefield.
ends-on-regiment = { THE($regiment) } would end overlapping { THE($other) }.
compass = { $heading ->
    [0] north
    [1] north-east
    [2] east
    [3] south-east
    [4] south
    [5] south-west
    [6] west
   *[7] north-west
  }
faces = { $facing ->
    [0] north
    [1] north-east
    [2] east
    [3] south-east
    [4] south
    [5] south-west
    [6] west
   *[7] north-west
  }
moved-way = { $turn ->
    [0] { INCHES($far) } { $aside-id ->
        [left] to the left
        [right] to the right
        [backward] backward
       *[forward] forward
      }, to the { compass }
   *[other] a wheel of { $turn }° to the { $side-id ->
        [left] left
       *[right] right
      } and on, { INCHES($far) } in all, to the { compass }
  }
moved-on = { $on-total ->
    [0] {""}
   *[other] ; now on { THE($on) }
  }
moved-near = { $near-id ->
    [none] {""}
   *[other] ; the nearest enemy, { THE($near) }, is { INCHES($gap) } away
  }
event-regiment-moved = { $manner-id ->
    [entry] { THE($regiment) } { MANY($regiment) ->
        [other] come
       *[one] comes
      } on from { THE($edge) }, { $files ->
        [one] 1 file
       *[other] { $files } files
      } wide.
    [march] March of { THE($regiment) }: { moved-way }{ moved-on }{ moved-near }.
    [reform] { THE($regiment) } { MANY($regiment) ->
        [other] reform
       *[one] reforms
      }: { $files ->
        [one] 1 file
       *[other] { $files } files
      }, facing { faces }{ moved-on }{ moved-near }.
    [charge] Charge move of { THE($regiment) }: { $turn ->
        [0] {""}
       *[other] a free wheel of { $turn }° to the { $side-id ->
            [left] left
           *[right] right
          }, then{" "}
      }{ INCHES($far) } to the { compass }{ moved-on }.
    [failed_charge] { THE($regiment) } { MANY($regiment) ->
        [other] stop
       *[one] stops
      } after { INCHES($far) } to the { compass }{ moved-on }{ moved-near }.
    [push] { $to-id ->
        [none] { THE($regiment) } { MANY($regiment) ->
            [other] are
           *[one] is
          } pushed aside by the charge: { INCHES($far) } to the { compass }.
       *[other] { THE($regiment) } { MANY($regiment) ->
            [other] push
           *[one] pushes
          } the attack: { INCHES($far) } to the { compass }, into contact with { THE($to) } again.
      }
    [wheel] { THE($regiment) } { MANY($regiment) ->
        [other] wheel
       *[one] wheels
      } to align with the charge, now facing { faces }.
   *[withdraw] { THE($regiment) } { MANY($regiment) ->
        [other] withdraw
       *[one] withdraws
      } { INCHES($far) } to the { compass }{ moved-on }{ moved-near }.
  }
event-came-to-nothing = { $why-id ->
    [stays] { THE($unit) } { MANY($unit) ->
        [other] stay where they stand
       *[one] stays where it stands
      }.
    [no_way_out] { THE($unit) } { MANY($unit) ->
        [other] find no way out and stay
       *[one] finds no way out and stays
      } in contact.
    [whole] There is nothing to heal for { THE($unit) }.
    [unhealed] { THE($unit) } cannot be healed: Broken or destroyed regiments are not.
    [off_table] { THE($unit) } { MANY($unit) ->
        [other] have
       *[one] has
      } no action while the regiment is off the table.
    [no_action] { THE($unit) } { MANY($unit) ->
        [other] have
       *[one] has
      } no action to take.
   *[other] Nothing comes of it for { THE($unit) }.
  }

# Entering
ask-choose-entry = Choose where your regiment comes on, and in which formation.
entry-closed = { THE($regiment) } cannot come wholly onto the table from there.
event-entry-failed = { THE($regiment) } { MANY($regiment) ->
    [other] find no way onto the table and go
   *[one] finds no way onto the table and goes
  } back to reinforcements, to come next round without a roll.

# Reforming
ask-choose-reform = Choose the new formation and facing of your regiment.
reform-too-far = A stand of { THE($regiment) } would move { INCHES($far) }; at most { INCHES($most) } are allowed.
reform-too-near = { THE($regiment) } would come within 1 inch of { THE($other) }.

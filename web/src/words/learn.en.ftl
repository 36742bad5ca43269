# The rulebook
rulebook = Rulebook
book-search = Look in the rulebook
book-found = { $n ->
    [0] No rule has these words.
    [one] One rule
   *[other] { $n } rules
  }
book-chapters = All chapters
book-glossary = Glossary
book-neighbours = Around this rule
book-before = The rule before: { $rule }
book-after = The rule after: { $rule }
book-board = Open on the board
book-last = Last applied here:
book-spot = Show in the log
book-example = Worked example { $id }
book-shows = Shows
book-named = Named in
book-whole = The whole rulebook
book-untranslated = in English

# Learning
learn-why = Short lessons on the board, then puzzles. Each is a position: you make the move, and may play on from there.
lessons = Lessons
puzzles = Puzzles
no-lessons = There are no lessons of this game yet.
learn-opening = The table is being set…
learn-step = Lesson, step { $n } of { $of }
learn-lesson = Lesson
learn-puzzle = Puzzle
learn-example = Worked example
learn-hint = A hint
learn-astray = That is allowed, but it is not what this lesson is about.
learn-lost = The lesson has taken another turn.
learn-other = Answer this question as you like; the lesson goes on after it.
learn-again = Start again
learn-take-back = Take it back
learn-done = Well done
learn-next = Next: { $title }
learn-on = You may play on from here against the bots.
learn-all = All lessons and puzzles
puzzle-right = Right
puzzle-wrong = There is something better.
puzzle-reveal = Show the best answer
puzzle-best = The best answer: { $answer }.
puzzle-figure = { $what }: { $best } with the best answer, { $next } with the next best.
puzzle-odds = Counted exactly.

## Lessons, in all games

lesson-other = { $chosen }: you may do that too. For this step: { $asked }.
lesson-other-reading = { $chosen }: gladly, in a moment. Read this first, then go on.
error-bad-lesson = This course is broken: { $detail }
error-no-course = There is no such course or chapter. ({ $detail })

## The terminal's `learn`

learn-welcome = Enter does what is suggested; h shows everything else you can type.
learn-chapter = Chapter { $number } of { $count }: { $title }
learn-step = step { $number } of { $count }
learn-exercise = exercise
learn-solved = solved
learn-choose = number or name
learn-commands = z back · w why · s show me · f play freely · c chapters · h help · q leave
learn-commands-close = z back · w why · s show me · b details · c chapters · h help · q leave
learn-enter-on = go on
learn-enter-chapter = next chapter
learn-enter-again = try again
learn-enter-end = to the end of the course
learn-only-enter = Press Enter to go on.
learn-show = It is choice { $number }: { $choice }. Enter does it.
learn-way = One way: { $way }.
learn-rejoin = This chapter goes on from the suggested way through the last one.
learn-no-back = This is where the chapter begins.
learn-not-understood = I do not understand “{ $line }”. Enter does what is suggested, h is help.
learn-ask-chapter = Which chapter?
learn-not-yet-seen = Not yet seen
learn-left = Kept. Go on with: { $command }
learn-finished = Play: { $program } play { $game }{ $options }
learn-finished-rules = Look things up: { $program } rules { $game }
learn-help-z = a step back
learn-help-w = why: the rules behind this step
learn-help-s = show me what is meant, or a way through the exercise
learn-help-f = play on freely from here, a game against the same bots
learn-help-c = choose another chapter
learn-help-b = draw the whole table, with all choices
learn-help-l = what has happened in this chapter
learn-help-r = look up the rules: r and a word
learn-help-h = this help
learn-help-q = leave; next time you go on from here

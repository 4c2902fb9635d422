# What only the terminal says.

error = Error:
interrupted = Interrupted.
unexpected = This should not have happened; it is our fault: { $detail } (BAUMEISTER_DEBUG=1 shows more)

## Questions

ask-yes = y yes
ask-no = n no
ask-default-yes = [Y/n]
ask-default-no = [y/N]
ask-yes-or-no = Please answer y or n.
ask-number = Please give a number from { $least } to { $most }.
ask-word = Please give one of these: { $words }
ask-game = Which game?
ask-players = How many players ({ $least } to { $most })?
ask-seat = Who sits on seat { $number } ({ $kinds })?
ask-options = Options of the table:
ask-change-options = Change which (numbers; Enter: none)?
ask-option-set = { $option }: { $value }
option-on = on
option-off = off
seat-human = person
seat-random = random
seat-apprentice = apprentice
seat-journeyman = journeyman
seat-setter = setter
seat-mason = mason
seat-carver = carver
seat-foreman = foreman
seat-master = master
seat-greedy = greedy
seat-ismcts = thinker
seat-styled = { $level }-{ $style }
style-builder = builder
style-trader = trader
ask-name = Name?

name-1 = Anna
name-2 = Bruno
name-3 = Clara
name-4 = Dietrich
name-5 = Emma

## At the table

saves-here = Your folder for games cannot be written to. Games are saved here: { $folder }
saves-nowhere = Nothing can be saved anywhere: this game lasts only until the program ends.
saves-unwritten = { $file } cannot be written: names you give to games, and which one to continue, are not kept.
play-person = person
play-bot = bot { $bot }
play-allow-bot = { $name } is played by the program { $bot }, which would run on this machine. Allow it?
games-title = Your games
games-with = { $game } with { $names }
games-round = round { $round }
games-turn = { $name } to move
games-today = today { $time }
games-damaged = damaged; it can be rescued up to the damage
games-lost = can no longer be read
games-older = … and { $count } older ones: + shows them, all are in { $folder }
games-how = number: go on · n: new game · r 1 Title: rename · d 1: delete · q: quit
games-ask = Which one?
games-delete = Delete “{ $title }” for good?
games-rescued = This table was damaged. It continues from move { $number }; the damaged file is kept: { $file }
play-nothing-begun = No game begun.
play-beginning = So far
play-since = Since your last turn
play-story-more =
    { $count ->
        [one] … 1 earlier line: l
       *[other] … { $count } earlier lines: l
    }
play-folded = b also shows: { $names }
play-folded-table = b shows the whole table
play-table = Table
play-others = The others are moving …
play-thinking = Thinking …
play-tip = { $chance } % ± { $noise } to win, { $favoured } % of the thinking
play-tip-first = promises the most; the game is as good as decided
play-tip-points = { $points } less than the first (± { $noise })
play-tip-unseen = hardly looked at
play-tip-why = Compared with the next best: { $reasons }.
play-tip-later = What makes the first better shows only some moves later.
play-your-turn = { $name } to move
play-commands = number or name · u undo · w why · r rules · b board · t tip · h help · q quit
play-commands-close = number or name · Enter: details · u undo · w why · r rules · h help · q quit
play-each = { $price } each:
play-help-u = take back your last decision
play-help-s = save, also to a file: s game.json (every move is kept anyway)
play-help-w = why not, and what is that: { $examples }
play-help-r = look up the rules: { $examples }
play-help-b = draw the whole table, with everything that is folded
play-help-l = show the whole course of the game
play-help-t = a tip: the best choices with the chance of winning
play-help-g = give up: a bot takes over for you
play-help-h = this help
play-help-q = stop; next time you can continue from here
play-not-understood = I do not understand “{ $line }”. Choose a number from 1 to { $count }, or h for help.
play-no-such-choice = There is no choice { $number }, only 1 to { $count }.
play-no-rule = I find no rule with the words of “{ $label }”. Search with your own: r words
play-which = “{ $line }” can mean several things. Type a number or more of the name:
play-hand-over = It is { $name }'s turn. Hand over the terminal and press Enter.
play-consent = { $name }, do you agree to take this back?
play-no-consent = { $name } does not agree.
play-undone = Taken back.
play-give-up = Really give up? The bot “{ $bot }” takes over for you.
play-saved = Saved: { $file }
play-name-a-file = Name a file: s game.json
play-left = Saved. Continue with: { $command }
play-left-unsaved = Ended. Nothing could be saved.
play-over = End of the game
play-winners =
    { $count ->
        [one] { $names } wins.
       *[other] Shared victory: { $names }.
    }
play-record-kept = Look at it: { $program } replay { $file }

score-owner = others on yours
score-goods = goods and money
score-buildings = building
score-effects = effects
score-monuments = monuments
score-castle = castle
score-favors = favors
score-site = building site
score-characters = characters
score-prestige = prestige buildings
score-gold = gold
score-cubes = goods
score-deniers = deniers
score-gold-symbols = gold symbols
score-silver = silver
score-coins-kept = coins on cards
score-gold-before = otherwise
score-other = other
story-undo = { $name } takes back
story-resign = { $name } gives up, the bot { $bot } takes over
story-seat-change = { $name } now sits on seat { $seat }
story-time-out = { $name } has run out of time, the clock plays
story-time-out-bot = { $name } has run out of time, the bot { $bot } takes over
story-end-agreement = The game ends here, all agree.
story-end-abandoned = The game ends here, nobody came back.
story-end-host = The game ends here, the host has closed it.

explain-nothing = I find nothing about this: { $query }
explain-possible = possible, choice { $number }
explain-rule = Rule { $rule }: { $text }

## Rules

rules-kind-tile = Buildings
rules-kind-character = Characters
rules-kind-part = Sections of the castle
rules-kind-line = Royal favors
rules-kind-person = Persons
rules-kind-suit = Suits
rules-kind-development = Developments
rules-kind-card = Cards
rules-kind-section = Castle sections
rules-sections = Sections
rules-how = Look up: { $program } rules { $game } favor · Rules to read: { $program } rules { $game } --guide · Unconfirmed figures: { $program } rules { $game } --unconfirmed
rules-guide-how = Read a page: { $program } rules { $game } --guide { $page } · all of them: --guide --all
rules-example = Example:
rules-former = until { $day } (figures { $figures }): { $words }
rules-more =
    { $count ->
        [one] … and 1 more match: add a word, or --all.
       *[other] … and { $count } more matches: add a word, or --all.
    }
rules-page = Rulebook, page { $page }: { $section }
rules-ruling = Ruling { $number } of our rules page
rules-summary = German summary of the rules: { $section }
rules-section = Rulebook: { $section }
rules-ruling-r = Clarification { $number }: follows from the rulebook
rules-ruling-p = Ruling { $number }: our own, the rulebook is silent here
rules-own-page = Our rules page, section { $section }
rules-rulebook = Rulebook
rules-printed-tile = Printed on the tile
rules-printed-board = Printed on the board
rules-summary-example = German summary of the rules: example, { $section }
rules-in-phase = phase { $phase }
rules-in-set-up = set-up
rules-in-course-of-play = course of play
rules-in-card-list = list of the cards
rules-in-end-of-game = end of the game
rules-in-end = end of the game
rules-in-favors = favors
rules-in-notes = notes
rules-in-two-players = game for two
rules-in-example = example
rules-in-hint = hint
rules-correct-here = If you own the box you can correct a figure here: { $file }

## Replay

replay-at = Step { $number } of { $last }, turn { $turn }
replay-turn = Turn { $turn }
replay-commands = Enter or n next · b back · t 12 to turn 12 · 40 to step 40 · e end · q quit
replay-no-further = That is too far: steps 0 to { $last }.

## Simulate and measure

number = { $value }
simulate-running = games
simulate-done = { $games } games, { $decisions } decisions
simulate-entries = played
simulate-wins = wins
simulate-share = share
simulate-interval = 95 %
simulate-points = mean score
simulate-seat = seat { $number }
analyse-running = decisions
analyse-title = Chances of winning, { $game }
analyse-noise = The curves have a noise of ± { $noise } %. Only what is clearly above its own noise is listed (± in brackets).
analyse-nothing = No decision stood out.
analyse-drawn = The picture is in { $file }
analyse-mistake = Step { $number }, round { $round }, { $name }: { $chosen }. Mistake: “{ $other }” would have been better by { $size } % (± { $noise }); now { $after } % for { $about }.
analyse-strong = Step { $number }, round { $round }, { $name }: { $chosen }. Strong: better by { $size } % (± { $noise }) than “{ $other }”; now { $after } % for { $about }.
analyse-turn = Step { $number }, round { $round }, { $name }: { $chosen }. Turning point: { $before } % → { $after } % for { $about } (± { $noise }).
analyse-mistake-points = Step { $number }, round { $round }, { $name }: { $chosen }. Mistake: “{ $other }” would have brought { $size } more (± { $noise }); { $after } % for { $about }.
analyse-strong-points = Step { $number }, round { $round }, { $name }: { $chosen }. Strong: brings { $size } more (± { $noise }) than “{ $other }”; { $after } % for { $about }.
analyse-turn-round = Up to step { $number }, in all of round { $round }: turning point, { $before } % → { $after } % for { $about } (± { $noise }).
analyse-ahead = { $name } ended { $points } ahead of { $other }.
analyse-behind = { $name } ended { $points } behind { $other }.
analyse-even = { $name } ended with as many points as { $other }.
analyse-gaps = Most of that: { $gaps }.
analyse-gap-ahead = { $points } more from “{ $source }”
analyse-gap-behind = { $points } fewer from “{ $source }”
analyse-counted =
    { $mistakes ->
        [0] No mistakes
        [one] 1 mistake
       *[other] { $mistakes } mistakes
    }, { $strong ->
        [0] no strong choices
        [one] 1 strong choice
       *[other] { $strong } strong choices
    }.
analyse-costliest = The costliest mistake was step { $number }.
analyse-again-title = Step { $number }, { $name }: this was a mistake. What is better?
analyse-again = In the game something else was better by { $size } % (± { $noise }).
analyse-again-points = In the game something else would have brought { $size } more (± { $noise }).
arena-title = { $game }, { $players } players
arena-options = { $games } games; { $options }
arena-default = default options
arena-ratings = Ratings with 95 % intervals
arena-rating = rating
arena-matches = Win shares of the first against the others, 95 %
arena-match = match
arena-games = games
arena-fair = fair share
arena-always = at all times
arena-verdict = decided
arena-open = open
arena-better = better, after { $games } games
arena-worse = worse, after { $games } games
arena-faults = { $bot } made mistakes ({ $faults }); Random moved in its place. The first: { $first }
arena-repeats = { $match }: only { $different } of { $games } games are different, because nothing is left to chance; the intervals are too narrow.
arena-kept = In { $folder }: { $files }
arena-stopped = What was played is kept; the same command continues it: { $folder }
llm-running = { $model } plays
llm-written = All answers are kept: { $file }
llm-title = { $model }: { $game } against { $opponents }
llm-games = games
llm-share = share of the victories
llm-interval = 95 %
llm-fair = fair share
llm-points = points, own : others
llm-decisions = decisions asked
llm-illegal = illegal answers
llm-missing = missing answers
llm-retries = retries
llm-failures = failures (first legal action)
llm-characters = characters, prompt + answer
llm-tokens = tokens, prompts + answers
llm-cost = cost
llm-seconds = seconds
llm-seconds-each = seconds an answer
benchmark-running = { $agent } on Plumbline
benchmark-checking = Replaying
benchmark-stopped = What was played is kept; the same command continues it: { $file }
benchmark-written = { $games } games, signed off: { $file }
benchmark-sound = { $file }: all { $games } games were replayed; the result follows from them.
benchmark-agent = agent
benchmark-score = plumb score
benchmark-asking = Asking the rungs again
benchmark-sound-rungs = { $file }: all { $games } games were replayed; the result follows from them, and the rungs choose the same again.
benchmark-table = table
benchmark-against = Against { $rung }
benchmark-title = { $name } { $suite }, track { $track }
benchmark-faults = { $agent } made mistakes ({ $faults }); Random moved in its place.
benchmark-note = Games won in per cent with 95 % intervals, one agent against copies of the rung; as good as the rung is 50 with two players and 25 with four. The plumb score is the mean over the rungs.
benchmark-about = Games won, with 95 % intervals (| as good as the rung)
dataset-running = { $game }: games for the data set
dataset-kept = { $games } games, { $rows } decisions, { $bytes } kB: { $folder }
dataset-stopped = What was played is kept; the same command continues it: { $folder }
study-running = Studying { $game }
study-title = { $game } with { $players } players, studied
study-about = { $games } games between Masters of { $iterations } iterations. A game has { $decisions } decisions in { $rounds } rounds; the winner is { $margin } points ahead, and in { $close } of the games at most { $points }.
study-seats = By seat
study-order = By turn at the first free choice
study-turn = turn { $number }
study-openings = By first choice
study-deeds = What was done
study-caution = A share above the fair one says that those who did it won more often, not that it made them win. Of a hundred such intervals about five are wrong.
study-character-taken = took { $piece }
study-built = built { $piece }
study-claimed = claimed { $piece }
study-favor-used = favor: { $piece }
study-batch-given = delivered: { $piece }
study-tiles-taken = delivered: { $piece }
study-turned = residence from { $piece }
study-laid = in the village: { $piece }
train-stopped = What was learned is kept; the same command continues it: { $file }
train-running = Training { $game }
train-checking = Measuring the net
train-checkpoint = Generation { $generation }, { $games } games, error { $error }: { $gain } ± { $noise } points over { $matches } { $matches ->
        [one] match
       *[other] matches
    } ({ $kept ->
        [yes] kept
        [lost] { $opponent ->
            [apprentice] lost against apprentices
            [best] lost against the net kept before
           *[older] lost against { $version }
        }, { $players } players
       *[no] no gain
    })
train-done = The net of generation { $generation } is in { $file }
exercises-title = Exercise { $id } · difficulty { $grade } · { $players } players
exercises-commands = Which choice is clearly best? Type its number · n: next one · q: stop
exercises-not-understood = “{ $line }” is none of the choices.
exercises-right = Right!
exercises-wrong = Not this time.
exercises-proof =
    Both were played on { $deals } times with the same luck: the best choice won { $more } { $more ->
        [one] game
       *[other] games
    } more than the second best.
exercises-made = (in the game)
exercises-line = How the round can go on: { $choice }
exercises-result = Difficulty { $grade }: { $count } of { $total } right at the first try
exercises-mining = Looking for exercises in { $game }
exercises-mined = { $count } exercises are in { $file }
exercises-confirming = Playing the exercises of { $game } again
exercises-unconfirmed = { $id }: { $best } was not clearly better than { $second }
exercises-confirmed = { $count } of { $total } exercises confirmed on fresh deals
exercises-stage-games = games between Masters
exercises-stage-decisions = decisions with a choice
exercises-stage-doubtful = in which a Journeyman would choose something clearly worse
exercises-stage-different = with at least four choices that lead to different positions
exercises-stage-deep = in which a long search finds one choice clearly best
exercises-stage-second-net = and another net agrees
exercises-stage-played = and games played on from both choices agree
exercises-stage-explained = and the difference can be put into words
exercises-stage-alike = of these left out, because there were enough like them
bench-running = Measuring for about { $seconds } seconds
bench-title = { $game }, { $players } players
bench-decisions-per-s = decisions per second (random)
bench-choices-per-s = of them with two possibilities or more
bench-games-per-s = games per second (random)
bench-search-iterations-per-s = search iterations per second (ISMCTS, mid-game)
bench-master-iterations-per-s = search iterations per second (master, mid-game)
bench-bot = decisions per second ({ $bot })
bench-clone-us = copy of a state, microseconds
bench-decisions-per-game = decisions per game
bench-ratio-interpreted = times as fast as interpreted
bench-choices-in-views = all choices of a decision, in views (mean)
bench-research-row = one core, CPU time
bench-research-per-s = steps/s
bench-research-ratio = by the bare engine
bench-research-by-aec = by the AEC loop
bench-compared = rows of this run compared
bench-compared-ratio = ratio
bench-compared-goal = goal with four players
bench-compared-masks = batch from numpy with masks, by the bare engine
bench-compared-observations = batch from numpy with masks and observations, by the bare engine
bench-compared-aec = AEC loop, by PettingZoo's connect_four
bench-compared-vector-door = VectorEnv, by a Gymnasium env with its opponents behind the bots' door
bench-compared-vector-single = VectorEnv, by our own Gymnasium env, which plays its opponents inside
bench-compared-processes-clock = two processes, by one; by the clock (only on an idle machine)
bench-compared-processes-cpu = two processes, by one; by CPU time (as if each had a core of its own)
bench-choices-in-views-worst = the same, at the worst ({ $decision })

version-compiled = Rules: compiled (mypyc)
version-interpreted = Rules: interpreted
version-game = { $title } ({ $game }): rules { $code }, figures { $figures }
version-former = until { $day }: figures { $figures }, then: { $reason }

## The command line

usage-usage = Usage:
usage-error = Not understood: { $problem }
usage-arguments = arguments
usage-options = options
usage-command = COMMAND
usage-commands = commands
usage-help = this help
usage-about =
    Baumeister: medieval building games at the terminal and, with `serve`, in the browser.
    Without a command a game begins.
usage-examples = Examples:
usage-examples-all =
    baumeister
    baumeister play caylus1303 --seats human,apprentice,apprentice
    baumeister rules favor
usage-play = play, against bots or several people at one terminal
usage-examples-play =
    baumeister play
    baumeister play caylus1303 --players 3
    baumeister play caylus1303 --seats human:Clara,human:Emil,apprentice --option first_game
    baumeister play --resume
usage-learn = learn a game by playing: guided steps, exercises, nothing to know beforehand
usage-examples-learn =
    baumeister learn
    baumeister learn caylus1303
    baumeister learn caylus1303 --chapter 3
usage-simulate = many games between bots, on all cores
usage-examples-simulate =
    baumeister simulate caylus1303 --games 1000 --players 4
    baumeister simulate caylus1303 --games 200 --bots greedy,random --json
usage-arena = matches between bots, with win shares and ratings
usage-examples-arena =
    baumeister arena caylus1303 ismcts@200 greedy random --games 200
    baumeister arena villagers greedy random --players 4 --games 400 --stop --out results
    baumeister arena caylus1303 my_bots:Dreamer "cmd:node bot.mjs" greedy --mode table --players 3
usage-dataset = self-play games as tables to learn from: observations, legal actions, choices, shares of the search, results
usage-examples-dataset =
    baumeister dataset caylus1303 --games 1000 --out build/caylus1303
    baumeister dataset villagers --players 4 --bots master@200,journeyman --games 400 --out build/villagers --form parquet
usage-study = how balanced a game is, and what winners do, by many games between equal Masters
usage-examples-study =
    baumeister study caylus1303 --players 4 --games 1000
    baumeister study villagers --players 2 --svg villagers.svg --json
usage-train = train a net by self-play; resumes where it was stopped
usage-examples-train =
    baumeister train caylus1303
    baumeister train villagers --seed 2 --generations 3 --out villagers.net.json
usage-exercises = positions from games between Masters: solve them, look for new ones, or prove the known ones
usage-examples-exercises =
    baumeister exercises solve caylus1303
    baumeister exercises solve caylus1303 --id day
    baumeister exercises mine caylus1303 --net other.net.json --players 4 --last-round 5
    baumeister exercises confirm caylus1303
usage-bench = measure how fast the rules run here
usage-examples-bench =
    baumeister bench caylus1303 --players 4
    baumeister bench caylus1303 --players 2 --seconds 5 --json
    baumeister bench caylus1303 --players 4 --research --seconds 60
    baumeister bench villagers --players 4 --option support --option profiteers --option development
usage-benchmark = agents against fixed rungs: the benchmark Plumbline
usage-examples-benchmark =
    baumeister benchmark run master@200
    baumeister benchmark report *.jsonl --svg table.svg
    baumeister benchmark check master-200.v1.jsonl
usage-benchmark-llm = a language model against our bots: every deal from every seat; resumes where it was stopped
usage-examples-benchmark-llm =
    baumeister benchmark llm caylus1303 --command "python my_model.py" --opponents random --games 4
    baumeister benchmark llm villagers --base-url http://localhost:8000/v1 --model qwen --players 4 --language de
    baumeister benchmark llm caylus --base-url https://host/v1 --model big --price-prompt 2 --price-answer 8
usage-llm-command = a program that reads questions and writes answers as JSON lines (docs/language_models.md)
usage-llm-base-url = address of a server with OpenAI's chat completions, such as http://localhost:8000/v1
usage-llm-model = the model's name: for the server, and in the report
usage-llm-key-variable = the environment variable that holds the key (else { $usual }); not set: no key is sent
usage-llm-games = how many games, rounded up so that every deal is played from every seat (else { $usual })
usage-llm-opponents = who has the other seats: { $bots } or another bot (else apprentice)
usage-llm-language = the language of the prompts (else en)
usage-llm-rules = with or without the rules as the first message (else with)
usage-llm-seed = the first deal (else 0)
usage-llm-seconds = how long an answer may take (else { $usual })
usage-llm-temperature = sent to the server (else its own)
usage-llm-max-tokens = most tokens of an answer, sent to the server (else its own)
usage-llm-price-prompt = price of a million tokens of prompts
usage-llm-price-answer = price of a million tokens of answers
usage-llm-out = where the answers go, and are found again (else MODEL.GAME-Np.llm.jsonl)
usage-amount = “{ $value }” is not a number from 0 on
usage-task = TASK
usage-tasks = Tasks
usage-benchmark-run = play the whole schedule of a suite into one signed-off file; resumes where it was stopped
usage-examples-benchmark-run =
    baumeister benchmark run master@200 --suite v1
    baumeister benchmark run my_bots:Dreamer --agent-version 3 --out dreamer.jsonl
    baumeister benchmark run "cmd:node bot.mjs" --track build
usage-benchmark-report = results side by side: a table with intervals, JSON, a picture
usage-examples-benchmark-report =
    baumeister benchmark report master-200.v1.jsonl dreamer.jsonl
    baumeister benchmark report *.jsonl --json --svg table.svg
usage-benchmark-check = replay every game of a result, and refuse one that does not follow from its games
usage-examples-benchmark-check =
    baumeister benchmark check dreamer.jsonl
usage-benchmark-agent = who plays: { $bots }, with @N for N iterations a decision; or your own as module:Class or "cmd:COMMAND"
usage-benchmark-suite = what is played: the name of a suite, or the file of one of your own (else v1)
usage-benchmark-suite-of = the suite, where the results are of one of your own
usage-benchmark-track = play: any agent; build: a program that speaks JSON lines, with a time limit for a decision
usage-benchmark-out = where the result goes, packed if it ends in .gz (else AGENT.SUITE.jsonl)
usage-benchmark-version = the agent's version, as you call it
usage-benchmark-files = results, also packed ones (.gz)
usage-benchmark-svg = draw the shares into this file
usage-benchmark-rungs = also ask the rungs again for every action they are said to have taken (takes as long as playing)
usage-benchmark-records = write the records of all games into this folder
usage-replay = look at a recorded game, or convert it
usage-examples-replay =
    baumeister replay game.json
    baumeister replay game.json --all
    baumeister replay game.json --to text > game.txt
usage-analyse = judge a recorded game: chances of winning, mistakes and turning points
usage-examples-analyse =
    baumeister analyse game.json
    baumeister analyse game.json --svg game.svg
    baumeister analyse game.json --again
usage-rules = look up buildings, characters and rules
usage-examples-rules =
    baumeister rules caylus1303
    baumeister rules tailor
    baumeister rules caylus1303 1303-favor-04
    baumeister rules caylus1303 --unconfirmed
usage-schema = the JSON Schema of a game's views, decisions, choices, events and refusals, or (protocol) of the socket's messages
usage-examples-schema =
    baumeister schema caylus1303 > caylus1303.schema.json
usage-version = version, form of the rules, and games
usage-examples-version =
    baumeister version
usage-lang = language: de or en (else by the environment)
usage-game = game: { $games }
usage-course = the game to learn (else the first with a course): { $games }
usage-chapter = begin with this chapter; without it you go on where you left
usage-players = number of players
usage-bot-players = number of players (else 2)
usage-seats = who sits where, with commas: { $kinds }; people with a name as human:Name; your own bot as module:Class
usage-seed = seed of the game's chance; same number, same set-up
usage-first-seed = seed of the first game (else 0)
usage-option = option of the game, may be repeated: first_game, open_points=on
usage-game-options = Options of each game (--option NAME, or NAME=VALUE):
usage-resume = continue the last game, or the one in FILE
usage-save = also write the record to FILE at the end (.json or .txt)
usage-iterations = how many steps a searching bot thinks per decision
usage-games = how many games (else 100)
usage-bots = bots, with commas (else random); they rotate around the table: { $bots }, or your own as module:Class
usage-workers = how many processes (else one per core)
usage-arena-bots = bots: { $bots }, with @N for N iterations a decision; or your own as module:Class or "cmd:COMMAND"
usage-arena-games = games per match, rounded up to whole deals (else 100)
usage-arena-mode = pairs: each alone against each later one at all other seats; ladder: neighbours only; table: all together
usage-arena-stop = end a match as soon as it is decided (95 %, at all times together)
usage-arena-out = folder for rows, ladder and chart; after a stop the same command continues it
usage-arena-records = keep the record of every game in that folder
usage-cluster = play on a Ray cluster; without an address, on one on this machine alone (needs baumeister[cluster])
usage-bot-command = give a name to a program that speaks JSON lines, to be used as a bot
usage-json = the result as JSON
usage-again = try the mistakes again, each as an exercise, instead of showing the judgement
usage-svg = draw the chances as a picture into this file
usage-dataset-games = how many games (else 100); with more than before they are added
usage-dataset-bots = who plays: random, apprentice, journeyman or master@N with N iterations (else { $bot }); several take the seats in turn
usage-dataset-out = the folder; a run that was stopped is continued there
usage-dataset-form = npz for numpy, or parquet (needs pyarrow)
usage-dataset-shard = games in a file (else { $games })
usage-study-games = how many games (else 400)
usage-study-iterations = iterations of every Master (else 100)
usage-study-svg = draw the shares into this file
usage-train-players = train weights for tables with so many players alone (else one net for all)
usage-train-seed = seed of the training (else 1)
usage-train-rounds = how many rounds before the first generation (else 40)
usage-train-generations = how many generations at most (else 8)
usage-train-start = the net to begin with: "shipped", or the version of one in the league (else the judge)
usage-train-league = folder with older nets, in a folder for each game: opponents to learn from and to be measured against
usage-train-out = where the net goes (else GAME.net.json)
usage-exercises-task = solve: try them, the easiest first; mine: look for exercises, resuming where the search was stopped; confirm: play them again on fresh deals
usage-exercises-id = the exercise with this id, or day for that of today (else all that you have not tried)
usage-exercises-seed = for mine: seed of the games in which to look; for confirm: which series of fresh deals (else 1)
usage-exercises-count = how many to find (else 30)
usage-exercises-players = look in games of so many players; can be repeated (else all)
usage-exercises-last-round = look up to this round only (else in the whole game)
usage-exercises-phase = look in this phase only; can be repeated (else in all)
usage-exercises-net = a net of another training, which has to agree
usage-exercises-file = where they are kept (else GAME.exercises.jsonl for mine, the game's own for confirm)
usage-exercises-keep = for confirm: append those that hold to this file, with their new proof
usage-bench-seconds = about how long to measure (else 10)
usage-bench-research = measure the environments for learning programs instead, beside those of others
usage-record = file of the record (JSON or text)
usage-all = show everything at once
usage-seat = see what seat N, counted from 1, was allowed to see
usage-to = convert to the other form: json or text
usage-words = game (if there are several) and words or an id, German or English
usage-unconfirmed = show all figures that are not confirmed
usage-guide = the rules to read: a page for each phase
usage-all-rules = show all matches
usage-unknown = unknown: { $words }
usage-missing = missing: { $words }
usage-no-value = a value is missing here: { $words }
usage-not-both = cannot be combined with other arguments: { $words }
usage-choice = { $argument }: there is no { $value }; possible: { $known }
usage-value = { $argument }: { $value }
usage-whole-number = “{ $value }” is not a whole number from { $least } on
usage-seconds = “{ $value }” is not a number from 0.1 to 3600

## A table without a drawing of its own

board-round = Round { $round }

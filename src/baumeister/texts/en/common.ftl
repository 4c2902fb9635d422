# What all games and programs share: resources, refusals, errors, how sure the figures are.

## Resources

good-food = food
good-wood = wood
good-stone = stone
good-cloth = cloth
good-gold = gold

amount-food = { $count } food
amount-wood = { $count } wood
amount-stone = { $count } stone
amount-cloth = { $count } cloth
amount-gold = { $count } gold
amount-any =
    { $count ->
        [one] 1 resource of choice (no gold)
       *[other] { $count } resources of choice (no gold)
    }
amount-cube =
    { $count ->
        [one] 1 resource of choice (gold too)
       *[other] { $count } resources of choice (gold too)
    }
amount-deniers =
    { $count ->
        [one] 1 denier
       *[other] { $count } deniers
    }
amount-tiles =
    { $count ->
        [one] 1 prestige tile
       *[other] { $count } prestige tiles
    }
amount-workers =
    { $count ->
        [one] 1 worker
       *[other] { $count } workers
    }
amount-points =
    { $count ->
        [one] 1 prestige point
       *[other] { $count } prestige points
    }

## Letters for prices where room is short, e.g. 1W+1F

short-food = F
short-wood = W
short-stone = S
short-cloth = C
short-gold = G
short-any = *
short-cube = □
short-deniers = D
short-tiles = ▲
short-workers = w
short-points = P

## Effects in words

effect-exchange = { $pay } → { $gain }
effect-pay = pay { $pay }
effect-or = or

## How sure we are

confidence-sure = sure
confidence-likely = likely
confidence-assumed = assumed
confidence-sure-about = The German rulebook says so, or two independent sources agree.
confidence-likely-about = One source only, or a strong inference. Anyone who owns the box can check it.
confidence-assumed-about = Our own reconstruction, because the rulebook only pictures it or leaves it open.

## Why an action is not possible

refusal-unknown-action = There is no such action: { $action }
refusal-game-over = The game is over.
refusal-not-now = That is not the question now. The question is: { $decision }
refusal-not-a-place = Nothing can ever be placed here: { $place }
refusal-empty = Nothing lies here yet: { $place }
refusal-occupied = Somebody is already here: { $place }
refusal-already-there = You are already here, and once is the limit: { $place }
refusal-cannot-pay = You do not have enough for that.
refusal-not-enough = That needs { $need } from your stock, you have { $have }.
refusal-no-piece = You have none of these left.
refusal-not-available = It is not where you could take it from.
refusal-wrong-kind = This effect does not reach that.
refusal-no-room = There is no free space left for that.
refusal-not-yours = It does not belong to the right player for this.
refusal-out-of-range = That is too far.
refusal-locked = That is not open in this round yet.
refusal-used-up = It is used up for this round.
refusal-must-choose = You have to choose something here.
refusal-must-complete = Finish what you have begun first.
refusal-wrong-order = The same choice can only be made in the order of the resources: take the earlier one first.
refusal-not-a-set = These resources do not make a valid set.

## Errors; $detail is the sentence for those who look into it

error-error = { $detail }
error-unknown-game = There is no game “{ $game }” here. There are: { $known }
error-unknown-edition = These rules of { $game } ({ $found }) are not here: the program is older than the game, or a different one.
error-unknown-address = Nothing has the address “{ $address }”.
error-bad-players = { $game } is for { $least } to { $most } players, not { $players }.
error-bad-option = Option “{ $option }” is not valid for { $game }. Possible: { $known }
error-bad-seed = A seed is a whole number from 0 to 2^64 − 1, not { $seed }.
error-bad-seat = There is no such seat at this table. ({ $detail })
error-bad-state = That is not a state of this game. ({ $detail })
error-bad-components = The file with the figures is faulty. ({ $detail })
error-illegal-action = That is not possible now: { $action }
error-missing-text = A text is missing here; that is our fault: { $text } ({ $language })
error-bad-budget = No bot can think for that long. ({ $detail })
error-bad-training = This training cannot be carried out. ({ $detail })
error-bad-exercise = This exercise is damaged, or belongs to other rules. ({ $detail })
error-bad-exercise-aim = There are no such decisions to look at. ({ $detail })
error-bad-exercises-file = These exercises cannot be read or continued. ({ $detail })
error-no-exercise = There is no such exercise.
error-bad-net = This is not a net for this game. ({ $detail })
error-bad-style = A style of this game names something the net does not see. ({ $detail })
error-unknown-bot = There is no bot “{ $bot }” here. There are: { $known }; others as module:Class
error-bot-not-loaded = The bot cannot be loaded. Write it as module:Class, the module in this folder or installed. ({ $detail })
error-not-a-bot = That is not a bot: a bot has a name and a method choose(seen, budget). ({ $detail })
error-bot-failed = The bot { $bot } failed with an error; nothing has happened at the table. ({ $detail })
error-illegal-choice = The bot { $bot } wanted something that is not allowed: { $action }
error-bad-plan = That cannot be simulated. ({ $detail })
error-simulation-failed = A game of the simulation ended with an error. ({ $detail })
error-bench-failed = The measurement failed. ({ $detail })
error-bot-not-started = The bot's program cannot be started: { $command } ({ $detail })
error-bot-never-ready = The bot { $bot } was not ready after { $seconds } seconds; nothing has happened at the table.
error-bot-timed-out = The bot { $bot } did not answer within { $seconds } seconds; nothing has happened at the table.
error-bot-ended = The program of the bot { $bot } has ended; nothing has happened at the table. ({ $detail })
error-bot-nonsense = The bot { $bot } wrote something that is not an answer; nothing has happened at the table. ({ $detail })
error-bad-bot-command = That is not a name for a command: { $value }. Write --bot-command NAME=COMMAND, the name in lower case.
error-other-contest = The folder { $folder } holds a different contest ({ $fields }). Use another folder, or repeat the original command with as many games or more.
error-book-failed = The folder of the contest cannot be read or written. ({ $detail })
error-cluster-missing = Clusters need Ray: pip install 'baumeister[cluster]'
error-cluster-failed = The cluster does not work. ({ $detail })
error-bad-actions = The actions of this step do not fit; nothing has changed. ({ $detail })
error-bad-reward = There is no reward “{ $reward }”. There are: { $known }
error-no-observer = The positions of { $game } cannot be shown as rows of numbers.
error-unknown-environment = There is no environment “{ $env }”. There are: { $known }
error-unknown-language = Prompts are written in these languages only: { $known }
error-bad-model = Name a model: --command COMMAND, or --base-url URL with --model NAME.
error-model-refused = The model cannot be asked. ({ $detail })
error-model-unavailable = The model does not answer; what was played is kept, and the same command continues it. ({ $detail })
error-bad-address = The server of the model cannot be used. ({ $detail })
error-bad-key = What is in the environment variable { $variable } cannot be a key.
error-journal-failed = The file of the run cannot be read or written, or is damaged. ({ $detail })
error-other-answers = The file holds the answers of another run ({ $fields }). Use another file, or repeat the original command.
error-unknown-suite = There is no suite “{ $suite }”. There are: { $known }. ({ $detail })
error-suite-outgrown = Suite { $suite } is played with { $what } { $needed }; this program has { $here }. Use the release the suite was made with, or a newer suite.
error-bad-entry = { $agent } cannot enter this track. ({ $detail })
error-other-run = { $file } holds another run: of another agent, suite, track or program. Use another file.
error-result-failed = The result cannot be read or written. ({ $detail })
error-bad-result = { $file }, line { $line }: the result is refused. ({ $detail })
error-other-dataset = The folder { $folder } holds a different data set ({ $fields }). Use another folder, or repeat the original command with as many games or more.
error-dataset-failed = The data set cannot be read or written, or is damaged. ({ $detail })
error-parquet-missing = Parquet needs pyarrow: pip install pyarrow
error-bad-task = There is no task “{ $task }”. There are: { $known }
error-not-reset = There is no game yet: reset comes first.
error-worker-lost = A process of the batch has gone. ({ $detail })
error-missing-extra = This needs { $package }: pip install 'baumeister[research]'
error-record-unreadable = The file cannot be read or written. ({ $detail })
error-record-too-large = The record is too large. ({ $detail })
error-record-foreign = This is not the record of a game. ({ $detail })
error-record-truncated = The end of the record is missing. ({ $detail })
error-record-damaged = The record is damaged. ({ $detail })
error-record-future = The record was written by a later version of the program. ({ $detail })
error-record-unknown-game = The game of this record is not here. ({ $detail })
error-record-other-rules = The game was played by rules that are not here. ({ $detail })
error-record-setup = No game begins with these options or seats. ({ $detail })
error-record-numbers = The numbers in the record are not consecutive. ({ $detail })
error-record-undo = An undo of the record leads nowhere. ({ $detail })
error-record-end = The recorded game was ended where it could not be, or continued afterwards. ({ $detail })
error-record-seat = A seat of the record is wrong. ({ $detail })
error-record-unknown-action = The record contains an action the game does not have. ({ $detail })
error-record-wrong-seat = In the record somebody acts whose decision it was not. ({ $detail })
error-record-illegal-move = The record contains an illegal move. ({ $detail })
error-record-digest = Replaying leads to another position than recorded. ({ $detail })
error-record-result = The result of the record is wrong. ({ $detail })
error-table = { $detail }
error-bad-request = A table cannot be asked that. ({ $detail })
error-not-your-turn = It is somebody else's turn.
error-outdated = The game has moved on since you looked. Look again.
error-already-done = That is already done.
error-table-finished = The game is over; the command replay shows it.
error-not-over-yet = The record can be seen when the game is over.
error-move-id-reused = This move id was already used for something else.
error-nothing-to-undo = You have nothing to take back.
error-undo-past-news = Something was revealed since then; at this table that is not taken back.
error-undo-past-draw = Something was drawn since then; what is drawn stays drawn.
error-consent-needed = This needs the consent of the others.
error-not-a-person = A bot sits on this seat.
error-commit-conflict = This table is further along elsewhere. ({ $detail })
error-bad-commit = No table would do that. ({ $detail })
error-unknown-table = There is no such table here: { $table }
error-table-exists = There is already a table of this name: { $table }
error-bad-table-name = A table cannot have this name: { $table }
error-store-conflict = This table was played on elsewhere. Open it again.
error-store-damaged = The stored table is damaged. ({ $detail })
error-store-failed = Saving or loading is not possible; nothing has changed. ({ $detail })
error-bad-seats = { $seats } seats named, but { $players } players wanted.
error-nothing-found =
    { $count ->
        [0] Nothing found for “{ $query }”.
       *[other] Nothing found for “{ $query }”. Similar: { $near }
    }
error-nothing-to-resume = There is no interrupted game.

## Why a choice is better than another (hints)

reason-more = { $amount } more from { $part }
reason-less = { $amount } less from { $part }

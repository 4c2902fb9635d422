# The browser: pages, table, states. What the games themselves say stands in their catalogues.

## Tools and settings

client-language = Auf Deutsch umschalten
client-theme-dark = Dark
client-theme-light = Light
client-settings = Settings
client-speed = Speed of movements
client-speed-16 = slow
client-speed-10 = normal
client-speed-5 = quick
client-speed-0 = none
client-confirm = Confirm before doing
client-sounds = Sounds
client-patterns = Strong patterns on the pieces

## Connection

client-connection-connecting = Connecting …
client-connection-offline = No connection. The table waits, nothing is lost.
client-connection-reconnecting = The connection broke. It comes back by itself, nothing is lost.
client-connection-restarting = The server restarts and is back in a moment. Nothing is lost.
client-connection-outdated = This page is older than the server. Load it anew, the game stays.
client-connection-signed-out = You are signed out on this device.
client-reload = Reload
client-try-again = Try again
client-page-failed = This cannot be loaded right now.
client-loading = Setting the table …

## States

client-not-found = The road ends here.
client-not-found-about = There is no such page.
client-gone-unknown-table = This table is not there any more.
client-gone-unknown-table-about = Perhaps the link is incomplete, or the table was cleared away.
client-gone-not-allowed = This table is not open.
client-gone-not-allowed-about = Only those who play may look here.
client-gone-unknown-edition = This game is played by rules the server does not know.
client-gone-unknown-edition-about = It is kept safe, it only cannot be shown here right now.

## What the server refuses

client-refused = That did not work ({ $code }).
client-refused-offline = No connection.
client-refused-not-your-turn = It is not your turn.
client-refused-table-full = All seats are taken.
client-refused-seat-taken = The seat was taken meanwhile.
client-refused-already-seated = You sit at this table already.
client-refused-unknown-table = This table is not there any more.
client-refused-too-many = Those were too many requests. Wait a moment.

## Menu and start

client-menu = Main menu
client-play = Play
client-skip-main = To the content
client-waiting =
    { $count ->
        [one] 1 table waits for you
       *[other] { $count } tables wait for you
    }
client-hero = Four building games, one table.
client-hero-about = In the browser today Caylus 1303, soon Caylus, Magna Carta and Villagers, too: alone against bots or with friends, live or over days. No account, no ads.
client-your-turn = Your turn
client-others-turn = Others to move
client-own-tables = Your tables
client-play-now = Play now
client-new-table = New table
client-open-tables = Open tables
client-no-tables = No open table yet. Make one.
client-play-bots = Play against bots
client-starting = Setting the table …
client-bots =
    { $count ->
        [one] 1 bot
       *[other] { $count } bots
    }
client-change = change
client-change-of = { $game }: change
client-fact-players = Players:
client-players-caylus = 2–5
client-players-caylus1303 = 2–5
client-players-magna_carta = 2–4
client-players-villagers = 2–5
client-minutes = { $minutes } min
client-weight = Weight:
client-weight-2 = light
client-weight-3 = medium
client-weight-4 = heavy
client-about-caylus1303 = Nine rounds of placing workers, building and delivering to the castle.
client-about-caylus = Place workers, build along the road, steer the provost and work on the castle.
client-about-magna_carta = The card game: build the road from your own cards and deliver to the castle.
client-about-villagers = Draft people, lay them out in production chains and earn on two market days.
client-continue = Continue
client-continue-at = Continue { $game }
client-look = Look
client-look-at = Look at { $game }
client-join = Join
client-join-at = Join { $game } with { $names }
client-watch = Watch
client-watch-at = Watch { $game }: { $names }
client-running = running
client-seats-taken = { $taken } of { $of } seats taken
client-table-over = Over
client-table-open =
    { $count ->
        [0] Everybody is here
        [one] Waits for 1 person
       *[other] Waits for { $count } people
    }
client-thinks = { $name } to move
client-to-start = To the start page
client-guest-name = Guest { $number }
client-your-name = Your name
client-save = Save
client-unofficial = An unofficial fan project with its own texts and pictures, not connected with authors, publishers or owners of rights. Please buy the games: a rule here does not replace the box.
client-credits = Credits and licences
client-credits-icons = Icons
client-credits-icons-about = Some of the icons are by Lorc, Delapouite and others, published at
client-credits-fonts = Fonts
client-credits-own = Our own
client-credits-own-about = All other drawings, the texts and the program are this project's.

## New table

client-game = Game
client-manner = How do you want to play?
client-manner-about = fills in everything below; change what you like
client-manner-bots = Against bots
client-manner-bots-about = now, undo as often as you like
client-manner-friends = With friends
client-manner-friends-about = by link, bots fill the rest
client-manner-open = Open table
client-manner-open-about = whoever comes may play
client-seats = Seats
client-seats-about = { $least } to { $most } players
client-seat = Seat { $number }
client-seat-bot = Bot
client-seat-open = Person
client-seat-closed = closed
client-seat-free = still free
client-seats-free =
    { $count ->
        [one] 1 seat is still free. Pass the link on.
       *[other] { $count } seats are still free. Pass the link on.
    }
client-seats-full = All seats are taken.
client-level = Strength
client-level-random = Chance
client-level-apprentice = Apprentice
client-level-journeyman = Journeyman
client-level-master = Master
client-level-grandmaster = Grandmaster
client-level-random-about = Does anything at all. To try things out.
client-level-apprentice-about = Takes what brings the most right now.
client-level-journeyman-about = Looks one round ahead.
client-level-master-about = Reckons with what others do.
client-level-grandmaster-about = The strongest we have.
client-pace = Pace
client-live = Live
client-slow = Over days
client-live-about = Everybody is here until the end.
client-slow-about = A move when you have time.
client-who = Who may come in?
client-invited = By link only
client-listed = Open to all
client-spectators = Spectators allowed (they never see a hand)
client-undo-past-news = Undo even after something came to light, if all agree
client-rules-of = Rules of { $game }
client-summary = Summary
client-sheet =
    { $count ->
       *[other] { $game } for { $count }
    }
client-sheet-seats =
    { $open ->
        [0] { $bots ->
            [one] You and 1 bot
           *[other] You and { $bots } bots
        }
       *[other] { $bots ->
            [0] You and { $open } more
           *[other] You, { $open } more, { $bots } bots
        }
    }
client-open-table = Open the table
client-start = Begin the game
client-copy = Copy
client-copied = Copied
client-fill = Fill with bots and begin
client-wait-host = It begins as soon as the table is full.

## Table

client-skip = To the board
client-skip-decision = To the decision
client-board = Board
client-players = Players
client-side = Log and supply
client-tabs = Views
client-tab-table = Table
client-supply = Supply
client-text = Board in words
client-round = Round { $round }
client-rounds = Round { $round } of { $of }
client-turn-you = your turn
client-turn-you-title = Your turn
client-turn = to move
client-you = you
client-present = is here
client-absent = is not here
client-away = away, a bot plays
client-given-up = gave up, a bot plays
client-points-hidden = points hidden
client-unconfirmed = not confirmed
client-rule = Rule { $id }:

client-decision = Decision
client-choose = Choose on the board or here.
client-wait = It is your turn as soon as the others have moved.
client-do = Do it
client-sending = Sending …
client-costs = Costs { $amounts }.
client-brings = Brings { $amounts }.
client-by-power = A special power allows this.
client-all = All { $count } options
client-fewer = Fewer
client-back = Undo
client-replay = Since your move
client-replaying = Since your last move
client-skip-motion = Skip

client-log = Log
client-log-since = – since your last move –
client-log-empty = Nothing has happened yet.
client-log-all = All { $count } lines
client-log-undo =
    { $you ->
        [yes] You take it back
       *[no] { $seat } takes it back
    }
client-log-resign =
    { $you ->
        [yes] You give up, a bot plays on
       *[no] { $seat } gives up, a bot plays on
    }
client-log-seat = Somebody else sits at the seat of { $seat } now
client-log-time-out = The time of { $seat } has run out
client-log-end = The game was ended
client-chat = Talk
client-chat-new = new lines
client-chat-empty = Nobody has said anything yet.
client-chat-write = Say something
client-chat-send = Send

client-asked-undo = { $name } wants to take back.
client-asked-end = { $name } wants to end the game without a result.
client-asked-bot = { $name } proposes that a bot plays on for { $about }.
client-asked-own-undo = You want to take back. Still asked: { $names }
client-asked-own-end = You want to end the game. Still asked: { $names }
client-asked-own-bot = You propose a bot for { $about }. Still asked: { $names }
client-agree = Agree
client-refuse = Refuse
client-ask-back = Never mind

client-won-you = You have won.
client-won =
    { $count ->
        [one] { $names } wins.
       *[other] { $names } win.
    }
client-stopped = The game was ended without a result.

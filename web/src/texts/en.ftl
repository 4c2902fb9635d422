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
client-clicks = Fewer clicks
client-one-click = One click plays
client-gains = Take gains without a choice automatically
client-sounds = Sounds
client-patterns = Strong patterns on the pieces

## Keys

client-keys = Keys
client-key-arrows = arrows
client-key-sideways = left, right
client-key-enter = Enter
client-key-shift = Shift
client-key-home = Home
client-key-end = End
client-key-space = Space
client-keys-play = To the start page
client-keys-games = To your games
client-keys-rules = To the rules
client-keys-new = New table
client-keys-search = Search the rules
client-keys-things = From thing to thing on the board
client-keys-do = Choose, once more: do it
client-keys-buttons = The button with this sign
client-keys-all = List all choices
client-keys-back = Take back
client-keys-hint = Ask for a hint
client-keys-since = Show what happened since your move
client-keys-text = The board in words
client-keys-look-up = Look up the rules
client-keys-escape = Drop the choice, skip motion
client-keys-ply = One move back or forward
client-keys-round = One round back or forward
client-keys-ends = To the beginning or the end
client-keys-plays = Play and pause
client-keys-list = This list

## Connection

client-connection-connecting = Connecting …
client-connection-offline = No connection. The table waits, nothing is lost.
client-connection-reconnecting = The connection broke. It will come back by itself; nothing is lost.
client-connection-restarting = The server is restarting and will be back in a moment. Nothing is lost.
client-connection-outdated = This page is older than the server. Reload it; the game stays.
client-connection-crowded = Baumeister is open in too many tabs here. Close some, and this one will continue.
client-connection-signed-out = You are signed out on this device.
client-new-version = There is a newer version of this page. Reload when it suits you; the game stays.
client-reload = Reload
client-again-in = Trying again in { $seconds } s
client-boot = Baumeister will be here in a moment. If not: the server cannot be reached right now.
client-try-again = Try again
client-page-failed = This cannot be loaded right now.
client-page-failed-about = Perhaps there is no connection, or there is a newer version. Your games are safe.
client-loading = Setting the table …

## States

client-not-found = The road ends here.
client-not-found-about = There is no such page.
client-gone-unknown-table = This table no longer exists.
client-gone-unknown-table-about = Perhaps the link is incomplete, or the table was removed.
client-gone-not-allowed = This table is not open.
client-gone-not-allowed-about = Only players may look here.
client-gone-unknown-edition = This game is played by rules the server does not know.
client-gone-unknown-edition-about = It is safe; it just cannot be shown here right now.

## What the server refuses

client-refused = That did not work ({ $code }).
client-refused-offline = No connection.
client-refused-not-your-turn = It is not your turn.
client-refused-table-full = All seats are taken.
client-refused-seat-taken = The seat has been taken meanwhile.
client-refused-already-seated = You already sit at this table.
client-refused-unknown-table = This table no longer exists.
client-refused-too-many = That was too many requests. Wait a moment.
client-refused-unexpected = That did not work. It is our fault; try again.
client-refused-unavailable = The server cannot answer right now. Try again in a moment.
client-refused-not-signed-in = This browser is signed out.
client-refused-csrf-missing = This page is too old. Reload it.
client-refused-bad-name = Nobody can have this name. Use letters, digits and single spaces.
client-refused-name-taken = Somebody has this name, or one very like it.
client-refused-bad-password = A password has { $least } to { $most } characters.
client-refused-common-password = This is one of the passwords everybody tries first. A few unrelated words are better.
client-refused-wrong-password = Name and password do not match.
client-refused-already-signed-in = This browser is already signed in.
client-refused-unknown-device = This device is already signed out.
client-refused-unknown-person = This person is no longer here.
client-refused-too-many-tables = You already have { $most } such tables. End one first.
client-refused-table-not-open = The game has already begun.
client-refused-not-the-host = Only the person who made the table can do that.
client-refused-seats-free =
    { $free ->
        [one] 1 seat is still free.
       *[other] { $free } seats are still free.
    }
client-refused-not-seated = You have no seat at this table.
client-refused-outdated = The game has moved on. Look again.
client-refused-number-taken = Somebody was faster. Look again.
client-refused-table-finished = The game is over.
client-refused-already-proposed = The others are already being asked.
client-refused-proposal-gone = This is no longer being asked.
client-refused-no-vote = You are not being asked about this.
client-refused-still-here = This person is at the table.
client-refused-just-left = This person was here a moment ago. A bot can take the seat after a minute of absence; in games over days, after a day.
client-refused-one-seat-each = At this table everybody has one seat.
client-refused-not-away = No bot plays in your place.
client-refused-not-your-seat = This seat is not yours.
client-refused-not-confirmed = Somebody else is looking at this screen now.
client-refused-busy = Too much at once at this table. Try again in a moment.
client-refused-restarting = The server is restarting. Try again in a moment.
client-refused-store-failed = It could not be saved, so nothing has happened. Try again.
client-refused-server-fault = The server made a mistake. Nothing has happened; try again.
client-refused-too-much = That was too much at once. Wait a moment.
client-refused-message-too-large = That is too long.
client-refused-not-begun = The game has not begun yet.
client-refused-no-hints = This table has no hints.
client-refused-analysis-busy = Too many games are being judged. Try again in a few minutes.
client-refused-analysis-failed = This game could not be judged.

## Account

client-account = You and your settings
client-account-of = { $name }: your account and settings
client-name = Name
client-you-guest = You play as a guest. That is enough for everything.
client-you-account = This is your account.
client-you-nobody = Nobody sits here yet. A name is enough.
client-saved = Saved.
client-no = No
client-nobody = deleted person
client-loading-part = Loading …
client-keep = Keep name and games
client-keep-about = With a password the name { $name } is yours alone, and you find your tables on every device. We ask for no e-mail address, so nobody can send you a forgotten password.
client-keep-do = Keep it with this password
client-kept = Kept. You can now sign in with name and password.
client-password = Password
client-password-old = Current password
client-password-new = New password
client-password-show = Show what I type
client-password-change = Change the password
client-password-change-about = This signs out all other devices of { $name }.
client-password-changed = Changed. All other devices are signed out.
client-sign-in = Sign in
client-sign-in-about = If you already have an account here.
client-sign-in-about-guest = If you already have an account here. What you play as a guest can come along.
client-sign-out = Sign out
client-sign-out-guest = A guest cannot come back: seats and games of this name stay behind. Keep them with a password first, or leave them?
client-offer = Take along what { $name } plays?
client-offer-about =
    { $count ->
        [0] This browser was a guest before. There is no table to take along.
        [one] The guest of this browser sits at 1 table. It can be { $name }’s from now on.
       *[other] The guest of this browser sits at { $count } tables. They can be { $name }’s from now on.
    }
client-offer-take = Take along
client-offer-leave = Leave them
client-devices = Devices
client-device-this = this one here
client-device-seen = last used { $when }
client-device-unknown = Unknown device
client-device-end = End
client-device-end-of = Sign out { $device }
client-muted = Muted people
client-muted-about = You do not see what they say at a table.
client-settings-browser = kept in this browser
client-settings-account = on all your devices
client-language-name = Language
client-theme = Appearance
client-pieces = Pieces
client-patterns-plain = Colour and sign
client-patterns-strong = Strong patterns
client-patterns-about = Every colour has its own sign. Strong patterns hatch the pieces as well, for people who cannot tell the colours apart.
client-confirm-name = Deciding
client-confirm-about = Without it one click is the move; what was revealed cannot be taken back without the others.
client-gains-about = Only where nothing has to be paid and declining would never be better. It is in the log and can be taken back.
client-sounds-about = Wood, stone, coins, and a bell when it is your turn
client-zone = Time zone
client-zone-here = As here: { $zone }
client-own-games = Your games
client-own-games-about = The records of all games you have finished, for replaying and for study.
client-own-games-none = No game is finished yet. The records will be here to download.
client-own-games-download = Download all
client-delete = Delete me
client-delete-about = Name, devices, settings and everything you said are deleted. Games you played stay for the others, without your name.
client-delete-guest = Really delete? This cannot be undone.
client-delete-sure = Really delete? This cannot be undone, and needs your password.
client-delete-yes = Delete for ever

## People at a table

client-people = At the table
client-looking-on =
    { $count ->
        [one] 1 is watching
       *[other] { $count } are watching
    }
client-at-screen = at this screen
client-spectator = You are watching
client-watching = You are watching. Hands stay hidden.
client-wait-shared = The next person to decide gets the screen.
client-mute = Mute
client-mute-of = Mute { $name }
client-unmute = Hear again
client-unmute-of = Hear { $name } again
client-report = Report
client-report-of = Report { $name }
client-report-about = What did { $name } do? The host of this server reads it.
client-report-send = Send to the host
client-report-done = Thank you. The host of this server will read it.
client-bot-for = Let a bot play on
client-copy-watch = Copy the link for spectators
client-end = End the game
client-end-sure = All players have to agree. The game then ends without a result.
client-end-sure-alone = The game ends without a result, for ever.
client-end-yes = Ask the others
client-end-yes-alone = End it
client-resign = Give up
client-resign-sure = A bot takes over for you, for good. Your points stay, but you cannot win any more.
client-resign-yes = Give up
client-away-you = A bot plays for { $name } meanwhile.
client-return = Sit down again
client-pass = Pass the screen to { $name }.
client-pass-about = Hands and questions are covered until then.
client-pass-here = I am { $name }
client-pass-look = { $name } looks again
client-pass-to = Pass the screen
client-move-kept = Kept. It is sent as soon as the connection is back, unless the game has moved on by then.

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
client-hero-about = Caylus, Magna Carta, Caylus 1303 and Villagers in the browser: alone against bots or with friends, live or over days. No account, no ads.
client-next-game = Play another game
client-next-about = { $game } against { $count } bots, like last time.
client-first-game = Start your first game
client-first-rules = Read the rules
client-first-about = { $game } against { $count } bots. What you can do is lit; point at anything else and it explains itself.
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
client-unofficial = An unofficial fan project with its own texts and pictures, not connected with authors, publishers or rights holders. Please buy the games: a rule here does not replace the box.
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
client-manner-here = At this screen
client-manner-here-about = pass it around, hands stay hidden
client-manner-open = Open table
client-manner-open-about = anyone may join
client-seats = Seats
client-seats-about = { $least } to { $most } players
client-seat = Seat { $number }
client-seat-bot = Bot
client-seat-open = Person
client-seat-shared = Here too
client-seat-bot-about = plays at once
client-seat-open-about = comes by link
client-seat-shared-about = shares this screen
client-seat-closed-about = nobody sits here
client-seat-label = Name at seat { $number }
client-seat-named = Player { $number }
client-seat-nameless = Everybody who plays at this screen needs a name.
client-seat-reserved = kept for { $name }
client-seat-closed = closed
client-seat-free = still free
client-seats-free =
    { $count ->
        [one] 1 seat is still free. Pass the link on.
       *[other] { $count } seats are still free. Pass the link on.
    }
client-seats-full = All seats are taken.
client-level = Strength
client-level-random = Random
client-level-apprentice = Apprentice
client-level-journeyman = Journeyman
client-level-setter = Setter
client-level-mason = Mason
client-level-carver = Carver
client-level-foreman = Foreman
client-level-master = Master
client-level-grandmaster = Grandmaster
client-level-random-about = Does anything at all. To try things out.
client-level-apprentice-about = Takes what brings the most right now.
client-level-journeyman-about = Looks one step ahead.
client-level-setter-about = Looks a little further ahead than a Journeyman.
client-level-mason-about = Weighs the next few choices.
client-level-carver-about = Thinks about what the others will do.
client-level-foreman-about = Thinks as a Master does, only briefly.
client-level-master-about = Thinks everything through.
client-level-grandmaster-about = The strongest we have.
client-level-styled = { $level } ({ $style })
client-style = Character
client-style-plain = Balanced
client-style-plain-about = Takes whatever is best.
client-style-builder = Builder
client-style-builder-about = As strong, but likes to build.
client-style-trader = Trader
client-style-trader-about = As strong, but would rather deliver and earn.
client-level-share = Measured with two players: won { $percent } % against { $against } ({ $low } to { $high }, { $games } games).
client-level-share-short = Measured with two players and less time than here: won { $percent } % against { $against } ({ $low } to { $high }, { $games } games).
client-pace = Pace
client-live = Live
client-slow = Over days
client-live-about = Everybody is here until the end.
client-slow-about = A move when you have time.
client-who = Who may come in?
client-invited = By link only
client-listed = Open to all
client-spectators = Spectators allowed (they never see a hand)
client-undo-past-news = Undo even after a card was shown, if all agree
client-hints-allowed = Hints: the person to decide may see what a Master would do
client-hints-for-all = With hints
client-rules-of = Rules of { $game }
client-summary = Summary
client-sheet =
    { $count ->
       *[other] { $game } for { $count }
    }
client-sheet-seats =
    { $open ->
        [0] { $bots ->
            [0] You
            [one] You and 1 bot
           *[other] You and { $bots } bots
        }
       *[other] { $bots ->
            [0] You and { $open } more
            [one] You, { $open } more, 1 bot
           *[other] You, { $open } more, { $bots } bots
        }
    }
client-sheet-shared = { $count } people share this screen
client-open-table = Open the table
client-start = Begin the game
client-copy = Copy
client-copied = Copied
client-copy-by-hand = This browser does not let us copy here. The address:
client-fill = Fill with bots and begin
client-room-about = What is played here
client-room-minutes = about { $minutes } minutes at a real table
client-room-host = opened this table
client-room-bot = Bot ({ $level })
client-room-free = Free the seat
client-room-put-bot = Bot
client-room-put-bot-of = Put a bot here: { $level }
client-room-level = Strength of the bots
client-begin-present = Begin with the { $count } who are here
client-several = One person may take several seats
client-wait-host = It begins as soon as the table is full.
client-join-here = One more at this screen
client-join-here-name = Their name
client-leave = Leave the table
client-leave-sure = Your seat becomes free.
client-leave-last = Nobody else sits here: the table disappears.
client-invitation-used = All seats of this table are taken.
client-invitation-used-about = Somebody was faster. Whoever has a seat may still give it up.
client-invitation-used-watch = Somebody was faster. Stay here and you can watch as soon as it begins.
client-invitation-own = Make a table of your own

## Table

client-skip = To the board
client-skip-lesson = To the lesson
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
client-last-move = last move { $when }
client-last-move-now = last move just now
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
client-can-choose = { $thing }, can be chosen
client-choose = Choose on the board or here.
client-wait = It is your turn as soon as the others have moved.
client-do = Do it
client-sending = Sending …
client-costs = Costs { $amounts }.
client-brings = Brings { $amounts }.
client-there = There: { $effect }.
client-missing = missing: { $amounts }
client-missing-cube =
    { $count ->
        [one] 1 resource
       *[other] { $count } resources
    }
client-not-now = not now
client-by-power = A special power allows this.
client-all = All { $count } options
client-fewer = Fewer
client-unchoose = Back
client-back = Undo move
client-replay = Since your move
client-replaying = Since your last move
client-skip-motion = Skip
client-hint = Hint
client-hint-ask = Hint
client-hint-drop = Put the hint away
client-hint-thinking = A Master is thinking …
client-hint-about = Chance of winning and how far it may be off.
client-hint-decided = As good as decided.
client-hint-about-points = So they are compared by points, with how far that may be off.
client-hint-most = the most
client-hint-fewer = { $points } less ± { $noise }
client-hint-why = Why? Compared with the next best:
client-hint-why-not = Compared with the best:
client-hint-later = At first sight nothing tells them apart; the difference shows only some moves later.
client-hint-clear = A clear case.
client-hint-likely = Most likely the best.
client-hint-open = Several are about as good.
client-hint-only = There is only this.
client-hint-chance = { $chance } % ± { $noise }
client-hint-others =
    { $count ->
        [one] 1 more that was hardly looked at
       *[other] { $count } more that were hardly looked at
    }
client-hint-busy = Nobody had time to think just now.
client-hint-late = No answer has come.
client-hint-outdated = The game has moved on.
client-hints-said = This table has hints: the person to decide may see what a Master would do.

client-log = Log
client-log-since = – since your last move –
client-you-do = You
client-log-lines =
    { $count ->
        [one] 1 line of it
       *[other] All { $count } lines of it
    }
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
client-log-seat = Somebody else now has the seat of { $seat }
client-log-time-out = { $seat } has run out of time
client-log-end = The game was ended
client-chat = Talk
client-chat-new = new lines
client-chat-empty = Nobody has said anything yet.
client-chat-write = Say something
client-chat-send = Send

client-proposal-undo = { $name } wants to take back.
client-proposal-end = { $name } wants to end the game without a result.
client-proposal-bot = { $name } proposes that a bot takes over for { $about }.
client-proposal-own-undo = You want to take back. Still asked: { $names }
client-proposal-own-end = You want to end the game. Still asked: { $names }
client-proposal-own-bot = You propose a bot for { $about }. Still asked: { $names }
client-agree = Agree
client-refuse = Refuse
client-proposal-back = Never mind

client-won-you = You have won.
client-won =
    { $count ->
        [one] { $names } wins.
       *[other] { $names } win.
    }
client-scoring = The scoring
client-stopped = The game was ended without a result.

## After the game

client-games = Games
client-after-game = After the game
client-won-by =
    { $mine ->
        [yes] You win { $first } to { $second }.
       *[no] { $name } wins { $first } to { $second }.
    }
client-won-tie =
    { $mine ->
        [yes] You win the tie at { $first }.
       *[no] { $name } wins the tie at { $first }.
    }
client-won-together = { $names } win together with { $first }.
client-not-finished = This game was not played to its end.
client-place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
client-count-players = { $count } players
client-count-rounds =
    { $count ->
        [one] 1 round
       *[other] { $count } rounds
    }
client-count-plies =
    { $count ->
        [one] 1 move
       *[other] { $count } moves
    }
client-count-minutes =
    { $count ->
        [one] 1 minute
       *[other] { $count } minutes
    }
client-rematch = Rematch
client-rematch-about = The others are asked as soon as you press it; their seats are reserved.
client-rematch-bots = The same bots sit down again at once.
client-step-through = Step through it
client-copy-link = Copy link
client-download-json = Record (JSON)
client-download-text = Notation (text)
client-points-from = { $counts ->
    [gold] Where the gold came from
   *[points] Where the points came from
}
client-most-underlined = most of a row underlined
client-points-source = { $counts ->
    [gold] Gold from
   *[points] Points from
}
client-total = Total
client-line-by-line = Line by line
client-times = { $count }×{"\u00A0"}{ $name }
client-count = { $count }
client-points-rounds = { $counts ->
    [gold] Gold after each round
   *[points] Points after each round
}
client-points-chart = { $counts ->
    [gold] Gold after each round as lines; at the end: { $names }
   *[points] Points after each round as lines; at the end: { $names }
}
client-as-table = As a table
client-after-round = After
client-chances = Chance of winning
client-chances-about = after every decision, as a Master sees it
client-chances-chart = Chances of winning over the game; at the end: { $names }
client-chances-way = How it is drawn
client-chances-together = All together
client-chances-apart = One by one, with the noise
client-chances-slider = Position in the game
client-chances-look = Look at this move
client-ply-short = Move { $number }
client-judge = Judge this game
client-judge-about = How everybody's chances went, the largest mistakes and the turning points. That takes up to a minute.
client-judging = The game is being judged …
client-judging-about = That takes up to a minute. You may leave the page meanwhile.
client-judging-waits = Other games come first …
client-judging-done = { $done } of { $total } decisions
client-moments = Mistakes, strong choices, turning points
client-moments-none = No decision stood out from the noise.
client-moments-noise = About ± { $noise } % of the curves is noise; what is listed is clearly above its own.
client-moment-mistake = mistake
client-moment-strong = strong
client-moment-turn = turning point
client-moment-better = better by { $size } % (± { $noise }):
client-moment-next = { $size } % (± { $noise }) better than
client-moment-better-points = would have brought { $size } more (± { $noise }):
client-moment-next-points = brings { $size } more (± { $noise }) than
client-moment-round = Over all of round { $round }
client-moments-whose = Whose decisions
client-moments-own = Yours
client-moments-all = Everybody’s
client-story-ahead =
    { $mine ->
        [yes] You ended { $points } ahead of { $other }.
       *[no] { $name } ended { $points } ahead of { $other }.
    }
client-story-behind =
    { $mine ->
        [yes] You ended { $points } behind { $other }.
       *[no] { $name } ended { $points } behind { $other }.
    }
client-story-even =
    { $mine ->
        [yes] You ended with as much as { $other }.
       *[no] { $name } ended with as much as { $other }.
    }
client-story-gaps = Most of that: { $gaps }.
client-story-gap-ahead = { $points } more from “{ $source }”
client-story-gap-behind = { $points } fewer from “{ $source }”
client-story-counted =
    { $mistakes ->
        [0] No mistakes
        [one] 1 mistake
       *[other] { $mistakes } mistakes
    }, { $strong ->
        [0] no strong choices
        [one] 1 strong choice
       *[other] { $strong } strong choices
    }.
client-story-costliest = The costliest mistake: move { $number }
client-moment-for = for { $name }
client-moment-now = now { $chance } % for { $name }
client-to-chances = Chances
client-score-buildings = Buildings built
client-score-effects = Effects of buildings
client-score-owner = Others on own buildings
client-score-castle = Castle
client-score-site = Deliveries to the site
client-score-prestige = Prestige buildings
client-score-monuments = Monuments
client-score-favors = Favors
client-score-characters = Characters
client-score-goods = Goods and money at the end
client-score-cubes = Goods left over
client-score-gold = Gold left over
client-score-deniers = Deniers
client-score-gold-symbols = Gold symbols
client-score-silver = Silver
client-score-coins-kept = Coins on cards
client-score-gold-before = Taken on the way
client-score-other = Other
client-result = To the scoring

## Games

client-games-own = Your games
client-games-none = You have not finished a game yet.
client-games-zip = Download all
client-more = More
client-bring = Upload a record
client-brought = Records you uploaded
client-take-back = Take back
client-take-back-sure = Then nobody with its link can see it any more.
client-bring-about = A file from here or from the terminal, as JSON or in the notation. It is checked and can then be stepped through.
client-bring-file = Choose a file
client-bring-reading = Checking …
client-game-loading = Fetching the game …
client-game-running = This game is still being played.
client-game-running-about = It can be viewed when it is over: it contains everything hidden.
client-game-unknown = There is no such game.
client-game-closed = This game cannot be shown here.
client-to-table = To the table
client-to-games = To the games

## Move by move

client-replay-game = The game move by move
client-ply = Move { $number } of { $last }
client-ply-start = This is how the game begins.
client-ply-quiet = Nothing moves.
client-ply-slider = Position in the game
client-ply-first = To the beginning
client-ply-back = One move back
client-ply-on = One move forward
client-ply-last = To the end
client-run = Play
client-pause = Pause
client-pace-of = Speed
client-pace-0 = slow
client-pace-1 = normal
client-pace-2 = fast
client-pace-3 = at once
client-eyes = Seen by
client-eyes-open = all open
client-eyes-spectator = spectator
client-copy-ply = Link to this move
client-to-result = To the result

## Looking things up

client-rules = Rules
client-rules-games = Titles
client-rules-parts = Rules or pieces
client-rules-own-words = In our own words, every sentence with its number. A question mark stands where a figure is not confirmed.
client-more-rules = More in the rules
client-guide-course = A round step by step
client-guide-example = Example:
client-guide-fold =
    { $count ->
        [one] Sentence by sentence, with its number: 1 rule
       *[other] Sentence by sentence, with numbers: { $count } rules
    }
client-guide-turn = Turn the page
client-guide-found = Pages of the rules
client-rules-page = As a page
client-rules-loading = Opening the rules …
client-rules-naming = Rules that mention it
client-lookup-pieces = Pieces
client-contents = Contents
client-search = Search
client-search-hint = Name, effect or rule …
client-search-clear = Clear the search
client-nothing-found = Nothing found for “{ $query }”.
client-found = { $rules } rules and { $pieces } pieces found
client-confidence = How certain
client-confidence-all = all
client-confidence-sure = sure
client-confidence-doubtful = unconfirmed
client-confidence-none = There is none of these.
client-close = Close
client-gallery-character = Characters
client-gallery-development = Developments
client-gallery-suit = Suits
client-gallery-line = Favor lines
client-gallery-part = Parts of the castle
client-gallery-section = Parts of the castle
client-gallery-space = Spaces

# ---- exercises
client-exercise = Exercise
client-exercises = Exercises
client-exercises-about = Positions from games between Masters in which one choice is clearly best, and not the one that meets the eye. Each was proved by playing both on, many times, with the same luck.
client-exercise-ask = One choice is clearly best. Which one?
client-exercise-do = That one
client-exercise-skip = Another one
client-exercise-right = Right!
client-exercise-wrong = Not this time.
client-exercise-proof =
    Both were played on { $deals } times with the same luck: the best choice won { $more } { $more ->
        [one] game
       *[other] games
    } more than the second best.
client-exercise-best = best
client-exercise-yours = yours
client-exercise-why = By the end of the round it brings:
client-exercise-line = Play on:
client-exercise-back = Back to the question
client-exercise-next = Next exercise
client-exercise-none = There is no such exercise.
client-exercise-weighed = The choices, the best first
client-exercise-found = What was found
client-exercise-as-good = as good
client-mistake = Try again
client-mistake-try = Try again
client-mistake-try-number = Try mistake { $number } again
client-mistake-show = What was better?
client-mistake-show-number = What was better than mistake { $number }?
client-mistake-ask = Mistake { $place } of { $count }, as it was then. What is better than what was chosen?
client-mistake-same = The same again.
client-mistake-made = in the game
client-mistake-now = now
client-mistake-fewer = { $points } less
client-mistake-size = In the game something else was better by { $size } % (± { $noise }).
client-mistake-size-points = In the game something else would have brought { $size } more (± { $noise }).
client-mistake-why = Compared with the choice in the game, the best one brings:
client-mistake-next = Next mistake
client-mistake-back = Back to the game
client-mistake-none = This mistake cannot be tried again.
client-exercise-day = Exercise of the day
client-exercise-grade-1 = Easy
client-exercise-grade-2 = Tricky
client-exercise-grade-3 = Hard
client-exercise-solved = { $count } of { $total } right at the first try
client-exercise-number = Exercise { $number }, { $players } players, round { $round }{ $mark ->
    [right] , solved
    [wrong] , missed
   *[new] {""}
  }

# ---- the game of the day
client-daily = Game of the day
client-daily-about = Of each title one deal a day, the same for everybody, against Masters who play the same for everybody. Your first try counts; after that you can play the deal freely.
client-daily-none = Play today’s deal
client-daily-running = Go on
client-daily-over = Once more, freely
client-daily-played =
    { $count ->
        [0] Nobody has finished it yet.
        [one] One person has finished it.
       *[other] { $count } people have finished it.
    }
client-daily-won = won

# Learn by playing
client-learn = Learn
client-learn-first = Learn by playing, { $minutes } minutes
client-learn-first-about = { $game } at a real table, one thing at a time. Or at once against { $count } bots: what you can do is lit; point at anything else and it explains itself.
client-learn-this = learn it by playing
client-keys-learn = To the courses
client-learn-courses = Courses
client-learn-chapters = Chapters
client-learn-trials = On your own
client-learn-modules = For later: modules
client-learn-solved = solved
client-learn-begun = begun
client-learn-steps = { $count } steps
client-learn-count = { $count } chapters
client-learn-done = { $count } of { $all } solved
client-learn-begin = Begin the course
client-learn-go-on = Go on learning
client-learn-play = Play a real game
client-learn-about = A real table against calm bots. Somebody tells you one thing at a time; only the next step is lit. You can stop, go back or play on freely at any time.
client-learn-later = Not yet seen
client-learn-later-about = The course leaves this for later. You can look it up at any time.
client-narrator = Lesson
client-lesson-chapter = Chapter { $number } of { $count }
client-lesson-step = Step { $number } of { $count }
client-lesson-exercise = Exercise
client-lesson-mark = Mark { $number }: { $name }
client-lesson-progress = { $number } of { $count } parts of this chapter
client-lesson-fold = Fold the text away or out
client-lesson-wait = The others are on …
client-lesson-judging = Let me see what was possible …
client-lesson-looking = Let me look for a way …
client-lesson-way = One way: { $way }.
client-lesson-on = Go on
client-lesson-next = Next chapter
client-lesson-end = To the end of the course
client-lesson-again = Try again
client-lesson-back = Step back
client-lesson-show = Show me
client-lesson-why = Why?
client-lesson-chapters = Chapters, play on freely, leave
client-lesson-anew = Chapter from its beginning
client-lesson-free = Play on freely
client-lesson-leave = Leave
client-lesson-changed = This course has changed since you were here.

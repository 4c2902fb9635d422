### The server: its commands, and what can go wrong with it.

usage-serve = the server for browsers: people, tables and bots, on this machine or a whole site
usage-examples-serve =
    baumeister serve
    baumeister serve --host 0.0.0.0 --port 8080
    baumeister serve --config baumeister.toml
    baumeister serve --database postgresql://me@db/baumeister --redis redis://cache
usage-migrate = upgrade a database to this version of the program
usage-examples-migrate =
    baumeister migrate --database postgresql://me@db/baumeister
usage-serve-host = address to listen on (else 127.0.0.1: this machine only)
usage-serve-port = port to listen on (else 8303; 0: any)
usage-serve-database = sqlite:FILE or postgresql://... (else server.sqlite in ~/.local/state/baumeister or $XDG_STATE_HOME/baumeister)
usage-serve-redis = redis://... when several processes serve one PostgreSQL
usage-serve-workers = how many processes bots think in (else one per core)
usage-serve-open = open it in your browser, where there is a screen
usage-serve-config = settings in a TOML file; variables BAUMEISTER_... win over it, the command line over both
serve-listening = Baumeister is listening: { $address } (Ctrl+C ends it)
serve-local-names = It answers to IP addresses and local network names. An internet name has to be in the setting “hosts”.
serve-already = Baumeister is already running: { $address }
serve-stopped = Everything is saved. Good-bye!
migrate-done = The database is ready: { $database }

error-server = { $detail }
error-bad-input = That is not what is expected here: { $path } { $problem }
error-not-signed-in = You are not signed in.
error-not-allowed = That is not for you to see or to do.
error-foreign-origin = This request came from a foreign page.
error-csrf-missing = The page is out of date. Load it again.
error-unknown-host = This server does not answer to that name.
error-not-json = The request has to say that it is JSON (Content-Type: application/json).
error-not-found = There is nothing here.
error-method-not-allowed = That cannot be done here.
error-conflict = Something prevents that.
error-too-large = That is too large.
error-message-too-large = This message is too large.
error-head-too-large = The address and headers of the request are too long: at most { $most } bytes.
error-too-slow = The request did not arrive completely in time. Try again.
error-too-many = That was too often. Try again in { $seconds } s.
error-unavailable = The server cannot reach its database right now; nothing has changed. Try again in a moment.
error-unexpected = Something went wrong on the server; that is our fault. ({ $id })
error-bad-settings = The settings are not valid: { $problem }
error-cannot-listen = Cannot listen on { $host }, port { $port }: { $problem }

error-bad-name = { $reason ->
        [long] This name is too long.
        [characters] Some characters of this name cannot be used.
        [scripts] A registered name is written in one alphabet.
       *[empty] A name has at least one letter or digit.
    }
error-name-taken = Somebody already has this name, or one that looks like it.
error-bad-password = A password has { $least } to { $most } characters.
error-common-password = This is one of the passwords everybody tries first. A few unrelated words are better.
error-wrong-password = There is no account with this name and this password.
error-already-signed-in = This browser is already signed in.
error-not-for-guests = You need an account for this.
error-unknown-person = There is no such person.
error-unknown-device = There is no such device.
error-no-guest = There are no guest seats to move here.

error-database = { $detail }
error-bad-database-url = That is not a database. Possible: { $problem }
error-database-unreachable = The database { $database } cannot be opened: { $problem }
error-database-in-use = A server is already running on the database { $database }: process { $pid }, since { $since }. A SQLite file has one server; several need PostgreSQL.
error-database-too-new = The database { $database } was made by a newer version of the program; this one must not touch it. ({ $found })
error-database-too-old = The database { $database } has to be migrated first: “baumeister migrate”. ({ $found }, needed: { $needed })
error-foreign-database = The database { $database } belongs to something else.
error-driver-missing = The package { $package } is missing here: pip install 'baumeister[site]'
error-bus-unreachable = Redis does not answer: { $problem }

error-hub = { $detail }
error-bad-message = The server did not understand that. Load the page again.
error-too-much = That was too much at once. Slow down a little.
error-not-watching = You are not at this table any more. Open it again.
error-not-begun = The game has not begun yet.
error-not-your-seat = This is not your seat.
error-not-confirmed = First say that it is you who is looking.
error-number-taken = Somebody else was faster. Look again.
error-busy = There is too much going on at this table. Try again in a moment.
error-already-proposed = The others are already being asked that.
error-proposal-gone = This question has been settled.
error-no-vote = You have not been asked that, or you have already answered.
error-in-lesson = A lesson does not offer this, or not right now.
error-not-a-lesson = This table is not a lesson.
error-lesson-changed = This course has changed since then. Begin the chapter again.
error-no-hints = This table has no hints.
error-analysis-busy = Too many games are being judged. Try again in a few minutes.
error-analysis-failed = This game could not be judged.
error-no-mistake = There is no such mistake to try again.
error-not-judged-yet = This game has not been judged yet.
error-still-here = This person is here.
error-not-away = Nobody plays in your place.
error-just-left = This person was here a moment ago. A bot can take the seat in { $seconds } s.
error-one-seat-each = At this table everybody has one seat.
error-restarting = The server is about to restart. Come back in a moment.
error-server-fault = Something went wrong on the server; that is our fault.

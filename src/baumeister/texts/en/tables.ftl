### Tables and records of the server: what can go wrong with them, and the commands for backups.

usage-backup = write the whole site to one file, while games run
usage-examples-backup =
    baumeister backup friday.zip
    baumeister backup friday.zip --database postgresql://me@db/baumeister
usage-restore = fill an empty database with a backup
usage-examples-restore =
    baumeister restore friday.zip --database sqlite:new.sqlite
usage-backup-file = the backup: a zip file
backup-done =
    { $tables ->
        [one] Backup written to { $file }: 1 table,
       *[other] Backup written to { $file }: { $tables } tables,
    } { $people ->
        [one] 1 person.
       *[other] { $people } people.
    }
restore-done =
    { $tables ->
        [one] { $file } is restored: 1 table,
       *[other] { $file } is restored: { $tables } tables,
    } { $people ->
        [one] 1 person.
       *[other] { $people } people.
    }

error-not-the-host = Only the host of the table may do this.
error-table-not-open = The game has already begun.
error-table-not-finished = The game is not over yet.
error-not-seated = You have no seat at this table.
error-already-seated = You already sit at this table.
error-seat-taken = This seat is taken.
error-table-full = No seat is free.
error-seats-free =
    { $free ->
        [one] 1 seat is still free.
       *[other] { $free } seats are still free.
    }
error-bad-seating = The seats do not fit. ({ $detail })
error-unknown-level = There are no bots of level “{ $level }”. There are: { $known }
error-too-many-tables = No more than { $most } tables at the same time are possible.
error-too-many-watched = No more than { $most } tables can be watched at once.
error-unknown-number = The game has the log numbers 0 to { $last }.
error-too-many-uploads = You have uploaded { $most } records; no more are possible.
error-unknown-document = This version of the texts or figures is no longer here. Please reload the page.
error-backup = The backup failed. ({ $detail })
error-backup-unwritable = The backup cannot be written to { $file }: { $problem }
error-backup-damaged = { $file } is not a complete backup: { $problem }
error-backup-too-new = The backup was made by a newer program ({ $found }).
error-database-not-empty = The database is in use; a backup can only be restored into an empty one.

usage-rename = give somebody another name, as the host of a server
usage-examples-rename =
    baumeister rename "Something rude" "Guest 17"
    baumeister rename l0YRrbJuKkDW7KKn "Guest 17" --redis redis://localhost
usage-rename-who = a registered name, a guest's name if only one has it, or an id (as in `reports`)
usage-rename-name = the person's new name
rename-done = { $before } is now called { $after }.
rename-told = Running servers were told.
rename-later = Running servers without Redis cannot be told: a table that somebody is watching gets the new name when it is next loaded, at the latest after a restart.
usage-reports = what people have reported to the host of a server, the newest first
usage-examples-reports =
    baumeister reports
    baumeister reports --json --database postgresql://me@db/baumeister
reports-none = Nobody has reported anything.
reports-line = { $at }: about { $about }, by { $by }, table { $table }
usage-trust-clock = say, as the host of a server, that this machine's clock is right, after a jump forward
usage-examples-trust-clock =
    baumeister trust-clock
    baumeister trust-clock --database postgresql://me@db/baumeister
trust-clock-done = Sign-ins, guests and tables expire by the clock again: it is { $now }. They had been kept as of { $before }.
error-several-people = Several guests have this name. Say which of them by the id: { $ids }

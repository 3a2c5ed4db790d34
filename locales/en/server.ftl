# What the server says.
server-took-back = { $seat } undoes the last step.
    .you = You undo your last step.
server-took-back-for-all = The game goes back to an earlier move.
server-resigned = { $seat } gives up.
    .you = You give up.
server-taken-over = { $name } plays for { $seat } from now on.
    .you = { $name } plays your seat from now on.
server-added-luck = { $seat } has added to the luck.
    .you = You have added to the luck.
server-bad-request = The request cannot be understood: { $why }
server-too-large = The request is too large; { $most } bytes are allowed.
server-unknown-person = Nobody knows you here yet: say how you want to be called first.
server-other-site = The request came from another site.
server-no-table = There is no such table, or it is private: ask its host for the link.
server-no-person = There is nobody with this id.
server-not-forgotten = Everything about this person was removed, except at tables where that failed: { $tables }. Try again; the log tells more.
server-not-operator = Only the operator of this server may do that.
server-not-public = The figures are shown to this machine and trusted proxies only; the setting metrics-public changes that.
server-no-page = There is nothing at this address.
server-no-method = This address cannot be called in this way; /api describes how.
server-no-seat = There is no seat “{ $found }” at this table.
server-not-yours = The seat of { $seat } is not yours to play.
server-taken = The seat of { $seat } is taken.
server-full = No seat is free.
server-not-host = Only the host of the table may do that.
server-bad-link = This link leads nowhere, or it was used already.
server-started = The game has begun already.
server-not-started = The game has not begun yet.
server-not-over = That is possible only after the end of the game.
server-over = The game is over.
server-open-seats = Seats are still free: wait for players, or let bots play.
server-not-accepted = { $seat } has not accepted the invitation yet. Wait for the answer, or withdraw the invitation and fill the seat.
server-not-invited = You are not invited to this table, or the invitation was withdrawn.
server-stale = The table has gone on; look again before you answer (question { $now } is open).
server-too-many-answers = At most { $most } answers can be given at once.
server-stopping = The server is being restarted; it is back in a moment.
server-long-file = The game file has more than { $most } steps.
server-nothing-to-undo = There is nothing you can take back alone: somebody has learned something since.
server-nothing-to-redo = There is nothing to do again.
server-no-hints-here = This table gives no hints.
server-no-undo-here = This table does not allow taking that back.
server-nothing-asked = Nobody has asked to take anything back.
server-no-version = There is no such version; the last is { $last }.
server-bad-name = A name has 1 to { $most } visible characters.
server-bots-name = “{ $name }” is what a bot is called here; choose another name.
server-bad-words = A text has 1 to { $most } characters.
server-no-phrase = There is no such phrase; /api/v1/games lists them.
server-muted = The operator has stopped your remarks.
server-bad-table = A table cannot be made so; look at: { $why }
server-no-bot = There is no player “{ $found }”; say me, open, or a bot of /api/v1/games.
server-bad-luck = Luck is added as 64 hexadecimal digits.
server-too-many = The server holds no more than { $most } of these at a time; try again later.
server-too-many-tables = You are the host of { $most } tables that are not over, and more is not possible; finish or close one first.
server-too-fast =
    That was too fast; wait { $seconds ->
        [one] a second
       *[other] { $seconds } seconds
    }.
server-failed = Something went wrong here, and nothing was changed. Try again.
server-bad-code = This code or phrase is unknown, used, or too old.
server-bad-box = The box cannot be read: { $why }
server-bad-file = The game file cannot be read at line { $line } ({ $why }).
server-bad-career = The campaign goes on with another chapter; look at it again.
server-phrase-hello = Hello!
server-phrase-well-played = Well played!
server-phrase-thanks = Thank you!
server-phrase-thinking = I am thinking…
server-phrase-your-turn = It is your turn.
server-phrase-back-soon = Back in a moment.
server-phrase-oops = Oops, I did not mean that.
server-phrase-good-game = That was a good game!
server-phrase-another = Another one?
server-phrase-bye = Good bye!

# Settings, in --help and docs/server.md.
setting-listen = The address and port to listen at, such as 127.0.0.1:8852 or localhost:8852
setting-data = The folder of the database, the reports and the operator’s token
setting-public-url = The address people see, where a proxy stands before the server; with https the cookie is kept to https
setting-trusted-proxies = Addresses or ranges of proxies whose X-Forwarded-For is believed, parted by commas
setting-max-sockets = The most websockets open at a time
setting-max-sockets-per-address = The most websockets open at a time from one address
setting-max-tables = The most tables in memory; beyond it no new ones are made
setting-max-tables-per-person = The most tables of one host that are not over; beyond it no new ones are made
setting-max-rate = Requests a second from one address, on average
setting-max-answers = Answers and other actions a second from one person or websocket, on average
setting-max-reports = Reports of problems that are kept; beyond it none is taken until some are removed
setting-bot-threads = Threads on which bots think (default: one less than there are cores)
setting-substitute = The bot that plays for who is away: level-1 to level-5, greedy, uct or random
setting-metrics-public = Whether anybody may read /metrics, not only this machine and trusted proxies
setting-log = What is logged: off, error, warn, info, debug or trace, or by part such as “warn,server=debug”
setting-json-logs = Whether each line of the log is JSON
setting-echo = Whether /ws-echo sends back what comes, for measurements with “harbour load”
setting-is-address = an address or a host name with a port, such as 127.0.0.1:8852, localhost:8852 or [::]:8852
setting-is-folder = a folder
setting-is-url = http:// or https:// and a host, such as https://games.example.org, without a path
setting-is-addresses = addresses without ports, or ranges, parted by commas, such as 127.0.0.1,172.17.0.0/16
setting-is-count = a whole number, 1 or more
setting-is-switch = true or false
setting-is-bot = level-1 to level-5, greedy, uct or random
setting-is-filter = off, error, warn, info, debug or trace, or such levels by part, comma-separated, such as “warn,server=debug”

# How bots are called.
bot-name =
    { $bot ->
        [level-1] Cabin hand bot
        [level-2] Deckhand bot
        [level-3] Mate bot
        [level-4] Pilot bot
        [level-5] Captain bot
        [greedy] Greedy bot
        [uct] Tree-search bot
       *[random] Random bot
    }

const e=`# The page: what every screen shares.
page-skip = To the content
page-nav = harbour
page-lobby = Open tables
page-campaigns = Campaigns
page-rules = Rules
page-me = Me
page-language = Language
page-theme = Colours
page-theme-name =
    { $theme ->
        [light] Light
        [dark] Dark
        [contrast] High contrast
       *[system] As the system
    }
page-close = Close
page-rule-of = Rule { $rule }
page-unreachable = The server cannot be reached. Check your connection; nothing is lost.
page-connection-lost = The connection was lost. The table is shown as it is now; look again before you go on.
page-connecting = Coming to the table…
page-table-trouble = This table cannot be shown
page-seat-gone = Your seat at this table was freed by the host, or given to somebody else.
page-closed-table = It was closed before a game had begun.
page-go-home = To the first page
# Seats: those of Blackout have emblems, those of Hong Kong the letters of its board.
page-emblem =
    { $seat ->
        [A] Junk
        [B] Lantern
        [C] Fish
       *[D] Swallow
    }
page-seat-named =
    { $game ->
        [hongkong] { $name } ({ $seat })
       *[blackout] { $name } ({ $seat ->
            [A] junk
            [B] lantern
            [C] fish
           *[D] swallow
        })
    }
page-table-choice-number = Choice { $n }:
page-final-score =
    { $points ->
        [one] { $name }: 1 point, \${ $dollars }
       *[other] { $name }: { $points } points, \${ $dollars }
    }
page-final-dollars = Equal on points: money decides.
page-rulebook-loading = Fetching the rules…
`,a=Object.freeze(Object.defineProperty({__proto__:null,default:e},Symbol.toStringTag,{value:"Module"})),n=`# Home, tables, people.
page-home-welcome = Two board games about one city
page-home-guest = Guest { $n }
page-home-you-are = You play as { $name }.
page-home-rename = Change name
page-home-name = Your name
page-home-name-optional = if you like
page-home-save = Save
page-home-cancel = Cancel
page-home-loading = One moment…
page-home-game =
    { $game ->
        [hongkong] Hong Kong
       *[blackout] Blackout: Hong Kong
    }
page-home-title =
    { $game ->
        [hongkong] Hong Kong
       *[blackout] { $chapter ->
            [none] Blackout: Hong Kong
           *[other] Blackout: Hong Kong, chapter { $chapter }
        }
    }
page-home-about =
    { $game ->
        [hongkong] Two builders, twenty-five plots. Stack your floors on the other’s towers, close them with roofs, and control the skyline. By Reiner Knizia.
       *[blackout] The lights are out. Plan your volunteers, gather what the city needs, secure district after district. By Alexander Pfister.
    }
page-home-players =
    { $game ->
        [hongkong] 2 players
       *[blackout] 1–4 players
    }
page-home-minutes =
    { $game ->
        [hongkong] 15 minutes
       *[blackout] 60–120 minutes
    }
page-home-against-bot = Play now against a bot
page-home-opponent = Opponent
page-home-level =
    { $bot ->
        [level-1] Level 1: { $name }
        [level-2] Level 2: { $name }
        [level-3] Level 3: { $name }
        [level-4] Level 4: { $name }
        [level-5] Level 5: { $name }
       *[other] { $name }
    }
page-home-solo = Solo campaign
page-home-friends = Table with friends
page-home-your-turns =
    { $n ->
        [one] It is your turn
       *[other] It is your turn at { $n } tables
    }
page-home-your-turn = Your turn
page-home-my-games = My games
page-home-all-games = Show all { $n }
page-home-to-lobby = All open tables
page-home-no-open = No table is waiting for players right now.
page-home-none-playing = No public game is on right now.
page-home-replay = Replay
page-home-legend = Icons
page-home-privacy = Privacy
page-home-programs = For programs
page-home-free = free
page-home-state =
    { $state ->
        [turn] Your turn
        [invited] You are invited
        [free] { $free ->
            [one] 1 free seat
           *[other] { $free } free seats
        }
        [full] About to start
        [playing] Being played
        [won] Won
        [tied] Tied
        [lost] Lost
        [over] Over
       *[closed] Closed
    }
page-home-won-by =
    { $n ->
        [0] Nobody won
        [one] { $names } won
       *[other] Tied: { $names }
    }
page-home-join = Sit down
page-home-join-what = Sit down: { $what }
page-home-watch = Look
page-home-watch-what = Look: { $what }
page-home-lobby-free = Waiting for players
page-home-lobby-playing = Being played

# A new table.
page-home-new-of =
    { $game ->
        [hongkong] New table: Hong Kong
       *[blackout] New table: Blackout
    }
page-home-other-game =
    { $game ->
        [hongkong] Hong Kong instead
       *[blackout] Blackout instead
    }
page-home-how-many = How many play?
page-home-what = What is played?
page-home-base = The base game
page-home-campaign = A campaign, from chapter I on
page-home-single-chapter = Only chapter { $chapter }
page-home-who = Who sits where
page-home-seat =
    { $game ->
        [hongkong] Seat { $seat }
       *[blackout] Seat: { page-emblem }
    }
page-home-player =
    { $player ->
        [me] Me
        [named] Me ({ $name })
        [local] Another person at this device
        [open] Free, for whoever has the link
        [level-1] Level 1, Cabin hand bot: plays along, right for children
        [level-2] Level 2, Deckhand bot: for a first game
        [level-3] Level 3, Mate bot: knows what it is doing
        [level-4] Level 4, Pilot bot: weighs every answer
       *[level-5] Level 5, Captain bot: thinks for up to two seconds, and hard to beat
    }
page-home-hot-seat = Several seats at this device: it goes from hand to hand, and a curtain hides secrets in between.
page-home-local-player = Player { $n }
page-home-seat-name = Name of { $name }
page-home-rename-seat = Change the name of { $name }
page-home-public = Show in the lobby
page-home-public-what = Anybody may sit down or watch. Otherwise only who has the link.
page-home-more = Clock, undo, luck
page-home-clock = Clock
page-home-clock-kind =
    { $kind ->
        [live] For playing in one go
        [days] Days for each turn
       *[none] None
    }
page-home-clock-minutes = Minutes for the game
page-home-clock-increment = Seconds more each turn
page-home-clock-hours = Time for a turn
page-home-hours =
    { $hours ->
        [12] 12 hours
        [24] 1 day
       *[other] { $days } days
    }
page-home-undo = Undo
page-home-undo-kind =
    { $policy ->
        [full] Until somebody has learned something
        [misclick] The last step, within ten seconds
       *[none] Never
    }
page-home-hints = Hints
page-home-hints-kind =
    { $policy ->
        [alone] For who plays against bots alone
        [always] Always
       *[never] Never
    }
page-home-first = Who starts
page-home-first-seat =
    { $seat ->
        [draw] By lot
       *[other] Seat { $seat }
    }
page-home-luck-note = Dice and cards come from a secret number whose hash is shown before the game. Each player may add to it; after the game everybody can check every draw.
page-home-begin = Begin
page-home-begin-what = Everybody is here: the game starts at once.
page-home-make = Open the table
page-home-make-what = Then you get a link for the others.

# Before the start.
page-home-waiting =
    { $free ->
        [0] Everybody is here.
        [one] One seat is free.
       *[other] { $free } seats are free.
    }
page-home-free-seat = Free
page-home-its-you = you
page-home-has-luck = has added to the luck
page-home-sit = Sit down
page-home-sit-too = Sit here too
page-home-seat-bot = Seat a bot
page-home-change-bot = Another bot
page-home-open-seat = Free the seat
page-home-add-luck = Add my luck
page-home-leave = Leave
page-home-send-away = Send { $name } away
page-home-start = Start the game
page-home-close-table = Close the table
page-home-host-starts = Whoever opened the table starts the game.
page-home-lobby-row = Lobby
page-home-lobby-kind =
    { $kind ->
        [public] Shown to everybody
       *[private] Not shown
    }
page-home-invite = Invite
page-home-invitation = Link to join
page-home-watching = Link to watch
page-home-links-lost = The links of this table are not on this device. Make new ones; the old ones end.
page-home-new-links = Make new links
page-home-host-invites = Whoever opened the table has the link for others.
page-home-luck = Luck that can be checked
page-home-commitment = Hash of the server’s part:
page-home-copy = Copy
page-home-copy-what = Copy: { $what }
page-home-copied = Copied.
page-home-share = Send
page-home-qr = QR code: { $what }

# Links.
page-home-link-bad = This link does not work
page-home-invited =
    { $kind ->
        [seat] This link gives you a seat at this table.
       *[invitation] You are invited to this table.
    }
page-home-to-seat = To my seat
page-home-too-late = No seat is free any more.
page-home-watch-only = Just watch
page-home-lost = Lost in the harbour

# Oneself.
page-home-how-called = Name
page-home-how-called-what = The others at the table see it. Tables where you sit already keep the old one.
page-home-likes = As you like it
page-home-motion = Things move
page-home-rerolls = Show dice that are rolled again
page-home-sound = A sound when it is your turn
page-home-notify = A notification when it is your turn
page-home-notify-what = While a table is open in the background.
page-home-notify-denied = The browser does not allow it; you can change that in its settings for this site.
page-home-second-device = Second device
page-home-second-device-what = Play on with another device as the same person: type the code there under “Me”, or open the link.
page-home-pair = Show a code
page-home-code = Code:
page-home-code-until = Good once, until { $time }.
page-home-device-link = Link for the other device
page-home-device-what = This device becomes the same person as the one that showed the link: same name, same seats. The link is good once.
page-home-device-instead = Here you are { $name } so far. Seats of { $name } are then no longer reached from this device.
page-home-device-do = Make this device mine
page-home-phrase = Recovery phrase
page-home-phrase-what = With it you are yourself again when every device is lost. Write it down and keep it safe.
page-home-phrase-make = Make a phrase
page-home-phrase-once = It is shown only now. An older phrase is no longer good.
page-home-enter = Already somebody here?
page-home-enter-what = Code from another device, or recovery phrase
page-home-enter-do = That is me
page-home-forget = Forget me
page-home-forget-what = This device forgets who you are. Without a second device or a recovery phrase there is no way back to your seats.
page-home-forget-do = Forget me on this device
page-home-forget-sure = Really? Games where you sit stay, but this device reaches them no more.
page-home-forgotten = This device does not know you any more.

# Campaigns.
page-home-careers-what = Five chapters bring the light back, alone or together. Each chapter has its own conditions; for good results there are orchids, and after the fifth a verdict.
page-home-begin-solo = Begin a solo campaign
page-home-begin-group = Campaign with others
page-home-no-careers = You have not begun a campaign yet.
page-home-no-career = There is no such campaign here
page-home-career =
    { $n ->
        [one] Solo campaign
       *[other] Campaign for { $n }
    }
page-home-attempts =
    { $n ->
        [0] No chapter played to the end yet
        [one] 1 attempt
       *[other] { $n } attempts
    }
page-home-go-on = Go on
page-home-see-verdict = The verdict
page-home-play-chapter =
    { $how ->
        [on] Go on with chapter { $chapter }
        [again] Try chapter { $chapter } again
       *[new] Begin chapter { $chapter }
    }
page-home-chapter = Chapter { $chapter }
page-home-chapter-state =
    { $state ->
        [done] done
        [on] being played
        [next] comes next
       *[later] comes later
    }
page-home-chapter-orchids = Orchids at { $one }, { $two } and { $three } points.
page-home-orchids-of =
    { $n ->
        [0] { $name }: no orchid
        [one] { $name }: 1 orchid
       *[other] { $name }: { $n } orchids
    }
page-home-losses =
    { $n ->
        [one] Lost once: you begin with \${ $dollars } more.
       *[other] Lost { $n } times: you begin with \${ $dollars } more.
    }
page-home-attempt =
    { $n ->
        [1] Chapter { $chapter }
       *[other] Chapter { $chapter }, attempt { $n }
    }
page-home-attempt-state =
    { $phase ->
        [waiting] about to start
        [playing] being played
        [closed] closed
       *[over] { $orchids ->
            [0] not won
            [one] 1 orchid
           *[other] { $orchids } orchids
        }
    }
page-campaign-attempt =
    { $outcome ->
        [given-up] Given up
        [won] Won
        [won-by] Won by { $names }
        [lost] Lost
       *[nobody] Nobody won
    }
page-campaign-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
page-campaign-score-of = { $name }: { $points }
page-campaign-scores = Best score { $best }, latest { $latest }

# Replay.
page-home-replay-what = Open the file of a finished game and follow it step by step. Nothing of it is kept.
page-home-replay-open = Open a game file
page-home-step = Step { $n } of { $all }
page-home-step-first = To the first step
page-home-step-back = Back
page-home-step-on = On
page-home-step-last = To the last step
page-home-eyes = With the eyes of
page-home-eyes-nobody = a spectator

# Round a game.
page-home-hand-to = Hand the device to { $name }
page-home-hand-what = Nothing is shown until then.
page-home-i-am = I am { $name }
page-home-still = Still { $name }: show the table again
page-home-turn-of = It is the turn of { $name }.
page-home-turn-to = To { $name }
page-home-back-to = Back to { $name }
page-home-elsewhere = This seat is open in another window.
page-home-reopen = Play here
page-home-connection = Connection lost. Trying again…
page-home-away = A bot plays for you.
page-home-take-seat = Take your seat back

# Privacy.
page-home-privacy-short = In short
page-home-privacy-none = No accounts, no mail addresses, no passwords, no trackers, no third parties. One cookie says which device you are; it is set when you get a name.
page-home-privacy-kept-head = What this server keeps
page-home-privacy-name = the name you chose, and your language;
page-home-privacy-secrets = hashes of your devices’ secrets, of your recovery phrase, and for ten minutes of a code for a second device;
page-home-privacy-games = the tables you sat at, every step played there and when;
page-home-privacy-words = what you said at a table, your private notes, and problems you reported.
page-home-privacy-long-head = For how long
page-home-privacy-long = Games never expire, and what was said at a table stays with it. The rest stays until you ask the operator to forget you.
page-home-privacy-forget = Then name, devices, phrase, remarks and notes are removed at once, and your name from every game; the games stay, with the seat’s letter instead. Backups made before, and reports, hold it until they are removed.
page-home-privacy-else-head = What else you should know
page-home-privacy-addresses = Addresses on the network are used for minutes, in memory, to keep anybody from asking too much. They are neither stored nor logged.
page-home-privacy-device = Your browser keeps your choices of language, colours and sound, and for as long as the tab is open the links of tables you made.
page-home-privacy-operator = Whoever runs this server can read its database, and with it hands and plans of running games.
page-home-privacy-me = Forget me on this device
page-home-of-game = ({ page-home-game })
`,t=Object.freeze(Object.defineProperty({__proto__:null,default:n},Symbol.toStringTag,{value:"Module"})),o=`# What the server says.
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
`,s=Object.freeze(Object.defineProperty({__proto__:null,default:o},Symbol.toStringTag,{value:"Module"}));export{t as a,a as p,s};

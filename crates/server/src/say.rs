//! What the server itself says to people.

use game::{Seat, messages};

messages! {
    /// What happens at a table beside the game.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum AtTable {
        /// A seat took its own steps back.
        TookBack { seat: Seat } = "server-took-back",
        /// The table took steps back by consent.
        TookBackForAll = "server-took-back-for-all",
        /// A seat gave up.
        Resigned { seat: Seat } = "server-resigned",
        /// Somebody else plays a seat.
        TakenOver { seat: Seat, name: String } = "server-taken-over",
        /// A seat has added to the luck.
        AddedLuck { seat: Seat } = "server-added-luck",
    }
}

messages! {
    /// Why the server does not do what was asked.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Trouble {
        /// The request is no JSON of the form that is wanted.
        BadRequest { why: String } = "server-bad-request",
        /// The request is too large.
        TooLarge { most: usize } = "server-too-large",
        /// Who asks has shown no device that is known.
        Unknown = "server-unknown-person",
        /// The request came from another site.
        OtherSite = "server-other-site",
        /// There is no such table, or not for who asks.
        NoTable = "server-no-table",
        /// There is no such person.
        NoPerson = "server-no-person",
        /// Somebody could not be forgotten at some tables.
        NotForgotten { tables: String } = "server-not-forgotten",
        /// Only the operator may ask that.
        NotOperator = "server-not-operator",
        /// Only this machine and trusted proxies may see the figures.
        NotPublic = "server-not-public",
        /// There is no such page or call.
        NoPage = "server-no-page",
        /// The call exists, but not with this method.
        NoMethod = "server-no-method",
        /// There is no such seat at the table.
        NoSeat { found: String } = "server-no-seat",
        /// The seat is somebody else's.
        NotYours { seat: Seat } = "server-not-yours",
        /// The seat is taken.
        Taken { seat: Seat } = "server-taken",
        /// No seat is open.
        Full = "server-full",
        /// Only who made the table may do that.
        NotHost = "server-not-host",
        /// The link does not lead anywhere.
        BadLink = "server-bad-link",
        /// That is possible only before the start.
        Started = "server-started",
        /// That is possible only once the game has begun.
        NotStarted = "server-not-started",
        /// That is possible only at the end.
        NotOver = "server-not-over",
        /// The game is over.
        Over = "server-over",
        /// Seats are open still.
        OpenSeats = "server-open-seats",
        /// An invited player has not answered yet.
        NotAccepted { seat: Seat } = "server-not-accepted",
        /// No seat is reserved for who asks.
        NotInvited = "server-not-invited",
        /// The question is not asked any more; the table has gone on.
        Stale { now: u64 } = "server-stale",
        /// More answers at once than any phase has.
        TooManyAnswers { most: usize } = "server-too-many-answers",
        /// The server stops, and will be back.
        Stopping = "server-stopping",
        /// The game file has more steps than any game.
        LongFile { most: usize } = "server-long-file",
        /// The seat has nothing to take back.
        NothingToUndo = "server-nothing-to-undo",
        /// The seat has nothing to do again.
        NothingToRedo = "server-nothing-to-redo",
        /// The table does not allow it.
        NoUndoHere = "server-no-undo-here",
        /// The table gives no hints.
        NoHintsHere = "server-no-hints-here",
        /// Nobody has asked to take something back.
        NothingAsked = "server-nothing-asked",
        /// There is no such version.
        NoVersion { last: u64 } = "server-no-version",
        /// A name must have some letters, and not too many.
        BadName { most: usize } = "server-bad-name",
        /// A bot is called so.
        BotsName { name: String } = "server-bots-name",
        /// A text must have some letters, and not too many.
        BadWords { most: usize } = "server-bad-words",
        /// There is no such phrase.
        NoPhrase = "server-no-phrase",
        /// An operator has stopped this person's remarks.
        Muted = "server-muted",
        /// What was chosen for a table does not fit.
        BadTable { why: String } = "server-bad-table",
        /// There is no such bot.
        NoBot { found: String } = "server-no-bot",
        /// The luck to add is not 64 hexadecimal digits.
        BadLuck = "server-bad-luck",
        /// The server has as many as it holds.
        TooMany { most: usize } = "server-too-many",
        /// The host has as many tables as one person may have.
        TooManyTables { most: usize } = "server-too-many-tables",
        /// Too many requests.
        TooFast { seconds: u64 } = "server-too-fast",
        /// Something failed that is not the asker's fault.
        Failed = "server-failed",
        /// The recovery phrase or code is not known.
        BadCode = "server-bad-code",
        /// The box has flaws.
        BadBox { why: String } = "server-bad-box",
        /// A game file cannot be read.
        BadFile { line: usize, why: String } = "server-bad-file",
        /// The career goes on otherwise.
        BadCareer = "server-bad-career",
    }
}

messages! {
    /// What can be said with one touch, and is read by everybody in their own language.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Phrase {
        /// Good day.
        Hello = "server-phrase-hello",
        /// Well played.
        WellPlayed = "server-phrase-well-played",
        /// Thank you.
        Thanks = "server-phrase-thanks",
        /// I am thinking.
        Thinking = "server-phrase-thinking",
        /// It is your turn.
        YourTurn = "server-phrase-your-turn",
        /// Back in a moment.
        BackSoon = "server-phrase-back-soon",
        /// I did not mean that.
        Oops = "server-phrase-oops",
        /// It was a good game.
        GoodGame = "server-phrase-good-game",
        /// Another one.
        Another = "server-phrase-another",
        /// Good bye.
        Bye = "server-phrase-bye",
    }
}

messages! {
    /// What a setting is for.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum About {
        /// The address to listen at.
        Listen = "setting-listen",
        /// The folder of the data.
        Data = "setting-data",
        /// The address people see.
        PublicUrl = "setting-public-url",
        /// Proxies that are believed.
        TrustedProxies = "setting-trusted-proxies",
        /// The most sockets.
        MaxSockets = "setting-max-sockets",
        /// The most sockets from one address.
        MaxSocketsPerAddress = "setting-max-sockets-per-address",
        /// The most tables in memory.
        MaxTables = "setting-max-tables",
        /// The most tables of one host.
        MaxTablesPerPerson = "setting-max-tables-per-person",
        /// The most requests a second.
        MaxRate = "setting-max-rate",
        /// The most answers a second.
        MaxAnswers = "setting-max-answers",
        /// The most reports.
        MaxReports = "setting-max-reports",
        /// Threads for bots.
        BotThreads = "setting-bot-threads",
        /// Who plays for who is away.
        Substitute = "setting-substitute",
        /// Who may read the figures.
        MetricsPublic = "setting-metrics-public",
        /// What is logged.
        Log = "setting-log",
        /// How it is logged.
        JsonLogs = "setting-json-logs",
        /// The echo.
        Echo = "setting-echo",
    }
}

messages! {
    /// What a setting's value looks like.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Kind {
        /// An address with a port.
        Address = "setting-is-address",
        /// A folder.
        Folder = "setting-is-folder",
        /// The address of a site.
        Url = "setting-is-url",
        /// Addresses without ports.
        Addresses = "setting-is-addresses",
        /// A number.
        Count = "setting-is-count",
        /// Yes or no.
        Switch = "setting-is-switch",
        /// A bot's name.
        Bot = "setting-is-bot",
        /// What to log.
        Filter = "setting-is-filter",
    }
}

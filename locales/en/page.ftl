# The page: what every screen shares.
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
        [one] { $name }: 1 point, ${ $dollars }
       *[other] { $name }: { $points } points, ${ $dollars }
    }
page-final-dollars = Equal on points: money decides.
page-rulebook-loading = Fetching the rules…

# Hints at a table, and the review of a game.
page-hint = Hint
page-hint-key = Hint (H)
page-hint-thinking = Thinking …
page-hint-more =
    { $stage ->
        [none] Hint
        [aim]
            { $about ->
                [yes] What is it about?
               *[no] Show the move
            }
       *[about] Show the move
    }
page-hint-choose = Choose this
page-hint-mentioned = The hint is about this.
page-review = Review of the game
page-review-ask = Review this game
page-review-waits = The bots are looking at the game again …
page-review-curve = Each seat’s chance to win, as far as it could tell
page-review-percent = { $n } %
page-review-turns =
    { $n ->
        [one] 1 turning point
       *[other] { $n } turning points
    }
page-review-what = Where somebody’s chance to win changed most, as far as they could tell themselves: by a move, or by luck. Bots guess; they can be wrong.
page-review-look = Look at this step

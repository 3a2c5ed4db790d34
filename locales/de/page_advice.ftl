# Tipps am Tisch und der Rückblick auf eine Partie.
page-hint = Tipp
page-hint-key = Tipp (H)
page-hint-thinking = Denkt nach …
page-hint-more =
    { $stage ->
        [none] Tipp
        [aim]
            { $about ->
                [yes] Worum geht es?
               *[no] Zeig den Zug
            }
       *[about] Zeig den Zug
    }
page-hint-choose = Das wählen
page-hint-mentioned = Darum geht es im Tipp.
page-review = Rückblick auf die Partie
page-review-ask = Partie untersuchen
page-review-waits = Die Bots sehen sich die Partie noch einmal an …
page-review-curve = Die Gewinnchance jedes Platzes, soweit er sie kennen konnte
page-review-percent = { $n } %
page-review-turns =
    { $n ->
        [one] 1 Wendepunkt
       *[other] { $n } Wendepunkte
    }
page-review-what = Wo sich die Gewinnchance von jemandem am meisten geändert hat, soweit es am eigenen Platz zu erkennen war: durch einen Zug oder durch Zufall. Bots schätzen; sie können irren.
page-review-look = Diesen Schritt ansehen

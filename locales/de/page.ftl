# Was die erste Seite sagt.
page-what = harbour ist ein Zuhause für zwei Brettspiele über Hongkong: Blackout: Hong Kong für eine bis vier Personen und Hong Kong für zwei. Dieser Server hält ihre Tische.
page-state = Die Seite zum Spielen entsteht noch. Programme können schon alles: Tische eröffnen, Platz nehmen, spielen, zusehen.
page-terminal = Im Terminal kannst du sofort spielen: harbour play blackout
page-api = Wie Programme mit diesem Server sprechen (OpenAPI)
page-tables = Öffentliche Tische
page-ready = Geht es dem Server gut?

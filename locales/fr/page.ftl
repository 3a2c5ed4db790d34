# Ce que dit la première page.
page-what = harbour accueille deux jeux de société sur Hong Kong : Blackout: Hong Kong, de un à quatre joueurs, et Hong Kong, à deux. Ce serveur tient leurs tables.
page-state = La page où jouer est encore en construction. Les programmes peuvent déjà tout faire : créer des tables, s’asseoir, jouer, regarder.
page-terminal = Dans un terminal, vous pouvez jouer tout de suite : harbour play blackout
page-api = Comment les programmes parlent à ce serveur (OpenAPI)
page-tables = Tables publiques
page-ready = Le serveur va-t-il bien ?

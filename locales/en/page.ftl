# What the first page says.
page-what = harbour is a home for two board games about Hong Kong: Blackout: Hong Kong, for one to four, and Hong Kong, for two. This server keeps their tables.
page-state = The page to play on is still being built. Programs can do everything already: make tables, sit down, play, watch.
page-terminal = In a terminal you can play at once: harbour play blackout
page-api = How programs talk to this server (OpenAPI)
page-tables = Public tables
page-ready = Is the server well?

# Home, tables, people.

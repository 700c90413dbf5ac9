# Where tables are kept, and what can be wrong with it.
store-exists = That file already exists, and is never overwritten.
store-newer = These tables were saved by a newer version of Toutilix. Install that one, or convert them with its “toutilix store downgrade”.
store-no_place = That file cannot be created there.
store-no_psycopg = Tables in PostgreSQL need psycopg. It comes with the extra: pip install "toutilix[postgres]"
store-none = No tables are saved there.
store-old_sqlite = This Python’s SQLite is too old.
store-older = These tables were saved by an older version of Toutilix: start the server once to update them.
store-pg_dump = PostgreSQL has a better tool for copies: pg_dump.
store-served = Another server is already using these tables.
store-url = Tables are saved in sqlite:PATH or postgresql://USER@HOST/DATABASE.

# export and backup.
store-backed_up = All tables were copied to { $file }.
store-exported = { $count ->
    [one] One record was
   *[other] { NUMBER($count, useGrouping: 0) } records were
  } written to { $folder }.{ $there ->
    [0] {""}
    [one] {" "}One was already there.
   *[other] {" "}{ NUMBER($there, useGrouping: 0) } were already there.
  }
store-exporting = Records

# store version, upgrade and downgrade.
store-migrated = The tables were converted from version { $before } to version { $after }.
store-no_version = The tables cannot be converted to that version.
store-start_older = Start the older Toutilix now: this one would update them again.
store-unchanged = The tables already have version { $version }.
store-version = The tables have version { $found }. This program uses version { $ours }.

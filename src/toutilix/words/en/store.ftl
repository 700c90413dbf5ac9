# Where tables are kept, and what can be wrong with it.
store-exists = That file is there already, and is never written over.
store-newer = The tables were kept by a newer Toutilix than this one.
store-no_place = That file cannot be made there.
store-no_psycopg = Tables in PostgreSQL need psycopg. It comes with the extra: pip install "toutilix[postgres]"
store-none = No tables are kept there.
store-old_sqlite = The SQLite of this Python is too old.
store-older = The tables were kept by an older Toutilix: start the server once, and they are brought up to date.
store-pg_dump = PostgreSQL has a better tool for copies: pg_dump.
store-served = Another server is serving these tables.
store-url = Tables are kept at sqlite:PATH or postgresql://USER@HOST/DATABASE.

# export and backup.
store-backed_up = All tables were copied to { $file }.
store-exported = { $count ->
    [one] One record was
   *[other] { NUMBER($count, useGrouping: 0) } records were
  } written to { $folder }.{ $there ->
    [0] {""}
    [one] {" "}One was there already.
   *[other] {" "}{ NUMBER($there, useGrouping: 0) } were there already.
  }
store-exporting = Records

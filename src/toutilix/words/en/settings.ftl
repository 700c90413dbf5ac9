# Settings of the server. $where is a flag, an environment variable, or a file with its key.
setting-amount = { $where }: "{ $value }" should be a number from { $low } to { $high }.
setting-cluster_secret = { $where }: a node also needs the cluster’s secret: set TOUTILIX_CLUSTER_SECRET, or cluster_secret in the file.
setting-cluster_store = { $where }: several servers cannot share a file. Keep the tables in PostgreSQL: --store postgresql://USER@HOST/DATABASE.
setting-days = { $where }: "{ $value }" should be a whole number of days from 1 to 36500, or { $word }.
setting-host = { $where }: "{ $value }" should be an address such as 127.0.0.1, ::1 or the name of this machine.
setting-lan_loopback = { $where }: the local network cannot reach { $value }; leave the address out, or use one of this machine’s network addresses.
setting-listen = { $where }: "{ $value }" should be off, or an address and a port such as 127.0.0.1:8027.
setting-networks = { $where }: "{ $value }" should be addresses or networks such as 10.0.0.2 or 10.0.0.0/8, separated by commas.
setting-node = { $where }: "{ $value }" should be a name of at most 40 letters, digits, hyphens and dots, such as cards-1.
setting-node_url = { $where }: "{ $value }" should be an address such as http://10.0.0.5:8026.
setting-one_of = { $where }: "{ $value }" should be one of { $values }.
setting-origins = { $where }: "{ $value }" should be a site such as https://example.org, with no path; several are separated by commas.
setting-public_url = { $where }: "{ $value }" should be an address such as https://example.org or https://example.org/cards.
setting-secret = { $where }: a secret needs at least { $least } characters.
setting-site_folder = { $where }: "{ $value }" should be a folder with the built site: make offline puts it into dist/offline.
setting-store = { $where }: a store is sqlite:PATH or postgresql://USER@HOST/DATABASE.
setting-toml = The file { $file } is not TOML: { $why }.
setting-unknown = { $file }: there is no setting "{ $key }"{ $near ->
    [none] .
   *[other] ; did you mean { $near }?
  }
setting-whole = { $where }: "{ $value }" should be a whole number from { NUMBER($low, useGrouping: 0) } to { NUMBER($high, useGrouping: 0) }.
setting-workers_windows = { $where }: several workers need Linux or macOS.
setting-yes_no = { $where }: "{ $value }" should be yes or no.

# The serve command.
serve-address_gone = The server cannot listen on { $host }: this machine does not have that address.
serve-elsewhere = Other addresses of this machine: { $links }
serve-exposed = The server listens on { $host }: other machines may reach it.
serve-failed = The server cannot listen on { $host }, port { NUMBER($port, useGrouping: 0) }: { $why }.
serve-lan_first = Everyone on the local network can use the tables until you stop the server.
serve-lan_link = On the local network: { $link }
serve-lan_none = This machine has no address on the local network. Is it connected?
serve-lan_what = Open the link, start a table and send its link to the others; scan the code to open it on a phone.
serve-link = Tables: { $link }
serve-listening = The server listens on { $host }, port { NUMBER($port, useGrouping: 0) }.
serve-port_forbidden = Port { NUMBER($port, useGrouping: 0) } is reserved: use 1024 or higher, for example --port 8026.
serve-port_taken = Port { NUMBER($port, useGrouping: 0) } is in use on { $host }: another server may be running. Choose another port, for example --port 0 for any free one.
serve-stop = Ctrl-C stops the server; tables are saved.
serve-store = The tables cannot be opened: { $why }

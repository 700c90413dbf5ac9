# Settings of the server. $where is a flag, an environment variable, or a file with its key.
setting-amount = { $where }: "{ $value }" should be a number from { $low } to { $high }.
setting-days = { $where }: "{ $value }" should be a whole number of days from 1 to 36500, or { $word }.
setting-host = { $where }: "{ $value }" should be an address such as 127.0.0.1, ::1 or the name of this machine.
setting-lan_loopback = { $where }: the local network cannot reach { $value }; leave the address out, or give one of this machine's addresses there.
setting-networks = { $where }: "{ $value }" should be addresses or networks such as 10.0.0.2 or 10.0.0.0/8, separated by commas.
setting-one_of = { $where }: "{ $value }" should be one of { $values }.
setting-origins = { $where }: "{ $value }" should be a site such as https://example.org, with no path; several are separated by commas.
setting-public_url = { $where }: "{ $value }" should be an address such as https://example.org or https://example.org/cards.
setting-store = { $where }: a store is sqlite:PATH or postgresql://USER@HOST/DATABASE.
setting-toml = The file { $file } is not TOML: { $why }.
setting-unknown = { $file }: there is no setting "{ $key }"{ $near ->
    [none] .
   *[other] ; is { $near } meant?
  }
setting-whole = { $where }: "{ $value }" should be a whole number from { NUMBER($low, useGrouping: 0) } to { NUMBER($high, useGrouping: 0) }.
setting-yes_no = { $where }: "{ $value }" should be yes or no.

# The serve command.
serve-address_gone = Nothing can listen on { $host }: this machine does not have that address.
serve-elsewhere = Other addresses of this machine: { $links }
serve-exposed = It listens on { $host }: other machines may reach it.
serve-failed = The server cannot listen on { $host }, port { NUMBER($port, useGrouping: 0) }: { $why }.
serve-lan_first = The tables will be offered to everybody in the local network, until you stop the server.
serve-lan_link = In the local network: { $link }
serve-lan_none = No address of this machine in the local network was found. Is it connected?
serve-lan_what = Open the link, start a table and give its link to the others; the code brings a phone here.
serve-link = Tables: { $link }
serve-listening = The server listens on { $host }, port { NUMBER($port, useGrouping: 0) }.
serve-port_forbidden = Port { NUMBER($port, useGrouping: 0) } is reserved: take one from 1024 on, for instance --port 8026.
serve-port_taken = Port { NUMBER($port, useGrouping: 0) } is in use on { $host }: another server may be running. Choose another one, for instance --port 0 for any that is free.
serve-stop = Ctrl-C stops the server; tables are kept.
serve-store = The tables cannot be opened: { $why }

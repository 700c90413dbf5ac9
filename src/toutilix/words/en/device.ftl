# The page that plays without a server: only its build has these words.

device-cleared = This browser’s data for this site was deleted. Your games were saved again.
device-damaged = Part of your saved games was damaged. Everything that could still be read is here.
device-engine = The game could not be started in this browser. A newer browser may help.
device-fetch = The game could not be loaded. Check the connection and try again.
device-forgetful = This browser keeps nothing, for example in a private window. Your games will be gone when you close this page.
device-newer = Your games were saved by a newer version of this page. Close its other tabs and load it again.
device-no_record = This is not the record of a finished match, or it was changed.
device-no_server = That needs a server. On this device you play alone or pass and play.

device-loading = Loading the game…
device-loaded = { $percent }%
device-elsewhere = The game is open in another tab. Only one tab can play at a time.
device-play_here = Play here
device-try_again = Try again
device-update = A new version is ready. Your games are saved.
device-update_now = Update
device-hard = Hard opponents think for { $seconds } seconds about each move. They are stronger than medium ones here too, but search less far than on a server; on a slow phone the difference is small.
device-hard_compiled = Hard opponents think for { $seconds } seconds about each move. They are nearly as strong here as on a server.
device-adaptive = Adaptive opponents think for { $seconds } seconds about each move: when you are ahead, they play like hard ones.
device-import = Open a saved match
device-import_note = A record file that was downloaded from a replay
device-join = Join a server’s table
device-join_label = Link to the table
device-join_note = Paste the link to a table on a server. You need a connection for it.
device-join_offline = There is no connection right now. Try again when there is one.
device-link_only = This is not a link to a table. Without a server, codes do not work here.

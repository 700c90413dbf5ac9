# What is wrong with a request to the server, and with a name.
name-word = A word for the shuffle has at most { $most } characters.
name-wrong = A name has 1 to { $most } characters that can be seen.

request-body = This is not what can be asked here: { $why }.
request-content_type = The body must be JSON: send it with Content-Type application/json.
request-failed = Something went wrong on the server. If you tell somebody about it, say the number { $number }.
request-host = This server is not at home under that name.
request-long = That is too long: at most { NUMBER($most, useGrouping: 0) } bytes are taken.
request-method = That cannot be done here.
request-not_found = There is nothing here.
request-origin = Pages of other sites may not use this server.
request-too_many = That was too much at once: try again in { $seconds ->
    [one] 1 second
   *[other] { NUMBER($seconds, useGrouping: 0) } seconds
  }.
request-wrong = The server does not understand this request.

# Errors in a request to the server, and in a name.
name-word = A word for the shuffle can have at most { $most } characters.
name-wrong = A name needs 1 to { $most } visible characters.

request-body = This request is not valid here: { $why }.
request-busy = The server is very busy right now: try again in { $seconds ->
    [one] 1 second
   *[other] { NUMBER($seconds, useGrouping: 0) } seconds
  }.
request-content_type = The body must be JSON: send it with Content-Type application/json.
request-failed = Something went wrong on the server. If you report it, give the number { $number }.
request-host = This server does not answer to that name.
request-long = That is too long: the limit is { NUMBER($most, useGrouping: 0) } bytes.
request-method = That is not allowed here.
request-not_found = There is nothing here.
request-origin = Pages from other sites cannot use this server.
request-relay = This request does not come from a node of this cluster.
request-too_many = Too many requests: try again in { $seconds ->
    [one] 1 second
   *[other] { NUMBER($seconds, useGrouping: 0) } seconds
  }.
request-wrong = The server does not understand this request.

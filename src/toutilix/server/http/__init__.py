"""The tables on the web: HTTP, WebSockets, the page, and what guards them."""

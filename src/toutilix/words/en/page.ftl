## What only the page in the browser says.

page-not_built = The tables are being served, but the page itself was not built into this copy of Toutilix. In the source tree: cd web, npm ci, npm run build, then start the server again.

// boardgame.io's server as it comes, with matches in memory.

const { Server, Origins } = require('boardgame.io/server');
const { Oldchapix } = require('./game');

Server({ games: [Oldchapix], origins: [Origins.LOCALHOST] }).run({ port: Number(process.env.PORT) });

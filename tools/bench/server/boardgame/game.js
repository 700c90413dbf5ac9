// Oldchapix as a game of boardgame.io: four players, 52 cards, five contracts, then again from the first.
//
// Written to be quick there: cards are small numbers (13 to a family), the state is as small as the rules allow, nothing
// can be undone, and the view of a seat is boardgame.io's own, with the others' cards stripped.

const { INVALID_MOVE, PlayerView } = require('boardgame.io/core');

const SEATS = 4;
const FAMILY = 13;
const CONTRACTS = 5;
const [TRICKS, VOWELS, MN, BLUE_H, EVERYTHING] = [0, 1, 2, 3, 4];

const letters = (which) => [...which].flatMap((letter) => {
  const place = letter.charCodeAt(0) - 65;
  return [place, place + 26];
});
const cost = new Map([
  ...letters('AEIOUY').map((card) => [card, { contract: VOWELS, points: 10 }]),
  ...letters('MN').map((card) => [card, { contract: MN, points: 20 }]),
  [26 + 7, { contract: BLUE_H, points: 90 }],
]);
const TRICK_POINTS = 5;

const family = (card) => Math.floor(card / FAMILY);
const scores = (contract, card) => cost.has(card) && (contract === EVERYTHING || cost.get(card).contract === contract);

function deal(G, random) {
  const pack = random.Shuffle([...Array(SEATS * FAMILY).keys()]);
  for (let seat = 0; seat < SEATS; seat++) {
    G.players[seat] = { hand: pack.slice(seat * FAMILY, (seat + 1) * FAMILY).sort((a, b) => a - b) };
  }
  G.trick = [];
  G.counts = Array(SEATS).fill(FAMILY);
  G.tricksWon = Array(SEATS).fill(0);
  G.captured = [[], [], [], []];
  G.leader = G.hand % SEATS;
  G.turn = G.leader;
}

function handIsOver(G, contract) {
  const hands = Object.values(G.players);
  if (hands.every(({ hand }) => hand.length === 0)) return true;
  if (contract === TRICKS || contract === EVERYTHING) return false;
  return !hands.some(({ hand }) => hand.some((card) => scores(contract, card)));
}

function countPoints(G, contract) {
  for (let seat = 0; seat < SEATS; seat++) {
    if (contract === TRICKS || contract === EVERYTHING) G.scores[seat] += TRICK_POINTS * G.tricksWon[seat];
    for (const card of G.captured[seat]) G.scores[seat] += cost.get(card).points;
  }
}

function takeTrick(G, random) {
  const contract = G.hand % CONTRACTS;
  let best = 0;
  G.trick.forEach((card, place) => {
    if (family(card) === family(G.trick[0]) && card > G.trick[best]) best = place;
  });
  const winner = (G.leader + best) % SEATS;
  G.captured[winner].push(...G.trick.filter((card) => scores(contract, card)));
  G.tricksWon[winner] += 1;
  G.trick = [];
  G.leader = winner;
  G.turn = winner;
  if (handIsOver(G, contract)) {
    countPoints(G, contract);
    G.hand += 1;
    deal(G, random);
  }
}

function play({ G, playerID, random }, card) {
  const { hand } = G.players[playerID];
  const place = hand.indexOf(card);
  if (place < 0) return INVALID_MOVE;
  if (G.trick.length && family(card) !== family(G.trick[0])) {
    if (hand.some((held) => family(held) === family(G.trick[0]))) return INVALID_MOVE;
  }
  hand.splice(place, 1);
  G.counts[playerID] -= 1;
  G.trick.push(card);
  if (G.trick.length === SEATS) takeTrick(G, random);
  else G.turn = (Number(playerID) + 1) % SEATS;
}

exports.Oldchapix = {
  name: 'oldchapix',
  minPlayers: SEATS,
  maxPlayers: SEATS,
  disableUndo: true,
  setup: ({ random }) => {
    const G = { players: {}, hand: 0, scores: Array(SEATS).fill(0) };
    deal(G, random);
    return G;
  },
  playerView: PlayerView.STRIP_SECRETS,
  moves: { play: { move: play, client: false } },
  turn: {
    minMoves: 1,
    maxMoves: 1,
    order: { first: ({ G }) => G.turn, next: ({ G }) => G.turn },
  },
};

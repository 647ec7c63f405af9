// A card game as its documentation writes one: shuffled deck, hands, one move a turn.
// node server.js PORT [FOLDER]: in memory, or with its own FlatFile storage in that folder (written, not synced).
const { FlatFile, Origins, Server } = require("boardgame.io/server");

const game = {
  name: "peer",
  setup: ({ random }) => {
    const deck = random.Shuffle(Array.from({ length: 60 }, (_, n) => n));
    return { hands: { 0: deck.splice(0, 8), 1: deck.splice(0, 8) }, deck, piles: [] };
  },
  playerView: ({ G, playerID }) => ({ ...G, deck: G.deck.length, hands: { [playerID]: G.hands[playerID] } }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: {
      move: ({ G, playerID }) => {
        G.piles.push(G.hands[playerID].shift());
        G.hands[playerID].push(G.deck.length ? G.deck.pop() : G.piles.shift());
      },
      client: false,
    },
  },
};
const [port, dir] = process.argv.slice(2);
const db = dir ? new FlatFile({ dir }) : undefined;
Server({ games: [game], db, origins: [Origins.LOCALHOST_IN_DEVELOPMENT, "*"] }).run(Number(port));

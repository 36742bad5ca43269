// Outposts for boardgame.io: the same game as outposts.py, on the server as shipped, storage in memory.
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const { Server, Origins } = require("boardgame.io/server");
const { INVALID_MOVE, ActivePlayers } = require("boardgame.io/core");

const REGIONS = Array.from({ length: 45 }, (_, n) => `region-${String(n).padStart(2, "0")}`);

const order = ({ G, ctx, playerID, random }, name) => {
  if (!(name in G.regions) || G.secret[playerID]) return INVALID_MOVE;
  G.secret[playerID] = name;
  G.sealed[playerID] += 1;
  if (Object.keys(G.secret).length < ctx.numPlayers) return;
  const dice = random.D6(ctx.numPlayers);
  for (const [i, seat] of Object.keys(G.secret).entries()) {
    const region = G.regions[G.secret[seat]];
    region.owner = seat;
    region.strength = (region.strength + dice[i]) % 100;
    G.given[seat] += 1;
  }
  G.last = { orders: G.secret, dice };
  G.secret = {};
  G.turn += 1;
};

const Outposts = {
  name: "outposts",
  setup: ({ ctx }) => {
    const zeros = () => Object.fromEntries(Array.from({ length: ctx.numPlayers }, (_, i) => [String(i), 0]));
    const region = (name) => ({ name, owner: "nobody", terrain: "woodland", strength: 10, crowns: 2 });
    return {
      regions: Object.fromEntries(REGIONS.map((name) => [name, region(name)])),
      given: zeros(),
      sealed: zeros(),
      turn: 1,
      secret: {},
      last: null,
    };
  },
  turn: { activePlayers: ActivePlayers.ALL },
  disableUndo: true,
  // Both may move at once, so a move may be made on an older state than the server has.
  moves: { order: { move: order, ignoreStaleStateID: true, client: false } },
  playerView: ({ G, playerID }) => ({
    ...G,
    secret: playerID in G.secret ? { [playerID]: G.secret[playerID] } : {},
  }),
};

const server = Server({ games: [Outposts], origins: [Origins.LOCALHOST] });
const { appServer } = await server.run({ port: 0, callback: () => {} });
console.log(`listens on http://127.0.0.1:${appServer.address().port}`);

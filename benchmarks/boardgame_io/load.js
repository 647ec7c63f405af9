// node load.js PORT MATCHES SECONDS RATE: a closed loop where RATE is 0, else so many moves a second in each.
const { io } = require("socket.io-client");
const [port, matches, seconds, rate] = process.argv.slice(2).map(Number);
const times = [];
let moves = 0, until = Infinity;

class Match {
  constructor(n) { this.id = `m${n}`; this.stateID = -1; this.sent = 0; this.sockets = []; }
  async begin() {
    for (const player of ["0", "1"]) {
      const socket = io(`http://127.0.0.1:${port}/peer`, { transports: ["websocket"], forceNew: true });
      this.sockets.push(socket);
      await new Promise((ready) => {
        socket.on("connect", () => socket.emit("sync", this.id, player, undefined, 2));
        socket.on("sync", (_, sync) => { this.take(sync.state, player); ready(); });
        socket.on("update", (_, state) => this.take(state, player));
      });
    }
  }
  take(state, player) {
    if (state._stateID > this.stateID) { this.stateID = state._stateID; this.turn = state.ctx.currentPlayer; }
    if (this.sent && player === this.by && state._stateID > this.at) {
      times.push(performance.now() - this.sent);
      this.sent = 0; moves += 1;
      if (!rate && performance.now() < until) setImmediate(() => this.move());
    }
  }
  move() {
    if (this.sent) return;
    this.by = this.turn; this.at = this.stateID; this.sent = performance.now();
    const action = { type: "MAKE_MOVE", payload: { type: "play", args: [], playerID: this.by } };
    this.sockets[Number(this.by)].emit("update", action, this.stateID, this.id, this.by);
  }
}

(async () => {
  const all = Array.from({ length: matches }, (_, n) => new Match(n));
  for (let at = 0; at < matches; at += 50) await Promise.all(all.slice(at, at + 50).map((each) => each.begin()));
  console.log("ready");
  const started = performance.now();
  until = started + seconds * 1000;
  for (const each of all) {
    if (!rate) each.move();
    else setTimeout(() => setInterval(() => performance.now() < until && each.move(), 1000 / rate), Math.random() * 1000 / rate);
  }
  await new Promise((done) => setTimeout(done, seconds * 1000));
  const took = (performance.now() - started) / 1000;
  times.sort((a, b) => a - b);
  const at = (share) => Math.round(times[Math.floor(times.length * share)] * 100) / 100;
  console.log(JSON.stringify({ moves, moves_a_second: Math.round(moves / took), p50_ms: at(0.5), p99_ms: at(0.99) }));
  process.exit(0);
})();

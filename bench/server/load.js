// Load a server: a plan comes in as JSON, the figures go out as JSON. One process for both servers, so
// that what is compared is the servers.
import { randomUUID } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { io } from "socket.io-client";
import WebSocket from "ws";

const plan = JSON.parse(readFileSync(0, "utf8"));
const now = () => performance.now();
const REGIONS = Array.from({ length: 45 }, (_, n) => `region-${String(n).padStart(2, "0")}`);
const anyRegion = () => REGIONS[Math.floor(Math.random() * REGIONS.length)];

let running = false; // whether new moves are made
let measured = false; // whether they count
const latencies = [];
const total = { made: 0, moves: 0, pushes: 0, bytes: 0, gaps: 0, errors: {} };

/** What both kinds of clients share: when to move, and how long it took. */
class Client {
  asked = false;
  sentAt = 0;
  pending = null;

  turnCame() {
    this.asked = true;
    this.moveSoon();
  }

  moveSoon() {
    if (!running || !this.asked || this.pending !== null) return;
    const wait = plan.think ? this.sentAt + plan.think - now() : 0;
    if (wait > 0) {
      clearTimeout(this.timer);
      this.timer = setTimeout(() => this.moveSoon(), wait);
      return;
    }
    this.asked = false;
    this.sentAt = now();
    this.move();
  }

  confirmed() {
    total.made += 1;
    if (measured) {
      latencies.push(now() - this.sentAt);
      total.moves += 1;
    }
    this.pending = null;
    this.moveSoon();
  }

  pushed() {
    if (measured) total.pushes += 1;
  }
}

class Ours extends Client {
  acknowledged = [];
  told = 0;

  constructor(match, token) {
    super();
    [this.match, this.token] = [match, token];
  }

  connect() {
    return new Promise((resolve, reject) => {
      this.socket = new WebSocket(`${plan.address.replace("http", "ws")}/ws`, { perMessageDeflate: false });
      this.socket.on("error", reject);
      this.socket.on("open", () => this.send({ type: "hello", match: this.match, token: this.token }));
      this.socket.on("message", (data) => {
        if (measured) total.bytes += data.length;
        this.receive(JSON.parse(data));
        if (this.view) resolve();
      });
    });
  }

  send(message) {
    this.socket.send(JSON.stringify(message));
  }

  move() {
    this.pending = randomUUID();
    this.send({ type: "answer", id: this.pending, turn: this.turn, answer: anyRegion() });
  }

  receive(message) {
    if (message.type === "welcome") this.seq = 0;
    if ("seq" in message && ["update", "table", "said"].includes(message.type)) {
      if (message.seq !== this.seq + 1) total.gaps += 1;
      this.seq = message.seq;
    }
    if (message.type === "welcome" || message.type === "update") {
      for (const event of message.events) if (event.n !== this.told++) total.gaps += 1;
      [this.view, this.turn] = [message.view, message.turn];
      if (message.type === "update") this.pushed();
      if (this.view.sealed === null && this.view.decision) this.turnCame();
      else this.asked = false;
    } else if (message.type === "accepted") {
      this.acknowledged.push(message.id);
      this.confirmed();
    } else if (message.type === "error" || message.type === "refused") {
      const code = message.code ?? message.key;
      total.errors[code] = (total.errors[code] ?? 0) + 1;
      this.pending = null;
      this.asked = this.view.sealed === null;
      this.moveSoon();
    }
  }

  /** Whether a page that joins now sees what this one sees. */
  async drifted() {
    const fresh = new Ours(this.match, this.token);
    await fresh.connect();
    fresh.socket.terminate();
    return JSON.stringify(fresh.view) !== JSON.stringify(this.view) || fresh.told !== this.told;
  }
}

class Theirs extends Client {
  count = 0;

  constructor(match, seat) {
    super();
    [this.match, this.seat] = [match, String(seat)];
  }

  connect() {
    return new Promise((resolve) => {
      this.socket = io(`${plan.address}/outposts`, { transports: ["websocket"], forceNew: true });
      this.socket.on("connect", () => this.socket.emit("sync", this.match, this.seat, undefined, plan.seats));
      this.socket.on("sync", (_, info) => {
        this.receive(info.state);
        resolve();
      });
      this.socket.on("update", (_, state) => {
        this.pushed();
        this.receive(state);
      });
    });
  }

  move() {
    this.pending = ++this.count;
    const payload = { type: "order", args: [anyRegion()], playerID: this.seat };
    this.socket.emit("update", { type: "MAKE_MOVE", payload }, this.state._stateID, this.match, this.seat);
  }

  receive(state) {
    if (this.state && state._stateID <= this.state._stateID) return;
    this.state = state;
    const confirmed = this.pending !== null && state.G.sealed[this.seat] >= this.pending;
    this.asked = (this.pending === null || confirmed) && !(this.seat in state.G.secret);
    if (confirmed) this.confirmed();
    else this.moveSoon();
  }
}

const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const percentile = (sorted, p) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * p))] ?? 0;

const clients = plan.matches.flatMap(({ match, tokens }) =>
  plan.server === "montjoie"
    ? tokens.map((token) => new Ours(match, token))
    : Array.from({ length: plan.seats }, (_, seat) => new Theirs(match, seat)),
);
for (let i = 0; i < clients.length; i += 50) {
  await Promise.all(clients.slice(i, i + 50).map((client) => client.connect()));
}
await sleep(500);
running = true;
for (const client of clients) {
  client.sentAt = now() - Math.random() * plan.think;
  client.moveSoon();
}
await sleep(plan.warmup * 1000);
measured = true;
const [began, before] = [now(), process.cpuUsage()];
await sleep(plan.seconds * 1000);
measured = false;
const used = process.cpuUsage(before);
const seconds = (now() - began) / 1000;
running = false;
await sleep(3000);

const unconfirmed = clients.filter((client) => client.pending !== null).length;
let drifted = 0;
if (plan.server === "montjoie") {
  for (const client of clients) if (await client.drifted()) drifted += 1;
  writeFileSync(plan.acknowledged, JSON.stringify(clients.flatMap((client) => client.acknowledged)));
} else {
  const states = Map.groupBy
    ? Map.groupBy(clients, (client) => client.match)
    : clients.reduce((all, c) => all.set(c.match, [...(all.get(c.match) ?? []), c]), new Map());
  for (const seats of states.values()) {
    const newest = Math.max(...seats.map((client) => client.state._stateID));
    drifted += seats.filter((client) => client.state._stateID !== newest).length;
  }
}
latencies.sort((a, b) => a - b);
console.log(
  JSON.stringify({
    clients: clients.length,
    seconds,
    made: total.made,
    load_cpu: (used.user + used.system) / 1e6,
    moves_per_second: total.moves / seconds,
    pushes_per_second: total.pushes / seconds,
    bytes_per_push: total.pushes ? total.bytes / total.pushes : null,
    p50: percentile(latencies, 0.5),
    p95: percentile(latencies, 0.95),
    p99: percentile(latencies, 0.99),
    max: latencies.at(-1) ?? 0,
    unconfirmed,
    drifted,
    gaps: total.gaps,
    errors: total.errors,
  }),
);
process.exit(0);

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Connection, Lost, type Got, type Hooks, type Sent } from "../src/net/connection";

const nothing = { en: "", fr: "" };

class Wire {
  static all: Wire[] = [];
  readyState: number = WebSocket.CONNECTING;
  sent: Sent[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor() {
    Wire.all.push(this);
  }
  static get last(): Wire {
    return Wire.all.at(-1)!;
  }
  open() {
    this.readyState = WebSocket.OPEN;
    this.onopen?.();
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as Sent);
  }
  tell(message: Partial<Got>) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  close(code = 1000) {
    this.readyState = WebSocket.CLOSED;
    this.onclose?.({ code });
  }
  kinds() {
    return this.sent.map(({ type }) => type);
  }
}

function connect() {
  const lines: string[] = [];
  const seen: string[] = [];
  const hooks: Hooks = {
    online: (line) => lines.push(line),
    hello: () => ({ type: "hello", match: "m", since: seen.length }),
    onwelcome: () => {},
    onupdate: (message) => seen.push(`update ${message.seq}`),
    ontable: (message) => seen.push(`table ${message.seq}`),
    onsaid: (message) => seen.push(`said ${message.seq}`),
  };
  const connection = new Connection("ws://table", hooks, () => new Wire() as unknown as WebSocket);
  connection.open();
  return { connection, lines, seen };
}

const welcome = () => Wire.last.tell({ type: "welcome", seq: 0 });

beforeEach(() => {
  Wire.all = [];
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

describe("a connection", () => {
  it("says hello again where the table cannot be shown just now", () => {
    const { lines } = connect();
    Wire.last.open();
    Wire.last.tell({ type: "error", code: "busy", text: nothing, id: null, retry: 2 });
    vi.advanceTimersByTime(1900);
    expect(Wire.last.kinds()).toEqual(["hello"]);
    vi.advanceTimersByTime(200);
    expect(Wire.last.kinds()).toEqual(["hello", "hello"]);
    welcome();
    expect(lines.at(-1)).toBe("open");
    expect(Wire.all).toHaveLength(1);
  });

  it("needs no secure context: pages come over plain http in a household", () => {
    vi.stubGlobal("crypto", { getRandomValues: (bytes: Uint8Array) => bytes.fill(7) });
    const { connection } = connect();
    Wire.last.open();
    welcome();
    void connection.ask({ type: "links" });
    expect(Wire.last.sent.at(-1)).toEqual({ type: "links", id: "07".repeat(16) });
    vi.unstubAllGlobals();
  });

  it("says hello first and pairs replies with requests", async () => {
    const { connection, lines } = connect();
    Wire.last.open();
    welcome();
    expect(lines).toEqual(["open"]);
    const reply = connection.ask({ type: "check", answer: 1 });
    const [, asked] = Wire.last.sent;
    Wire.last.tell({ type: "problems", id: (asked as { id: string }).id, problems: [] });
    expect(await reply).toMatchObject({ type: "problems" });
    expect(Wire.last.kinds()).toEqual(["hello", "check"]);
  });

  it("says hello again when a push is missing", () => {
    const { seen } = connect();
    Wire.last.open();
    welcome();
    Wire.last.tell({ type: "update", seq: 1 });
    Wire.last.tell({ type: "update", seq: 3 });
    expect(seen).toEqual(["update 1"]);
    expect(Wire.last.kinds()).toEqual(["hello", "hello"]);
  });

  it("comes back by itself and sends an unconfirmed answer again with the same id", async () => {
    const { connection, lines } = connect();
    Wire.last.open();
    welcome();
    const answered = connection.ask({ type: "answer", turn: "t", answer: "a" });
    const first = Wire.last.sent.at(-1) as { id: string };
    const checked = connection.ask({ type: "check", answer: "a" });
    checked.catch(() => {});
    Wire.last.close(1006);
    await expect(checked).rejects.toBeInstanceOf(Lost);
    expect(lines).toEqual(["open", "lost"]);

    vi.advanceTimersByTime(400);
    expect(Wire.all).toHaveLength(2);
    Wire.last.open();
    expect(Wire.last.kinds()).toEqual(["hello"]);
    welcome();
    expect(Wire.last.sent.at(-1)).toMatchObject({ type: "answer", id: first.id });
    Wire.last.tell({ type: "accepted", id: first.id, seq: 0 });
    expect(await answered).toMatchObject({ type: "accepted" });
  });

  it("notices a silent line", () => {
    const { lines } = connect();
    Wire.last.open();
    welcome();
    vi.advanceTimersByTime(11_000);
    expect(Wire.last.kinds()).toContain("ping");
    Wire.last.tell({ type: "pong", t: 1, now: 1 });
    vi.advanceTimersByTime(9_000);
    expect(lines).toEqual(["open"]);
    vi.advanceTimersByTime(21_000);
    expect(lines).toContain("lost");
  });

  it("gives up where the link was revoked or is wrong", () => {
    const { lines } = connect();
    Wire.last.open();
    welcome();
    Wire.last.close(4401);
    vi.advanceTimersByTime(60_000);
    expect(lines).toEqual(["open", "refused"]);
    expect(Wire.all).toHaveLength(1);

    const other = connect();
    Wire.last.open();
    Wire.last.tell({ type: "error", code: "forbidden", text: nothing });
    expect(other.lines).toEqual(["refused"]);
  });
});

import { describe, expect, it } from "vitest";
import { handover, type Seating } from "../src/shell/handover";

const at = (given: Partial<Seating>) =>
  handover({
    mine: ["stark", "tyrell"],
    seat: "stark",
    shown: "stark",
    awaited: ["tyrell"],
    closed: false,
    ...given,
  });

describe("a shared screen", () => {
  it("goes to the seat that is to decide", () => {
    expect(at({})).toEqual(["tyrell"]);
  });
  it("stays while the one before it is to decide, or nobody at it is", () => {
    expect(at({ awaited: ["stark", "tyrell"] })).toBeUndefined();
    expect(at({ awaited: ["greyjoy"] })).toBeUndefined();
  });
  it("shows nobody what another seat was told", () => {
    expect(at({ seat: "tyrell", shown: "stark" })).toEqual([]);
    expect(at({ seat: "tyrell", shown: "tyrell" })).toBeUndefined();
  });
  it("is not passed when one seat plays, or once the match is over", () => {
    expect(at({ mine: ["stark"] })).toBeUndefined();
    expect(at({ closed: true })).toBeUndefined();
  });
});

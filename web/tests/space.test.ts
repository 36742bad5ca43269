import { describe, expect, it } from "vitest";
import {
  assigned,
  blank,
  branchOf,
  byPlace,
  filled,
  left,
  moved,
  open,
  toggled,
  valuesOf,
  whole,
  worthOf,
  type Allocation,
  type Assignment,
  type Branch,
} from "../src/editors/space";

const march: Branch = {
  form: "branch",
  options: {
    keep: null,
    winterfell: {
      form: "allocation",
      bins: { "karhold/footman": 2, power: 1 },
      low: 0,
      high: null,
      worth: {},
    },
  },
};

describe("spaces", () => {
  it("start every editor somewhere sensible", () => {
    expect(blank({ form: "one_of", options: ["a", "b"] })).toBeUndefined();
    expect(blank({ form: "one_of", options: ["a"] })).toBe("a");
    expect(blank({ form: "amount", low: 2, high: 9 })).toBe(2);
    expect(blank({ form: "ordering", items: ["b", "a"] })).toEqual(["b", "a"]);
    expect(blank({ form: "pose", piece: "p", width: 100, depth: 50 })).toEqual({
      x: 50,
      y: 25,
      facing: 0,
    });
    expect(blank({ form: "path", piece: "p", legs: 2 })).toEqual([]);
    expect(blank(march)).toEqual({ winterfell: {} }); // beside keeping the order, the only thing to do
    const two = { ...march.options, karhold: march.options.winterfell! };
    expect(blank({ ...march, options: two })).toBeUndefined();
  });

  it("know an unfinished answer from a whole one", () => {
    expect(whole(march, undefined)).toBe(false);
    expect(whole(march, "keep")).toBe(true);
    expect(whole(march, open(march, "winterfell"))).toBe(true);
    const nested: Branch = {
      form: "branch",
      options: { a: { form: "one_of", options: ["x", "y"] } },
    };
    expect(whole(nested, open(nested, "a"))).toBe(false);
    expect(whole(nested, { a: "x" })).toBe(true);
  });

  it("read the option of a branch, opened or not", () => {
    expect(branchOf("keep")).toEqual({ option: "keep" });
    expect(branchOf({ winterfell: { power: 1 } })).toEqual({
      option: "winterfell",
      rest: { power: 1 },
    });
    expect(branchOf(undefined)).toEqual({});
  });
});

describe("answers", () => {
  it("toggle, move, fill and assign without changing what was given", () => {
    const chosen = ["a"];
    expect(toggled(chosen, "b")).toEqual(["a", "b"]);
    expect(toggled(chosen, "a")).toEqual([]);
    expect(chosen).toEqual(["a"]);
    expect(moved(["a", "b", "c"], 2, -1)).toEqual(["a", "c", "b"]);
    expect(moved(["a", "b"], 0, -1)).toEqual(["a", "b"]);
    expect(filled({ x: 1 }, "x", 0)).toEqual({});
    expect(filled({ x: 1 }, "y", 2)).toEqual({ x: 1, y: 2 });
    expect(assigned({ a: "m" }, "a", undefined)).toEqual({});
    expect(assigned({}, "a", "m")).toEqual({ a: "m" });
  });

  it("count what bins are worth and what is left in stock", () => {
    const losses: Allocation = {
      form: "allocation",
      bins: { "a/footman": 2, "a/knight": 1 },
      low: 2,
      high: 2,
      worth: { "a/knight": 2 },
    };
    expect(worthOf(losses, { "a/footman": 1, "a/knight": 1 })).toBe(3);
    const orders: Assignment = {
      form: "assignment",
      slots: { a: ["raid", "march"], b: ["raid"] },
      stock: { raid: 2 },
      complete: false,
    };
    expect(left(orders, { a: "raid" }, "raid")).toBe(1);
    expect(left(orders, {}, "march")).toBeUndefined();
    expect(valuesOf(orders)).toEqual(["raid", "march"]);
  });

  it("stand under the places they speak of", () => {
    expect([...byPlace(["a/x", "b", "a/y"])]).toEqual([
      ["a", ["a/x", "a/y"]],
      ["b", ["b"]],
    ]);
  });
});

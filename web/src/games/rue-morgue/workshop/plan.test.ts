import { describe, expect, it } from "vitest";
import { borderSpots, pairKey } from "./borders";
import { clockwise, dealt, flipTile, layTile, moveLocator, takeTile, turnTile, useOnBorder, useOnTile, useOnZone, type Tool } from "./change";
import { blank, take, write, type Plan } from "./plan";
import { bestTurn, joints, misfit, sheetOf } from "./sheet";
import { BENCH, mission, shipped } from "./testing/missions";

const use = (plan: Plan, tool: Tool, part: string) => useOnZone(plan, tool, part, sheetOf(plan.tiles, BENCH), BENCH.box);
const t1 = () => take(mission("t1"));

describe("a plan", () => {
  it.each(shipped())("$name is the same after it was taken up and written again", ({ plan }) => {
    const taken = take(plan);

    expect(write(taken)).toEqual(plan);
    expect(taken.rest).toSatisfy((rest: object) => Object.keys(rest).every((key) => key.startsWith("provenance")));
  });

  it("comes from sixteen files", () => {
    expect(shipped()).toHaveLength(16);
  });

  it("keeps what it does not understand, for the server to speak of", () => {
    const raw = { ...mission("t1"), doors: "none", mood: "dark", goals: [{ kind: ["odd"], x: { deep: "y" } }] };

    expect(write(take(raw))).toEqual(raw);
  });

  it("can be taken up from nearly nothing", () => {
    expect(write(take({ tents: null, tiles: [["2V"]] }))).toMatchObject({ tiles: [["2V"]], start: [], spawns: [], goals: [], alive: "half" });
    expect(take("no plan")).toMatchObject({ tiles: [] });
    expect(write(blank())).toMatchObject({ tiles: [["--"]] });
  });

  it("writes its words in the order of the files", () => {
    const keys = Object.keys(write(t1()));

    expect(keys.indexOf("title")).toBeLessThan(keys.indexOf("tiles"));
    expect(keys.at(-1)).toBe("alive");
  });
});

describe("the sheet", () => {
  it.each(shipped())("of $name knows every zone that the mission names", ({ plan }) => {
    const { start, spawns, tents, tiles } = take(plan);
    const sheet = sheetOf(tiles, BENCH);

    for (const name of [...start, ...tents, ...spawns.map((spawn) => spawn.at)]) expect(sheet.parts.get(name)?.cells.length).toBeGreaterThan(0);
  });

  it.each(shipped())("of $name has tiles that fit", ({ plan }) => {
    const { laid } = sheetOf(take(plan).tiles, BENCH);

    for (const one of laid) expect(misfit(one.tile, one.turn, one.row, one.column, laid)).toBe(0);
  });

  it("lets a street run over several tiles", () => {
    const sheet = sheetOf([["2R", "5R"]], BENCH);

    expect(sheet.zoneOf("2R:S3")).toBe(sheet.zoneOf("5R:S1"));
    expect(sheet.zoneOf("2R:S2")).not.toBe(sheet.zoneOf("2R:S3"));
    expect(sheet.zoneOf("2R:A")).toBe("2R:A");
  });
});

describe("tiles", () => {
  it("grow the grid to all sides and shrink it again", () => {
    let plan = layTile(blank(), BENCH, "2V", 0, 0);
    plan = layTile(plan, BENCH, "4V", 0, 1);
    plan = layTile(plan, BENCH, "6V", -1, 0);

    expect(plan.tiles.map((line) => line.map((word) => word.slice(0, 2)))).toEqual([
      ["6V", "--"],
      ["2V", "4V"],
    ]);
    expect(takeTile(plan, BENCH, "6V").tiles).toHaveLength(1);
  });

  it("are turned so that they fit", () => {
    const { laid } = sheetOf([["2V", "4V"]], BENCH);
    const tile = BENCH.tiles.find((one) => one.id === "6V")!;
    const turn = bestTurn(tile, 0, -1, 0, laid);

    expect(misfit(tile, turn, -1, 0, laid)).toBe(0);
    expect(layTile({ ...blank(), tiles: [["--", "7V"], ["2V", "4V"]] }, BENCH, "6V", 0, 0).tiles[0]).toEqual(["6V^270", "7V"]);
    // Of two turns that fit, the one whose corridors lead on.
    expect(joints(BENCH.tiles.find((one) => one.id === "4V")!, 0, 0, 1, sheetOf([["2V"]], BENCH).laid)).toBeGreaterThan(0);
  });

  it("are moved, turned and flipped; what lay on a side that is gone goes with it", () => {
    const plan = t1();

    expect(turnTile(plan, BENCH, "2V").tiles[1]).toEqual(["2V^90", "4V"]);
    expect(turnTile(plan, BENCH, "2V").start).toEqual(["2V:K1"]);
    const flipped = flipTile(plan, BENCH, "2V");
    expect(flipped.tiles[1]?.[0]).toMatch(/^2R/);
    expect(flipped.start).toEqual([]);
    expect(flipped.doors.every((door) => !door.at.includes("2V:"))).toBe(true);
    expect(layTile(plan, BENCH, "2V", 0, 2).tiles.flat().filter((word) => word.startsWith("2V"))).toHaveLength(1);
  });

  it("never lie in both sides", () => {
    expect(layTile(t1(), BENCH, "2R", 2, 0).tiles.flat().filter((word) => word.startsWith("2"))).toEqual([expect.stringMatching(/^2R/)]);
  });
});

describe("tokens", () => {
  it("are laid and taken away again", () => {
    for (const tool of [{ kind: "tent" }, { kind: "air" }, { kind: "helicopter" }, { kind: "objective", colour: "pink" }, { kind: "spawn", colour: "blue" }] as Tool[]) {
      const empty: Plan = { ...t1(), helicopter: undefined };
      const laid = use(empty, tool, "7V:P1");
      expect(laid).not.toEqual(empty);
      expect(use(laid, tool, "7V:P1")).toEqual(empty);
    }
  });

  it("of which the box has one are moved", () => {
    const plan = use(use(t1(), { kind: "objective", colour: "blue" }, "2V:B"), { kind: "objective", colour: "blue" }, "2V:C");

    expect(plan.objectives.filter((one) => one.colour === "blue").map((one) => one.at)).toEqual(["2V:C"]);
  });

  it("a street under several names is one zone", () => {
    const plan: Plan = { ...blank(), tiles: [["2R", "5R"]] };

    expect(use(use(plan, { kind: "tent" }, "2R:S3"), { kind: "tent" }, "5R:S1").tents).toEqual([]);
  });

  it("one start in a mission together, one for each team in one against each other", () => {
    expect(use(t1(), { kind: "start" }, "4V:K1").start).toEqual(["4V:K1"]);
    expect(use({ ...t1(), mode: "competitive" }, { kind: "start" }, "4V:K1").start).toHaveLength(2);
  });

  it("the exit token moves, unless it has two places", () => {
    expect(use(t1(), { kind: "exit" }, "4V:K1").exits).toEqual([{ at: "4V:K1" }]);
    const two = use({ ...t1(), exits: [{ at: "7V:P2", while: "a-bomb" }] }, { kind: "exit" }, "4V:K1");
    expect(two.exits[1]).toEqual({ at: "4V:K1", while: "no-a-bomb" });
  });

  it("zombies grow in number", () => {
    const walker: Tool = { kind: "zombie", zombie: "walker" };

    expect(use(use(t1(), walker, "2V:A"), walker, "2V:A").zombies).toEqual([{ at: "2V:A", kind: "walker", count: "2" }]);
  });

  it("dice marks take the lowest number that is free", () => {
    let plan = t1();
    for (const room of ["2V:A", "2V:B", "2V:C"]) plan = use(plan, { kind: "number" }, room);
    plan = use(plan, { kind: "number" }, "2V:B");

    expect(use(plan, { kind: "number" }, "6V:A").numbers).toEqual({ 1: "2V:A", 2: "6V:A", 3: "2V:C" });
  });

  it("mixed Objectives are one row, as many colours as places", () => {
    let plan = t1();
    for (const room of ["2V:A", "2V:B", "2V:C"]) plan = use(plan, { kind: "mixed" }, room);
    expect(plan.objectives.find((one) => one.hidden)).toEqual({ hidden: ["blue", "red", "red"], at: ["2V:A", "2V:B", "2V:C"] });
    plan = use(plan, { kind: "mixed" }, "2V:A");
    expect(plan.objectives.find((one) => one.hidden)).toEqual({ hidden: ["blue", "red"], at: ["2V:B", "2V:C"] });
  });

  it("landing places make the helicopter fly", () => {
    const plan = use(t1(), { kind: "lands" }, "7V:P1");

    expect(plan.helicopter).toEqual({ at: "7V:P2", flies: "yes", lands: ["7V:P1"] });
    expect(use(plan, { kind: "lands" }, "7V:P1").helicopter).toEqual({ at: "7V:P2", flies: "no" });
  });

  it("the rubber clears a zone", () => {
    const plan = use(t1(), { kind: "erase" }, "7V:P2");

    expect(plan.exits).toEqual([]);
    expect(plan.helicopter).toBeUndefined();
    expect(plan.start).toEqual(["2V:K1"]);
  });

  it("triggers lie on tiles", () => {
    expect(useOnTile(t1(), "2V").triggers).toContain("2V");
    expect(useOnTile(t1(), "4V").triggers).not.toContain("4V");
  });
});

describe("Spawn Zones", () => {
  it.each(shipped())("of $name are listed clockwise as we would list them, wherever the list begins", ({ plan }) => {
    const { spawns, tiles } = take(plan);
    const red = spawns.filter((one) => one.colour === "red").map((one) => one.at);
    const ours = clockwise(spawns, sheetOf(tiles, BENCH))
      .filter((one) => one.colour === "red")
      .map((one) => one.at);

    const from = ours.indexOf(red[0] ?? "");
    expect([...ours.slice(from), ...ours.slice(0, from)]).toEqual(red);
  });

  it("get their locators dealt evenly, until somebody moves one", () => {
    const red: Tool = { kind: "spawn", colour: "red" };
    let plan: Plan = { ...t1(), spawns: [] };
    for (const zone of ["4V:S3", "6V:S1"]) plan = use(plan, red, zone);
    expect(plan.spawns).toEqual([
      { at: "6V:S1", colour: "red", locators: ["1", "2", "3"] },
      { at: "4V:S3", colour: "red", locators: ["4", "5", "6"] },
    ]);

    plan = use(moveLocator(plan, 0, "4"), red, "2V:K3");
    expect(plan.spawns.map((one) => one.locators)).toEqual([["1", "2", "3", "4"], ["5", "6"], undefined]);
    expect(dealt(plan.spawns).map((one) => one.locators)).toEqual([
      ["1", "2"],
      ["3", "4"],
      ["5", "6"],
    ]);
  });
});

describe("borders", () => {
  it("hold one thing at a time", () => {
    const at = "4V:S2+4V:K1";
    const door = (colour: "blue" | "neutral"): Tool => ({ kind: "door", colour });
    let plan: Plan = { ...t1(), doors: [] };
    plan = useOnBorder(plan, door("blue"), at);
    plan = useOnBorder(plan, door("neutral"), "4V:K1+4V:S2");
    expect(plan.doors).toEqual([{ at, colour: "neutral" }]);
    plan = useOnBorder(plan, { kind: "seal" }, at);
    expect(plan).toMatchObject({ doors: [], sealed: [at] });
    expect(useOnBorder(plan, { kind: "erase" }, at).sealed).toEqual([]);
    expect(pairKey("b+a")).toBe("a+b");
  });

  it("are found in the picture, one for each pair of parts", () => {
    const sheet = sheetOf([["5R"]], BENCH);
    const line = (kind: string) => kind.repeat(6);
    const map = { height: 6, width: 6, tiles: [], rows: [], places: [], east: Array(6).fill(line("w")), south: Array(6).fill(line("o")) };
    const spots = borderSpots(sheet, map);

    expect(spots.map((spot) => pairKey(spot.at))).toContain("5R:A+5R:S2");
    expect(spots.find((spot) => pairKey(spot.at) === "5R:A+5R:S2")).toMatchObject({ kind: "o", upright: false, x: 150, y: 100 });
    expect(borderSpots(sheet, { ...map, width: 12 })).toEqual([]);
  });
});

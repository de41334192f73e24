import { describe, expect, it } from "vitest";
import { reachOf } from "./invite";
import { path, qr } from "./qr";

describe("the address for others", () => {
  const there = { addresses: ["http://172.17.0.1:7777", "http://192.168.1.20:7777"] };

  it("is that of the network at home, whatever this browser has used", () => {
    expect(reachOf("http://localhost:7777", "/t/aB3", there)).toEqual({ links: ["http://192.168.1.20:7777/t/aB3", "http://172.17.0.1:7777/t/aB3"] });
    expect(reachOf("http://127.0.0.1:7777", "/t/aB3", there).links[0]).toBe("http://192.168.1.20:7777/t/aB3");
  });

  it("is the one that somebody from elsewhere has used", () => {
    expect(reachOf("https://horda.example", "/t/aB3", undefined)).toEqual({ links: ["https://horda.example/t/aB3"] });
    expect(reachOf("http://192.168.1.20:7777", "/t/aB3", { addresses: [], command: "open" })).toEqual({ links: ["http://192.168.1.20:7777/t/aB3"] });
  });

  it("does not exist while only this machine reaches the house: then the command stands there", () => {
    expect(reachOf("http://localhost:7777", "/t/aB3", { addresses: [], command: "./horda serve" })).toEqual({ links: ["http://localhost:7777/t/aB3"], command: "./horda serve" });
  });
});

describe("the code", () => {
  // Read back by a decoder that is not ours.
  const KNOWN = [
    "#######......###...#..#######",
    "#.....#..#########..#.#.....#",
    "#.###.#.###..#.#...##.#.###.#",
    "#.###.#.##..#.##.##.#.#.###.#",
    "#.###.#.###.#..##..#..#.###.#",
    "#.....#.#........#..#.#.....#",
    "#######.#.#.#.#.#.#.#.#######",
    "........###.#.#.#..##........",
    "#.#####...##.....##.#.#####..",
    ".#.###.##.#..###.###..#.#...#",
    "..##.##.###.######.....##....",
    "#....#..#..###.#...#.##.#..#.",
    ".#.#######.#..#.##.###.#.##..",
    ".#..##..#..#.......#..#.#.#.#",
    "#..#..##.###...##....##...#..",
    "..........###.#.#.#..#.#...#.",
    ".####.#..#.##...###.##....#..",
    "##.#.#..###.########.##.###.#",
    "#.###.##..##.###.#....#..##..",
    "#.###.....##.#.#...#.##.#..#.",
    "#.#..##.###.#.#.##..#####.###",
    "........##.##...#.###...#####",
    "#######....#...##.###.#.###..",
    "#.....#.##.##.###...#...#..##",
    "#.###.#.#..#........########.",
    "#.###.#.#.#.#.#...#.##.#...##",
    "#.###.#.####..#######.#.##.#.",
    "#.....#...#.###...#.##.##..#.",
    "#######.#..#.#.####......##..",
  ];

  it("of an address is the one that phones read", () => {
    expect(qr("http://192.168.1.20:7777/t/aB3-x_9").map((row) => row.map((dark) => (dark ? "#" : ".")).join(""))).toEqual(KNOWN);
  });

  it.each([
    [1, 21],
    [14, 21],
    [15, 25],
    [106, 41],
  ])("of %i characters has %i modules a side", (length, size) => {
    expect(qr("x".repeat(length))).toHaveLength(size);
  });

  it("refuses what is too long", () => {
    expect(() => qr("x".repeat(107))).toThrow(RangeError);
  });

  it("has a quiet margin", () => {
    const { d, size } = path(qr("x"));
    expect(size).toBe(29);
    expect(d.startsWith("M4 4h1v1h-1Z")).toBe(true);
  });
});

import { describe, expect, it } from "vitest";
import { fill } from "./fill";
import { shiftOf } from "./motion";
import { promiseOfHouse } from "./dice";
import { en } from "../text/en";
import { es } from "../text/es";

describe("templates", () => {
  it("take arguments", () => expect(fill("{0} and {1}", ["a", 2])).toBe("a and 2"));
  it("follow numbers", () => {
    expect(fill("{0} {0|card|cards}", [1])).toBe("1 card");
    expect(fill("{0} {0|card|cards}", [3])).toBe("3 cards");
  });
  it("take the first form where a gender is asked", () => expect(fill("{0} está {0:herido:herida}", ["Dan"])).toBe("Dan está herido"));
  it("keep the article that a name brings", () => {
    expect(fill("{0:El} va {1:al}", ["La rubia", "El cura"])).toBe("La rubia va al cura");
    expect(fill("{0:The} sees {1:the}", ["The Blonde", "Selena"])).toBe("The Blonde sees Selena");
    expect(fill("{0:del}", ["Selena"])).toBe("de Selena");
  });
  it("show what is missing in guillemets", () => expect(fill("{1}", ["a"])).toBe("«{1}»"));
});

describe("words", () => {
  const places = (text: string) => [...text.matchAll(/\{(\d+)/g)].map((match) => match[1]).sort();
  it.each(Object.keys(en) as (keyof typeof en)[])("%s has the same places in both languages", (word) => {
    expect(new Set(places(es[word]))).toEqual(new Set(places(en[word])));
    expect(es[word]).not.toBe("");
  });
});

it("the seed's commitment is the engine's", () => {
  // The value of docs/engine-protocol.md for the seed 7.
  expect(promiseOfHouse("7")).toBe("b907e2b76701ef911468da283d7b52833600b0a773d476c52e7f36a47419ece3");
});

it("motion goes from middle to middle", () => {
  expect(shiftOf({ left: 0, top: 0, width: 10, height: 10 }, { left: 100, top: 50, width: 20, height: 20 })).toEqual({ x: -105, y: -55 });
});

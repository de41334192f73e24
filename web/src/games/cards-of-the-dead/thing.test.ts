import { expect, it } from "vitest";
import { context, recorded } from "./testing/table";
import { thing } from "./thing";

it("a choice names its card, in hand or on the table, and no place of the streets", () => {
  const table = recorded.fight;
  const game = context("en", table, table.seat);
  const named = table.options.map((option) => [option.verb, thing(option, table.view, game)] as const);
  expect(named.length).toBeGreaterThan(5);
  for (const option of table.options) {
    const name = thing(option, table.view, game);
    if (String(option.args[0]).startsWith("card:")) expect(option.label, option.id).toContain(name);
    else expect(name, option.id).toBe("");
  }
  expect(named.filter(([, name]) => name !== "").length).toBeGreaterThan(2);
});

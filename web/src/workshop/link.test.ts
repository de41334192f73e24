// @vitest-environment node
import { describe, expect, it } from "vitest";
import { linkTo, planOf } from "./link";

const PLAN = `id: MINE\ntitle: {en: "Quay", es: "Muelle — ñandú"}\n${"zombies: []\n".repeat(200)}`;

describe("a plan in an address", () => {
  it("comes out as it went in, and is short", async () => {
    const link = await linkTo("rue-morgue", PLAN);
    expect(link).toMatch(/^\/workshop\/rue-morgue#plan=[\w-]+$/);
    expect(link.length).toBeLessThan(400);
    expect(await planOf(link.slice(link.indexOf("#")))).toBe(PLAN);
  });

  it.each(["", "#", "#plan=", "#plan=%%%", "#plan=abcdefgh", "#other=1"])("is nothing where there is none: %s", async (fragment) => {
    expect((await planOf(fragment)) || undefined).toBeUndefined();
  });

  it("does not unpack what would be too large", async () => {
    expect(await planOf((await linkTo("g", "a".repeat(2_000_000))).slice("/workshop/g".length))).toBeUndefined();
  });
});

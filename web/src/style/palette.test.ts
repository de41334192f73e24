/// <reference types="node" />
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const css = readFileSync("src/style/palette.css", "utf8");

type Theme = "light" | "dark";

/** The colours of a theme, by name. */
function colours(theme: Theme): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, name, value] of css.matchAll(/--([\w-]+):\s*([^;]+);/g)) {
    const both = /^light-dark\((#\w+),\s*(#\w+)\)$/.exec(value ?? "");
    const colour = both ? (theme === "light" ? both[1] : both[2]) : value;
    if (name && colour?.startsWith("#")) found.set(name, colour);
  }
  return found;
}

function luminance(hex: string): number {
  const long = hex.length === 4 ? [...hex.slice(1)].map((digit) => digit + digit).join("") : hex.slice(1);
  const [r = 0, g = 0, b = 0] = [0, 2, 4].map((at) => {
    const part = parseInt(long.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

describe.each(["light", "dark"] as const)("the %s theme", (theme) => {
  const all = colours(theme);
  const of = (name: string) => all.get(name) ?? expect.fail(`no colour --${name}`);

  const grounds = ["bg", "bg-deep", "panel", "panel-2"];
  const inks = ["ink", "ink-soft", "ink-faint", "accent", "danger", "good", "warn"];
  it.each(grounds.flatMap((ground) => inks.map((ink) => [ink, ground] as const)))("--%s can be read on --%s", (ink, ground) => {
    expect(contrast(of(ink), of(ground))).toBeGreaterThanOrEqual(4.5);
  });

  it.each([["ink", "panel-3"], ["accent-ink", "accent"], ["accent-ink", "accent-strong"], ["ink", "accent-soft"], ["ink", "danger-soft"], ["ink", "lit-soft"], ["card-ink", "card"]])("--%s can be read on --%s", (ink, ground) => {
    expect(contrast(of(ink), of(ground))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(["lit", "picked", "hot", "focus"])("the outline --%s stands out from the ground", (outline) => {
    for (const ground of ["bg", "panel"]) expect(contrast(of(outline), of(ground))).toBeGreaterThanOrEqual(3);
  });

  const seats = [...all.keys()].filter((name) => /^seat-\w+$/.test(name));
  it.each(seats)("the initial on --%s can be read", (seat) => {
    expect(contrast(of(seat), of(`${seat}-ink`))).toBeGreaterThanOrEqual(4.5);
  });
});

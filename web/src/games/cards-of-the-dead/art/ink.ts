/**
 * The few strokes that all pictures of this game are made of. A picture is a string of SVG shapes on a sheet of 100 by 100; colours are
 * words of the palette in Picture.svelte, so that one place decides how the game looks.
 */
export type Colour =
  | "ink" | "night" | "dusk" | "paper" | "bone" | "white"
  | "rot" | "moss" | "skin" | "tan" | "blood" | "wine"
  | "steel" | "iron" | "wood" | "bark" | "gold" | "sun" | "fire"
  | "sky" | "sea" | "mint" | "leaf" | "plum" | "none";

export type Shapes = string;

/** A filled shape with the ink's outline. */
export const path = (fill: Colour, d: string): Shapes => `<path class="${fill}" d="${d}"/>`;

/** A filled shape without an outline: shadows, shine, far things. */
export const flat = (fill: Colour, d: string): Shapes => `<path class="${fill} flat" d="${d}"/>`;

/** A line. `thin`, `line` or `thick`, in ink unless told. */
export const line = (d: string, colour: Colour = "ink", weight: "thin" | "line" | "thick" = "line"): Shapes =>
  `<path class="stroke ${weight} on-${colour}" d="${d}"/>`;

export const disc = (fill: Colour, x: number, y: number, r: number): Shapes => `<circle class="${fill}" cx="${x}" cy="${y}" r="${r}"/>`;

export const spot = (fill: Colour, x: number, y: number, r: number): Shapes => `<circle class="${fill} flat" cx="${x}" cy="${y}" r="${r}"/>`;

export const oval = (fill: Colour, x: number, y: number, rx: number, ry: number): Shapes =>
  `<ellipse class="${fill}" cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"/>`;

export const box = (fill: Colour, x: number, y: number, w: number, h: number, round = 0): Shapes =>
  `<rect class="${fill}" x="${x}" y="${y}" width="${w}" height="${h}" rx="${round}"/>`;

export const slab = (fill: Colour, x: number, y: number, w: number, h: number, round = 0): Shapes =>
  `<rect class="${fill} flat" x="${x}" y="${y}" width="${w}" height="${h}" rx="${round}"/>`;

export const turned = (degrees: number, ...shapes: Shapes[]): Shapes => `<g transform="rotate(${degrees} 50 50)">${shapes.join("")}</g>`;

export const moved = (x: number, y: number, scale: number, ...shapes: Shapes[]): Shapes =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${shapes.join("")}</g>`;

export const mirrored = (...shapes: Shapes[]): Shapes => `<g transform="translate(100 0) scale(-1 1)">${shapes.join("")}</g>`;

/**
 * Every picture stands before a plain wall with a pale moon. The wall goes on at the sides, for boxes that are wider than high.
 * On the street the figure stands without them.
 */
export const scene = (wall: Colour, moon: Colour, ...shapes: Shapes[]): Shapes =>
  behind(slab(wall, -30, 0, 160, 100), spot(moon, 50, 48, 38)) + shapes.join("");

/** What belongs to the wall or the floor. */
export const behind = (...shapes: Shapes[]): Shapes => `<g class="backdrop">${shapes.join("")}</g>`;

/** A jagged star: something bursts. */
export function burst(fill: Colour, x: number, y: number, outer: number, inner: number, points = 9): Shapes {
  const corners = Array.from({ length: points * 2 }, (_, i) => {
    const r = i % 2 === 0 ? outer : inner;
    const a = (Math.PI * i) / points - Math.PI / 2;
    return `${(x + r * Math.cos(a)).toFixed(1)} ${(y + r * Math.sin(a)).toFixed(1)}`;
  });
  return path(fill, `M${corners.join("L")}Z`);
}

/** Arcs of sound going out to the right of a point (or to the left). */
export const waves = (x: number, y: number, to: 1 | -1, colour: Colour = "ink"): Shapes =>
  [8, 15, 22].map((r) => line(`M${x + to * r * 0.7} ${y - r * 0.8}A${r} ${r} 0 0 ${to > 0 ? 1 : 0} ${x + to * r * 0.7} ${y + r * 0.8}`, colour)).join("");

/** Signs that also serve as small marks: heart, drop, bolt, cross. Centre x, y and half the size. */
export const heart = (fill: Colour, x: number, y: number, s: number): Shapes =>
  path(fill, `M${x} ${y + s}C${x - s * 1.9} ${y - s * 0.2} ${x - s * 0.9} ${y - s * 1.3} ${x} ${y - s * 0.4}C${x + s * 0.9} ${y - s * 1.3} ${x + s * 1.9} ${y - s * 0.2} ${x} ${y + s}Z`);

export const drop = (fill: Colour, x: number, y: number, s: number): Shapes =>
  path(fill, `M${x} ${y - s * 1.2}C${x + s * 0.5} ${y - s * 0.3} ${x + s} ${y} ${x + s} ${y + s * 0.4}A${s} ${s * 0.9} 0 0 1 ${x - s} ${y + s * 0.4}C${x - s} ${y} ${x - s * 0.5} ${y - s * 0.3} ${x} ${y - s * 1.2}Z`);

export const bolt = (fill: Colour, x: number, y: number, s: number): Shapes =>
  path(fill, `M${x + s * 0.3} ${y - s * 1.2}L${x - s * 0.8} ${y + s * 0.2}H${x - s * 0.05}L${x - s * 0.4} ${y + s * 1.2}L${x + s * 0.8} ${y - s * 0.3}H${x + s * 0.1}Z`);

export const cross = (fill: Colour, x: number, y: number, s: number): Shapes => {
  const t = s * 0.36;
  return path(fill, `M${x - t} ${y - s}h${2 * t}v${s - t}h${s - t}v${2 * t}h${t - s}v${s - t}h${-2 * t}v${t - s}h${t - s}v${-2 * t}h${s - t}Z`);
};

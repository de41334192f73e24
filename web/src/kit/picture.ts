/** Pictures are lists of layers, drawn one over the other: a path, its paint, and the width of the line if it is drawn and not filled. */
export type Layer = readonly [d: string, paint: string, line?: number];

export type Picture = readonly Layer[];

/** A picture in its place on a larger one: what `transform` of an SVG says. */
export type Placed = readonly [picture: Picture, at: string];

export function circle(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}

export function box(x: number, y: number, w: number, h: number): string {
  return `M${x} ${y}h${w}v${h}h${-w}Z`;
}

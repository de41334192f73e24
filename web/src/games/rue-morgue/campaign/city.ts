/** The roofs of the city, the same every time: blocks between streets, but for the river, the park and the airfield. */
export interface Roof {
  x: number;
  y: number;
  w: number;
  h: number;
  tone: number;
  /** A lamp is still burning behind a window. */
  lit: boolean;
}

/** The river, from the north to the south. */
export const RIVER = "M66 -4C58 12 76 22 68 38S46 58 52 74S70 92 64 106";

/** Numbers that look drawn by lot. */
function lot(seed: number): () => number {
  let at = seed;
  return () => {
    at = (at * 1103515245 + 12345) % 2147483648;
    return at / 2147483648;
  };
}

/** About where the river is at that height. */
const middle = (y: number) => [64, 66, 70, 70, 66, 58, 52, 52, 56, 62, 64][Math.max(0, Math.min(10, Math.round(y / 10)))] ?? 60;

const inPark = (x: number, y: number) => x > 92 && x < 118 && y > 2 && y < 22;
const onField = (x: number, y: number) => x < 26 && y > 4 && y < 30;

export const ROOFS: readonly Roof[] = (() => {
  const next = lot(23);
  const roofs: Roof[] = [];
  for (let x = 2; x < 158; x += 11) {
    for (let y = 2; y < 98; y += 9) {
      const split = next() < 0.5;
      for (const half of split ? [0, 1] : [0]) {
        const w = (split ? 4 : 8.6) - next() * 0.8;
        const roof = { x: x + half * 4.6 + next() * 0.5, y: y + next() * 0.5, w, h: 6.6 - next() * 1.2, tone: Math.floor(next() * 4), lit: next() < 0.05 };
        const cx = roof.x + w / 2;
        const cy = roof.y + roof.h / 2;
        if (Math.abs(cx - middle(cy)) > 8 && !inPark(cx, cy) && !onField(cx, cy)) roofs.push(roof);
      }
    }
  }
  return roofs;
})();

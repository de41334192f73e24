/**
 * A QR code of a short text (ISO/IEC 18004): bytes, error correction M, versions 1 to 6. That is 106 bytes, more than any address of a table has.
 * Loaded when somebody is invited.
 */

/** By version: codewords of a block for correction, blocks, codewords of a block for data. */
const VERSIONS = [
  [10, 1, 16],
  [16, 1, 28],
  [26, 1, 44],
  [18, 2, 32],
  [24, 2, 43],
  [16, 4, 27],
] as const;

const BYTES = 0b0100;
/** Mode and length before the text. */
const HEAD_BITS = 12;

export type Modules = boolean[][];

/** True is dark. Refuses a text that is too long. */
export function qr(text: string): Modules {
  const bytes = new TextEncoder().encode(text);
  const version = VERSIONS.findIndex(([, blocks, data]) => bytes.length * 8 + HEAD_BITS <= blocks * data * 8) + 1;
  if (version === 0) throw new RangeError("This text is too long for a code.");
  const plain = frame(version);
  const bits = codewords(bytes, version).flatMap((word) => [7, 6, 5, 4, 3, 2, 1, 0].map((at) => ((word >> at) & 1) === 1));
  const drawn = MASKS.map((_, mask) => draw(plain, bits, mask));
  return drawn.reduce((best, next) => (penalty(next) < penalty(best) ? next : best));
}

/** One path for all dark modules, each a square of 1, with the quiet margin of 4 around. */
export function path(modules: Modules): { d: string; size: number } {
  const d = modules.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x + 4} ${y + 4}h1v1h-1Z` : ""))).join("");
  return { d, size: modules.length + 8 };
}

// --- What is written ---

function codewords(bytes: Uint8Array, version: number): number[] {
  const [correction, blocks, length] = VERSIONS[version - 1]!;
  const data = padded(bytes, blocks * length);
  const parts = Array.from({ length: blocks }, (_, block) => data.slice(block * length, (block + 1) * length));
  return [...interleaved(parts), ...interleaved(parts.map((part) => remainder(part, correction)))];
}

function padded(bytes: Uint8Array, length: number): number[] {
  const bits = [...bitsOf(BYTES, 4), ...bitsOf(bytes.length, 8), ...[...bytes].flatMap((byte) => bitsOf(byte, 8))];
  const full = [...bits, ...Array<number>(Math.min(4, length * 8 - bits.length)).fill(0)];
  while (full.length % 8 > 0) full.push(0);
  const words: number[] = [];
  for (let at = 0; at < full.length; at += 8) words.push(full.slice(at, at + 8).reduce((word, bit) => word * 2 + bit, 0));
  for (let pad = 0; words.length < length; pad++) words.push(pad % 2 === 0 ? 0xec : 0x11);
  return words;
}

const bitsOf = (value: number, count: number): number[] => Array.from({ length: count }, (_, at) => (value >> (count - 1 - at)) & 1);

function interleaved(parts: number[][]): number[] {
  return parts[0]!.flatMap((_, at) => parts.map((part) => part[at]!));
}

// --- Reed and Solomon, over the field of 256 with x^8 + x^4 + x^3 + x^2 + 1 ---

const POWER: number[] = [1];
for (let at = 1; at < 255; at++) POWER.push(POWER[at - 1]! < 128 ? POWER[at - 1]! * 2 : (POWER[at - 1]! * 2) ^ 0x11d);
const LOG = new Map(POWER.map((value, at) => [value, at]));

const times = (a: number, b: number): number => (a === 0 || b === 0 ? 0 : POWER[(LOG.get(a)! + LOG.get(b)!) % 255]!);

function remainder(data: number[], count: number): number[] {
  let generator = [1];
  for (let root = 0; root < count; root++) {
    const next = [...generator, 0];
    generator.forEach((factor, at) => (next[at + 1]! ^= times(factor, POWER[root]!)));
    generator = next;
  }
  const rest = [...data, ...Array<number>(count).fill(0)];
  for (let at = 0; at < data.length; at++) {
    const lead = rest[at]!;
    generator.forEach((factor, offset) => (rest[at + offset]! ^= times(factor, lead)));
  }
  return rest.slice(data.length);
}

// --- How it is laid out ---

/** Undefined where data goes. */
type Frame = (boolean | undefined)[][];

function frame(version: number): Frame {
  const size = 17 + 4 * version;
  const cells: Frame = Array.from({ length: size }, () => Array<boolean | undefined>(size).fill(undefined));
  const put = (x: number, y: number, dark: boolean) => {
    if (x >= 0 && y >= 0 && x < size && y < size) cells[y]![x] = dark;
  };
  const rings = (cx: number, cy: number, reach: number, light: number) => {
    for (let dy = -reach; dy <= reach; dy++) for (let dx = -reach; dx <= reach; dx++) put(cx + dx, cy + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== light && Math.max(Math.abs(dx), Math.abs(dy)) !== 4);
  };
  for (let at = 0; at < size; at++) {
    put(6, at, at % 2 === 0);
    put(at, 6, at % 2 === 0);
  }
  for (const [x, y] of [[3, 3], [size - 4, 3], [3, size - 4]] as const) rings(x, y, 4, 2);
  if (version > 1) rings(size - 7, size - 7, 2, 1);
  for (const [x, y] of formatPlaces(size).flat()) put(x, y, false);
  put(8, size - 8, true);
  return cells;
}

/** The fifteen bits of the format stand there twice. */
function formatPlaces(size: number): [number, number][][] {
  const around: [number, number][] = [0, 1, 2, 3, 4, 5, 7, 8].map((y) => [8, y]);
  const left: [number, number][] = [7, 5, 4, 3, 2, 1, 0].map((x) => [x, 8]);
  const right: [number, number][] = Array.from({ length: 8 }, (_, at) => [size - 1 - at, 8]);
  const below: [number, number][] = Array.from({ length: 7 }, (_, at) => [8, size - 7 + at]);
  return [[...around, ...left], [...right, ...below]];
}

const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

function draw(plain: Frame, bits: boolean[], mask: number): Modules {
  const size = plain.length;
  const cells = plain.map((row) => [...row]);
  let next = 0;
  let up = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right--;
    for (let step = 0; step < size; step++) {
      const y = up ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (plain[y]![x] === undefined) cells[y]![x] = (bits[next++] ?? false) !== MASKS[mask]!(x, y);
      }
    }
    up = !up;
  }
  const format = formatBits(mask);
  for (const places of formatPlaces(size)) places.forEach(([x, y], at) => (cells[y]![x] = ((format >> at) & 1) === 1));
  return cells.map((row) => row.map((dark) => dark === true));
}

/** Correction M is 00; ten bits of a BCH code follow the mask. */
function formatBits(mask: number): number {
  let rest = mask << 10;
  for (let at = 14; at >= 10; at--) if ((rest >> at) & 1) rest ^= 0x537 << (at - 10);
  return ((mask << 10) | rest) ^ 0x5412;
}

// --- Which mask reads best ---

const FINDER = ["10111010000", "00001011101"];

function penalty(modules: Modules): number {
  const lines = [...modules, ...modules.map((_, x) => modules.map((row) => row[x]!))];
  let points = 0;
  for (const line of lines) {
    const text = line.map((dark) => (dark ? "1" : "0")).join("");
    for (const run of text.match(/0{5,}|1{5,}/g) ?? []) points += run.length - 2;
    for (let at = 0; at + 11 <= text.length; at++) if (FINDER.includes(text.slice(at, at + 11))) points += 40;
  }
  for (let y = 1; y < modules.length; y++) {
    for (let x = 1; x < modules.length; x++) {
      const dark = modules[y]![x];
      if (dark === modules[y - 1]![x] && dark === modules[y]![x - 1] && dark === modules[y - 1]![x - 1]) points += 3;
    }
  }
  const share = modules.flat().filter(Boolean).length / modules.length ** 2;
  return points + Math.floor(Math.abs(share * 20 - 10)) * 10;
}

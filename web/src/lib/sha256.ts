/**
 * SHA-256 (FIPS 180-4), so that a seed can be checked on any page: the browser's own is missing where the address is not https or
 * loopback, and a table in the living room's network has neither.
 */
const PRIMES = primes(64);
const ROUND = PRIMES.map((prime) => fraction(Math.cbrt(prime)));
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

export function sha256(text: string): string {
  const words = padded(new TextEncoder().encode(text));
  const state = [...START];
  for (let block = 0; block < words.length; block += 16) mix(state, words.slice(block, block + 16));
  return state.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

function mix(state: number[], block: number[]): void {
  const w = [...block];
  for (let i = 16; i < 64; i++) {
    const a = w[i - 15]!;
    const b = w[i - 2]!;
    w[i] = (w[i - 16]! + w[i - 7]! + (turn(a, 7) ^ turn(a, 18) ^ (a >>> 3)) + (turn(b, 17) ^ turn(b, 19) ^ (b >>> 10))) | 0;
  }
  let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i++) {
    const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + ROUND[i]! + w[i]!) | 0;
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (state[i] = (state[i]! + word) | 0));
}

/** The text, a single bit, zeros, and the length in bits, as whole blocks of big-endian words. */
function padded(bytes: Uint8Array): number[] {
  const words = new Array<number>(((bytes.length + 8) >> 6) * 16 + 16).fill(0);
  bytes.forEach((byte, i) => (words[i >> 2]! |= byte << (24 - 8 * (i & 3))));
  words[bytes.length >> 2]! |= 0x80 << (24 - 8 * (bytes.length & 3));
  words[words.length - 1] = bytes.length * 8;
  return words;
}

function turn(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

function fraction(root: number): number {
  return ((root - Math.floor(root)) * 2 ** 32) | 0;
}

function primes(count: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (found.every((prime) => n % prime !== 0)) found.push(n);
  return found;
}

/** Numbers of a record as they are drawn. Pure. */
import type { RecordDoc } from "../contract/RecordDoc";

export type GameRecord = RecordDoc["games"][number];
export type Share = GameRecord["levels"][number];

/** Fewer games say nothing about luck. */
const ENOUGH = 3;

export interface Favourites {
  favourite?: string;
  luckiest?: string;
  worst?: string;
}

const part = ({ played, won }: Share) => won / played;

/** Who was played most, and with whom it went best and worst; nobody where that is the same person or too few games say it. */
export function favourites(characters: readonly Share[]): Favourites {
  const [favourite] = [...characters].sort((one, other) => other.played - one.played);
  const known = characters.filter(({ played }) => played >= ENOUGH).sort((one, other) => part(other) - part(one));
  const luckiest = known[0];
  const worst = known.at(-1);
  const apart = luckiest && worst && part(luckiest) > part(worst);
  return { favourite: favourite?.key, ...(apart ? { luckiest: luckiest.key, worst: worst.key } : {}) };
}

/** How wide the bars of a row are: all that was played, and what of it was won, of 100. */
export function bars(shares: readonly Share[]): { key: string; played: number; won: number; all: number; of: number }[] {
  const most = Math.max(1, ...shares.map(({ played }) => played));
  return shares.map(({ key, played, won }) => ({ key, played, won, all: (played / most) * 100, of: (won / most) * 100 }));
}

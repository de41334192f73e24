/** What the levels of bots can do on this device. Only a house in the browser measures it: elsewhere the house has the time that they need. */
import { ask } from "../lib/api";
import { NEAR } from "../lib/house";
import { t } from "./words";

/** Rounds of thinking in the time of the level, and how many are enough for it. */
interface PaceOfLevel {
  rounds: number;
  most: number;
}

export type PaceOfLevels = Readonly<Record<string, PaceOfLevel>>;

export const paceOf = (game: string): Promise<PaceOfLevels> => (NEAR ? ask(`/api/games/${game}/pace`) : Promise.resolve({}));

/** Two digits are as much as can be known. */
export function about(rounds: number): number {
  const digits = Math.max(0, Math.floor(Math.log10(Math.max(1, rounds))) - 1);
  return Math.round(rounds / 10 ** digits) * 10 ** digits;
}

export const roundsHere = ({ rounds, most }: PaceOfLevel): string => (rounds < most ? t("pace.about", about(rounds), most) : t("pace.all", most));

/** For a picker: what a level falls short of, else nothing. */
export const slowness = (pace: PaceOfLevel | undefined): string => (pace && pace.rounds < pace.most ? `: ${t("pace.short", about(pace.rounds))}` : "");

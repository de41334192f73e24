/** What a ref is made of: `card:12` is the 12th of the cards. The one place that takes one apart. */
import type { Ref } from "../lib/protocol";

/** `card` of `card:12`. */
export const kindOf = (ref: Ref): string => ref.split(":")[0] ?? "";

/** 12 of `card:12`; -1 where there is no ref. Of an argument, which may be no ref, too. */
export const numberOf = (ref: Ref | number | undefined): number => Number(String(ref ?? "").split(":")[1] ?? -1);

/** Whether it is one of these. */
export const isOf = (ref: Ref, ...kinds: string[]): boolean => kinds.includes(kindOf(ref));

/** How loud it was just now. */
import type { GameEvent } from "../../lib/protocol";

export const noiseIn = (told: readonly GameEvent[]): number => told.reduce((sum, { kind, args }) => sum + (kind === "noise" && typeof args[0] === "number" ? args[0] : 0), 0);

import type { SoundName } from "../../lib/board";
import type { GameEvent } from "../../lib/protocol";
export function sound(event: GameEvent): SoundName | undefined {
  return event.rule === "" ? undefined : undefined;
}

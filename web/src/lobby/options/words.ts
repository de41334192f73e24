/** The words of the controls for options. */
import { words } from "../../lib/words.svelte";

const en = {
  "at-the-table": "At the table",
  "by-chance": "By chance",
  "now": "I decide now",
  "in-order": "In the order of the seats",
  "turn-over": "{0}: side {1}. Turn it over",
  "side": "Side {0}",
  "side.chance": "Chance decides",
  "corner": "Corner {0}",
  "swap": "Swap {0} and {1}",
  "sides.own": "As I turn them",
  "free": "free",
  "pick.for": "Survivor of {0}",
  "pick.count": "{0} picked: {1} to {2} can go.",
  "pick.few": "Pick {0} more, or leave it to the table.",
  "colour.for": "Colour of {0}",
  "seat": "Seat {0}",
} as const;

const es: Record<keyof typeof en, string> = {
  "at-the-table": "En la mesa",
  "by-chance": "Al azar",
  "now": "Lo decido yo",
  "in-order": "En el orden de los asientos",
  "turn-over": "{0}: lado {1}. Darle la vuelta",
  "side": "Lado {0}",
  "side.chance": "Decide el azar",
  "corner": "Esquina {0}",
  "swap": "Cambiar {0} y {1}",
  "sides.own": "Como yo los ponga",
  "free": "libre",
  "pick.for": "Superviviente de {0}",
  "pick.count": "{0} elegidos: pueden ir de {1} a {2}.",
  "pick.few": "Elige {0} más, o déjalo para la mesa.",
  "colour.for": "Color de {0}",
  "seat": "Asiento {0}",
};

export const t = words({ en, es });

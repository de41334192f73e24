/** The words about the people at a table. */
import { words } from "../lib/words.svelte";

const en = {
  "react": "React",
  "react.clap": "Well done!",
  "react.laugh": "Ha ha!",
  "react.wow": "Wow!",
  "react.ouch": "Ouch!",
  "react.thanks": "Thanks!",
  "react.sorry": "Sorry!",
  "react.luck": "Good luck!",
  "react.brains": "Braaains!",
  "menu": "More about {0}",
  "mute": "Do not show what {0} says",
  "unmute": "Show what {0} says",
  "muted": "muted",
  "host": "Make {0} the host",
  "host.sure": "From then on {0} pauses and closes the table, and removes people. You cannot take that back yourself.",
  "host.do": "Hand over",
  "host.not": "Stay the host",
  "halt": "Pause the table",
  "resume": "Go on",
  "halted": "The host has paused the table.",
  "halted.about": "No clock runs, and nobody is asked anything. After an hour anybody here may go on.",
};

const es: Record<keyof typeof en, string> = {
  "react": "Reaccionar",
  "react.clap": "¡Bien hecho!",
  "react.laugh": "¡Ja, ja!",
  "react.wow": "¡Hala!",
  "react.ouch": "¡Ay!",
  "react.thanks": "¡Gracias!",
  "react.sorry": "¡Perdón!",
  "react.luck": "¡Suerte!",
  "react.brains": "¡Cereeebros!",
  "menu": "Más sobre {0}",
  "mute": "No mostrar lo que dice {0}",
  "unmute": "Mostrar lo que dice {0}",
  "muted": "en silencio",
  "host": "Que {0} lleve la mesa",
  "host.sure": "Desde entonces {0} para y cierra la mesa, y retira a quien haga falta. No lo puedes deshacer por tu cuenta.",
  "host.do": "Ceder la mesa",
  "host.not": "Seguir llevándola",
  "halt": "Parar la mesa",
  "resume": "Seguir",
  "halted": "Quien lleva la mesa la ha parado.",
  "halted.about": "No corre ningún reloj y a nadie se le pregunta nada. Pasada una hora, cualquiera de la mesa puede seguir.",
};

export const t = words({ en, es });

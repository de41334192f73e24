/** The words about being told that it is one's turn. */
import { words } from "../lib/words.svelte";

const en = {
  "title": "Tell me when it is my turn",
  "about": "A message from this house, also when no page of it is open, and when a friend invites you. It says at which table, and nothing of the game.",
  "denied": "This browser does not let this page send messages: allow them in its settings for this site.",
  "insecure": "Browsers allow messages only from an address that begins with https.",
  "unable": "This browser takes no messages.",
  "failed": "That did not work: {0}",
};

const es: Record<keyof typeof en, string> = {
  "title": "Avísame cuando me toque",
  "about": "Un aviso de esta casa, aunque no tengas abierta ninguna página suya, y cuando te invite una amistad. Dice en qué mesa, y nada de la partida.",
  "denied": "Este navegador no deja que esta página envíe avisos: permítelos en sus ajustes para este sitio.",
  "insecure": "Los navegadores solo permiten avisos desde una dirección que empieza por https.",
  "unable": "Este navegador no admite avisos.",
  "failed": "No ha funcionado: {0}",
};

export const t = words({ en, es });

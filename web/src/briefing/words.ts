/** The words of the briefing. */
import { words } from "../lib/words.svelte";

const en = {
  "title": "{0}: before you begin",
  "goal": "The goal",
  "know": "The one thing to know",
  "others": "The others may",
  "who": "Who plays",
  "you": "you",
  "together": "All against the city.",
  "against": "Everybody against everybody.",
  "begin": "Begin",
  "back": "Back to the table",
  "again": "Press B to read this again.",
} as const;

const es: Record<keyof typeof en, string> = {
  "title": "{0}: antes de empezar",
  "goal": "La meta",
  "know": "Lo único que hay que saber",
  "others": "Los demás pueden",
  "who": "Quién juega",
  "you": "tú",
  "together": "Todos contra la ciudad.",
  "against": "Todos contra todos.",
  "begin": "Empezar",
  "back": "Volver a la mesa",
  "again": "Pulsa B para volver a leerlo.",
};

export const t = words({ en, es });

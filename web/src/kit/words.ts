/** What the kit says itself; everything else comes from the game. */
import type { Lang } from "../lib/protocol";

const en = {
  "zoom-in": "Zoom in",
  "zoom-out": "Zoom out",
  fit: "Show the whole map",
  "tag-R": "stated in the rule book",
  "tag-P": "found in public material",
  "tag-D": "designed by us",
  "tag-R+D": "named in the rule book, numbers designed by us",
  "tag-R+P": "from the rule book and public material",
};

export type Word = keyof typeof en;

const es: Record<Word, string> = {
  "zoom-in": "Acercar",
  "zoom-out": "Alejar",
  fit: "Ver el mapa entero",
  "tag-R": "consta en el reglamento",
  "tag-P": "hallado en material público",
  "tag-D": "diseño nuestro",
  "tag-R+D": "nombrado en el reglamento, números nuestros",
  "tag-R+P": "del reglamento y de material público",
};

export function say({ lang }: { lang: Lang }, word: Word): string {
  return (lang === "es" ? es : en)[word];
}

export function isWord(word: string): word is Word {
  return word in en;
}

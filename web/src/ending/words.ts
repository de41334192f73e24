/** The words of the closing page. */
import { words } from "../lib/words.svelte";

const en = {
  "won.you": "You have won!",
  "won.one": "{0} {1|has|have} won.",
  "won.shared": "You share the victory with {0}.",
  "lost.nobody": "Nobody has won.",
  "team.won": "You have made it!",
  "team.lost": "You have not made it.",
  "team.won.they": "They have made it!",
  "team.lost.they": "They have not made it.",
  "closed": "The table was closed before the end.",
  "rule": "Which rule?",
  "places": "Who came where",
  "points": "{0} {0|point|points}",
  "place": "{0}.",
  "story": "How it came about",
  "story.loading": "The story is being put together…",
  "story.none": "A quiet game: nobody died, and nothing fell apart.",
  "story.go": "Look there in the replay",
  "again": "Play again",
  "swap": "Swap seats and play again",
  "back": "Look back, move by move",
  "table": "Look at the table",
  "more": "Dice, seed and files",
} as const;

const es: Record<keyof typeof en, string> = {
  "won.you": "¡Has ganado!",
  "won.one": "{1|Ha|Han} ganado {0}.",
  "won.shared": "Compartes la victoria con {0}.",
  "lost.nobody": "No ha ganado nadie.",
  "team.won": "¡Lo habéis conseguido!",
  "team.lost": "No lo habéis conseguido.",
  "team.won.they": "¡Lo han conseguido!",
  "team.lost.they": "No lo han conseguido.",
  "closed": "La mesa se cerró antes del final.",
  "rule": "¿Qué regla?",
  "places": "Quién quedó dónde",
  "points": "{0} {0|punto|puntos}",
  "place": "{0}.º",
  "story": "Cómo llegó a pasar",
  "story.loading": "Se está juntando el relato…",
  "story.none": "Una partida tranquila: no murió nadie y nada se vino abajo.",
  "story.go": "Verlo en la repetición",
  "again": "Jugar otra vez",
  "swap": "Cambiar asientos y jugar otra vez",
  "back": "Volver a verla, jugada a jugada",
  "table": "Mirar la mesa",
  "more": "Dados, semilla y archivos",
};

export const t = words({ en, es });

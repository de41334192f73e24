/** Las palabras de la página en español. */
import type { Word } from "./en";

export const es: Record<Word, string> = {
  "app.name": "Horda",
  "app.tagline": "Juegos de mesa de zombis, con sus reglas de verdad",
  "app.skip": "Saltar al contenido",
  "app.loading": "Un momento…",
  "app.lost": "No hay nada en esta dirección.",
  "app.home": "Al vestíbulo",
  "app.broken": "Algo ha fallado aquí. Al recargar la página vuelves adonde estabas.",
  "app.soon": "Esta página aún no existe.",
  "board.none": "Este juego aún no tiene tablero para el navegador. Con la lista de opciones se puede jugar entero.",
};

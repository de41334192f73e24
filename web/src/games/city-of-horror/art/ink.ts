/** The line around everything that is drawn. */
export const INK = "#2a2723";

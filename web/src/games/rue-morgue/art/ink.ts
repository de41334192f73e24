/** The line around everything that is drawn. */
export const INK = "#1b1d1f";

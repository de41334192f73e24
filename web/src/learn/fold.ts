/** Text without accents and capitals, letter for letter, so that a place in the one is the same place in the other. */
export function fold(text: string): string {
  return Array.from({ length: text.length }, (_, i) => letter(text.charAt(i))).join("");
}

function letter(char: string): string {
  const plain = char.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return plain.length === 1 ? plain : char;
}

export function wordsOf(query: string): string[] {
  return fold(query).split(/\s+/).filter(Boolean);
}

export function hasAll(text: string, words: readonly string[]): boolean {
  const folded = fold(text);
  return words.every((word) => folded.includes(word));
}

export interface Piece {
  text: string;
  marked: boolean;
}

/** The text in pieces, those that were sought marked. */
export function marked(text: string, words: readonly string[]): Piece[] {
  const folded = fold(text);
  const marks = new Array<boolean>(text.length).fill(false);
  for (const word of words) {
    for (let at = folded.indexOf(word); word !== "" && at >= 0; at = folded.indexOf(word, at + word.length)) marks.fill(true, at, at + word.length);
  }
  const pieces: Piece[] = [];
  for (let i = 0; i < text.length; i++) {
    const open = pieces.at(-1);
    if (open && open.marked === marks[i]) open.text += text.charAt(i);
    else pieces.push({ text: text.charAt(i), marked: marks[i]! });
  }
  return pieces;
}

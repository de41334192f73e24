/** A name for somebody who chose none: the wish, or with a number behind it where another seat has it. Two seats cannot have one name. */
export function freeName(wish: string, taken: readonly string[]): string {
  const known = new Set(taken.map((name) => name.trim().toLowerCase()));
  let name = wish;
  for (let number = 2; known.has(name.toLowerCase()); number++) name = `${wish} ${number}`;
  return name;
}

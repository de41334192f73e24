/** Names of people in a line that is told, so that they can stand in the colours of their seats. Pure. */

export interface Person {
  seat: number;
  name: string;
  colour: string;
}

export interface Part {
  text: string;
  person?: Person;
}

const LETTER = /[\p{L}\p{N}]/u;

/** The line in parts: whole names, and what stands between them. */
export function marked(line: string, people: readonly Person[]): Part[] {
  const parts: Part[] = [];
  const named = people.filter(({ name }) => name !== "").sort((a, b) => b.name.length - a.name.length);
  let from = 0;
  for (let at = 0; at < line.length; at++) {
    if (at > 0 && LETTER.test(line[at - 1]!)) continue;
    const person = named.find(({ name }) => line.startsWith(name, at) && !LETTER.test(line[at + name.length] ?? ""));
    if (!person) continue;
    if (at > from) parts.push({ text: line.slice(from, at) });
    parts.push({ text: person.name, person });
    from = at + person.name.length;
    at = from - 1;
  }
  if (from < line.length) parts.push({ text: line.slice(from) });
  return parts;
}

/** The server's clock. Times in a document are counted by it, and a device's own clock may be wrong. */

let ahead = 0;
let told = false;

/** A message says when it was sent. */
export function setClock(now: number | undefined): void {
  if (now === undefined) return;
  ahead = now - Date.now();
  told = true;
}

/** An answer over HTTP says it only to the second: good enough as long as no message has. */
export function guessClock(now: number): void {
  if (!told && Number.isFinite(now)) ahead = now - Date.now();
}

/** What time it is for the server, in milliseconds since 1970. */
export const serverNow = (): number => Date.now() + ahead;

/** So many seconds, as short as they allow: `0:07`, `59:59`, `5 h 03`, `2 d 0 h`. */
export function clockText(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  if (hours >= 24) return `${Math.floor(hours / 24)} d ${hours % 24} h`;
  return hours > 0 ? `${hours} h ${two(minutes % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

const two = (number: number): string => String(number).padStart(2, "0");

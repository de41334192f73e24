/** The server's clock. Times in a document are counted by it, and a device's own clock may be wrong. */

let ahead = 0;

/** A message says when it was sent. */
export function setClock(now: number | undefined): void {
  if (now !== undefined) ahead = now - Date.now();
}

/** What time it is for the server, in milliseconds since 1970. */
export const serverNow = (): number => Date.now() + ahead;

/** What a session needs of the browser. */

export function later(run: () => void, ms: number): () => void {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
}

export function randomId(): string {
  return [...crypto.getRandomValues(new Uint8Array(9))].map((byte) => (byte % 36).toString(36)).join("");
}

/** Copies a text that also stands in a field. */
export async function toClipboard(text: string, field: HTMLInputElement | undefined): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Where the house has no certificate, browsers allow only the old way.
    field?.select();
    document.execCommand("copy");
  }
}

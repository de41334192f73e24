/** A text in an address: squeezed, in letters that need no escaping there. */

export async function pack(text: string): Promise<string> {
  const packed = new Uint8Array(await new Response(new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"))).arrayBuffer());
  const letters = Array.from(packed, (byte) => String.fromCharCode(byte)).join("");
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** Nothing where it cannot be read, or is longer than `most` bytes, whatever somebody has packed. */
export async function unpack(packed: string, most: number): Promise<string | undefined> {
  try {
    const letters = atob(packed.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
    const parts: Uint8Array<ArrayBuffer>[] = [];
    let length = 0;
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      length += part.value.length;
      if (length > most) return undefined;
      parts.push(part.value as Uint8Array<ArrayBuffer>);
    }
    return await new Blob(parts).text();
  } catch {
    return undefined;
  }
}

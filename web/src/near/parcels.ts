/** Brings the files of games to the program, each once. */
import type { Program } from "./program";

export function parcels(base: string, vm: Pick<Program, "file">): (parcel: string) => Promise<void> {
  const files = new Map<string, Promise<void>>();
  return (parcel) => {
    const known = files.get(parcel);
    if (known) return known;
    const coming = fetch(new URL(`house/${parcel}.json`, base)).then(async (answer) => {
      if (!answer.ok) throw new Error(parcel);
      const game = parcel.replace(/\.rules$/, "");
      for (const [name, text] of Object.entries((await answer.json()) as Record<string, string>)) vm.file(game, name, text);
    });
    coming.catch(() => files.delete(parcel));
    files.set(parcel, coming);
    return coming;
  };
}

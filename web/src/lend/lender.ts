/** Lends this browser to the bots of a table that allows it, and answers what it is asked (docs/anywhere.md). Knows no thread: who thinks is handed in. */
import type { Think } from "../contract/FromServer";
import type { Lend, Thought } from "../contract/ToServer";
import type { TableDoc } from "../lib/protocol";

/** Gives what `Near.think` says of an errand. An empty errand only waits until everything is there. */
export type Thinks = (seat: number, game: string, errand: string) => Promise<string>;

interface Parts {
  /** Nothing where the house gives no program. */
  load(): Promise<Thinks | undefined>;
  tell(message: Lend | Thought): void;
}

export function createLender({ load, tell }: Parts) {
  let begun = false;
  let thinks: Thinks | undefined;

  async function begin({ id, game, seats }: TableDoc["table"]): Promise<void> {
    const found = await load();
    if (!found) return;
    await Promise.all(seats.filter(({ kind }) => kind === "bot").map(({ seat }) => found(seat, game, "")));
    thinks = found;
    tell({ c: "lend", on: true });
    console.info(`Bots of table ${id} think in this browser.`);
  }

  return {
    /** The table as it stands: whoever sits there lends the browser once. */
    look({ table, you }: TableDoc): void {
      if (begun || table.lend !== true || table.status !== "playing" || you.seats.length === 0) return;
      begun = true;
      // Without it the house thinks, as everywhere.
      begin(table).catch((fault: unknown) => console.error(fault));
    },
    /** The line is new: the house has forgotten the offer. */
    again(): void {
      if (thinks) tell({ c: "lend", on: true });
    },
    async asked({ n, seat, game, errand }: Think): Promise<void> {
      try {
        const said = await (thinks?.(seat, game, errand) ?? Promise.reject(new Error("Nobody thinks here.")));
        tell({ c: "thought", n, option: (JSON.parse(said) as { option: string }).option });
      } catch (fault) {
        console.error(fault);
        thinks = undefined;
        tell({ c: "lend", on: false });
      }
    },
  };
}

/** Standing orders, and which of them stands beside the button that goes on. Pure. */
import type { TableDoc } from "./protocol";

type Order = TableDoc["orders"][number];

const ENDS = ["turn", "round"];

/** The one that ends soonest by itself; none that lasts as long as the game. */
export function soonest(orders: readonly Order[]): Order | undefined {
  return ENDS.map((end) => orders.find(({ until }) => until === end)).find((order) => order !== undefined);
}

/** The option of the engine that only games with windows have. */
export const hasWindows = ({ table }: Pick<TableDoc, "table">): boolean => "uniform-windows" in table.options;

const DAY = 86_400;
/** People have days for an answer: a window waits for them, so there is nothing to hold, and no bar to watch. */
export const byCorrespondence = ({ table }: Pick<TableDoc, "table">): boolean => (table.clock?.bank ?? 0) >= DAY && table.windowSeconds === 0;

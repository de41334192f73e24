/** Words about who is asked, and about what could be done. */
import type { GameContext, GameFolder } from "../lib/board";
import type { Group } from "../lib/choices";
import { seatName } from "../lib/context";
import type { Choice, TableDoc } from "../lib/protocol";
import type { Session } from "../lib/session.svelte";

/** "Ana", "Ana, Ben". */
export function whoIsAsked(doc: TableDoc): string {
  return doc.awaited.map((seat) => seatName(doc.table, seat)).join(", ");
}

/** Whether somebody at this browser is asked something. */
export function isMyTurn(doc: TableDoc | undefined): boolean {
  return doc?.table.status === "playing" && doc.you.seats.some((seat) => doc.awaited.includes(seat));
}

/** What the tab of the browser says. */
export function pageTitle(doc: TableDoc | undefined, yourTurn: string, game: string): string {
  return `${isMyTurn(doc) ? `● ${yourTurn} · ` : ""}${game} · Horda`;
}

/** How many labels fit in a line. */
const MOST = 3;

/** What the choice or the thing that is pointed at would do, or why it can do nothing. */
export function wouldDo({ considered, hovered, pick }: Pick<Session, "considered" | "hovered" | "pick">): { text: string; no: boolean } | undefined {
  if (considered) return { text: considered.label, no: false };
  if (hovered === undefined) return undefined;
  const here = pick.left.filter((choice) => choice.targets.includes(hovered)).map((choice) => choice.label);
  if (here.length > 0) return { text: [...here.slice(0, MOST), ...(here.length > MOST ? [`+${here.length - MOST}`] : [])].join(" · "), no: false };
  const why = pick.uses(hovered).cannot[0]?.why;
  return why ? { text: why, no: true } : undefined;
}

/** What the choices of a verb have in common, in the game's words. */
export function verbName({ verb, choices }: Group, game: GameContext): string {
  const key = `verb.${verb}`;
  const words = game.text(key);
  return words === `«${key}»` ? `${choices[0]?.label ?? verb} …` : words;
}

/** Which choices cannot be taken back, as the table stands. */
export function finalOf(session: Pick<Session, "doc">, folder: GameFolder<unknown> | undefined, game: GameContext): (choice: Choice) => boolean {
  return (choice) => folder?.final?.(choice, session.doc?.view, game) ?? false;
}

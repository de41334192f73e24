/** What a new table will be like, as the dialog edits it. Pure. */
import type { HouseGame, HouseOption, NewSeat, NewTable } from "../lib/api";
import type { TableInfo } from "../lib/protocol";
import { usualBot } from "../parts/bots";

/** `me` and `here` are both people at this browser; `bot:steady` is a bot of that kind. */
export type SeatKind = "me" | "here" | "open" | `bot:${string}`;

export interface PlannedSeat {
  kind: SeatKind;
  name: string;
  colour: string;
}

export interface Plan {
  game: string;
  seats: PlannedSeat[];
  options: Record<string, string>;
  public: boolean;
  /** It counts for the ratings of the house. */
  rated: boolean;
  talk: TableInfo["talk"];
  /** Seconds; 0: no clock. */
  bank: number;
  add: number;
  /** Below 0: as the server thinks right. */
  windowSeconds: number;
  pace: number;
  /** The browsers of people may think for the bots. */
  lend: boolean;
}

const BOT_NAMES = ["Bruno", "Clara", "Dario", "Elena", "Felix", "Greta"];

/** A game against bots that can be started as it is. */
export function firstPlan(game: HouseGame, me: string, colours: readonly string[]): Plan {
  const count = Math.min(game.maxSeats, game.minSeats === 1 ? 2 : game.minSeats + 1);
  const plan: Plan = { game: game.id, seats: [], options: {}, public: false, rated: false, talk: "open", bank: 0, add: 10, windowSeconds: -1, pace: 700, lend: false };
  for (let at = 0; at < count; at++) plan.seats.push(at === 0 ? { kind: "me", name: me, colour: colours[0] ?? "" } : newSeat(plan, game, colours));
  return plan;
}

/** One more bot, of the kind of the last one, with a name and a colour that nobody has. */
export function newSeat(plan: Plan, game: HouseGame, colours: readonly string[]): PlannedSeat {
  const names = plan.seats.map((seat) => seat.name.trim().toLowerCase());
  const taken = plan.seats.map((seat) => seat.colour);
  const last = plan.seats.filter((seat) => seat.kind.startsWith("bot:")).at(-1);
  return {
    kind: last?.kind ?? `bot:${usualBot(game.bots)}`,
    name: BOT_NAMES.find((name) => !names.includes(name.toLowerCase())) ?? `Bot ${plan.seats.length + 1}`,
    colour: colours.find((colour) => !taken.includes(colour)) ?? "",
  };
}

/** Changes who sits there, and the name with it where it was one of ours. */
export function changeKind(seat: PlannedSeat, kind: SeatKind, me: string, spare: string): PlannedSeat {
  if (kind === "open") return { ...seat, kind, name: "" };
  if (kind === "me") return { ...seat, kind, name: me };
  const named = seat.name !== "" && seat.name !== me;
  return { ...seat, kind, name: named ? seat.name : spare };
}

/** The options that the dialog asks for. A plan of one's own comes from the workshop, not from a line of text. */
export function askable(game: HouseGame, settled: Record<string, string>): HouseOption[] {
  return game.options
    .filter((option) => settled[option.id] === undefined && !(game.workshop && option.id === "plan"))
    .map((option) => (game.workshop ? { ...option, values: option.values.filter((known) => known.value !== "own") } : option));
}

/** What the server is asked for. Only what differs from the standard is said. */
export function request(plan: Plan, game: HouseGame, guest: string): NewTable {
  const options = Object.entries(plan.options).filter(([id, value]) => value !== "" && value !== game.options.find((option) => option.id === id)?.standard);
  return {
    game: plan.game,
    seats: plan.seats.map((seat, at) => askedSeat(seat, at, guest)),
    options: Object.fromEntries(options),
    public: plan.public,
    ...(plan.rated ? { rated: true } : {}),
    talk: plan.talk,
    ...(plan.bank > 0 ? { clock: { bank: plan.bank, add: plan.add } } : {}),
    ...(plan.windowSeconds < 0 ? {} : { windowSeconds: plan.windowSeconds }),
    pace: plan.pace,
    ...(plan.lend ? { lend: true } : {}),
  };
}

export function hasOpenSeats(plan: Plan): boolean {
  return plan.seats.some((seat) => seat.kind === "open");
}

function askedSeat(seat: PlannedSeat, at: number, guest: string): NewSeat {
  const colour = seat.colour ? { colour: seat.colour } : {};
  if (seat.kind === "open") return { kind: "open" };
  const name = seat.name.trim() || `${guest} ${at + 1}`;
  if (seat.kind.startsWith("bot:")) return { kind: "bot", bot: seat.kind.slice(4), name, ...colour };
  return { kind: "here", name, ...colour };
}

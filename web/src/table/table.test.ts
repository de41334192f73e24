import { cleanup, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Socket } from "../lib/line";
import { houseNumber, promiseOf, promiseOfHouse, seedOf } from "../lib/dice";
import type { Choice, Dice, TableDoc } from "../lib/protocol";
import { openSession, type Session } from "../lib/session.svelte";
import { keepSeat } from "../lib/keys";
import { set } from "../lib/settings.svelte";
import Choices from "./Choices.svelte";
import { gameContext } from "../lib/context";
import Log from "./Log.svelte";
import Outcome from "./Outcome.svelte";
import Seats from "./Seats.svelte";
import StatusBar from "./StatusBar.svelte";
import { event, choice as sent } from "../lib/testing/wire";

/** The server's end of the line. */
class House implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  onerror: (() => void) | null = null;
  readonly heard: Record<string, unknown>[] = [];
  n = 0;
  send(text: string): void {
    this.heard.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {}
  says(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  whole(doc: TableDoc, log: object[] = []): void {
    this.says({ s: "whole", n: ++this.n, doc, log: { keep: 0, add: log }, chat: { keep: 0, add: [] }, cuts: 0 });
  }
  update(patch: object[], log?: object): void {
    this.says({ s: "update", n: ++this.n, patch, ...(log ? { log } : {}), cuts: 0 });
  }
}

const choice = (id: string, label: string, ...targets: string[]): Choice => sent(id, label, targets);

function doc(more: Partial<TableDoc> = {}): TableDoc {
  return {
    table: {
      id: "T", game: "lanterns", status: "playing", public: false, talk: "open", clock: null, windowSeconds: 0, pace: 0, practice: false, options: {},
      commitment: "b907e2b76701ef911468da283d7b52833600b0a773d476c52e7f36a47419ece3", onlookers: 0,
      seats: ["Ana", "Ben"].map((name, seat) => ({ seat, name, colour: "red", kind: seat === 0 ? "person" : "bot", standIn: false, present: true })),
    },
    you: { seat: 0, seats: [0], host: true },
    view: { round: 1 },
    awaited: [0], prompt: "Draw or rest.", rule: "LAN-1",
    options: [choice("rest", "Rest"), choice("draw", "Draw a card", "deck:0")],
    greyed: [{ id: "sing", why: "Nobody sings in the dark.", rule: "LAN-2", targets: [] }],
    turn: 5, canUndo: false, orders: [], order: 0, curtain: false,
    ...more,
  };
}

// The browser of the tests has no dialogs.
HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true;
};

let house: House;
let session: Session;

beforeEach(() => {
  set("lang", "en");
  set("motion", "none");
  localStorage.clear();
  keepSeat("T", 0, "secret");
  session = openSession({ table: "T", socket: () => (house = new House()) });
  house.onopen?.();
});

afterEach(() => {
  cleanup();
  session.close();
});

const context = () => gameContext({ lang: "en", texts: { "verb.walk": "Walk somewhere" }, table: session.doc!.table, you: session.doc!.you, awaited: [0] });

describe("the session", () => {
  it("says hello with the token of its only seat, and through its eyes", () => {
    expect(house.heard[0]).toMatchObject({ c: "hello", table: "T", tokens: ["secret"], seat: 0 });
  });

  it("answers with the turn that was on the screen", async () => {
    house.whole(doc());
    void session.play(session.doc!.options[1]!);
    expect(house.heard.at(-1)).toMatchObject({ c: "answer", seat: 0, turn: 5, option: "draw" });
    expect(session.busy).toBe("draw");
    house.update([{ p: "turn", v: 6 }, { p: "view/round", v: 2 }, { p: "options", v: [] }]);
    await tick();
    expect(session.busy).toBeUndefined();
    expect(session.doc?.view).toEqual({ round: 2 });
  });

  it("says why something was refused, with its rule, and lets one choose again", async () => {
    house.whole(doc());
    const played = session.play(session.doc!.options[0]!);
    house.says({ s: "no", id: house.heard.at(-1)!.id, code: "x", rule: "LAN-9", text: "Not now." });
    await played;
    expect(session.notice).toMatchObject({ text: "Not now.", rule: "LAN-9", kind: "no" });
    expect(session.busy).toBeUndefined();
  });

  it("keeps a choice back when the coach objects", async () => {
    session.close();
    session = openSession({ table: "T", guard: () => "Not yet!", socket: () => (house = new House()) });
    house.onopen?.();
    house.whole(doc());
    await session.play(session.doc!.options[0]!);
    expect(house.heard).toHaveLength(1);
    expect(session.notice?.text).toBe("Not yet!");
  });

  it("asks for moments, shows them in turn and ends at the last", async () => {
    expect(house.heard[0]).toMatchObject({ c: "hello", beats: true });
    house.whole(doc());
    const rounds = () => (session.doc?.view as { round: number }).round;
    house.says({
      s: "update", n: 2, cuts: 0,
      frames: [
        { log: { keep: 0, add: [event("drew", ["seat:0"], "Ana draws.")] }, patch: [{ p: "view/round", v: 8 }, { p: "options", v: [] }] },
        { log: { keep: 1, add: [event("rested", ["seat:0"], "Ana rests.")] }, patch: [{ p: "view/round", v: 9 }, { p: "turn", v: 6 }] },
      ],
    });
    await vi.waitFor(() => expect(rounds()).toBe(8));
    expect(session.told.map(({ kind }) => kind)).toEqual(["drew"]);
    session.skip();
    await vi.waitFor(() => expect(rounds()).toBe(9));
    expect(session.log.map(({ kind }) => kind)).toEqual(["drew", "rested"]);
    expect(session.doc?.turn).toBe(6);
  });

  it("cuts the log after an undo", async () => {
    house.whole(doc(), [{ text: "a", rule: "", targets: [] }, { text: "b", rule: "", targets: [] }]);
    house.update([], { keep: 1, add: [] });
    await tick();
    expect(session.log.map((event) => event.text)).toEqual(["a"]);
  });
});

describe("two people at one browser", () => {
  beforeEach(() => {
    session.close();
    keepSeat("T", 1, "other");
    session = openSession({ table: "T", socket: () => (house = new House()) });
    house.onopen?.();
  });

  const here = (seat: number, awaited: number[], curtain = true) => doc({ you: { seat, seats: [0, 1], host: true }, awaited, curtain, options: seat === awaited[0] ? doc().options : [] });

  it("begin with nobody's eyes", () => expect(house.heard[0]).toMatchObject({ seat: -1 }));

  it("meet a curtain with the name of the one who is asked, and eyes open when it is lifted", () => {
    house.whole(here(-1, [1]));
    expect(session.curtain).toBe(1);
    session.lift();
    expect(house.heard.at(-1)).toEqual({ c: "look", seat: 1 });
    expect(session.curtain).toBe(1);
    house.whole(here(1, [1]));
    expect(session.curtain).toBeUndefined();
  });

  it("shut the eyes when the other is asked, and nothing can be played meanwhile", () => {
    house.whole(here(-1, [0]));
    session.lift();
    house.whole(here(0, [0]));
    expect(session.curtain).toBeUndefined();
    house.update([{ p: "awaited", v: [1] }, { p: "turn", v: 6 }]);
    expect(session.covered).toBe(true);
    expect(session.curtain).toBe(1);
    expect(house.heard.at(-1)).toEqual({ c: "look", seat: -1 });
    expect(session.pick.choices).toEqual([]);
  });

  it("see the curtain fall before a hand that is dealt is shown", () => {
    house.whole(here(-1, [0], false));
    house.whole(here(0, [0], false));
    expect(session.covered).toBe(false);
    house.update([{ p: "view/hand", v: ["card:1"] }, { p: "curtain", v: true }]);
    expect(session.covered).toBe(true);
    expect(session.curtain).toBe(0);
  });

  it("begin with the eyes of the one who is asked where nothing is secret", () => {
    house.whole(here(-1, [1], false));
    expect(house.heard.at(-1)).toEqual({ c: "look", seat: 1 });
  });

  it("need no curtain where nothing is secret", () => {
    house.whole(here(-1, [0], false));
    house.whole(here(0, [0], false));
    house.update([{ p: "awaited", v: [1] }, { p: "turn", v: 6 }]);
    expect(session.curtain).toBeUndefined();
    expect(house.heard.at(-1)).toEqual({ c: "look", seat: 1 });
  });
});

describe("the list of choices", () => {
  it("plays the game by plain buttons", () => {
    house.whole(doc());
    render(Choices, { session, game: context(), onwhy: () => {} });
    screen.getByRole("button", { name: "Draw a card" }).click();
    expect(house.heard.at(-1)).toMatchObject({ c: "answer", option: "draw" });
  });

  it("folds many choices by verb, in the game's words", () => {
    const many = Array.from({ length: 20 }, (_, at) => choice(`walk:${at}`, `Walk to ${at}`));
    house.whole(doc({ options: [choice("end", "End the turn"), ...many] }));
    const { container } = render(Choices, { session, game: context(), onwhy: () => {} });
    expect(container.querySelector("summary")?.textContent).toContain("Walk somewhere");
    expect(screen.getByRole("button", { name: "End the turn" })).toBeTruthy();
    expect(screen.getByRole("searchbox")).toBeTruthy();
  });

  it("tells what is not possible, and opens the rule", () => {
    house.whole(doc());
    const why = vi.fn();
    render(Choices, { session, game: context(), onwhy: why });
    screen.getByText("Nobody sings in the dark.", { exact: false }).querySelector("button")?.click();
    expect(why).toHaveBeenCalledWith("LAN-2");
  });
});

describe("the status bar", () => {
  it("asks in the words of the server, with at most four buttons", () => {
    const many = Array.from({ length: 9 }, (_, at) => choice(`v${at}`, `Do ${at}`));
    house.whole(doc({ options: many, canUndo: true }));
    const { container } = render(StatusBar, { session, onmore: () => {}, onwhy: () => {} });
    expect(screen.getByTestId("prompt").textContent).toContain("Draw or rest.");
    expect(container.querySelectorAll(".buttons button").length).toBeLessThanOrEqual(4);
  });

  it("names who is waited for", () => {
    house.whole(doc({ awaited: [1], options: [] }));
    render(StatusBar, { session, onmore: () => {}, onwhy: () => {} });
    expect(screen.getByTestId("prompt").textContent).toContain("Ben is playing");
  });

  it("speaks Spanish as soon as the page does", async () => {
    house.whole(doc({ awaited: [1], options: [] }));
    render(StatusBar, { session, onmore: () => {}, onwhy: () => {} });
    set("lang", "es");
    await tick();
    expect(screen.getByTestId("prompt").textContent).toContain("Juega Ben");
  });
});

describe("the list of seats", () => {
  const seats = (host: boolean) =>
    doc({
      table: { ...doc().table, seats: doc().table.seats.map((seat) => ({ ...seat, kind: "person" as const })) },
      you: { seat: 0, seats: [0], host },
    });

  it("lets the host remove somebody, and asks before", async () => {
    house.whole(seats(true));
    render(Seats, { session, bots: [] });
    const buttons = screen.getAllByTestId("remove");
    expect(buttons).toHaveLength(1);
    buttons[0]!.click();
    await tick();
    expect(house.heard.some((said) => said.c === "remove")).toBe(false);
    screen.getByTestId("remove-now").click();
    await tick();
    expect(house.heard.at(-1)).toMatchObject({ c: "remove", seat: 1 });
  });

  it("lets nobody else", () => {
    house.whole(seats(false));
    render(Seats, { session, bots: [] });
    expect(screen.queryByTestId("remove")).toBeNull();
  });
});

describe("the log", () => {
  it("lights up what a line speaks of, opens its rule, and marks what only this seat was told", async () => {
    house.whole(doc());
    const why = vi.fn();
    const log = [{ ...event("saw", ["card:5"], "Ana drew the Oil.", "LAN-3"), only: true }];
    render(Log, { table: "T", log, pick: session.pick, onwhy: why });
    screen.getByText("Ana drew the Oil.").closest("li")!.dispatchEvent(new MouseEvent("mouseenter"));
    await tick();
    expect(session.pick.hot("card:5")).toBe(true);
    screen.getByRole("button", { name: "Why? Ana drew the Oil." }).click();
    expect(why).toHaveBeenCalledWith("LAN-3");
    expect(screen.getByText("Only you were told")).toBeTruthy();
  });

  it("shows text as text", () => {
    house.whole(doc());
    const { container } = render(Log, { table: "T", log: [event("named", [], "<b>Ana</b>")], pick: session.pick, onwhy: () => {} });
    expect(container.querySelector("li b")).toBeNull();
  });
});

describe("the dice", () => {
  const waiting = (dice: Dice): TableDoc => {
    const { view: _, ...rest } = doc({ awaited: [], options: [] });
    return { ...rest, table: { ...rest.table, status: "waiting", dice } } as TableDoc;
  };

  it("are promised and shown without a word", async () => {
    house.whole(waiting({ phase: "promise", seats: [{}, {}] }));
    const promise = house.heard.find((said) => said.c === "commit")!;
    expect(promise).toMatchObject({ seat: 0, hash: expect.stringMatching(/^[0-9a-f]{64}$/) as string });
    house.update([{ p: "table/dice", v: { phase: "reveal", seats: [{ commitment: promise.hash }, {}] } }]);
    const shown = house.heard.filter((said) => said.c === "reveal");
    expect(shown).toHaveLength(1);
    expect(promiseOf(String(shown[0]!.value))).toBe(promise.hash);
    house.update([{ p: "table/onlookers", v: 1 }]);
    expect(house.heard.filter((said) => said.c === "reveal")).toHaveLength(1);
    await tick();
  });

  it("are checked at the end, link by link", async () => {
    const number = "a1".repeat(32);
    const bot = houseNumber(number, 1);
    const dice: Dice = { phase: "fixed", seats: [{ commitment: promiseOf(number), by: "seat", value: number }, { by: "house", value: bot }], seed: seedOf(number, [number, bot]) };
    const over = doc({ outcome: { team: true, winners: [], scores: [], reason: "", rule: "" }, awaited: [], options: [] });
    house.whole({ ...over, table: { ...over.table, status: "over", commitment: promiseOfHouse(number), seed: number, dice } });
    render(Outcome, { session, doc: session.doc!, onwhy: () => {}, onrematch: () => {}, ongo: () => {} });
    expect((await screen.findByTestId("seed-good")).textContent).toContain("the dice were fixed before anybody could know them");
    expect(screen.getByTestId("dice-seed").textContent).toBe(dice.seed);
  });
});

describe("the end", () => {
  it("names the winners and checks the seed", async () => {
    const over = doc({ outcome: { team: false, winners: [1], scores: [3, 9], reason: "Because.", rule: "LAN-END" }, awaited: [], options: [] });
    house.whole({ ...over, table: { ...over.table, status: "over", seed: "7" } });
    render(Outcome, { session, doc: session.doc!, onwhy: () => {}, onrematch: () => {}, ongo: () => {} });
    expect(screen.getByRole("heading").textContent).toBe("Ben wins!");
    expect(await screen.findByTestId("seed-good")).toBeTruthy();
  });

  it("says aloud when the seed does not fit", async () => {
    const over = doc({ outcome: { team: true, winners: [], scores: [], reason: "", rule: "" }, awaited: [], options: [] });
    house.whole({ ...over, table: { ...over.table, status: "over", seed: "8" } });
    render(Outcome, { session, doc: session.doc!, onwhy: () => {}, onrematch: () => {}, ongo: () => {} });
    expect(await screen.findByTestId("seed-bad")).toBeTruthy();
  });
});

import { cleanup, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameFolder } from "../lib/board";
import type { Socket } from "../lib/line";
import { houseNumber, promiseOf, promiseOfHouse, seedOf } from "../lib/dice";
import type { Choice, Dice, TableDoc } from "../lib/protocol";
import { openSession, type Session } from "../lib/session.svelte";
import { keepSeat } from "../lib/keys";
import { set } from "../lib/settings.svelte";
import Choices from "./Choices.svelte";
import { ARMED_AFTER, ARMED_LATE } from "../lib/arming";
import { gameContext } from "../lib/context";
import Log from "./Log.svelte";
import Outcome from "./Outcome.svelte";
import Seats from "./Seats.svelte";
import Dock from "./Dock.svelte";
import Playing from "./Playing.svelte";
import { event, choice as sent } from "../lib/testing/wire";

// The test's own browser is no phone, and does not know how to ask.
window.matchMedia ??= (media: string) => Object.assign(new EventTarget(), { matches: false, media, onchange: null, addListener: () => {}, removeListener: () => {} });

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
    turn: 5, canUndo: false, orders: [], order: 0, given: [], curtain: false,
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
    expect(session.digest?.text, "what was skipped is told too").toBe("Ana draws. Ana rests.");
  });

  it("asks nobody and tells no result before the beats that lead there", async () => {
    house.whole(doc());
    house.says({
      s: "update", n: 2, cuts: 0,
      log: { keep: 0, add: [event("bitten", ["seat:0"], "Ana is bitten."), event("died", ["seat:0"], "Ana dies.")] },
      patch: [{ p: "view/round", v: 2 }, { p: "options", v: [] }, { p: "outcome", v: { team: true, winners: [], scores: [], reason: "All dead.", rule: "" } }, { p: "table/status", v: "over" }],
    });
    await vi.waitFor(() => expect(session.beat?.text).toBe("Ana is bitten."));
    expect(session.doc).toMatchObject({ view: { round: 2 }, options: [], awaited: [], table: { status: "playing" } });
    expect(session.doc?.outcome).toBeUndefined();
    expect(session.log.map(({ text }) => text)).toEqual(["Ana is bitten."]);
    expect(session.progress).toEqual({ at: 1, of: 2 });
    session.skipBeat();
    await vi.waitFor(() => expect(session.beat?.text).toBe("Ana dies."));
    session.skip();
    expect(session.doc).toMatchObject({ outcome: { reason: "All dead." }, table: { status: "over" } });
    expect(session.progress).toBeUndefined();
    expect(session.digest).toMatchObject({ text: "Ana is bitten. Ana dies.", away: false });
  });

  it("plays nothing to a hidden tab, and says what happened when somebody comes back", async () => {
    house.whole(doc());
    const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    house.update([{ p: "view/round", v: 2 }, { p: "turn", v: 6 }], { keep: 0, add: [event("drew", ["seat:1"], "Ben draws.")] });
    house.update([{ p: "view/round", v: 3 }, { p: "turn", v: 7 }], { keep: 1, add: [event("rested", ["seat:1"], "Ben rests.")] });
    expect(session.doc).toMatchObject({ turn: 7, view: { round: 3 } });
    expect(session.progress).toBeUndefined();
    hidden.mockReturnValue(false);
    session.comeBack();
    expect(session.digest).toEqual({ text: "Ben draws. Ben rests.", beats: 2, kinds: ["plain"], away: true });
    hidden.mockRestore();
  });

  it("tells the last stage again, and then asks the same as before", async () => {
    house.whole(doc());
    house.says({
      s: "update", n: 2, cuts: 0,
      frames: [
        { log: { keep: 0, add: [event("drew", ["seat:0"], "Ana draws.")] }, patch: [{ p: "view/round", v: 8 }] },
        { log: { keep: 1, add: [event("rested", ["seat:0"], "Ana rests.")] }, patch: [{ p: "view/round", v: 9 }, { p: "turn", v: 6 }] },
      ],
    });
    expect(session.tellable).toBe(false);
    session.skip();
    expect(session.tellable).toBe(true);
    session.again();
    await vi.waitFor(() => expect(session.beat?.text).toBe("Ana draws."));
    expect(session.doc).toMatchObject({ view: { round: 8 }, options: [], awaited: [] });
    expect(session.log.map(({ text }) => text)).toEqual(["Ana draws."]);
    session.pause();
    expect(session.paused).toBe(true);
    session.skip();
    expect(session.paused).toBe(false);
    expect(session.doc).toMatchObject({ view: { round: 9 }, turn: 6, awaited: [0] });
    expect(session.log).toHaveLength(2);
    expect(session.digest?.text).toBe("Ana draws. Ana rests.");
  });

  it("tells nothing again while time runs", async () => {
    house.whole(doc());
    house.update([{ p: "turn", v: 6 }, { p: "window", v: { until: Date.now() + 6000, length: 6000, held: false, canAct: true, anybody: [] } }], { keep: 0, add: [event("drew", ["seat:1"], "Ben draws.")] });
    session.skip();
    expect(session.tellable).toBe(false);
    session.again();
    expect(session.progress).toBeUndefined();
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

/** Until a button that has just come may be pressed. */
const armed = () => new Promise((done) => setTimeout(done, ARMED_AFTER + 10));

describe("the list of choices", () => {
  it("plays the game by plain buttons", async () => {
    house.whole(doc());
    render(Choices, { session, game: context(), onwhy: () => {} });
    await armed();
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

describe("the dock", () => {
  const show = () => render(Dock, { session, folder: undefined, game: context(), onverb: () => {}, onmore: () => {}, onorders: () => {}, onwhy: () => {} });
  const slots = (container: HTMLElement) => [...container.querySelectorAll(".slot")];

  it.each([
    ["Do you answer?", [choice("pass", "Pass"), choice("draw", "Draw a card")], 1],
    ["You decide:", [choice("rest", "Rest"), choice("draw", "Draw a card")], 1],
    ["Your turn", [choice("rest", "Rest"), choice("draw", "Draw a card")], 0],
  ])("says in somebody else's turn what is asked, and whether it may be let be: %s", (head, options, turn) => {
    house.whole(doc({ options }));
    const folder = { turn: () => turn } as unknown as GameFolder<unknown>;
    const { container } = render(Dock, { session, folder, game: context(), onverb: () => {}, onmore: () => {}, onorders: () => {}, onwhy: () => {} });
    expect(container.querySelector("[data-testid=prompt] .turn")!.textContent).toBe(head);
    expect(container.querySelector(".wanted")!.classList.contains("question")).toBe(turn !== 0);
  });

  it("asks in the words of the server, and has the same slots whatever is asked", () => {
    const many = Array.from({ length: 9 }, (_, at) => choice(`v${at}`, `Do ${at}`));
    house.whole(doc({ options: many, canUndo: true }));
    const { container } = show();
    expect(screen.getByTestId("prompt").textContent).toContain("Draw or rest.");
    const before = slots(container).length;
    house.whole(doc({ options: [choice("pass", "Pass")] }));
    expect(slots(container)).toHaveLength(before);
  });

  it("names who is waited for", () => {
    house.whole(doc({ awaited: [1], options: [] }));
    show();
    expect(screen.getByTestId("prompt").textContent).toContain("Ben is playing");
  });

  it("speaks Spanish as soon as the page does", async () => {
    house.whole(doc({ awaited: [1], options: [] }));
    show();
    set("lang", "es");
    await tick();
    expect(screen.getByTestId("prompt").textContent).toContain("Juega Ben");
  });

  it("lets one go on by its last slot, once it is armed", async () => {
    house.whole(doc({ options: [choice("pass", "Pass"), choice("draw", "Draw a card")] }));
    const { container } = show();
    const button = container.querySelector<HTMLElement>(".on [data-choice=pass]")!;
    button.click();
    expect(house.heard).toHaveLength(1);
    await armed();
    button.click();
    button.click();
    expect(house.heard.filter((said) => said.c === "answer")).toHaveLength(1);
  });
});

describe("a click on the board", () => {
  const ways = [choice("draw", "Draw a card", "deck:0"), choice("leap", "Leap", "deck:1")];
  const later = (ms: number) => new Promise((done) => setTimeout(done, ms));
  const answers = () => house.heard.filter((said) => said.c === "answer").map((said) => said.option);

  it("answers later where it cannot be taken back", async () => {
    session.heed({ final: ({ verb }) => verb === "leap" });
    house.whole(doc({ options: ways }));
    await later(ARMED_AFTER + 20);
    session.pick.pick("deck:1");
    expect(answers()).toEqual([]);
    await later(ARMED_LATE - ARMED_AFTER);
    session.pick.pick("deck:1");
    expect(answers()).toEqual(["leap"]);
  });

  it("is asked twice where it is doubted, and another one is not", async () => {
    session.heed({ doubt: ({ verb }) => (verb === "leap" ? "It is deep." : undefined) });
    house.whole(doc({ options: ways }));
    await later(ARMED_AFTER + 20);
    session.pick.pick("deck:1");
    expect(answers()).toEqual([]);
    expect(session.doubted?.words).toBe("It is deep.");
    void session.play(session.doubted!.choice);
    expect(answers()).toEqual(["leap"]);
  });
});

describe("the dock of a game with windows", () => {
  const ORDERS = [
    { number: 1, label: "Always pass", until: "end" },
    { number: 2, label: "Pass until the next round", until: "round" },
    { number: 3, label: "Refuse every offer", until: "end" },
  ] satisfies TableDoc["orders"];
  const windowed = (more: Partial<TableDoc> = {}): TableDoc => {
    const plain = doc({ orders: ORDERS, ...more });
    return { ...plain, table: { ...plain.table, options: { "uniform-windows": "yes" } } };
  };
  const pause = (more: Partial<NonNullable<TableDoc["window"]>> = {}) => ({ until: Date.now() + 6000, length: 6000, held: false, canAct: true, anybody: [], ...more });
  const show = () => render(Dock, { session, folder: undefined, game: context(), onverb: () => {}, onmore: () => {}, onorders: () => {}, onwhy: () => {} });
  const slots = (container: HTMLElement) => container.querySelectorAll(".slot").length;

  it("offers Hold only where the house says that it works, and its place stays", async () => {
    house.whole(windowed({ holds: true }));
    const { container } = show();
    expect(screen.getByTestId("hold")).toBeTruthy();
    const before = slots(container);
    house.whole(windowed());
    await tick();
    expect(screen.queryByTestId("hold")).toBeNull();
    expect(slots(container)).toBe(before);
  });

  it("has neither Hold nor orders where a game has no windows", () => {
    house.whole(doc());
    const { container } = show();
    expect(screen.queryByTestId("hold")).toBeNull();
    expect(screen.queryByTestId("open-orders")).toBeNull();
    expect(container.querySelector(".orders")).toBeNull();
  });

  it("asks for more time, without an answer", async () => {
    house.whole(windowed({ holds: true, options: [choice("draw", "Draw a card")], window: pause() }));
    show();
    await armed();
    screen.getByTestId("hold").click();
    expect(house.heard.at(-1)).toMatchObject({ c: "hold", seat: 0 });
  });

  it("has the order that ends soonest beside the button that goes on, in force or not", async () => {
    house.whole(windowed({ options: [choice("pass", "Pass")] }));
    const { container } = show();
    const chip = screen.getByTestId("useful-order");
    expect(chip.textContent).toBe("Pass until the next round");
    expect(container.querySelector(".dock > .orders + .on [data-choice=pass]")).toBeTruthy();
    await armed();
    chip.click();
    expect(house.heard.at(-1)).toMatchObject({ c: "order-add", seat: 0, order: 2 });
    const before = slots(container);
    house.whole(windowed({ options: [choice("pass", "Pass")], given: [2], order: 2 }));
    await armed();
    expect(slots(container)).toBe(before);
    screen.getByTestId("useful-order").click();
    expect(house.heard.at(-1)).toMatchObject({ c: "order-end", seat: 0, order: 2 });
  });

  it("has nothing to go on with in a pause: doing nothing passes", async () => {
    house.whole(windowed({ holds: true, options: [choice("draw", "Draw a card")], window: pause() }));
    show();
    expect(screen.getByTestId("doing-nothing").textContent).toBe("Doing nothing passes");
    house.whole(windowed({ holds: true, options: [choice("draw", "Draw a card")], window: pause({ wish: "draw" }), canUndo: true, held: true }));
    await tick();
    expect(screen.queryByTestId("doing-nothing")).toBeNull();
    expect(screen.getByTestId("prompt").textContent).toContain("When the time is up you do this: Draw a card");
    await armed();
    screen.getByTestId("undo").click();
    expect(house.heard.at(-1)).toMatchObject({ c: "undo", seat: 0 });
  });

  it("has a pass, no bar and nothing to hold where people have days for an answer", () => {
    const plain = windowed({ holds: true, options: [choice("pass", "Pass"), choice("draw", "Draw a card")], window: pause({ until: Date.now() + 86_400_000, length: 86_400_000 }) });
    house.whole({ ...plain, table: { ...plain.table, windowSeconds: 0, clock: { bank: 86_400, add: 60 } } });
    const { container } = show();
    expect(container.querySelector(".on [data-choice=pass]")).toBeTruthy();
    expect(screen.queryByTestId("doing-nothing")).toBeNull();
    expect(screen.queryByTestId("hold")).toBeNull();
    expect(container.querySelector("[role=timer]")).toBeNull();
  });

  it("asks whether anybody at this screen answers, beside open eyes, too", async () => {
    keepSeat("T", 1, "other");
    house.whole(windowed({ holds: true, you: { seat: 0, seats: [0, 1], host: true }, awaited: [], options: [], window: pause({ canAct: false, anybody: [1] }), curtain: true }));
    const { container } = show();
    expect(screen.getByTestId("prompt").textContent).toContain("A pause");
    expect([...container.querySelectorAll("[data-anybody]")].map((button) => button.textContent)).toEqual(["Ben"]);
    await armed();
    container.querySelector<HTMLElement>("[data-anybody]")!.click();
    await tick();
    expect(session.curtain).toBe(1);
    expect(container.querySelector("[data-anybody]")).toBeNull();
    expect(house.heard.at(-1)).toEqual({ c: "look", seat: -1 });
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
    const menus = screen.getAllByTestId("seat-menu");
    expect(menus).toHaveLength(1);
    menus[0]!.click();
    await tick();
    screen.getByTestId("remove").click();
    await tick();
    expect(house.heard.some((said) => said.c === "remove")).toBe(false);
    screen.getByTestId("remove-now").click();
    await tick();
    expect(house.heard.at(-1)).toMatchObject({ c: "remove", seat: 1 });
  });

  it("lets nobody else", async () => {
    house.whole(seats(false));
    render(Seats, { session, bots: [] });
    screen.getByTestId("seat-menu").click();
    await tick();
    expect(screen.queryByTestId("remove")).toBeNull();
    expect(screen.queryByTestId("host")).toBeNull();
  });

  it("hands the table over, and asks before", async () => {
    house.whole(seats(true));
    render(Seats, { session, bots: [] });
    for (const press of ["seat-menu", "host", "host-do"]) {
      expect(house.heard.some((said) => said.c === "host")).toBe(false);
      screen.getByTestId(press).click();
      await tick();
    }
    expect(house.heard.at(-1)).toMatchObject({ c: "host", seat: 1 });
  });

  it("shows a reaction at its seat, not to whoever does not want to see it", async () => {
    const says = (message: object) => house.says({ s: "update", n: ++house.n, patch: [], chat: { keep: session.chat.length, add: [message] }, cuts: 0 });
    house.whole(seats(false));
    render(Seats, { session, bots: [] });
    says({ seat: 1, text: "Well done!", at: 0, reaction: "clap" });
    await tick();
    expect(screen.getByTestId("reaction").textContent).toContain("Well done!");
    expect(session.chat).toHaveLength(1);
    screen.getByTestId("seat-menu").click();
    await tick();
    screen.getByTestId("mute").click();
    await tick();
    expect(session.chat).toHaveLength(0);
    house.says({ s: "update", n: ++house.n, patch: [], chat: { keep: 1, add: [{ seat: 1, text: "Ouch!", at: 0, reaction: "ouch" }] }, cuts: 0 });
    await tick();
    expect(screen.getByTestId("reaction").textContent).not.toContain("Ouch!");
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
    render(Outcome, { props: { session, doc: session.doc!, folder: undefined, context: context(), onwhy: () => {}, onrematch: () => {}, ongo: () => {} } });
    expect((await screen.findByTestId("seed-good")).textContent).toContain("the dice were fixed before anybody could know them");
    expect(screen.getByTestId("dice-seed").textContent).toBe(dice.seed);
  });
});

describe("the end", () => {
  it("names the winners and checks the seed", async () => {
    const over = doc({ outcome: { team: false, winners: [1], scores: [3, 9], reason: "Because.", rule: "LAN-END" }, awaited: [], options: [] });
    house.whole({ ...over, table: { ...over.table, status: "over", seed: "7" } });
    render(Outcome, { props: { session, doc: session.doc!, folder: undefined, context: context(), onwhy: () => {}, onrematch: () => {}, ongo: () => {} } });
    expect(screen.getByRole("heading").textContent).toBe("Ben has won.");
    expect(screen.getByTestId("outcome").textContent).toContain("Because.");
    expect(await screen.findByTestId("seed-good")).toBeTruthy();
  });

  it("says aloud when the seed does not fit", async () => {
    const over = doc({ outcome: { team: true, winners: [], scores: [], reason: "", rule: "" }, awaited: [], options: [] });
    house.whole({ ...over, table: { ...over.table, status: "over", seed: "8" } });
    render(Outcome, { props: { session, doc: session.doc!, folder: undefined, context: context(), onwhy: () => {}, onrematch: () => {}, ongo: () => {} } });
    expect(await screen.findByTestId("seed-bad")).toBeTruthy();
  });
});

describe("what is pointed at", () => {
  it("is foreseen in the strip, where no dice are thrown", async () => {
    house.whole(doc());
    render(Playing, { props: { session, folder: undefined, context: context(), bots: [], phrases: [], coach: undefined, onwhy: () => {}, onhelp: () => {}, onrematch: () => {}, ongo: () => {} } });
    session.consider(session.doc!.options[1]);
    await vi.waitFor(() => expect(house.heard.at(-1)).toMatchObject({ c: "preview", option: "draw" }));
    house.says({ s: "preview", id: house.heard.at(-1)!.id, preview: { option: "draw", dice: [], notes: [{ kind: "left", args: [9], text: "9 cards are left." }], text: ["9 cards are left."] } });
    await vi.waitFor(() => expect(screen.getByTestId("would").textContent).toBe("Draw a card 9 cards are left."));
    session.consider(undefined);
    await vi.waitFor(() => expect(screen.queryByTestId("would")).toBeNull());
  });
});

/** One table, live: what is true, what is shown of it, and everything that a person can do there. */
import { announce } from "./announce.svelte";
import { Refused } from "./api";
import type { GameFolder } from "./board";
import { later, ourSocket, randomId } from "./browser";
import { setClock } from "./clock";
import { diceCommands } from "./dice";
import { exposed, handover, type Curtain } from "./curtain";
import { tableKeys, tokensOf } from "./keys";
import { openLine, type Command, type Hello, type Line, type LineState, type News, type Socket } from "./line";
import { finish, flip } from "./motion";
import { applyPatch, applyTail } from "./patch";
import { createPicking, type TablePicking } from "./picking.svelte";
import { framesOf, type ChatMessage, type Choice, type Frame, type GameEvent, type TableDoc } from "./protocol";
import { createQueue } from "./queue";
import { settings, still } from "./settings.svelte";
import { sound } from "./sound";
import { createTeller, gathered, tellingTime, type Teller } from "./teller.svelte";
import { t } from "./words.svelte";

/** Something to say near the status bar. */
export interface Notice {
  text: string;
  rule: string;
  kind: "no" | "good" | "hint";
}

interface Truth {
  doc: TableDoc;
  log: readonly GameEvent[];
  cuts: number;
  /** New with this one. */
  fresh: readonly GameEvent[];
  /** The same with all that the same answer had brought before: an attack is told in several moments. */
  told: readonly GameEvent[];
}

export interface SessionParts {
  table: string;
  /** A coach may refuse a choice with a friendly word. */
  guard?: (choice: Choice, doc: TableDoc) => string | undefined;
  socket?: () => Socket;
}

export type Session = ReturnType<typeof openSession>;

export function openSession({ table, guard, socket = ourSocket }: SessionParts) {
  let truth: Truth | undefined;
  let shown = $state.raw<Truth | undefined>();
  let chat = $state.raw<readonly ChatMessage[]>([]);
  let state = $state<LineState>("opening");
  let bye = $state.raw<{ code: string; text: string } | undefined>();
  let waiting = $state(0);
  let busy = $state<string | undefined>();
  let notice = $state.raw<Notice | undefined>();
  let closeup = $state.raw<{ what: string; at: Element | undefined } | undefined>();
  /** To whom the browser is to be handed; nobody looks meanwhile. */
  let curtain = $state<number | undefined>();
  let board: HTMLElement | undefined;
  let folder: GameFolder<unknown> | undefined;
  let noticeTimer: ReturnType<typeof setTimeout> | undefined;

  const own = Object.keys(tableKeys(table).seats).map(Number);
  let eyes = $state(own.length === 1 ? (own[0] ?? -1) : -1);
  /** These eyes were opened from behind the curtain: whoever sits here is alone with what they see. */
  let lifted = false;

  const pick: TablePicking = createPicking({
    choices: () => (busy === undefined && curtain === undefined ? (shown?.doc.options ?? []) : []),
    greyed: () => shown?.doc.greyed ?? [],
    play: (choice) => void play(choice),
    explain: (ref) => {
      const why = shown?.doc.greyed.find((grey) => grey.targets.includes(ref));
      if (why) say({ text: why.why, rule: why.rule, kind: "hint" });
      else if ((shown?.doc.options.length ?? 0) > 0) say({ text: t("pick.nothing"), rule: "", kind: "hint" });
    },
    closeup: (what, at) => (closeup = what === undefined ? undefined : { what, at }),
  });
  const teller: Teller = createTeller(pick.tell);

  const queue = createQueue<Truth>({
    show: (next, last) => show(next, last),
    pause: (item) => (document.hidden ? 0 : tellingTime(gathered(item.fresh).length)),
    later,
    waiting: (count) => (waiting = count),
    hurry: () => finish(board),
  });

  const line: Line = openLine({
    socket,
    hello,
    heard,
    state: (now, said) => {
      state = now;
      bye = said;
    },
    later,
    newId: randomId,
    jitter: Math.random,
  });

  function hello(): Hello {
    const greeting = { table, tokens: tokensOf(tableKeys(table)), lang: settings.lang, seat: eyes, beats: true };
    const same = truth && truth.doc.you.seat === eyes && lang === settings.lang;
    return same && truth ? { ...greeting, have: { log: truth.log.length, cuts: truth.cuts, chat: chat.length } } : greeting;
  }
  let lang = settings.lang;

  function heard(news: News): void {
    setClock(news.now);
    const before = truth;
    const talk = applyTail(chat, news.chat);
    if (news.s === "update") listen(talk.slice(chat.length));
    chat = talk;
    if (news.s === "whole") {
      lang = settings.lang;
      truth = { doc: news.doc, log: applyTail(before?.log ?? [], news.log), cuts: news.cuts, fresh: [], told: [] };
      throwDice(news.doc);
      obey(exposed(news.doc, lifted));
      queue.clear();
      void show(truth, true, true);
      return;
    }
    if (!before) throw new Error("An update came before the whole.");
    const moments = framesOf(news).reduce<Truth[]>((way, frame) => [...way, after(way.at(-1) ?? { ...before, told: [] }, frame, news.cuts)], []);
    const newest = moments.at(-1) ?? before;
    truth = newest;
    throwDice(newest.doc);
    obey(exposed(newest.doc, lifted));
    // A name, a presence, a chat message: nothing to watch.
    if (moments.length === 1 && newest.doc.view === before.doc.view && newest.fresh.length === 0 && waiting === 0) void show(newest, true, true);
    else moments.forEach((moment) => queue.add(moment));
  }

  function after(before: Truth, frame: Frame, cuts: number): Truth {
    const doc = frame.patch.length > 0 ? applyPatch(before.doc, frame.patch) : before.doc;
    const fresh = frame.log?.add ?? [];
    return { doc, log: applyTail(before.log, frame.log), cuts, fresh, told: [...before.told, ...fresh] };
  }

  /** What the dice want of this browser is done without a word; what is refused, the table tells. */
  function throwDice(doc: TableDoc): void {
    for (const command of diceCommands(doc.table, doc.you.seats)) {
      const text = JSON.stringify(command);
      if (thrown.has(text)) continue;
      thrown.add(text);
      line.ask(command).catch(() => thrown.delete(text));
    }
  }
  const thrown = new Set<string>();

  /** What others say is told to those who do not see it. */
  function listen(messages: readonly ChatMessage[]): void {
    for (const { seat: by, text } of messages) {
      const name = truth?.doc.table.seats[by]?.name;
      if (by !== eyes) announce(name ? `${name}: ${text}` : text);
    }
  }

  async function show(next: Truth, last: boolean, quick = false): Promise<void> {
    const before = shown?.doc;
    const change = () => {
      shown = next;
      busy = busy !== undefined && before?.turn === next.doc.turn && before.options === next.doc.options ? busy : undefined;
    };
    if (quick) change();
    else {
      pick.clear();
      if (settings.lang === lang) teller.tell(next.fresh, (event) => folder?.sound?.(event), folder?.summary?.(next.told, lang));
      await flip(board, change, still());
    }
    if (last && next === truth) arrived(before, next.doc);
  }

  /** The newest is on the table: whose turn is it, and whose eyes should look? */
  function arrived(before: TableDoc | undefined, doc: TableDoc): void {
    if (curtain !== undefined) {
      if (doc.you.seat !== curtain) return;
      curtain = undefined;
    }
    // The eyes that were asked for have not come yet.
    if (doc.you.seat !== eyes) return;
    obey(handover(doc));
    const mine = doc.awaited.includes(doc.you.seat);
    if (mine && (before?.turn !== doc.turn || before.you.seat !== doc.you.seat)) {
      announce(doc.prompt ?? "");
      if (before && !before.awaited.includes(doc.you.seat) && settings.sound) sound("turn");
    }
    if (before?.table.status === "playing" && doc.table.status === "over" && settings.sound) sound("end");
  }

  function obey(what: Curtain): void {
    if (what.do === "look") look(what.seat);
    if (what.do === "hand") draw(what.seat);
    if (what.do === "shut") look(-1);
  }

  function look(seat: number): void {
    eyes = seat;
    lifted = false;
    line.tell({ c: "look", seat });
  }

  /** The curtain falls, and nobody's eyes look through it. */
  function draw(seat: number): void {
    curtain = seat;
    pick.clear();
    closeup = undefined;
    look(-1);
  }

  async function play(choice: Choice): Promise<void> {
    const doc = shown?.doc;
    if (!doc || busy !== undefined || doc.you.seat < 0) return;
    if (truth && truth.doc.turn !== doc.turn) return queue.skip();
    const objection = guard?.(choice, doc);
    if (objection) return say({ text: objection, rule: "", kind: "hint" });
    busy = choice.id;
    pick.clear();
    const done = await send({ c: "answer", seat: doc.you.seat, turn: doc.turn, option: choice.id });
    if (!done || truth?.doc.options === doc.options) busy = undefined;
  }

  /** True when it was carried out; what was refused is said. */
  async function send(command: Command): Promise<{ table?: string } | undefined> {
    try {
      return await line.ask(command);
    } catch (reason) {
      if (reason instanceof Refused) say({ text: reason.message, rule: reason.rule, kind: "no" });
      return undefined;
    }
  }

  function say(what: Notice | undefined): void {
    clearTimeout(noticeTimer);
    notice = what;
    if (!what) return;
    announce(what.text);
    noticeTimer = setTimeout(() => (notice = undefined), 7000);
  }

  const seat = () => shown?.doc.you.seat ?? -1;

  return {
    table,
    pick,
    teller,
    get doc() {
      return shown?.doc;
    },
    get log() {
      return shown?.log ?? [];
    },
    /** What came with the newest that is shown. */
    get told() {
      return shown?.told ?? [];
    },
    get chat() {
      return chat;
    },
    get state() {
      return state;
    },
    get bye() {
      return bye;
    },
    /** How many moves wait to be shown. */
    get waiting() {
      return waiting;
    },
    /** A choice is on its way. */
    get busy() {
      return busy;
    },
    get notice() {
      return notice;
    },
    get closeup() {
      return closeup;
    },
    get curtain() {
      return curtain;
    },
    /** Eyes that should be shut are still open: nothing may be shown. */
    get covered() {
      return eyes < 0 && shown !== undefined && shown.doc.you.seat >= 0;
    },
    /** Where the board is, for motion, and who draws it. */
    stage(element: HTMLElement | undefined, drawnBy: GameFolder<unknown> | undefined) {
      board = element;
      folder = drawnBy;
    },
    play,
    say,
    undo: () => send({ c: "undo", seat: seat() }),
    order: (order: number) => send({ c: "order", seat: seat(), order }),
    speak: (text: string) => send({ c: "say", seat: seat(), text }),
    phrase: (phrase: string) => send({ c: "phrase", seat: seat(), phrase }),
    rename: (of: number, name: string, colour: string) => send({ c: "name", seat: of, name, colour }),
    standIn: (of: number, bot: string | null) => send({ c: "stand-in", seat: of, bot }),
    start: (fill?: string) => send(fill === undefined ? { c: "start" } : { c: "start", fill }),
    remove: (of: number) => send({ c: "remove", seat: of }),
    rematch: () => send({ c: "rematch" }),
    /** Hand over by hand, from the list of seats. */
    hand: (to: number) => (shown?.doc.curtain ? draw(to) : look(to)),
    /** Whom the curtain named sits here now. */
    lift: () => {
      if (curtain === undefined) return;
      look(curtain);
      lifted = true;
    },
    skip: () => {
      teller.stop();
      if (waiting > 0) queue.skip();
      else finish(board);
    },
    /** The language has changed: everything is told anew. */
    relearn: () => line.tell({ c: "lang", lang: settings.lang }),
    /** A token was won: say hello with it. */
    retry: () => line.now(),
    close: () => {
      clearTimeout(noticeTimer);
      teller.stop();
      line.close();
    },
  };
}

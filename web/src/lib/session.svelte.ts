/** One table, live: what is true, what is shown of it, and everything that a person can do there. */
import { announce } from "./announce.svelte";
import { Refused } from "./api";
import { ARMED_AFTER, ARMED_LATE } from "./arming";
import type { Beat } from "./beats";
import { later, randomId } from "./browser";
import { setClock } from "./clock";
import { diceCommands } from "./dice";
import { exposed, handover, type Curtain } from "./curtain";
import { createForesight } from "./foresight";
import { ourSocket } from "./house";
import { tableKeys, tokensOf } from "./keys";
import { openLine, type Command, type Hello, type Line, type LineState, type News, type Socket } from "./line";
import { applyPatch, applyTail } from "./patch";
import { createPicking, type TablePicking } from "./picking.svelte";
import { framesOf, type ChatMessage, type Choice, type Frame, type Ref, type TableDoc } from "./protocol";
import { createLender } from "../lend/lender";
import { thinkers } from "../lend/program";
import { muted } from "../people/muted.svelte";
import { isReaction, type ReactionName } from "../people/reactions";
import { settings } from "./settings.svelte";
import { createShow } from "./show.svelte";
import { sound } from "./sound";
import type { Truth } from "./truth";
import { t } from "./words.svelte";

/** Something to say near the status bar. */
export interface Notice {
  text: string;
  rule: string;
  kind: "no" | "good" | "hint";
}

/** What a choice may cost. */
export interface Caution {
  /** It cannot be taken back: it may be pressed later than others. */
  final?: (choice: Choice) => boolean;
  /** What is asked before it is sent. */
  doubt?: (choice: Choice) => string | undefined;
}

export interface SessionParts {
  table: string;
  /** A coach may refuse a choice with a friendly word. */
  guard?: (choice: Choice, doc: TableDoc) => string | undefined;
  socket?: () => Socket;
}

/** How long a reaction is seen. */
const REACTION_MS = 3500;

export type Session = ReturnType<typeof openSession>;

export function openSession({ table, guard, socket = ourSocket }: SessionParts) {
  let truth: Truth | undefined;
  let shown = $state.raw<Truth | undefined>();
  let chat = $state.raw<readonly ChatMessage[]>([]);
  let state = $state<LineState>("opening");
  let bye = $state.raw<{ code: string; text: string } | undefined>();
  let hovered = $state<Ref | undefined>();
  let considered = $state.raw<Choice | undefined>();
  let ready = $state(false);
  let busy = $state<string | undefined>();
  let notice = $state.raw<Notice | undefined>();
  let closeup = $state.raw<{ what: string; pinned: boolean } | undefined>();
  /** To whom the browser is to be handed; nobody looks meanwhile. */
  let curtain = $state<number | undefined>();
  let noticeTimer: ReturnType<typeof setTimeout> | undefined;

  const own = Object.keys(tableKeys(table).seats).map(Number);
  let eyes = $state(own.length === 1 ? (own[0] ?? -1) : -1);
  /** These eyes were opened from behind the curtain: whoever sits here is alone with what they see. */
  let lifted = false;

  const pick: TablePicking = createPicking({
    choices: () => (busy === undefined && curtain === undefined ? (shown?.doc.options ?? []) : []),
    greyed: () => shown?.doc.greyed ?? [],
    play: (choice) => press(choice),
    explain: (ref) => {
      const why = shown?.doc.greyed.find((grey) => grey.targets.includes(ref));
      if (why) say({ text: why.why, rule: why.rule, kind: "hint" });
      else if ((shown?.doc.options.length ?? 0) > 0) say({ text: t("pick.nothing"), rule: "", kind: "hint" });
    },
    closeup: (what, pinned = false) => {
      if (what !== undefined) closeup = { what, pinned };
      else if (!closeup?.pinned || pinned) closeup = undefined;
    },
  });

  /** When the question on the table could first be answered. */
  let opened = 0;

  const show = createShow({
    pick,
    eyes: () => eyes,
    unseen: () => document.hidden || curtain !== undefined,
    shown: () => shown,
    put,
    begin: () => {
      pick.clear();
      considered = undefined;
    },
  });

  const line: Line = openLine({
    socket,
    hello,
    heard,
    think: (errand) => void lending.asked(errand),
    state: (now, said) => {
      if (now === "open") lending.again();
      state = now;
      bye = said;
    },
    later,
    newId: randomId,
    jitter: Math.random,
  });

  /** Bots of the table may think here, where the table allows it. */
  const lending = createLender({ load: thinkers, tell: (message) => line.tell(message) });

  function hello(): Hello {
    const greeting = { table, tokens: tokensOf(tableKeys(table)), lang: settings.lang, seat: eyes, beats: true, ...(document.hidden ? { looking: false } : {}) };
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
      show.jump(truth);
      return;
    }
    if (!before) throw new Error("An update came before the whole.");
    const moments = framesOf(news).reduce<Truth[]>((way, frame) => [...way, after(way.at(-1) ?? { ...before, told: [] }, frame, news.cuts)], []);
    const newest = moments.at(-1) ?? before;
    truth = newest;
    throwDice(newest.doc);
    obey(exposed(newest.doc, lifted));
    if (newest.log.length < before.log.length) show.jump(newest);
    else show.play(settings.lang === lang ? moments : [], newest);
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
    for (const { seat: by, text, reaction } of messages) {
      if (by >= 0 && by !== eyes && muted.hides(table, by)) continue;
      if (isReaction(reaction)) showReaction(by, reaction);
      const name = truth?.doc.table.seats[by]?.name;
      if (by !== eyes) announce(name ? `${name}: ${text}` : text);
    }
  }

  /** What is shown at seats just now. */
  let reactions = $state.raw<Readonly<Record<number, { name: ReactionName; number: number }>>>({});
  let reacted = 0;

  function showReaction(by: number, name: ReactionName): void {
    const number = ++reacted;
    reactions = { ...reactions, [by]: { name, number } };
    later(() => {
      if (reactions[by]?.number !== number) return;
      const { [by]: _, ...others } = reactions;
      reactions = others;
    }, REACTION_MS);
  }

  function put(next: Truth, last: boolean): void {
    lending.look(next.doc);
    const before = shown?.doc;
    shown = next;
    busy = busy !== undefined && before?.turn === next.doc.turn && before.options === next.doc.options ? busy : undefined;
    if (!last || next !== truth) return;
    const known = asked;
    asked = next.doc;
    if (known?.turn !== next.doc.turn || known.you.seat !== next.doc.you.seat) open();
    arrived(known, next.doc);
  }
  /** What was chosen last, in words: undo takes it back. */
  let lastMade = $state("");
  /** A choice that waits for a second yes, and what it may cost. */
  let doubted = $state.raw<{ choice: Choice; words: string } | undefined>();
  let caution: Caution = {};
  /** The newest that could be answered. */
  let asked: TableDoc | undefined;

  /** A new question: what is pressed right now was meant for the old one. */
  function open(): void {
    opened = performance.now();
    doubted = undefined;
    considered = undefined;
    ready = false;
    clearTimeout(readyTimer);
    readyTimer = setTimeout(() => (ready = true), ARMED_AFTER);
  }
  let readyTimer: ReturnType<typeof setTimeout> | undefined;

  /** The newest is on the table: whose turn is it, and whose eyes should look? */
  function arrived(before: TableDoc | undefined, doc: TableDoc): void {
    // The eyes that were asked for have not come yet.
    if (doc.you.seat !== eyes) return;
    if (curtain !== undefined) {
      if (doc.you.seat !== curtain) return;
      curtain = undefined;
    }
    obey(handover(doc));
    const mine = doc.awaited.includes(doc.you.seat);
    if (mine && (before?.turn !== doc.turn || before.you.seat !== doc.you.seat)) {
      announce(doc.prompt ?? "");
      if (before && !before.awaited.includes(doc.you.seat)) sound("turn");
    }
    if (before?.table.status === "playing" && doc.table.status === "over") sound("end");
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
    if (truth && truth.doc.turn !== doc.turn) return show.skip();
    // Asked once; the second press of the same is the answer.
    const words = doubted?.choice.id === choice.id ? undefined : caution.doubt?.(choice);
    doubted = words === undefined ? undefined : { choice, words };
    if (doubted) return pick.clear();
    const objection = guard?.(choice, doc);
    if (objection) return say({ text: objection, rule: "", kind: "hint" });
    busy = choice.id;
    pick.clear();
    const done = await send({ c: "answer", seat: doc.you.seat, turn: doc.turn, option: choice.id });
    if (done) lastMade = choice.label;
    if (!done || truth?.doc.options === doc.options) busy = undefined;
  }

  /** A click on the board or a key: too soon after the question came it was meant for something else. */
  function press(choice: Choice): void {
    const wait = caution.final?.(choice) ? ARMED_LATE : ARMED_AFTER;
    if (performance.now() - opened >= wait) void play(choice);
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

  /** Asked only when what is shown is the newest: odds of a position that has passed help nobody. */
  const foresee = createForesight({ ask: (command) => line.ask(command), doc: () => (shown === truth ? shown?.doc : undefined) });

  return {
    table,
    pick,
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
    /** What the picture shows already and is told in the next beats. */
    get coming() {
      return shown?.coming ?? [];
    },
    get chat() {
      return chat.filter(({ seat: by }) => by < 0 || by === eyes || !muted.hides(table, by));
    },
    get reactions() {
      return reactions;
    },
    get state() {
      return state;
    },
    get bye() {
      return bye;
    },
    /** Where in its beats the table is; nothing when it is at rest. */
    get progress() {
      return show.progress;
    },
    /** The beat that is on. */
    get beat(): Beat | undefined {
      return show.beat;
    },
    get digest() {
      return show.digest;
    },
    /** What on the board is pointed at. */
    get hovered() {
      return hovered;
    },
    /** The choice whose button is pointed at. */
    get considered() {
      return considered;
    },
    /** The question has been on the table long enough to be answered. */
    get ready() {
      return ready;
    },
    get lastMade() {
      return lastMade;
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
    stage: show.stage,
    /** What the game's folder says of choices before they are sent. */
    heed: (what: Caution) => (caution = what),
    get doubted() {
      return doubted;
    },
    relent: () => (doubted = undefined),
    play,
    press,
    say,
    hover: (ref: Ref | undefined) => (hovered = ref),
    consider: (choice: Choice | undefined) => (considered = choice),
    unpin: () => (closeup = undefined),
    /** What an option would lead to, by the house's rules; the page works nothing out. */
    foresee,
    undo: () => {
      lastMade = "";
      return send({ c: "undo", seat: seat() });
    },
    /** One order more, or one less; an older house knows only one at a time. */
    order: (order: number, on: boolean) => {
      if (shown?.doc.given === undefined) return send({ c: "order", seat: seat(), order: on ? order : 0 });
      return send({ c: on ? "order-add" : "order-end", seat: seat(), order });
    },
    /** More time for all; outside of a pause, to be asked at the next one. */
    hold: (on: boolean) => send(on ? { c: "hold", seat: seat() } : { c: "hold", seat: seat(), on: false }),
    speak: (text: string) => send({ c: "say", seat: seat(), text }),
    phrase: (phrase: string) => send({ c: "phrase", seat: seat(), phrase }),
    rename: (of: number, name: string, colour: string) => send({ c: "name", seat: of, name, colour }),
    standIn: (of: number, bot: string | null) => send({ c: "stand-in", seat: of, bot }),
    start: (fill?: string) => send(fill === undefined ? { c: "start" } : { c: "start", fill }),
    react: (reaction: ReactionName) => send({ c: "react", seat: seat(), reaction }),
    /** The host's: the table stands still, or goes on. */
    halt: (on: boolean) => send(on ? { c: "halt" } : { c: "halt", on }),
    makeHost: (of: number) => send({ c: "host", seat: of }),
    remove: (of: number) => send({ c: "remove", seat: of }),
    rematch: (swap = false) => send(swap ? { c: "rematch", swap } : { c: "rematch" }),
    /** Hand over by hand, from the list of seats. */
    hand: (to: number) => (shown?.doc.curtain ? draw(to) : look(to)),
    /** Whom the curtain named sits here now. */
    lift: () => {
      if (curtain === undefined) return;
      look(curtain);
      lifted = true;
    },
    skip: show.skip,
    skipBeat: show.skipBeat,
    /** The beat that is on stays until somebody goes on. */
    get paused() {
      return show.paused;
    },
    pause: show.pause,
    /** Whether the last stage can be told again. */
    get tellable() {
      return show.tellable;
    },
    again: show.again,
    comeBack: () => {
      line.tell({ c: "looking", on: true });
      line.now();
      show.comeBack();
    },
    /** The tab is hidden: nothing is played to nobody. */
    leave: () => {
      line.tell({ c: "looking", on: false });
      show.skip();
    },
    /** The language has changed: everything is told again. */
    relearn: () => line.tell({ c: "lang", lang: settings.lang }),
    /** A token was won: say hello with it. */
    retry: () => line.now(),
    close: () => {
      clearTimeout(noticeTimer);
      clearTimeout(readyTimer);
      show.clear();
      line.close();
    },
  };
}

/** The house in this thread: loads the program and what it needs, keeps what it says, and carries words to and from the tabs. */
import { kept, type KeptTable } from "./kept";
import type { FromHouse, ToHouse } from "./messages";
import { heads, howMany, type Thinker } from "./heads";
import { parcels } from "./parcels";
import { program, type Program } from "./program";
import { gameOf, gamesFor, tableToForget } from "./needs";
import type { Rooms } from "./together";

export function rooms(base: string, say: (tab: string, message: FromHouse) => void): Rooms {
  /** The game of every table. */
  const games = new Map<string, string>();
  let fetched: ReturnType<typeof parcels>;
  const think = heads(base, howMany(navigator.hardwareConcurrency || 1), () => new Worker(new URL("./thinker.ts", import.meta.url), { type: "module" }) as Thinker);
  /** Whose line it is, and which of theirs; the house counts by itself. */
  const lines = new Map<number, { tab: string; line: number }>();
  /** The words of one line in their order, though the first may have to wait for files. */
  const talks = new Map<number, Promise<void>>();
  let nextLine = 0;
  let store: Awaited<ReturnType<typeof kept>>;
  let house: Promise<Program> | undefined;

  async function opened(): Promise<Program> {
    const [vm, found] = await Promise.all([program(base), kept()]);
    store = found;
    fetched = parcels(base, vm);
    const own = (call: () => void) => {
      try {
        call();
      } catch (fault) {
        console.error(fault);
      }
    };
    const toLine = (number: number, message: (line: number) => FromHouse) => {
      const at = lines.get(number);
      if (at) say(at.tab, message(at.line));
    };
    vm.open({
      say: (number, text) => toLine(number, (line) => ({ t: "say", line, text })),
      end(number) {
        toLine(number, (line) => ({ t: "end", line }));
        hangUp(number);
      },
      wake: (alarm, millis) => void setTimeout(() => own(() => vm.ring(alarm)), millis),
      think(number, seat, game, text) {
        think(seat, game, text).then(
          (said) => own(() => vm.thought(number, said)),
          () => own(() => vm.thought(number, vm.think(text))),
        );
      },
      keep(table, what) {
        const game = gameOf(what);
        if (game) games.set(table, game);
        // A table that was forgotten may still play on for a while.
        if (games.has(table)) store.put(table, what);
      },
    });
    for (const { id, what, lines: log } of await store.all()) {
      const game = gameOf(what);
      if (game) games.set(id, game);
      vm.remember(id, what);
      for (const line of log) vm.remember(id, line);
    }
    return vm;
  }

  /** Tables that another browser has kept; how many there were that are not here already. */
  function bring(vm: Program, tables: readonly KeptTable[]): number {
    let taken = 0;
    for (const { id, what, lines: log } of tables) {
      const game = gameOf(what);
      if (!game || games.has(id)) continue;
      games.set(id, game);
      try {
        for (const part of [what, ...log]) vm.remember(id, part);
      } catch (fault) {
        // One that is damaged does not keep the others out.
        console.error(fault);
        vm.forget(id);
        games.delete(id);
        continue;
      }
      for (const part of [what, ...log]) store.put(id, part);
      taken++;
    }
    return taken;
  }

  /** The status and the body. */
  async function answer(path: string, lang: string, body: string): Promise<[number, string]> {
    if (path === "/api/house") {
      const found = await fetch(new URL(`house/house.${lang}.json`, base));
      return [found.status, await found.text()];
    }
    // Nobody else is here, so nobody has a table with a free seat.
    if (path === "/api/tables" && body === "") return [200, "[]"];
    const vm = await (house ??= opened());
    if (path === "/api/kept") return [200, body === "" ? JSON.stringify(await store.all()) : JSON.stringify({ taken: bring(vm, JSON.parse(body) as KeptTable[]) })];
    const old = tableToForget(path);
    if (old !== undefined) {
      vm.forget(old);
      games.delete(old);
      await store.forget(old);
      return [200, "{}"];
    }
    await Promise.all(gamesFor(path, body, games).map((parcel) => fetched(parcel)));
    const said = vm.ask(path, lang, body);
    const blank = said.indexOf(" ");
    return [Number(said.slice(0, blank)), said.slice(blank + 1)];
  }

  async function ask(tab: string, { n, path, lang, body }: Extract<ToHouse, { t: "ask" }>): Promise<void> {
    try {
      const [status, said] = await answer(path, lang, body);
      say(tab, { t: "answer", n, status, body: said });
    } catch (fault) {
      console.error(fault);
      say(tab, { t: "answer", n, status: 500, body: '{"error":{"code":"broken","rule":"","text":""}}' });
    }
  }

  function numberOf(tab: string, line: number): number | undefined {
    for (const [number, at] of lines) if (at.tab === tab && at.line === line) return number;
    return undefined;
  }

  function hear(tab: string, line: number, text: string): void {
    const number = numberOf(tab, line) ?? nextLine++;
    lines.set(number, { tab, line });
    const before = talks.get(number) ?? Promise.resolve();
    talks.set(
      number,
      before.then(async () => {
        const vm = await (house ??= opened());
        const { c, table } = JSON.parse(text) as { c: string; table?: string };
        const game = c === "hello" && table ? games.get(table) : undefined;
        if (game) await fetched(game);
        vm.hear(number, text);
      }).catch((fault: unknown) => {
        console.error(fault);
        say(tab, { t: "end", line });
      }),
    );
  }

  function hangUp(number: number): void {
    void talks.get(number)?.then(async () => (await house)?.hangUp(number));
    talks.delete(number);
    lines.delete(number);
  }

  return {
    take(tab, message) {
      switch (message.t) {
        case "ask":
          void ask(tab, message);
          break;
        case "hear":
          hear(tab, message.line, message.text);
          break;
        case "hang-up": {
          const number = numberOf(tab, message.line);
          if (number !== undefined) hangUp(number);
        }
      }
    },
    gone(tab) {
      for (const [number, at] of [...lines]) if (at.tab === tab) hangUp(number);
    },
  };
}

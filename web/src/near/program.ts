/** The compiled house (`horda.browser.Near`): WebAssembly where the browser has it, else JavaScript. */

export interface Host {
  say(line: number, text: string): void;
  end(line: number): void;
  wake(alarm: number, millis: number): void;
  keep(table: string, what: string): void;
  /** Somebody else may think what a bot answers: `text` is for `Program.think`, and what it gives for `Program.thought`. */
  think(number: number, seat: number, game: string, text: string): void;
}

export interface Program {
  file(game: string, name: string, text: string): void;
  engine(door: number, line: string): string;
  open(host: Host): void;
  remember(table: string, what: string): void;
  forget(table: string): void;
  ask(path: string, lang: string, body: string): string;
  hear(line: number, text: string): void;
  hangUp(line: number): void;
  ring(alarm: number): void;
  think(text: string): string;
  thought(number: number, said: string): void;
}

export async function program(base: string): Promise<Program> {
  try {
    const { load } = (await import(/* @vite-ignore */ new URL("house/loader.js", base).href)) as { load(url: string): Promise<{ exports: Program }> };
    return (await load(new URL("house/house.wasm", base).href)).exports;
  } catch (fault) {
    console.info("No WebAssembly with garbage collection here; the slower house in JavaScript does.", fault);
    return (await import(/* @vite-ignore */ new URL("house/house.js", base).href)) as Program;
  }
}

/** A thread in which bots of the house think, beside the house itself: it knows no table, only what it is asked. */
import { parcels } from "./parcels";
import { program, type Program } from "./program";

/** An empty `text` only waits until the program and the game are there. */
export type ToThinker = { t: "begin"; base: string } | { t: "think"; n: number; game: string; text: string };
/** Without an answer it could not think: somebody else has to. */
export interface FromThinker {
  n: number;
  said?: string;
}

let ready: Promise<{ vm: Program; fetched: ReturnType<typeof parcels> }> | undefined;

onmessage = ({ data }: MessageEvent<ToThinker>) => {
  if (data.t === "begin") {
    const { base } = data;
    ready = program(base).then((vm) => ({ vm, fetched: parcels(base, vm) }));
    ready.catch(() => {});
    return;
  }
  const { n, game, text } = data;
  const answer = async (): Promise<FromThinker> => {
    if (!ready) return { n };
    const { vm, fetched } = await ready;
    await fetched(game);
    return { n, said: text === "" ? "" : vm.think(text) };
  };
  answer().then(
    (told) => postMessage(told),
    (fault: unknown) => {
      console.error(fault);
      postMessage({ n } satisfies FromThinker);
    },
  );
};

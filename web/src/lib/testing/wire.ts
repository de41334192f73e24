/** Choices and events as the server sends them, for tests. */
import type { Arg, Choice, GameEvent, Ref } from "../protocol";

export function choice(id: string, label = id, targets: Ref[] = [], args: Arg[] = targets): Choice {
  return { id, verb: id.split(":")[0] ?? id, args, label, targets };
}

export function event(kind: string, args: Arg[] = [], text = "", rule = ""): GameEvent {
  return { kind, args, text, rule, targets: args.filter((arg) => typeof arg === "string") };
}

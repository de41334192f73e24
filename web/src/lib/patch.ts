/** Carrying out the server's patches. Pure: what did not change keeps its identity, so that only what changed is drawn again. */
import type { PatchStep, Tail } from "./protocol";

type Tree = Record<string, unknown> | unknown[];

export function applyPatch<T>(doc: T, steps: readonly PatchStep[]): T {
  return steps.reduce<unknown>((now, step) => change(now, path(step.p), step), doc) as T;
}

/** Keeps the first `keep`, then adds. */
export function applyTail<T>(list: readonly T[], tail: Tail<T> | undefined): readonly T[] {
  if (!tail) return list;
  if (tail.keep > list.length) throw new Error(`The list is shorter (${list.length}) than what is to be kept of it (${tail.keep}).`);
  return tail.keep === list.length && tail.add.length === 0 ? list : [...list.slice(0, tail.keep), ...tail.add];
}

function path(text: string): string[] {
  return text === "" ? [] : text.split("/").map((name) => name.replaceAll("~1", "/").replaceAll("~0", "~"));
}

function change(node: unknown, names: string[], step: PatchStep): unknown {
  const [name, ...rest] = names;
  if (name === undefined) return whole(node, step);
  const copy = shallow(node, step);
  if (rest.length === 0 && step.len === undefined) {
    set(copy, name, step);
  } else if (Array.isArray(copy)) {
    const at = index(copy, name, step);
    copy[at] = change(copy[at], rest, step);
  } else {
    copy[name] = change(copy[name], rest, step);
  }
  return copy;
}

function whole(node: unknown, step: PatchStep): unknown {
  if (step.len === undefined) return step.v;
  if (!Array.isArray(node) || node.length < step.len) throw misfit(step);
  return node.slice(0, step.len);
}

function set(tree: Tree, name: string, step: PatchStep): void {
  if (Array.isArray(tree)) {
    const at = index(tree, name, step);
    if ("v" in step) tree[at] = step.v;
    else tree.splice(at, 1);
  } else if ("v" in step) {
    tree[name] = step.v;
  } else {
    delete tree[name];
  }
}

function index(list: unknown[], name: string, step: PatchStep): number {
  const at = name === "-" ? list.length : Number(name);
  if (!Number.isInteger(at) || at < 0 || at > list.length) throw misfit(step);
  return at;
}

function shallow(node: unknown, step: PatchStep): Tree {
  if (Array.isArray(node)) return [...(node as unknown[])];
  if (typeof node === "object" && node !== null) return { ...(node as Record<string, unknown>) };
  throw misfit(step);
}

function misfit(step: PatchStep): Error {
  return new Error(`The patch does not fit the document at '${step.p}'.`);
}

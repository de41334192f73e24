// Records what the house tells of single answers, moment by moment, for tests of the stage of Rue Morgue.
//   ./horda serve --port 7777        in another window
//   node --experimental-websocket dev/moments.mjs [http://127.0.0.1:7777]        →  dev/recorded/rue-morgue-moments-*.json
import { writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
const house = process.argv[2] ?? "http://127.0.0.1:7777";
const post = async (path, body) => (await fetch(`${house}${path}`, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) })).json();
const SIX = "parker+jane+cathy+joe+bear+laurie";

/** What is recorded: a mission of the box, changed; what is done once, in this order, and what is liked otherwise; the events that are waited for. With `from` every answer counts from there on, else those that tell of them. */
const EVENINGS = [
  { name: "door", of: "m10", plan: (plan) => ({ ...plan, start: ["3R:S2"], alive: "half" }), likes: [/^door:/, /^to:\dR/, /^end-turn/], until: ["appears", "appears"], from: "door-opens" },
  { name: "drag", of: "m10", plan: (plan) => ({ ...plan, zombies: [{ at: "5R:S2", kind: "a-bomb", count: "1" }], alive: "half" }), likes: [/^end-turn/], until: ["grabbed"] },
  { name: "helicopter", of: "m10", plan: (plan) => ({ ...plan, start: ["9R:H"], alive: "half" }), first: [/^enter-as-pilot/, /^take-off/, /^fly:/, /^fly:9R:H/, /^land/], likes: [/^to:parker/, /^end-turn/], until: ["takes-off", "flies", "lands"] },
];

for (const evening of EVENINGS) await record(evening);
process.exit(0);

async function record({ name, of, plan, first = [], likes, until, from }) {
  const wishes = [...first];
  const { plan: tree } = await (await fetch(`${house}/api/games/rue-morgue/workshop/plans/${of}`)).json();
  const report = await post("/api/games/rue-morgue/workshop/check", { plan: plan(tree) });
  if (report.faults.length > 0) throw new Error(JSON.stringify(report.faults));
  const options = { mission: "own", survivors: SIX, plan: report.text };
  const made = await post("/api/tables", { game: "rue-morgue", seats: [{ kind: "here", name: "Ana" }], public: false, talk: "open", pace: 0, attention: "all", seed: "18", options });
  const socket = new WebSocket(`${house.replace("http", "ws")}/ws`);
  const updates = [];
  let doc;
  let heard = () => {};
  socket.onmessage = ({ data }) => heard(JSON.parse(data));
  await new Promise((open) => (socket.onopen = open));
  const next = () => new Promise((done) => (heard = (message) => (message.s === "whole" || message.s === "update") && done(message)));
  const whole = next();
  socket.send(JSON.stringify({ c: "hello", table: made.table, tokens: [made.seats[0].token], lang: "en", seat: 0, beats: true }));
  doc = (await whole).doc;
  const missing = [...until];
  let began = from === undefined;
  for (let n = 0; n < 400 && missing.length > 0; n++) {
    const before = structuredClone(doc.view);
    const wish = doc.options.find(({ id }) => wishes[0]?.test(id));
    if (wish) wishes.shift();
    const option = wish ?? likes.flatMap((like) => doc.options.filter(({ id }) => like.test(id)))[0] ?? doc.options[0];
    const told = next();
    socket.send(JSON.stringify({ c: "answer", id: `${n}`, seat: 0, turn: doc.turn, option: option.id }));
    const update = await told;
    const frames = update.frames ?? [{ patch: update.patch ?? [], log: update.log }];
    for (const frame of frames) for (const step of frame.patch ?? []) doc = apply(doc, step);
    const events = frames.flatMap(({ log }) => log?.add ?? []);
    began ||= events.some(({ kind }) => kind === from);
    if (!began || (from === undefined && !events.some(({ kind }) => missing.includes(kind)))) continue;
    for (const { kind } of events) if (missing.includes(kind)) missing.splice(missing.indexOf(kind), 1);
    updates.push({ before, frames: frames.map(({ patch = [], log }) => ({ patch: patch.filter(({ p }) => p.startsWith("view/")).map((step) => ({ ...step, p: step.p.slice(5) })), events: log?.add ?? [] })) });
  }
  if (missing.length > 0) throw new Error(`${name}: no ${missing}`);
  writeFileSync(join(here, "recorded", `rue-morgue-moments-${name}.json`), `[\n${updates.map((one) => JSON.stringify(one)).join(",\n")}\n]\n`);
  socket.close();
}

/** A step of a patch, as in src/lib/patch.ts. */
function apply(tree, { p, v, len }) {
  const names = p.split("/").map((name) => name.replaceAll("~1", "/").replaceAll("~0", "~"));
  let at = tree;
  for (const name of names.slice(0, -1)) at = at[name];
  const last = names.at(-1);
  if (len !== undefined) at[last].length = len;
  else if (v === undefined) Array.isArray(at) ? at.splice(Number(last), 1) : delete at[last];
  else if (Array.isArray(at) && last === "-") at.push(v);
  else at[last] = v;
  return tree;
}

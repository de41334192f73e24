// Records documents for the board page of `npm run dev`: some positions of a game as one seat sees them.
//   node dev/record.mjs city-of-horror 3 7      game, seats, seed  →  dev/recorded/city-of-horror-3-7.json
//   node dev/record.mjs rue-morgue 3 7 es '{"mission":"m09"}'      in Spanish, with options of the table
// Played by chance through the engine's door (docs/engine-protocol.md); build Horda first.
import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
const [game = "cards-of-the-dead", seats = "2", seed = "7", lang = "en", wishes = "{}"] = process.argv.slice(2);
const count = Number(seats);
const names = ["Ana", "Ben", "Cleo", "Dario", "Eva", "Finn"].slice(0, count);
const colours = ["red", "blue", "green", "yellow", "purple", "orange"];
const options = JSON.parse(wishes);
const PAUSES = { "city-of-horror": [0, 12, 10, 12, 1, 25, 60, 150, 200, 250], "rue-morgue": [0, 7, 8, 5, 5, 4, 3, 3, 5, 6, 7, 9, 12, 15] };
/** Of games with many kinds of questions one position each is kept, from a game played move by move. */
const KINDS = {
  "amanecer-zombi": /^(build-maps|keep-character|keep-missions|season|deal|turn-start|act|walk|drive|reply|flee-to|combat|combat-choice|search|revealed|collect|choose-skill|new-group|over)$/,
};
const kinds = KINDS[game];
const pauses = kinds ? [0, ...Array(800).fill(1)] : (PAUSES[game] ?? [0, 2, 1, 1, 1, 2, 2, 2, 2, 3]);

const lines = [{ cmd: "new", game, seats: count, seed, names, lang, options }];
for (const [at, moves] of pauses.entries()) {
  if (moves > 0) lines.push({ cmd: "random", moves, seed: kinds ? String(at) : "3" });
  for (let seat = 0; seat < count; seat++) lines.push({ cmd: "view", seat, lang });
}
const run = spawnSync(join(here, "../../horda"), ["engine"], { input: lines.map((line) => JSON.stringify(line)).join("\n") + "\n", encoding: "utf8", maxBuffer: 1 << 29 });
const replies = run.stdout.trim().split("\n").map((line) => JSON.parse(line));

const docs = [];
const seen = new Set();
for (let at = 0; at < replies.length; at++) {
  if (lines[at].cmd !== "view" || lines[at].seat !== 0 || !replies[at].ok) continue;
  const views = replies.slice(at, at + count);
  const seat = Math.max(0, views.findIndex((view) => view.options.length > 0));
  if (kinds) {
    if (!isNew(views[seat])) continue;
  } else if (JSON.stringify(views[seat].view) === JSON.stringify(docs.at(-1)?.view)) break;
  docs.push(document(views[seat], seat, docs.length));
}
mkdirSync(join(here, "recorded"), { recursive: true });
writeFileSync(join(here, "recorded", `${[game, count, seed, ...Object.values(options)].join("-")}.json`), `[\n${docs.map((doc) => JSON.stringify(doc)).join(",\n")}\n]\n`);

function isNew({ view, options }) {
  const moment = view.moment || view.phase;
  const kind = [moment, view.combat?.target >= 0, view.search?.square !== ""].join(" ");
  if (!kinds.test(moment) || options.length === 0 || seen.has(kind)) return false;
  seen.add(kind);
  return true;
}

function document({ view, awaited, prompt, rule, options, greyed }, seat, turn) {
  const table = {
    id: "recorded", game, status: "playing", public: false, talk: "open", clock: null, windowSeconds: 0, practice: true, options, commitment: "",
    seats: names.map((name, at) => ({ seat: at, name, colour: colours[at], kind: at === seat ? "person" : "bot", standIn: false, present: true })), onlookers: 0,
  };
  return { table, you: { seat, seats: [seat], host: true }, view, awaited, prompt, rule, options, greyed, turn, canUndo: false, orders: [], order: 0, curtain: false };
}

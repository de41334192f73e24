/** Rue Morgue in the browser: the map, survivors and their sheets, the horde, words for screen readers. */
import type { GameFolder } from "../../lib/board";
import Board from "./Board.svelte";
import { closeup } from "./closeup";
import Cover from "./Cover.svelte";
import { cue } from "./cue";
import { describe } from "./describe";
import { doubt, final } from "./final";
import Head from "./Head.svelte";
import Odds from "./parts/Odds.svelte";
import { quiet, rank } from "./rank";
import { sounds } from "./sounds";
import { summary } from "./summary";
import { tale } from "./tale";
import type { MorgueView } from "./view";
import { say } from "./words";

const folder: GameFolder<MorgueView> = {
  id: "rue-morgue",
  Board,
  Cover,
  Head,
  closeup,
  course: (view, game) => ({
    round: view.round > 0 ? say(game, "round", view.round) : say(game, "phase-setup"),
    phases: [say(game, "step-players"), say(game, "step-zombies")],
    at: view.phase === "zombies" ? 1 : view.phase === "players" ? 0 : -1,
  }),
  cue,
  describe,
  doubt,
  final,
  Odds,
  quiet,
  rank,
  sounds,
  summary,
  tale,
  campaign: () => import("./campaign").then((found) => found.default),
  workshop: () => import("./workshop").then((found) => found.default as never),
};

export default folder;

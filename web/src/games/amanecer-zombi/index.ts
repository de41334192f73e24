/** Amanecer Zombi in the browser: maps, Groups, fights, cards, words for screen readers. */
import type { GameFolder } from "../../lib/board";
import Board from "./Board.svelte";
import Closeup from "./Closeup.svelte";
import Cover from "./Cover.svelte";
import { course } from "./course";
import { cue } from "./cue";
import { describe } from "./describe";
import Ending from "./ending/Ending.svelte";
import { turningPoints } from "./ending/turning";
import { final } from "./final";
import Odds from "./parts/Odds.svelte";
import Seat from "./parts/Seat.svelte";
import { sounds } from "./sounds";
import { tale } from "./tale";
import type { AmanecerView } from "./view";

const folder: GameFolder<AmanecerView> = {
  id: "amanecer-zombi",
  Board,
  Seat,
  Closeup,
  Cover,
  Ending,
  cue,
  final,
  Odds,
  course,
  turn: (view) => (view.phase === "turn" ? view.active : -1),
  describe,
  sounds,
  story: turningPoints,
  tale,
};

export default folder;

/** Rue Morgue in the browser: the map, survivors and their sheets, the horde, words for screen readers. */
import type { GameFolder } from "../../lib/board";
import Board from "./Board.svelte";
import Closeup from "./Closeup.svelte";
import Cover from "./Cover.svelte";
import { describe } from "./describe";
import { sound } from "./sound";
import { summary } from "./summary";
import { tutorial } from "./tutorial";
import type { MorgueView } from "./view";

const folder: GameFolder<MorgueView> = {
  id: "rue-morgue",
  Board,
  Closeup,
  Cover,
  describe,
  sound,
  summary,
  tutorial,
  workshop: () => import("./workshop").then((found) => found.default as never),
};

export default folder;

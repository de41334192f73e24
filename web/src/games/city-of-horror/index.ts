/** City of Horror in the browser: pictures, table, deals, words for screen readers. */
import type { GameFolder } from "../../lib/board";
import Board from "./Board.svelte";
import Closeup from "./Closeup.svelte";
import { course } from "./course";
import Cover from "./Cover.svelte";
import { cue } from "./cue";
import { describe } from "./describe";
import Ending from "./ending/ScoreSheet.svelte";
import { turningPoints } from "./ending/turning";
import { final } from "./final";
import Seat from "./parts/Seat.svelte";
import { thing } from "./thing";
import type { CityView } from "./view";

const folder: GameFolder<CityView> = { id: "city-of-horror", Board, Seat, Closeup, Cover, Ending, course, cue, final, describe, thing, story: turningPoints };

export default folder;

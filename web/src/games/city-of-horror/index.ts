/** City of Horror in the browser: pictures, table, deals, words for screen readers. */
import type { GameFolder } from "../../lib/board";
import Board from "./Board.svelte";
import Closeup from "./Closeup.svelte";
import Cover from "./Cover.svelte";
import { describe } from "./describe";
import { sound } from "./sound";
import { tutorial } from "./tutorial";
import type { CityView } from "./view";

const folder: GameFolder<CityView> = { id: "city-of-horror", Board, Closeup, Cover, describe, sound, tutorial };

export default folder;

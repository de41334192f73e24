/** Six Nights in the browser. */
import type { GameFolder } from "../../lib/board";
import Board from "./Board.svelte";
import Closeup from "./Closeup.svelte";
import Cover from "./Cover.svelte";
import { describe } from "./describe";
import { sound } from "./sound";
import { tutorial } from "./tutorial";
import type { ShelterView } from "../../contract/ShelterView";

const folder: GameFolder<ShelterView> = { id: "six-nights", Board, Closeup, Cover, describe, sound, tutorial };

export default folder;

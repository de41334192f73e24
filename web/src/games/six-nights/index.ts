/** Six Nights in the browser. */
import type { GameFolder } from "../../lib/board";
import Board from "./Board.svelte";
import { closeup } from "./closeup";
import Cover from "./Cover.svelte";
import { describe } from "./describe";
import type { ShelterView } from "../../contract/ShelterView";

const folder: GameFolder<ShelterView> = { id: "six-nights", Board, scrolls: true, Cover, closeup, describe };

export default folder;

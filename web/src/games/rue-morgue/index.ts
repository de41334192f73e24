/** Rue Morgue in the browser. */
import type { GameFolder } from "../../lib/board";
import Board from "./Board.svelte";
import Closeup from "./Closeup.svelte";
import Cover from "./Cover.svelte";
import type { MorgueView } from "./view";

const folder: GameFolder<MorgueView> = { id: "rue-morgue", Board, Closeup, Cover, describe: () => [] };

export default folder;

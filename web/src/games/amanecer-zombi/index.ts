/** Amanecer Zombi in the browser: maps, Groups, fights, cards, words for screen readers. */
import type { GameFolder } from "../../lib/board";
import Board from "./Board.svelte";
import Closeup from "./Closeup.svelte";
import Cover from "./Cover.svelte";
import { describe } from "./describe";
import { sound } from "./sound";
import type { AmanecerView } from "./view";

const folder: GameFolder<AmanecerView> = { id: "amanecer-zombi", Board, Closeup, Cover, describe, sound };

export default folder;

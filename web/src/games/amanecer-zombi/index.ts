/** Amanecer Zombi in the browser: maps, Groups, fights, cards, words for screen readers. */
import type { GameFolder } from "../../lib/board";
import Board from "./Board.svelte";
import Closeup from "./Closeup.svelte";
import Cover from "./Cover.svelte";
import { describe } from "./describe";
import { sound } from "./sound";
import { tutorial } from "./tutorial";
import type { AmanecerView } from "./view";

const folder: GameFolder<AmanecerView> = { id: "amanecer-zombi", Board, Closeup, Cover, describe, sound, tutorial };

export default folder;

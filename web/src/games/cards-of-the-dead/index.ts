/** Cards of the Dead in the browser: the street, survivors and their gear, words for screen readers. */
import type { GameFolder } from "../../lib/board";
import Board from "./Board.svelte";
import Closeup from "./Closeup.svelte";
import { course } from "./course";
import Cover from "./Cover.svelte";
import { cue } from "./cue";
import { describe } from "./describe";
import Ending from "./ending/Ending.svelte";
import { story } from "./ending/story";
import { doubt, final } from "./final";
import Seat from "./parts/Seat.svelte";
import { called } from "./names";
import { rank } from "./rank";
import { thing } from "./thing";
import type { CardsView } from "./view";

const folder: GameFolder<CardsView> = { id: "cards-of-the-dead", Board, Seat, Closeup, Cover, Ending, called, course, cue, final, doubt, describe, rank, thing, story };

export default folder;

import type { OptionLook } from "../../../lib/options";
import Boards from "./Boards.svelte";
import RingColours from "./RingColours.svelte";

export const look: OptionLook = {
  controls: { sides: Boards, colours: RingColours },
  covered: ["side-b", "layout"],
  seats: ["first-player"],
};

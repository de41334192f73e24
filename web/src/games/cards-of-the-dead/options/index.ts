import type { OptionLook } from "../../../lib/options";
import Survivors from "./Survivors.svelte";

export const look: OptionLook = { controls: { survivors: Survivors }, seats: ["first-seat"] };

import type { OptionLook } from "../../../lib/options";
import Missions from "./Missions.svelte";
import Survivors from "./Survivors.svelte";

export const look: OptionLook = { controls: { mission: Missions, survivors: Survivors }, covered: ["plan", "carried"], seats: ["first-seat"], first: "mission" };

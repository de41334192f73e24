import type { OptionLook } from "../../../lib/options";
import { pictures } from "./pictures";

export const look: OptionLook = { seats: ["first-player"], pictures };

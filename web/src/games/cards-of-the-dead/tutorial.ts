import type { Tutorial } from "../../lib/board";

export const tutorial: Tutorial = { seats: [{ kind: "here", name: "Rick" }], options: { survivors: "rick" }, seed: "7", steps: [] };

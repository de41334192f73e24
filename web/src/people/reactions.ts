/** What can be shown at a seat without a word of one's own, and how it is drawn: 24 by 24. */
import type { React } from "../contract/ToServer";

export type ReactionName = React["reaction"];

interface Stroke {
  d: string;
  fill?: string;
  line?: string;
}

const FACE = "M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20z";
const SKIN = "#f2c14e";
const INK = "#3a2a12";

export const REACTIONS: Record<ReactionName, readonly Stroke[]> = {
  clap: [
    { d: "M2 11h4v10H2z", fill: "#7d95b5" },
    { d: "M7 11l4-9c2 0 3 1.500 2.600 3.500L13 9h6.500c1.800 0 2.800 1.500 2.300 3.200l-1.900 6.500c-.4 1.400-1.400 2.300-3 2.300H7z", fill: SKIN },
  ],
  laugh: [
    { d: FACE, fill: SKIN },
    { d: "M6.500 10l2-2 2 2M13.500 10l2-2 2 2", line: INK },
    { d: "M6.500 13h11c0 3.500-2.500 5.500-5.500 5.500S6.500 16.500 6.500 13z", fill: INK },
  ],
  wow: [
    { d: FACE, fill: SKIN },
    { d: "M8.500 7.500a1.500 2 0 1 0 .01 0zM15.500 7.500a1.500 2 0 1 0 .01 0zM12 13a2.500 3 0 1 0 .01 0z", fill: INK },
  ],
  ouch: [
    { d: FACE, fill: SKIN },
    { d: "M6.500 7.500l3.500 3M10 7.500l-3.500 3M14 7.500l3.500 3M17.500 7.500l-3.500 3M7.500 16.500l2-1.500 2.500 1.500 2.500-1.500 2 1.500", line: INK },
  ],
  thanks: [{ d: "M12 21C5 15.500 2 12 2 8a5 5 0 0 1 10-1.500A5 5 0 0 1 22 8c0 4-3 7.500-10 13z", fill: "#e0524d" }],
  sorry: [
    { d: FACE, fill: SKIN },
    { d: "M8.500 8.500a1.300 1.500 0 1 0 .01 0zM15.500 8.500a1.300 1.500 0 1 0 .01 0z", fill: INK },
    { d: "M8 17.500c1-2 2.500-2.800 4-2.800s3 .8 4 2.800", line: INK },
    { d: "M17 12.500c1.500 2 2 3 1 4s-2.500.2-2.300-1.300c.1-.8.6-1.600 1.300-2.700z", fill: "#5aa9e6" },
  ],
  luck: [
    { d: "M12 12C8 13 3 12 3 8.500S9 5 12 12zM12 12c-1-4 0-9 3.500-9S19 9 12 12zM12 12c4-1 9 0 9 3.500S15 19 12 12zM12 12c1 4 0 8-3 8s-4-5 3-8z", fill: "#5fae57" },
    { d: "M12 12c.5 4 2.500 7 5 9.500", line: "#3d7a38" },
  ],
  brains: [
    { d: FACE, fill: "#8aa865" },
    { d: "M8.500 7a2 2 0 1 0 .01 0zM15.500 8a1.300 1.300 0 1 0 .01 0z", fill: "#23301a" },
    { d: "M6.500 16h11M8.500 14.500v3M11 14.500v3M13.500 14.500v3M16 14.500v3M14 3.500l2.500 2M16.500 3.500l-2.500 2", line: "#23301a" },
  ],
};

export const NAMES = Object.keys(REACTIONS) as ReactionName[];

export const isReaction = (name: string | undefined): name is ReactionName => name !== undefined && name in REACTIONS;

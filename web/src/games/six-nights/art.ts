/** Pictures as layers: cards on 48 × 48, a zombie on 24 × 34. Drawn things keep their colours by day and by night. */
import { circle, type Picture } from "../../kit/picture";

const WOOD = "#b07d4a";
const DARK = "#6b4a2b";

export const CARDS: Record<string, Picture> = {
  chair: [
    ["M13 4h4v23h-4zM31 4h4v23h-4z", DARK],
    ["M15 7h18v4H15zM15 14h18v4H15z", WOOD],
    ["M11 25h26l3 7H8z", "#c9965f"],
    ["M8 32h32v3H8z", "#8a5f38"],
    ["M9 35h4v9H9zM35 35h4v9h-4z", DARK],
  ],
  table: [
    ["M18 9h10v8H18z", "#7c8f99"],
    ["M16 7h14v3H16z", "#5d6d76"],
    ["M34 8l4 9h-8z", "#d0493c"],
    ["M5 17h38l4 6H1z", "#c9965f"],
    ["M1 23h46v4H1z", "#8a5f38"],
    ["M6 27h5v17H6zM37 27h5v17h-5z", DARK],
  ],
  wardrobe: [
    ["M8 4h32v39H8z", "#8a5f38"],
    ["M5 2h38v4H5z", DARK],
    ["M11 9h12v31H11zM25 9h12v31H25z", WOOD],
    ["M13 12h8v10h-8zM27 12h8v10h-8zM13 26h8v11h-8zM27 26h8v11h-8z", "#9a6b3e"],
    [circle(21.5, 24, 1.6) + circle(26.5, 24, 1.6), "#f2d27a"],
    ["M9 43h5v3H9zM34 43h5v3h-5z", "#4e3520"],
  ],
  fridge: [
    ["M11 2h26a3 3 0 0 1 3 3v38H8V5a3 3 0 0 1 3-3z", "#e4ebee"],
    ["M36 2h1a3 3 0 0 1 3 3v38h-5V2z", "#bccad0"],
    ["M8 17h32v2H8z", "#90a3ac"],
    ["M12 7h2.500v7H12zM12 22h2.500v11H12z", "#6f828c"],
    ["M20 24l5-2 3 5-6 2z", "#e8c547"],
    ["M24 32h6v6h-6z", "#d9695f"],
    ["M11 43h5v3h-5zM32 43h5v3h-5z", "#42515a"],
  ],
  can: [
    ["M11 9h26v30a13 5 0 0 1-26 0z", "#b9c2c6"],
    ["M11 15a13 5 0 0 0 26 0v18a13 5 0 0 1-26 0z", "#b5352a"],
    ["M11 9a13 5 0 1 0 26 0a13 5 0 1 0-26 0z", "#e3e9eb"],
    ["M15 9a9 3 0 1 0 18 0a9 3 0 1 0-18 0z", "#97a3a8"],
    ["M16 26a5 3.500 0 1 0 10 0a5 3.500 0 1 0-10 0zM23 31a5 3.500 0 1 0 10 0a5 3.500 0 1 0-10 0z", "#f0d9a8"],
  ],
  flare: [
    ["M24 1l4 8 7-3-3 7 8 3-8 3 3 5H13l3-5-8-3 8-3-3-7 7 3z", "#ff9a3c"],
    ["M24 7l2.500 6 5 .500-3.500 4 2 5.500H18l2-5.500-3.500-4 5-.500z", "#fff0b0"],
    ["M20 23h8v22h-8z", "#b5352a"],
    ["M20 26h8v3h-8zM20 38h8v3h-8z", "#f4ecd8"],
  ],
  "car-alarm": [
    ["M14 13c-4-3-4-7 0-10M19 14c-2-4-2-8 1-12M34 13c4-3 4-7 0-10M29 14c2-4 2-8-1-12", "#ffb02e", 2.4],
    ["M4 38V28l7-11h24l9 11v10z", "#3f6fa8"],
    ["M13 20h9v8H8zM25 20h9l6 8H25z", "#cfe4f2"],
    ["M4 32h40v3H4z", "#2d527d"],
    ["M4 28h5v3H4zM39 28h5v3h-5z", "#ffe08a"],
    [circle(14, 38, 5) + circle(35, 38, 5), "#22262a"],
    [circle(14, 38, 2) + circle(35, 38, 2), "#9aa6ad"],
  ],
  blanket: [
    ["M4 42C4 20 12 8 24 8s20 12 20 34c-6 3-34 3-40 0z", "#6f5aa0"],
    ["M4 42C4 20 12 8 24 8c-9 6-13 18-12 36-4-.500-7-1-8-2z", "#8a74bd"],
    ["M14 24c5-3 15-3 20 0v6c-5 3-15 3-20 0z", "#1b1730"],
    [circle(20, 27, 2.6) + circle(29, 27, 2.6), "#fff6d8"],
    [circle(20.6, 27.3, 1.2) + circle(29.6, 27.3, 1.2), "#1b1730"],
    ["M18 40l6-5 6 5M27 16l4 4M34 36l4 3", "#b7a4e0", 1.6],
  ],
};

export const ZOMBIE: Picture = [
  ["M7 13h9l3 11h-3v10h-4v-8h-1v8H7V24H4z", "#54623f"],
  ["M14 14l9-2v3l-9 4zM14 18l8 1v3l-9 0z", "#8aa865"],
  [circle(11.500, 7, 6), "#8aa865"],
  ["M6 5c1-5 10-6 12-1-3-1-5 1-8 0-2 0-3 2-4 1z", "#3a4430"],
  [circle(9.500, 7, 1.500) + circle(14.500, 7, 1.700), "#f5f2d0"],
  ["M9 11h6", "#3a1410", 1.400],
];

/** A sound where a card can be played at the last moment, a tin, a bite, a lamp: signs on 24 × 24. */
export const SIGNS: Record<"bolt" | "tin" | "bite" | "lamp" | "cards", string> = {
  bolt: "M13 2L4 14h6l-2 8 10-13h-6z",
  tin: "M5 6c0-5 14-5 14 0v12c0 5-14 5-14 0zM7 6c0 2.500 10 2.500 10 0s-10-2.500-10 0z",
  bite: "M3 5c6 5 12 5 18 0l-1 6-3-2-2 4-3-3-3 3-2-4-3 2zM4 20c5-5 11-5 16 0l-1-5-3 2-2-3-2 3-2-3-2 3-3-2z",
  lamp: "M10 2h4v3h-4zM7 6h10l3 11H4zM6 19h12v3H6z",
  cards: "M4 6l9-3 5 14-9 3zM15 5h5v13h-1z",
};

/** Small signs on a sheet of 24 by 24, in the colour of the text around them. `S` marks strokes, the rest is filled. */
export type IconName =
  | "heart" | "drop" | "hp" | "bite" | "melee" | "ranged" | "explosive" | "paralysing" | "noise" | "uses" | "shield" | "once" | "again"
  | "fast" | "instant" | "tools" | "call" | "skull" | "resource" | "weapon" | "event" | "object" | "place" | "threat" | "action"
  | "star" | "eye" | "next" | "blocked" | "pile" | "check" | "cross" | "hand" | "bag" | "day" | "turn";

export const icons: Record<IconName, { fill?: string; stroke?: string }> = {
  heart: { fill: "M12 21C1 13 4 3 12 8C20 3 23 13 12 21Z" },
  drop: { fill: "M12 2C15 8 19 11 19 15.500A7 6.500 0 0 1 5 15.500C5 11 9 8 12 2Z" },
  hp: { fill: "M12 2L21 7V17L12 22L3 17V7Z" },
  bite: { fill: "M2 5H22V9L19 18L16 10L12 16L8 10L5 18L2 9Z" },
  melee: { fill: "M18 2L22 6L12 16L15 19L13 21L9.500 17.500L5 22L2 19L6.500 14.500L3 11L5 9L8 12Z" },
  ranged: { stroke: "M12 1V7M12 17V23M1 12H7M17 12H23M19 12A7 7 0 1 1 5 12A7 7 0 1 1 19 12Z" },
  explosive: { fill: "M12 1L14.500 7L20 4L18 10L23 12L18 14L20 20L14.500 17L12 23L9.500 17L4 20L6 14L1 12L6 10L4 4L9.500 7Z" },
  paralysing: { fill: "M14 1L4 13H11L8 23L20 9H13Z" },
  noise: { fill: "M2 9H7L13 4V20L7 15H2Z", stroke: "M16 8Q19 12 16 16M19 5Q24 12 19 19" },
  uses: { stroke: "M5 4H19V20H5ZM9 9H15M9 13H15" },
  shield: { fill: "M12 2L21 5V12Q20 19 12 22Q4 19 3 12V5Z" },
  once: { fill: "M5 2H19V6L14 12L19 18V22H5V18L10 12L5 6Z" },
  again: { stroke: "M19 8A8 8 0 1 0 20 14M19 3V8H14" },
  fast: { fill: "M3 4L12 12L3 20ZM12 4L21 12L12 20Z" },
  instant: { fill: "M10 2H14V15H10ZM12 18A2.200 2.200 0 1 0 12 22.400A2.200 2.200 0 1 0 12 18Z" },
  tools: { stroke: "M4 20L14 10M14 10A5 5 0 0 1 20 4L17 7L18 8L21 5A5 5 0 0 1 14 10" },
  call: { stroke: "M4 4H20V20H4ZM8 12H16M13 8L17 12L13 16" },
  skull: { fill: "M12 2C5 2 3 7 3 11C3 14 5 16 7 17V21H17V17C19 16 21 14 21 11C21 7 19 2 12 2ZM8.500 9A2.500 2.500 0 1 1 8.500 14A2.500 2.500 0 1 1 8.500 9ZM15.500 9A2.500 2.500 0 1 1 15.500 14A2.500 2.500 0 1 1 15.500 9Z" },
  resource: { fill: "M9 3H15V9H21V15H15V21H9V15H3V9H9Z" },
  weapon: { fill: "M18 2L22 6L12 16L15 19L13 21L9.500 17.500L5 22L2 19L6.500 14.500L3 11L5 9L8 12Z" },
  event: { fill: "M10 2H14V15H10ZM12 18A2.200 2.200 0 1 0 12 22.400A2.200 2.200 0 1 0 12 18Z" },
  object: { stroke: "M3 7L12 3L21 7V17L12 21L3 17ZM3 7L12 11L21 7M12 11V21" },
  place: { stroke: "M6 22V3H18V22M3 22H21M10 12H15M13 9.500L15.500 12L13 14.500" },
  threat: { fill: "M12 2L23 21H1ZM11 9V15H13V9ZM11 17V19H13V17Z" },
  action: { fill: "M13 1L4 14H11L9 23L20 9H13Z" },
  star: { fill: "M12 2L15 9L22 9.500L16.500 14L18.500 21.500L12 17.500L5.500 21.500L7.500 14L2 9.500L9 9Z" },
  eye: { stroke: "M1 12Q12 1 23 12Q12 23 1 12ZM12 8.500A3.500 3.500 0 1 1 12 15.500A3.500 3.500 0 1 1 12 8.500Z" },
  next: { fill: "M9 2H15V11H21L12 22L3 11H9Z" },
  blocked: { stroke: "M12 2A10 10 0 1 1 12 22A10 10 0 1 1 12 2ZM5 5L19 19" },
  pile: { stroke: "M4 7H15V22H4ZM8 7V2H20V17H15" },
  check: { stroke: "M3 13L9 19L21 5" },
  cross: { stroke: "M5 5L19 19M19 5L5 19" },
  hand: { fill: "M7 22L3 13L5 12L8 15V4H10.500V11H11.500V2H14V11H15V4H17.500V12H18.500V7H21V16L18 22Z" },
  bag: { stroke: "M5 22V10Q5 6 9 6H15Q19 6 19 10V22ZM9 6V3H15V6M8 14H16V19H8Z" },
  day: { stroke: "M12 8A4 4 0 1 1 12 16A4 4 0 1 1 12 8ZM12 1V4M12 20V23M1 12H4M20 12H23M4 4L6 6M18 18L20 20M20 4L18 6M6 18L4 20" },
  turn: { fill: "M4 3L21 12L4 21Z" },
};

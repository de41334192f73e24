/** Boxes, obstacles, doors and shops. */
import { behind, box, cross, disc, flat, line, path, scene, type Shapes, slab, spot, burst } from "./ink";

const shop = (awning: "leaf" | "fire", sign: Shapes): Shapes =>
  behind(slab("bark", -30, 88, 160, 12)) + box("paper", 10, 22, 80, 68) + box("night", 18, 54, 30, 28) + box("night", 58, 54, 22, 36) + flat("sky", "M20 56h12L20 72z") + spot("gold", 62, 72, 1.800) +
  path(awning, "M6 40H94V50Q88 56 82 50Q76 56 70 50Q64 56 58 50Q52 56 46 50Q40 56 34 50Q28 56 22 50Q14 56 6 50Z") + sign;

const lettered = (y: number, word: string): Shapes => `<text class="white flat letters" x="50" y="${y}" text-anchor="middle">${word}</text>`;

export const places: Record<string, Shapes> = {
  security_box: scene("steel", "paper", box("iron", 14, 16, 72, 72, 5), box("steel", 22, 24, 56, 56, 3), disc("iron", 50, 52, 17), line("M50 35V69M33 52H67M38 40L62 64M62 40L38 64"), disc("gold", 50, 52, 6), line("M18 32v12M18 60v12"), box("ink", 22, 88, 12, 6), box("ink", 66, 88, 12, 6)),

  showcase_medkit: scene("sky", "mint", box("bark", 14, 78, 72, 14, 2), path("sky", "M18 20H82V78H18Z"), flat("white", "M22 24H44L22 58Z"), box("white", 32, 46, 38, 30, 4), cross("blood", 51, 61, 10), box("bark", 14, 12, 72, 9, 2), line("M18 20V78M82 20V78")),

  vending_machine: scene("sea", "paper", box("blood", 20, 6, 60, 86, 4), box("night", 27, 14, 32, 52, 2), ...[0, 1, 2].flatMap((row) => [0, 1].map((column) => box(column === row % 2 ? "sun" : "leaf", 31 + column * 13, 19 + row * 16, 9, 11, 2))), box("steel", 64, 20, 11, 18, 2), line("M66 25h7M66 30h7M66 35h7", "ink", "thin"), box("ink", 27, 72, 46, 12, 2), box("ink", 66, 48, 6, 10, 2)),

  barricade: scene("dusk", "fire", box("bark", 16, 20, 10, 76, 2), box("bark", 74, 20, 10, 76, 2), path("wood", "M4 30L94 22L95 36L5 44Z"), path("wood", "M5 52L96 54L95 68L4 66Z"), path("wood", "M4 78L95 70L96 84L5 92Z"), line("M20 36l60-6M22 59h56M22 84l58-6", "bark", "thin"), spot("ink", 20, 36, 2), spot("ink", 79, 30, 2), spot("ink", 21, 59, 2), spot("ink", 79, 61, 2), spot("ink", 20, 84, 2), spot("ink", 79, 78, 2)),

  gas_station: scene("dusk", "sun", behind(slab("ink", -30, 92, 160, 8)), box("blood", 24, 14, 42, 80, 4), box("night", 31, 22, 28, 20, 2), line("M36 36h4M44 36h4M52 36h3", "sun"), path("none", "M66 44H74V74Q74 82 80 82Q86 82 86 74V40L78 30"), box("iron", 74, 24, 9, 14, 2), burst("sun", 45, 68, 14, 7, 8), disc("fire", 45, 68, 4)),

  exit: scene("night", "leaf", box("leaf", 20, 6, 60, 20, 3), lettered(21.500, "EXIT"), box("bark", 26, 32, 48, 64, 2), path("sun", "M32 38H68V96H32Z"), path("wood", "M68 38L84 46V101L68 96Z"), spot("ink", 79, 72, 2), path("ink", "M42 62H52V54L64 67L52 80V72H42Z")),

  exit_indoors: scene("bark", "tan", box("iron", 18, 12, 64, 84, 2), path("sky", "M26 20H74V96H26Z"), flat("leaf", "M27 78H73V95H27Z"), spot("sun", 62, 36, 9), flat("steel", "M30 56h10v22h-10zM42 46h12v32H42z"), path("ink", "M34 68H52V58L68 72L52 86V76H34Z")),

  pharmacy: scene("mint", "paper", shop("leaf", disc("white", 50, 25, 18) + cross("leaf", 50, 25, 13))),

  market: scene("sun", "paper", shop("fire", disc("white", 50, 25, 18) + line("M37 15H42L46 29H60L63 19H43", "ink") + spot("ink", 48, 35, 2.600) + spot("ink", 58, 35, 2.600))),
};

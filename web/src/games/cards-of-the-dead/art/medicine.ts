/** What heals, and what protects. */
import { bolt, box, cross, disc, drop, flat, heart, line, path, scene, type Shapes, spot, turned } from "./ink";

const ampoule = (fluid: "sea" | "moss"): Shapes =>
  path("white", "M40 30H60V36Q70 42 70 54V82Q70 90 62 90H38Q30 90 30 82V54Q30 42 40 36Z") +
  flat(fluid, "M31.500 58H68.500V82Q68.500 88.500 62 88.500H38Q31.500 88.500 31.500 82Z") +
  box("steel", 37, 16, 26, 14, 3) + line("M44 16v14M50 16v14M56 16v14", "ink", "thin") + line("M36 46v30", "white", "thin");

export const medicine: Record<string, Shapes> = {
  antiviral: scene("mint", "paper", ampoule("sea"), drop("sky", 50, 66, 11), cross("white", 50, 69, 6)),

  expired_antiviral: scene("mint", "tan", ampoule("moss"), line("M64 40L56 52L64 60L54 72", "ink"), spot("leaf", 42, 70, 3), spot("leaf", 50, 80, 2.500), line("M14 18L86 88", "blood", "thick"), line("M86 18L14 88", "blood", "thick")),

  vaccine: scene("mint", "sky",
    turned(45, box("steel", 42, -2, 16, 5, 2), line("M50 3V20", "ink", "thick"), box("white", 36, 18, 28, 48, 4), box("sea", 38.500, 36, 23, 28), line("M36 18H64"), line("M40 28h8M40 36h8M40 44h8M40 52h8", "ink", "thin"), path("steel", "M43 66H57L54 76H46Z"), line("M50 76V98")),
    drop("sea", 14, 84, 5)),

  canned_soup: scene("sun", "paper",
    line("M38 22q-6-6 0-12M50 20q-6-6 0-12M62 22q-6-6 0-12", "ink"),
    path("steel", "M26 32V82Q26 92 50 92Q74 92 74 82V32Z"), path("blood", "M26 42V76Q26 85 50 85Q74 85 74 76V42Q74 50 50 50Q26 50 26 42Z"),
    path("steel", "M26 32a24 8 0 0 1 48 0a24 8 0 0 1-48 0Z"), path("fire", "M31 32a19 5 0 0 1 38 0a19 5 0 0 1-38 0Z"), heart("white", 50, 66, 9)),

  medkit: scene("mint", "paper",
    path("none", "M38 34V26Q38 20 44 20H56Q62 20 62 26V34"), box("white", 14, 34, 72, 52, 8), flat("steel", "M15.500 70H84.500V78Q84.500 84.500 78 84.500H22Q15.500 84.500 15.500 78Z"),
    line("M14 46H34M66 46H86", "ink", "thin"), disc("blood", 50, 60, 19), cross("white", 50, 60, 13)),

  adrenaline: scene("sun", "fire",
    turned(-30, box("gold", 38, 14, 24, 58, 6), box("ink", 38, 14, 24, 12, 5), path("steel", "M42 72H58L54 82H46Z"), line("M50 82V96"), box("white", 42, 34, 16, 26, 2), heart("blood", 50, 48, 6)),
    line("M60 84h8l4-12 6 20 4-8h14", "blood")),

  chose_one: scene("plum", "paper",
    line("M50 88V56M50 58Q50 44 26 40M50 58Q50 44 74 40M50 56V30", "ink", "thick"),
    disc("white", 22, 34, 15), heart("blood", 22, 35, 7), disc("white", 78, 34, 15), drop("sky", 78, 35, 7), disc("white", 50, 22, 15), bolt("sun", 50, 22, 9), box("bark", 40, 84, 20, 10, 3)),

  kevlar: scene("steel", "paper",
    path("night", "M26 14L40 18Q50 30 60 18L74 14L82 22Q76 36 82 46V88Q66 94 50 94Q34 94 18 88V46Q24 36 18 22Z"),
    flat("iron", "M28 18L39 21Q50 34 61 21L72 18L78 24Q72 38 76 48H24Q28 38 22 24Z"), box("iron", 26, 54, 20, 14, 2), box("iron", 54, 54, 20, 14, 2), box("iron", 26, 73, 48, 12, 2), line("M50 33V52", "paper", "thin"), line("M30 79h40", "ink", "thin")),
};

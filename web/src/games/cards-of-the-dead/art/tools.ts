/** Things that are used or thrown: paper, light, glass. */
import { box, disc, flat, line, mirrored, path, scene, type Shapes, spot, turned } from "./ink";

export const tools: Record<string, Shapes> = {
  note: scene("tan", "paper", turned(-6,
    path("paper", "M22 12H70L82 24V88L76 84L70 90L62 85L54 91L46 86L38 91L30 86L22 90Z"), path("tan", "M70 12V24H82Z"), line("M32 30H60M32 40H72M32 50H70M32 60H56", "ink"), line("M58 72l6 6M64 72l-6 6M30 74q8-6 14 0t12-2", "blood"))),

  lantern: scene("night", "sun",
    flat("gold", "M50 58L4 96H96Z"), path("none", "M34 28Q34 8 50 8Q66 8 66 28"), path("blood", "M32 28H68L64 36H36Z"), path("sun", "M36 36H64L68 68H32Z"), path("fire", "M50 42Q60 52 57 60Q55 66 50 66Q44 66 43 60Q42 56 47 52Q49 56 50 42Z"), line("M36 36L32 68M64 36L68 68"), path("blood", "M28 68H72L76 84H24Z"), line("M26 76H74", "ink", "thin")),

  binoculars: scene("moss", "mint",
    path("night", "M30 16H46V40L48 80Q36 92 12 84L16 44Z"), mirrored(path("night", "M30 16H46V40L48 80Q36 92 12 84L16 44Z")), box("iron", 42, 34, 16, 26, 3),
    path("sky", "M14 78a17 8 0 0 1 33 0a17 8 0 0 1-33 0Z"), mirrored(path("sky", "M14 78a17 8 0 0 1 33 0a17 8 0 0 1-33 0Z")), spot("white", 24, 76, 3), spot("white", 62, 76, 3), line("M30 24H46M54 24H70", "steel", "thin")),

  toolkit: scene("tan", "sun",
    turned(28, path("steel", "M44 4Q36 10 40 20L46 24V60H56V24L62 20Q66 10 58 4V14H44Z")), turned(-26, path("wood", "M46 6H54V20H46Z"), path("iron", "M48 20H52V56H48Z")),
    path("none", "M36 52V44H64V52"), box("blood", 12, 52, 76, 38, 4), flat("wine", "M13.500 72H86.500V86Q86.500 88.500 84 88.500H16Q13.500 88.500 13.500 86Z"), box("steel", 42, 60, 16, 14, 2), line("M12 66H42M58 66H88")),

  grenade: scene("moss", "fire",
    path("moss", "M50 34Q76 34 76 64Q76 92 50 92Q24 92 24 64Q24 34 50 34Z"), line("M26 52H74M24 66H76M28 80H72M38 38V88M50 34V92M62 38V88", "ink", "thin"), box("iron", 40, 20, 20, 16, 2), path("steel", "M44 12H66Q82 16 84 44L76 46Q74 26 60 22H44Z"), path("none", "M24 24a9 9 0 1 1 16 2")),

  bottle: scene("mint", "fire",
    turned(20, path("leaf", "M44 24H56V42Q68 48 68 60V88Q68 94 62 94H38Q32 94 32 88V60Q32 48 44 42Z"), flat("moss", "M34 66H66V88Q66 92 62 92H38Q34 92 34 88Z"), line("M40 54V80", "white", "thin"), path("paper", "M44 28H56L58 12L50 16L44 8Z")),
    path("fire", "M64 2Q76 10 70 20Q66 24 60 20Q56 14 62 12Q64 8 64 2Z"), disc("sun", 65, 17, 2.500)),
};

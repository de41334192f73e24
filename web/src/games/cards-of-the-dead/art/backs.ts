/** Backs of cards: what can be told of a card without turning it. */
import { box, burst, cross, disc, flat, line, path, type Shapes, slab, spot } from "./ink";
import { hand } from "./zombies";

export const backs: Record<string, Shapes> = {
  common: slab("night", -30, 0, 160, 100) + spot("dusk", 50, 44, 34) + `<g transform="translate(18 -62) scale(1.62)">${hand()}</g>` + slab("ink", -30, 90, 160, 10),
  city: slab("sea", -30, 0, 160, 100) + spot("sky", 68, 30, 16) + flat("night", "M-30 100V48H-12V60H0V56H14V40H30V62H38V26H56V58H64V44H80V66H88V52H104V62H118V46H130V100Z") + flat("sun", "M18 46h4v5h-4zM24 56h4v5h-4zM42 32h4v5h-4zM49 42h4v5h-4zM42 52h4v5h-4zM68 50h4v5h-4zM73 62h4v5h-4zM90 60h4v5h-4zM6 64h4v5H6z"),
  pharmacy: slab("leaf", -30, 0, 160, 100) + disc("white", 50, 50, 34) + cross("leaf", 50, 50, 24),
  market: slab("fire", -30, 0, 160, 100) + disc("white", 50, 50, 34) + line("M26 34H35L42 60H66L72 42H38", "ink", "thick") + spot("ink", 46, 70, 5) + spot("ink", 62, 70, 5),
  kit: slab("moss", -30, 0, 160, 100) + path("bark", "M26 40Q26 14 50 14Q74 14 74 40V86H26Z") + box("tan", 34, 56, 32, 24, 3) + line("M34 66h32M40 30q10-8 20 0"),
  set: slab("bark", -30, 0, 160, 100) + disc("sun", 50, 50, 30) + path("ink", "M50 28l7 15 16 2-12 11 3 17-14-8-14 8 3-17-12-11 16-2z"),
  call: slab("plum", -30, 0, 160, 100) + disc("paper", 50, 50, 30) + path("plum", "M36 44H50L64 32V68L50 56H36Z"),
  epic: slab("gold", -30, 0, 160, 100) + burst("fire", 50, 50, 38, 22, 10) + disc("sun", 50, 50, 14),
  threat: slab("wine", -30, 0, 160, 100) + path("sun", "M50 16L90 84H10Z") + line("M50 40V62", "ink", "thick") + spot("ink", 50, 73, 4.500),
};

/** Threats, which weigh on the whole game. */
import { disc, flat, line, mirrored, path, scene, type Shapes, spot, waves, burst } from "./ink";
import { eyes, hand, skull, teeth } from "./zombies";

export const threats: Record<string, Shapes> = {
  threat_bloodlust: scene("wine", "blood",
    path("ink", "M10 50Q12 20 50 18Q88 20 90 50Q86 84 50 86Q14 84 10 50Z"), path("bone", "M14 40L22 56L30 34L38 60L46 32L54 60L62 32L70 58L78 36L86 42Q84 26 50 24Q16 26 14 40Z"), path("bone", "M18 66L26 56L34 74L42 58L50 76L58 58L66 74L74 56L82 66Q74 80 50 81Q26 80 18 66Z"), flat("blood", "M36 56l2 14q3 4 4-2l-2-12zM60 56l2 22q3 4 4-2l-2-20z")),

  threat_hardened: scene("wine", "steel", skull("steel"), eyes("fire"), teeth(), line("M40 20L44 30L38 36M62 22L56 30L64 38M34 52L42 56M66 52L60 58"), path("iron", "M14 101Q16 82 38 76H62Q84 82 86 101Z"), line("M30 101V88M50 101V84M70 101V88")),

  threat_keen_ears: scene("wine", "plum",
    path("rot", "M38 84Q24 70 26 44Q28 14 54 14Q78 16 78 42Q78 56 66 64Q62 68 62 76Q60 90 50 90Q42 90 38 84Z"), path("none", "M40 46Q40 26 54 26Q66 28 66 42Q66 52 56 56Q50 60 50 70"), path("none", "M48 46Q48 36 55 38Q58 42 54 48"), waves(82, 44, 1, "sun"), waves(18, 44, -1, "sun"), flat("ink", "M24 44l8-4-3 9z")),

  threat_closing_in: scene("wine", "fire", flat("ink", "M-30 0H16V100H-30zM84 0H130V100H84z"), hand(), mirrored(hand()), path("tan", "M40 92L42 62Q34 58 36 50Q40 44 50 44Q60 44 64 50Q66 58 58 62L60 92Z"), disc("tan", 50, 32, 11), line("M46 31h2M53 31h2M46 38q4-3 8 0", "ink", "thin"), path("sun", "M20 20H30V14L40 23L30 32V26H20Z"), mirrored(path("sun", "M20 20H30V14L40 23L30 32V26H20Z"))),

  threat_strain: scene("wine", "leaf", line("M50 10V90M10 50H90M22 22L78 78M78 22L22 78", "ink", "thick"), ...[[50, 10], [50, 90], [10, 50], [90, 50], [22, 22], [78, 78], [78, 22], [22, 78]].map(([x, y]) => disc("leaf", x!, y!, 6)), disc("leaf", 50, 50, 28), flat("moss", "M60 26Q80 38 74 60Q68 74 54 77Q70 58 60 26Z"), disc("moss", 42, 42, 6), disc("moss", 58, 56, 5), disc("moss", 42, 62, 3.500), spot("paper", 38, 36, 3)),
};

export const anyThreat: Shapes = scene("wine", "fire", burst("sun", 50, 50, 34, 22, 9), line("M50 32V54", "ink", "thick"), spot("ink", 50, 64, 4));

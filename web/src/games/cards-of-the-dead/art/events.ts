/** Cards that happen at once. */
import { type Colour, box, disc, flat, heart, line, moved, path, scene, type Shapes, slab, spot, waves } from "./ink";

/** A walker seen against the light. */
const walker = (colour: Colour, x: number, y: number, size: number): Shapes =>
  moved(x, y, size, flat(colour, "M-9 60L-8 30Q-22 34 -30 28l2-5q8 3 20-5Q-10 2 0 2Q11 2 9 18q14 8 22 4l2 5Q24 34 8 30L9 60Z"), flat(colour, "M-9-6a9 10 0 1 1 18 0a9 10 0 1 1-18 0z"));

export const events: Record<string, Shapes> = {
  horde: scene("fire", "sun", walker("wine", 26, 36, 0.72), walker("wine", 74, 36, 0.72), walker("wine", 50, 32, 0.74), walker("night", -10, 50, 0.9), walker("night", 110, 50, 0.9), walker("night", 14, 50, 0.9), walker("night", 86, 50, 0.9), walker("ink", 38, 52, 1), walker("ink", 64, 54, 1), slab("ink", -30, 94, 160, 6),
    spot("gold", 35, 46, 1.600), spot("gold", 41, 46, 1.600), spot("gold", 61, 48, 1.600), spot("gold", 67, 48, 1.600)),

  run_away: scene("mint", "paper", walker("moss", 86, 34, 0.5), walker("moss", 70, 30, 0.44), slab("leaf", -30, 86, 160, 14), line("M4 44H20M2 58H16M6 72H18", "ink"),
    path("sea", "M44 62L34 76L20 78l1 8L38 84L52 70Z"), path("night", "M50 62L60 74L54 94l10 1L70 72L58 58Z"), path("blood", "M40 60L50 34Q58 30 64 38L60 62Q50 68 40 60Z"), path("tan", "M60 42L74 52L84 44l3 5L74 62L58 52Z"), disc("tan", 60, 22, 11), path("bark", "M49 22Q48 10 60 10Q72 10 70 18Q60 14 56 24Z")),

  car_alarm: scene("night", "sun", waves(72, 30, 1, "fire"), waves(28, 30, -1, "fire"),
    path("blood", "M8 78V62Q10 56 22 54L32 38Q34 34 40 34H62Q68 34 71 38L80 54Q92 56 93 62V78Z"), path("sky", "M30 54L37 41H48V54Z"), path("sky", "M53 54V41H62L70 54Z"), disc("ink", 27, 78, 11), disc("ink", 73, 78, 11), spot("steel", 27, 78, 5), spot("steel", 73, 78, 5), disc("sun", 12, 64, 4), disc("sun", 89, 64, 4), box("sun", 44, 26, 12, 8, 3)),

  infected_wound: scene("wine", "mint",
    path("tan", "M-32 50Q30 34 58 40L92 22Q100 24 98 32L84 42L101 40Q104 48 98 52L84 54L96 60Q98 68 90 68L62 66Q30 80 -32 80Z"), path("blood", "M22 52Q34 44 46 52Q50 60 44 64Q34 70 24 64Q18 58 22 52Z"), flat("moss", "M28 54Q34 50 40 54Q44 59 40 62Q34 65 29 62Q25 58 28 54Z"), line("M22 50l-6-6M34 46l0-8M46 50l6-6M26 66l-5 6M42 66l5 6", "moss"), spot("leaf", 34, 58, 2.500)),

  the_trader: scene("plum", "sun",
    path("bark", "M8 101Q10 50 34 42H66Q90 50 92 101Z"), path("night", "M34 44Q50 60 66 44L60 101H40Z"), path("bark", "M28 42Q24 10 50 10Q76 10 72 42Q62 52 50 52Q38 52 28 42Z"), path("ink", "M35 38Q34 20 50 20Q66 20 65 38Q58 46 50 46Q42 46 35 38Z"), spot("sun", 44, 34, 2.500), spot("sun", 57, 34, 2.500),
    box("white", 16, 66, 14, 18, 2), heart("blood", 23, 75, 4), box("steel", 70, 64, 14, 22, 3), line("M70 72h14", "ink", "thin"), line("M44 68h12M44 78h12M44 88h12", "gold")),

  the_last_supper: scene("bark", "sun",
    slab("wood", -30, 66, 160, 34), line("M-30 66H130"), path("white", "M18 50H82Q80 82 58 84H42Q20 82 18 50Z"), path("steel", "M18 50a32 8 0 0 1 64 0a32 8 0 0 1-64 0Z"), flat("iron", "M24 51a26 5 0 0 1 52 0a26 5 0 0 1-52 0Z"), path("bone", "M40 50q8-4 18-1l3-3q4 2 2 5q2 3-1 5l-4-2q-10 3-18 0l-4 3q-3-2-1-5q-1-4 2-5z"), line("M86 30V60M82 30V40H90V30M12 30V62M8 30q4-6 8 0v12h-8z", "ink")),

  sweet_home: scene("night", "dusk",
    spot("sun", 50, 60, 30), path("bark", "M18 52H82V94H18Z"), path("blood", "M8 54L50 16L92 54Z"), box("sun", 42, 62, 16, 32, 2), box("sun", 24, 60, 12, 12), box("sun", 64, 60, 12, 12), line("M30 60v12M24 66h12M70 60v12M64 66h12", "ink", "thin"), box("bark", 68, 20, 10, 18), heart("sun", 50, 40, 7), spot("sun", 14, 16, 1.500), spot("sun", 84, 10, 1.500), spot("sun", 26, 8, 1.200)),
};
export { walker };

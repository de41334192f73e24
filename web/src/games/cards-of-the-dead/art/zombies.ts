/** Zombies of every kind: one rotten head, and what sets each apart. */
import { bolt, type Colour, disc, drop, flat, line, mirrored, moved, oval, path, scene, type Shapes, spot, waves } from "./ink";

const skull = (skin: Colour): Shapes =>
  path(skin, "M29 42Q28 18 50 18Q72 18 71 42Q71 55 64 60L62 72Q50 78 38 72L36 60Q29 55 29 42Z") +
  flat("moss", "M62 24Q71 32 69 45Q68 54 62 59L60 71Q56 74 52 74Q62 60 62 24Z");

const eyes = (glow: Colour = "gold"): Shapes =>
  oval("ink", 41, 43, 6.5, 6) + oval("ink", 60, 43, 6, 6.5) + spot(glow, 41, 43, 2.6) + spot(glow, 60, 43, 2.2) + path("ink", "M50 49l-3 6h5.5z");

const teeth = (): Shapes =>
  path("ink", "M38 62Q50 58 62 61L61 69Q50 72 40 69Z") +
  flat("bone", "M41 61.5l2.5 4 2.5-4.3zM48 60.6l2.5 4.4 2.6-4.4zM55 60.8l2.4 4 2.3-3.6zM44 69.4l2.4-3.6 2.5 4zM52 70l2.3-4 2.6 3.6z");

const shoulders = (cloth: Colour): Shapes =>
  path(cloth, "M12 101Q14 80 36 74L50 82L64 74Q86 80 88 101Z") + flat("night", "M70 78Q85 84 87 101H76Q76 86 70 78Z") + line("M50 82V101", "ink", "thin");

const scar = (): Shapes => line("M56 22L66 33M57.500 28l4-4M61 32l4-4", "wine", "thin");

const hand = (): Shapes =>
  path("rot", "M4 101L12 72L9 60q2-3 4 0l2 6 1-11q2-3 4.500 0l.5 10 3-9q3-2 4 1l-2 10 4-4q3 0 2 3L25 78L22 101Z");

const bust = (cloth: Colour, ...more: Shapes[]): Shapes => shoulders(cloth) + skull("rot") + eyes() + teeth() + more.join("");

export const zombies: Record<string, Shapes> = {
  zombie: scene("dusk", "mint", bust("steel", scar(), hand(), mirrored(hand()))),

  zombie_runner: scene("dusk", "sun",
    line("M6 40H26M2 54H22M8 68H24", "paper"),
    path("moss", "M44 62L30 74L12 80l2 8L36 84L52 70Z"),
    path("steel", "M52 62L66 72L62 94l12 1L78 70L62 56Z"),
    path("wine", "M40 60L56 30Q66 28 70 36L64 62Q52 70 40 60Z"),
    path("rot", "M66 38L84 46L97 38l2 6L86 56L64 48Z"),
    path("rot", "M50 38L40 52L52 60l-3 6L30 54L44 34Z"),
    disc("rot", 70, 22, 14), oval("ink", 75, 20, 3.8, 4), spot("gold", 76, 20, 1.6), path("ink", "M72 30Q80 26 84 27Q82 33 74 34Z"), flat("bone", "M75 29l1.500 3 1.500-3.600z")),

  zombie_screamer: scene("dusk", "plum",
    shoulders("plum"), skull("rot"),
    line("M33 36L46 40M67 36L54 40"), oval("ink", 41, 43, 5, 4), oval("ink", 59, 43, 5, 4), spot("gold", 41, 43, 1.8), spot("gold", 59, 43, 1.8),
    oval("ink", 50, 62, 11, 14), flat("wine", "M42 68Q50 60 58 68Q56 75 50 75Q44 75 42 68Z"), flat("bone", "M43 52l2 5 2.500-6zM49 50l2 5 2-5zM54 51l2.500 5 1.500-4z"),
    path("ink", "M30 34Q30 12 52 14Q72 14 71 34Q64 22 52 24Q38 22 30 34Z"), waves(74, 56, 1, "paper"), waves(26, 56, -1, "paper")),

  fat_zombie: scene("dusk", "fire",
    path("rot", "M14 62Q2 70 6 92l12 2L26 70Z"), mirrored(path("rot", "M14 62Q2 70 6 92l12 2L26 70Z")),
    path("bone", "M50 44Q92 44 88 88Q86 101 50 101Q14 101 12 88Q8 44 50 44Z"),
    path("rot", "M50 60Q80 60 80 84Q80 101 50 101Q20 101 20 84Q20 60 50 60Z"),
    line("M50 62L46 72L54 80L48 90M46 72L36 74M54 80L66 78M36 74L30 84", "wine"), spot("sun", 46, 72, 3), spot("sun", 54, 80, 3),
    moved(17, -1, 0.66, skull("rot"), eyes("fire"), teeth())),

  mommy_zombie: scene("dusk", "wine",
    path("ink", "M26 84Q18 20 50 12Q82 20 74 84Z"), shoulders("blood"), moved(8, 3, 0.84, skull("rot"), eyes(), teeth()),
    path("ink", "M28 46Q26 14 52 13Q76 16 73 48Q66 26 52 26Q36 26 28 46Z"),
    disc("bone", 50, 90, 16), disc("rot", 50, 88, 10), spot("ink", 46, 87, 2.6), spot("ink", 54, 87, 2.6), line("M46 93Q50 91 54 93"), path("rot", "M22 101Q22 84 36 88l2 6Q30 94 32 101Z"), mirrored(path("rot", "M22 101Q22 84 36 88l2 6Q30 94 32 101Z"))),

  baby_ghoul: scene("dusk", "mint",
    path("sea", "M40 96Q34 70 54 66Q86 64 90 90Q90 98 82 98H44Z"), path("rot", "M44 84L36 98h14l4-8zM74 88L72 99h14l3-9z"),
    oval("rot", 38, 48, 29, 27), flat("moss", "M50 26Q68 34 66 52Q63 68 48 74Q60 56 50 26Z"),
    oval("ink", 27, 48, 7, 8), oval("ink", 49, 48, 7, 8), spot("gold", 28, 49, 3), spot("gold", 48, 49, 3),
    path("ink", "M26 62Q38 57 50 62Q46 71 38 71Q30 71 26 62Z"), flat("bone", "M35 60l3 6 3-6z"), line("M36 21q-6-8 2-10q6 1 3 6")),

  toxic_zombie: scene("dusk", "leaf",
    shoulders("moss"), skull("leaf"), eyes("paper"), teeth(), disc("leaf", 78, 30, 9), disc("leaf", 88, 46, 5), disc("leaf", 20, 26, 7), disc("leaf", 13, 42, 4),
    spot("paper", 75, 27, 2.5), spot("paper", 18, 24, 2), drop("leaf", 45, 80, 5), drop("leaf", 57, 86, 4), line("M31 30q5-4 8 1M64 52q4-2 5 2", "moss")),

  zombie_spitter: scene("dusk", "sky",
    path("wine", "M8 101Q8 78 30 74L52 80Q62 84 62 101Z"),
    path("rot", "M18 44Q16 16 42 16Q62 16 64 34L70 44L64 48L74 52Q78 58 72 64L58 68Q54 76 44 76L26 72Q18 62 18 44Z"),
    flat("moss", "M20 50Q22 66 30 72L44 76Q50 76 54 72Q34 70 30 40Q24 40 20 50Z"), oval("ink", 52, 38, 6, 6), spot("gold", 54, 38, 2.4),
    path("ink", "M60 54L76 52Q80 58 74 64L60 63Z"), path("leaf", "M72 55Q84 52 90 58Q86 64 76 62Z"), disc("leaf", 95, 62, 3.500), drop("leaf", 86, 74, 4), bolt("sun", 84, 28, 11)),

  riot_zombie: scene("dusk", "sky",
    shoulders("night"), skull("rot"), eyes(), teeth(), path("iron", "M26 42Q24 12 50 12Q76 12 74 42L68 40Q50 34 32 40Z"), path("sky", "M31 40Q50 33 69 40L66 50Q50 44 34 50Z"), line("M50 12V20", "paper"),
    path("steel", "M52 58H94Q98 84 73 101Q50 84 52 58Z"), path("sky", "M59 65H87V73H59Z"), line("M73 76V94", "paper"), line("M60 84H86", "paper", "thin")),

  zombie_brute: scene("dusk", "blood",
    path("rot", "M2 101Q-2 54 28 46L50 52L72 46Q102 54 98 101Z"), path("bark", "M24 101Q22 66 34 52L50 60L66 52Q78 66 76 101Z"), flat("night", "M60 58L66 53Q77 66 75 101H66Q70 76 60 58Z"),
    moved(21, 8, 0.58, skull("rot"), eyes("blood"), teeth()), path("rot", "M2 72q12-8 24 0l2 14q-12 10-24 4z"), mirrored(path("rot", "M2 72q12-8 24 0l2 14q-12 10-24 4z")),
    line("M9 74v8M15 72v9M21 74v8M91 74v8M85 72v9M79 74v8"), line("M16 56q6-4 12 0M84 56q-6-4-12 0", "moss")),
};

/** For a zombie that a designer added. */
export const anyZombie: Shapes = scene("dusk", "mint", bust("iron"));


export { eyes, hand, skull, teeth };

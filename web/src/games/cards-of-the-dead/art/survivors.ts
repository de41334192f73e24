/** The three survivors, alive and as what they become. */
import { box, type Colour, disc, flat, line, oval, path, scene, type Shapes, slab, spot } from "./ink";
import { eyes, teeth } from "./zombies";

const face = (skin: Colour, shade: Colour): Shapes =>
  path(skin, "M30 42Q29 20 50 20Q71 20 70 42Q70 58 61 66Q50 74 39 66Q30 58 30 42Z") + flat(shade, "M60 23Q70 30 68.500 42Q68 57 60 65Q55 69 51 69Q63 54 60 23Z") + path(skin, "M42 67V78H58V67Q50 73 42 67Z");

const look = (brow: string): Shapes => oval("white", 41, 44, 4.500, 3.500) + oval("white", 59, 44, 4.500, 3.500) + spot("ink", 42, 44, 2.200) + spot("ink", 58, 44, 2.200) + line(brow) + line("M50 46l-2.500 7h4", "ink", "thin");

const body = (cloth: Colour): Shapes => path(cloth, "M8 101Q10 82 36 76Q50 86 64 76Q90 82 92 101Z");

/** The dead keep their clothes. */
const dead = (): Shapes => eyes("gold") + teeth();

type Alive = boolean;

const rick = (alive: Alive): Shapes =>
  scene("sea", alive ? "sun" : "mint", body("blood"), path("night", "M36 76L44 101H30L26 79ZM64 76L56 101H70L74 79Z"), face(alive ? "tan" : "rot", alive ? "skin" : "moss"),
    alive ? path("bark", "M31 50Q34 56 40 56Q50 52 60 56Q66 56 69 50Q68 66 60 70Q50 76 40 70Q32 66 31 50Z") + line("M43 62Q50 65 57 62", "paper") + look("M35 37L46 39M65 37L54 39") : dead(),
    path("sea", "M28 34Q28 12 50 12Q72 12 72 34Q60 28 28 34Z"), path("sea", "M28 34Q46 26 76 32Q84 36 82 40Q60 34 28 38Z"), alive ? line("M86 101L78 56", "bark", "thick") : line("M62 24l6 8", "wine"));

const selena = (alive: Alive): Shapes =>
  scene("plum", alive ? "mint" : "leaf", path("ink", "M64 24Q92 26 88 66Q84 58 74 56Z"), body("moss"), face(alive ? "skin" : "rot", alive ? "bark" : "moss"),
    alive ? look("M36 38Q41 35 46 38M64 38Q59 35 54 38") + path("blood", "M44 61Q50 58 56 61Q50 66 44 61Z") : dead(),
    path("ink", "M28 46Q24 14 50 13Q76 14 72 46Q70 32 60 26Q48 34 34 32Q30 36 28 46Z"), line("M22 80L64 101", "bark", "thick"), box("gold", 30, 84, 4, 8, 1), box("gold", 37, 88, 4, 8, 1), box("gold", 44, 91, 4, 8, 1));

const dan = (alive: Alive): Shapes =>
  scene("bark", alive ? "fire" : "mint", path("steel", "M2 101Q4 76 34 72Q50 86 66 72Q96 76 98 101Z"), face(alive ? "tan" : "rot", alive ? "skin" : "moss"),
    alive ? look("M34 38L46 40M66 38L54 40") + path("iron", "M34 54Q50 48 66 54L63 67Q50 76 37 67Z") + disc("night", 43, 62, 4) + disc("night", 57, 62, 4) + line("M48 62h4") : dead(),
    flat("bark", "M34 30Q40 21 50 21Q60 21 66 30Q50 25 34 30Z"), line("M56 26l6 8M59 24l5 7", "wine", "thin"), path("sun", "M62 101V88Q64 80 74 82Q88 80 92 90V101Z"), line("M70 83V93M77 82V93M84 83V93"));

export const survivors: Record<string, { alive: Shapes; dead: Shapes }> = {
  rick: { alive: rick(true), dead: rick(false) },
  selena: { alive: selena(true), dead: selena(false) },
  dan: { alive: dan(true), dead: dan(false) },
};

export const anySurvivor: Shapes = scene("sea", "paper", body("iron"), face("tan", "skin"), look("M36 38h10M54 38h10"), slab("none", 0, 0, 0, 0));

/** Weapons, what they fire, and what strengthens a fist. */
import { bolt, box, burst, type Colour, disc, flat, line, path, scene, type Shapes, spot, turned } from "./ink";

const fist = (wrap: Colour): Shapes =>
  path("tan", "M26 44Q24 32 34 32Q36 26 44 28Q48 22 56 26Q62 22 68 28Q78 28 78 40L76 60Q72 72 62 74H42Q30 72 28 60Z") +
  line("M36 32V46M46 29V45M57 27V45M68 29V45") + path("tan", "M26 46Q38 42 54 48Q58 54 52 58Q42 56 32 58Z") +
  path(wrap, "M40 72H66L70 101H36Z") + line("M38 82L67 78M37 92L69 88", "ink", "thin");

const agent = (fluid: Colour, sign: Shapes, glow: Colour): Shapes =>
  scene("plum", glow,
    path("white", "M40 12H60V34L78 74Q82 90 66 90H34Q18 90 22 74L40 34Z"), flat(fluid, "M33 54H67L76 75Q79 88.500 66 88.500H34Q21 88.500 24 75Z"),
    box("bark", 37, 6, 26, 10, 3), line("M45 24V36L34 58", "white", "thin"), sign);

const rounds = (x: number, y: number): Shapes => path("gold", `M${x} ${y + 24}V${y + 8}Q${x + 1} ${y} ${x + 5} ${y}Q${x + 9} ${y} ${x + 10} ${y + 8}V${y + 24}Z`) + line(`M${x} ${y + 12}h10`, "ink", "thin");

export const weapons: Record<string, Shapes> = {
  pipe: scene("steel", "paper", turned(45, box("iron", 42, 14, 16, 76, 4), flat("steel", "M45 18h4v70h-4z"), box("iron", 37, 4, 26, 16, 4), line("M37 12h26", "ink", "thin"), box("bark", 40, 64, 20, 24, 3), line("M40 70h20M40 76h20M40 82h20", "ink", "thin"))),

  bat: scene("steel", "sun", turned(45,
    path("wood", "M40 12Q40 2 50 2Q60 2 60 12L58 46L55 84H45L42 46Z"), box("ink", 43, 84, 14, 8, 3), line("M45 66h10M45 72h10M45 78h10"), line("M46 10V40", "bark", "thin"), line("M36 14l8 4M64 20l-8 4M36 30l8-3M63 36l-7-3", "iron")), spot("blood", 76, 18, 3), spot("blood", 86, 30, 2)),

  axe: scene("steel", "blood", turned(35,
    path("wood", "M47 10H55L56 96H46Z"), path("steel", "M55 14Q76 6 86 18Q90 34 84 46Q74 38 55 40Z"), flat("white", "M80 15Q89 32 83 43L79 40Q84 28 76 14Z"), path("iron", "M42 16H56V38H42Z"), line("M48 70h7M47 78h8M47 86h9"))),

  shotgun: scene("steel", "fire", turned(-28,
    path("wood", "M2 62L26 50L34 56V64L10 76Q2 74 2 62Z"), path("iron", "M26 48H98V55H26Z"), path("iron", "M40 55H92V61H40Z"), path("wood", "M54 54H78V65H54Z"), line("M58 58h16M58 61h16", "ink", "thin"), path("none", "M34 62q4 10 12 0")), burst("sun", 88, 16, 12, 5, 7)),

  taser: scene("steel", "sky",
    path("gold", "M14 36H66V58H46L42 86H22L26 58H14Z"), box("ink", 64, 38, 12, 18, 2), line("M76 42h8M76 52h8"), path("ink", "M46 58q8 0 8 8q-4 6-9 4z"), bolt("sky", 88, 34, 14), line("M30 66h10M29 73h10M28 80h10", "ink", "thin")),

  gun: scene("steel", "paper",
    path("iron", "M10 30H88V48H84V52H52L48 60Q42 62 36 58L30 88H10L18 52H10Z"), flat("steel", "M14 34H84V39H14Z"), line("M20 52L14 86M60 30v8M66 30v8M72 30v8", "ink", "thin"), path("none", "M36 56q6 10 16-4"), path("bark", "M20 56H32L26 86H13Z")),

  ammunition_gun: scene("sun", "paper", rounds(26, 20), rounds(40, 16), rounds(54, 16), rounds(67, 20), box("blood", 18, 40, 66, 48, 4), box("paper", 26, 50, 50, 28, 2), path("iron", "M34 58H66V66H54L52 72H42L40 66H34Z")),

  rifle: scene("steel", "mint", turned(-25,
    path("wood", "M0 60L20 50L34 52V62L6 76Q-2 72 0 60Z"), path("iron", "M30 48H66V60H30Z"), path("iron", "M66 51H102V56H66Z"), path("bark", "M58 54H82V62H58Z"), path("night", "M44 60H56L60 80H48Z"), path("iron", "M36 38H58V44H36Z"), line("M40 44V48M54 44V48"), line("M94 46V51"))),

  ammunition_rifle: scene("sun", "mint",
    path("night", "M34 28H66L74 90H42Z"), flat("iron", "M38 32H62L64 44H40Z"), line("M41 52H67M43 64H69M44 76H71", "steel"), path("gold", "M38 28V18Q40 6 46 6Q52 6 54 18V28Z"), path("gold", "M50 28V20Q52 10 57 10Q62 10 63 20V28Z")),

  punch: scene("plum", "paper", burst("sun", 50, 40, 44, 32, 11), fist("blood")),

  berserk_agent: agent("fire", path("sun", "M50 50Q64 62 60 74Q58 84 50 84Q40 84 40 73Q40 66 46 62Q48 68 51 68Q54 60 50 50Z"), "blood"),
  explosive_agent: agent("gold", burst("fire", 50, 70, 15, 7, 8) + disc("sun", 50, 70, 4), "sun"),
  paralize_agent: agent("sky", bolt("sun", 50, 69, 14), "sky"),
};

/** Everybody and everything as it stands in the street: the picture of its card, and below it what the card cuts off. */
import { box, type Colour, flat, line, mirrored, moved, path, type Shapes } from "./ink";
import { cardPicture, survivorPicture } from "./pictures";

/** Sheets of figures go on to here. */
const GROUND = 150;

const shoes = (left: number, right: number): Shapes => path("ink", `M${left} ${GROUND}q0-9 9-9h15v9ZM${right} ${GROUND}q0-9-9-9h-15v9Z`);

const trousers = (cloth: Colour): Shapes => path(cloth, "M26 112L25 143H47L50 124L53 143H75L74 112Z") + shoes(21, 79);

/** From the shoulders down to the belt. */
const trunk = (cloth: Colour): Shapes => path(cloth, "M13 97H87L77 121H23Z");

/** Hides where the card's edge was. */
const seam = (cloth: Colour): Shapes => flat(cloth, "M15 94H85L83 107H17Z");

const dressed = (top: Colour, legs: Colour = "night"): Frame => ({ below: trousers(legs) + trunk(top), above: seam(top) });

const sleeve = (cloth: Colour, hand: Colour): Shapes => path(cloth, "M14 88Q-3 104 3 124H16L24 100Z") + path(hand, "M2 122h15q2 12-7 13q-9-1-8-13z");

const arms = (cloth: Colour, hand: Colour): Shapes => sleeve(cloth, hand) + mirrored(sleeve(cloth, hand));

interface Frame {
  below: Shapes;
  above?: Shapes;
  /** How the picture of the card lies on the sheet, where it needs more than legs. */
  place?: (picture: Shapes) => Shapes;
}

/** What has no legs of its own stands on the ground. */
const put = (scale: number): Frame => ({ below: "", place: (picture) => moved(50 - 50 * scale, GROUND - 98 * scale, scale, picture) });

/** Seen from the side: coming for the survivors, who stand at the left. */
const turnedToThem = ({ below, above = "", place = (picture) => picture }: Frame): Frame => ({ below: "", place: (picture) => mirrored(below, place(picture), above) });

const zombies: Record<string, Frame> = {
  zombie: dressed("steel"),
  zombie_runner: turnedToThem(put(1.22)),
  zombie_screamer: dressed("plum"),
  fat_zombie: { below: path("bark", "M18 92L20 142H45L50 104L55 142H80L82 92Z") + shoes(16, 84), above: "" },
  mommy_zombie: { below: path("blood", "M14 97H86L92 138H8Z") + shoes(30, 70), above: seam("blood") },
  baby_ghoul: put(0.86),
  toxic_zombie: dressed("moss", "iron"),
  zombie_spitter: turnedToThem({ below: trousers("bark") + path("wine", "M9 97H62L66 121H22Z"), above: flat("wine", "M10 94H61L62 107H14Z") }),
  riot_zombie: { below: trousers("ink") + trunk("night"), above: flat("night", "M15 94H60L62 107H17Z") },
  zombie_brute: { below: path("night", "M14 96L18 143H45L50 112L55 143H82L86 96Z") + shoes(12, 88), above: flat("bark", "M26 96H74L73 106H27Z") },
};

const survivors: Record<string, (alive: boolean) => Frame> = {
  rick: (alive) => ({
    below: trousers("night") + trunk("blood"),
    above: seam("blood") + path("night", "M31 93L35 120H44L43 93ZM69 93L65 120H56L57 93Z") + arms("blood", alive ? "tan" : "rot"),
  }),
  selena: (alive) => ({
    below: trousers("bark") + trunk("moss"),
    above: seam("moss") + box("ink", 24, 112, 52, 7, 2) + box("gold", 45, 111, 10, 9, 1) + arms("moss", alive ? "skin" : "rot"),
  }),
  dan: (alive) => ({
    below: trousers("iron") + trunk("steel"),
    above: flat("steel", "M12 94H60V107H16Z") + line("M50 104V118", "ink", "thin") + sleeve("steel", alive ? "tan" : "rot"),
  }),
};

const THINGS = put(1.02);
const LOOT = put(0.7);

const drawn = ({ below, above = "", place = (picture) => picture }: Frame, picture: Shapes): Shapes => below + place(picture) + above;

/** A card of the Play Area. */
export function standing(card: string, kind: string): Shapes {
  const plain = kind === "zombie" ? dressed("iron") : kind === "resource" ? LOOT : THINGS;
  return drawn(zombies[card] ?? plain, cardPicture(card, kind));
}

export function standingSurvivor(survivor: string, alive = true): Shapes {
  return drawn(survivors[survivor]?.(alive) ?? dressed("iron"), survivorPicture(survivor, alive));
}

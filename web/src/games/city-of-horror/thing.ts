/** What a choice is done with: the card, the character, whom it is about. */
import { faceOf } from "../../kit/cues";
import type { GameContext } from "../../lib/board";
import type { Choice, Ref } from "../../lib/protocol";
import type { CityView } from "./view";

/** Done with what they name first, to others that they name after it. */
const DEEDS = ["play", "use"];
/** Terms of an offer. Among three they name the two players first. */
const TERMS = ["give", "want", "show", "see"];

export function thing({ verb, args }: Choice, view: CityView, game: GameContext): string {
  const refs = args.filter((arg) => typeof arg === "string");
  const seat = game.table.seats.findIndex((_, number) => refs.includes(`seat:${number}`));
  if (seat >= 0 && !DEEDS.includes(verb) && !(TERMS.includes(verb) && refs.length > 1)) return game.seatName(seat);
  const ref = TERMS.includes(verb) ? refs.at(-1) : refs[0];
  return ref === undefined ? "" : nameOf(ref, view, game);
}

/** Of a card that this seat knows, a living character or a location. */
function nameOf(ref: Ref, view: CityView, { text }: GameContext): string {
  const card = faceOf(view, ref);
  if (card !== undefined) return text(`action-card.${card}`);
  const people = [...view.places.flatMap((place) => place.people), ...view.players.flatMap(({ waiting }) => waiting)];
  const person = people.find((known) => known.ref === ref);
  if (person) return text(`character.${person.character}`);
  const place = view.places.find((known) => known.ref === ref);
  return place ? text(`location.${place.place}`) : "";
}

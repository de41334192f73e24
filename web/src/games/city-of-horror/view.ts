/** The view of City of Horror, as the server sends it, and what the page reads out of it. */
import type { CityView, PlaceView as Place, PromiseView } from "../../contract/CityView";

export type {
  CardView as Card,
  CityView,
  InvasionView as Invasion,
  PersonView as Person,
  PlaceView as Place,
  PlayerView as Player,
} from "../../contract/CityView";

export type PromiseStatus = PromiseView["status"];

/** The Leader ring, clockwise, as printed on the Crossroads. */
export const RING = ["green", "violet", "white", "blue", "red", "yellow"] as const;

/** Would zombies attack there if nobody did anything any more? */
export function attacked(place: Place): boolean {
  if (place.people.length === 0) return false;
  return place.zombies >= threshold(place);
}

/** The secret answer that sends somebody to a place. */
export const goingTo = ({ place }: Pick<Place, "place">): string => `go:${place}`;

/** Whom one's own secret vote points at; -1: it is not cast. */
export const votedFor = ({ ownChoice, players }: CityView): number => players.find(({ seat }) => ownChoice === `vote:${seat}`)?.seat ?? -1;

/** From how many zombies on they attack, as things stand. */
export function threshold(place: Place): number {
  return place.attackAt > 0 ? place.attackAt : place.people.length + 1;
}

/** Explosion markers that set a place off; 0: none ever. */
export function fuse(place: Place): number {
  if (place.place === "tower") return place.ruined ? 0 : 3;
  if (place.place === "armory") return place.shut ? 0 : place.side === "A" ? 3 : 2;
  return 0;
}

/** `tower-a`, `ruined-tower`: the id under which texts and close-ups know it. */
export function siteId(place: Pick<Place, "place" | "side" | "ruined">): string {
  return place.ruined ? "ruined-tower" : `${place.place}-${place.side.toLowerCase()}`;
}

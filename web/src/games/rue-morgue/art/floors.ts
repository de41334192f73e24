/** What lies underfoot: a floor for every zone, told by its kind and, indoors, by the room of the tile. */
import type { PlaceView } from "../view";

export const FLOORS = ["asphalt", "slabs", "gravel", "mud", "pad", "lino", "ward", "lockers", "wood", "parquet", "chess", "tiles", "carpet", "concrete", "burnt", "steel"] as const;
export type Floor = (typeof FLOORS)[number];

const ROOMS: Record<string, Floor> = {
  "1R:A": "tiles", "1R:B": "concrete", "1R:C": "parquet",
  "2R:A": "burnt", "2R:B": "parquet", "2R:C": "carpet", "2R:D": "carpet",
  "3R:A": "concrete", "3R:B": "wood", "3R:C": "burnt", "3R:D": "wood", "3R:E": "chess",
  "4R:A": "tiles", "4R:B": "steel", "4R:C": "concrete",
  "5R:A": "wood", "5R:B": "parquet",
  "6R:A": "concrete", "6R:B": "steel", "6R:C": "concrete",
  "7R:A": "carpet", "7R:B": "parquet", "7R:C": "carpet", "7R:D": "tiles", "7R:E": "parquet",
  "8R:A": "chess", "8R:B": "parquet", "8R:C": "wood",
  "1V:B": "steel", "2V:B": "tiles", "2V:C": "steel", "2V:D": "chess", "3V:B": "concrete", "3V:D": "steel",
  "4V:A": "chess", "4V:B": "parquet", "5V:D": "steel", "6V:A": "chess", "6V:B": "parquet", "6V:C": "carpet",
};

export function floorOf(place: Pick<PlaceView, "kind" | "name">): Floor {
  switch (place.kind) {
    case "street":
      return "asphalt";
    case "camp-place":
      return "slabs";
    case "camp-quarter":
      return "gravel";
    case "camp-ground":
      return "mud";
    case "helipad":
      return "pad";
    case "corridor":
      return "lino";
    case "locker-room":
      return "lockers";
    default:
      return ROOMS[place.name] ?? (/V:/.test(place.name) ? "ward" : "wood");
  }
}

export function indoors(place: Pick<PlaceView, "kind"> | undefined): boolean {
  return place?.kind === "room" || place?.kind === "locker-room" || place?.kind === "corridor";
}

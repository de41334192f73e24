/** The view of Amanecer Zombi, as the server sends it. */
export type {
  AmanecerView,
  Ground,
  GroupView as Group,
  MapView as PlayerMap,
  ObjectView as ObjectCard,
  PersonView as Person,
  RollView as Roll,
  SquareView as Square,
  Terrain,
  TileView as Tile,
} from "../../contract/AmanecerView";

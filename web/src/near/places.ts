/** Where games went last: the address of a house, as somebody has typed it. */
import { shelf, type Shelf } from "../lib/keys";

const PLACE = "horda.place";
const standard = shelf();

export const lastPlace = (from: Shelf = standard): string => from.getItem(PLACE) ?? "";

export const keepPlace = (place: string, to: Shelf = standard): void => to.setItem(PLACE, place);

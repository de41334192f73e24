/** The picture of everything in the content; a plain one of its kind for what a designer has added. */
import { backs } from "./backs";
import { events } from "./events";
import { cross, box, line, scene, type Shapes, spot } from "./ink";
import { medicine } from "./medicine";
import { places } from "./places";
import { anySurvivor, survivors } from "./survivors";
import { anyThreat, threats } from "./threats";
import { tools } from "./tools";
import { weapons } from "./weapons";
import { anyZombie, zombies } from "./zombies";

const cards: Record<string, Shapes> = { ...zombies, ...medicine, ...weapons, ...tools, ...events, ...places, ...threats };

const plain: Record<string, Shapes> = {
  zombie: anyZombie,
  threat: anyThreat,
  resource: scene("tan", "paper", box("wood", 20, 36, 60, 50, 4), line("M20 52H80"), cross("paper", 50, 68, 8)),
  event: scene("plum", "sun", line("M50 24V58", "ink", "thick"), spot("ink", 50, 72, 5)),
  object: scene("steel", "paper", box("iron", 22, 28, 56, 58, 4), line("M22 50H78")),
  place: scene("night", "leaf", box("bark", 28, 20, 44, 76, 2), spot("gold", 64, 60, 3)),
};

export const hasPicture = (card: string): boolean => card in cards;

export const cardPicture = (card: string, kind = "object"): Shapes => cards[card] ?? plain[kind] ?? plain["object"]!;

export const survivorPicture = (survivor: string, alive = true): Shapes => {
  const both = survivors[survivor];
  return both ? (alive ? both.alive : both.dead) : anySurvivor;
};

export const hasPortrait = (survivor: string): boolean => survivor in survivors;

export const backPicture = (back: string): Shapes => backs[back] ?? backs["common"]!;

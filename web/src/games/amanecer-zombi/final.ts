/** What cannot be taken back: cards that are played, Zombies that are sent, a flight, an attack. */
import type { Choice } from "../../lib/protocol";

const FINAL = ["zombie", "play", "attack", "flee", "drop-vehicle", "let-die"];

export const final = ({ verb }: Choice): boolean => FINAL.includes(verb);

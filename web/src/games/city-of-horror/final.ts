/** What cannot be taken back: whoever gives somebody up, plays a card or blows something up has done it. */
import type { Choice } from "../../lib/protocol";

const FINAL = ["lose", "play", "spray", "punk", "mark"];

export const final = ({ verb }: Choice): boolean => FINAL.includes(verb);

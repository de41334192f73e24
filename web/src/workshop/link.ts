/** A plan in an address: whoever opens it has the plan, and no server keeps it. */
import { pack, unpack } from "../lib/packed";

const MARK = "plan=";

/** Path and fragment; the fragment never leaves the browser of whoever opens it. */
export async function linkTo(game: string, text: string): Promise<string> {
  return `/workshop/${game}#${MARK}${await pack(text)}`;
}

/** No more than a plan may have. */
const MOST = 32_000;

/** The plan of a fragment (`#plan=…`); nothing where there is none, or it cannot be read. */
export async function planOf(fragment: string): Promise<string | undefined> {
  const packed = fragment.replace(/^#/, "");
  return packed.startsWith(MARK) ? unpack(packed.slice(MARK.length), MOST) : undefined;
}

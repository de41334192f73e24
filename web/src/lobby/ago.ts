/** "3 minutes ago", in the language of the page. */
import { serverNow } from "../lib/clock";
import { settings } from "../lib/settings.svelte";

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];

export function ago(when: number | string, now = serverNow()): string {
  const then = typeof when === "number" ? when : Date.parse(when);
  if (!Number.isFinite(then)) return "";
  const seconds = Math.round((now - then) / 1000);
  const words = new Intl.RelativeTimeFormat(settings.lang, { numeric: "auto" });
  const unit = UNITS.find(([, size]) => seconds >= size);
  return unit ? words.format(-Math.floor(seconds / unit[1]), unit[0]) : words.format(0, "second");
}

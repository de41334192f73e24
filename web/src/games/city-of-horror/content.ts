/** `church-a` → church, A; `ruined-tower` → ruined-tower and no side; `church` → both sides. */
export function siteOf(id: string): { place: string; sides: string[] } {
  const found = /^(.+)-([ab])$/.exec(id);
  if (found) return { place: found[1]!, sides: [found[2]!.toUpperCase()] };
  return { place: id, sides: id === "ruined-tower" ? [""] : ["A", "B"] };
}

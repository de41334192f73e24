/** The icon of the tab: with a red point while somebody here is asked something. */
export function showTurn(mine: boolean, page: Document = document): void {
  const link = page.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const wanted = mine ? "favicon-turn.svg" : "favicon.svg";
  const now = link?.getAttribute("href") ?? "";
  if (link && !now.endsWith(wanted)) link.setAttribute("href", now.replace(/favicon(-turn)?\.svg$/, wanted));
}

/** Where we are, by the browser's history. Plain links work: clicks on them inside the page are followed without a reload. */
import { routeOf, type Route } from "./route";

const DEV = import.meta.env.DEV;

let here = $state.raw<Route>(routeOf(location, DEV));

export const route = {
  get now(): Route {
    return here;
  },
};

export function go(to: string, how: "push" | "replace" = "push"): void {
  if (how === "push") history.pushState(null, "", to);
  else history.replaceState(null, "", to);
  here = routeOf(location, DEV);
  scrollTo(0, 0);
}

/** Follows links and the back button; gives what undoes it. */
export function follow(): () => void {
  const back = () => {
    here = routeOf(location, DEV);
  };
  const click = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || !ours(link, event)) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  };
  addEventListener("popstate", back);
  addEventListener("hashchange", back);
  document.addEventListener("click", click);
  return () => {
    removeEventListener("popstate", back);
    removeEventListener("hashchange", back);
    document.removeEventListener("click", click);
  };
}

/** A plain click on a link into this page; anything else is the browser's business. */
function ours(link: HTMLAnchorElement, event: MouseEvent): boolean {
  const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
  const inside = link.origin === location.origin && !link.hasAttribute("download") && (!link.target || link.target === "_self");
  const jump = link.pathname === location.pathname && link.search === location.search && link.hash !== "";
  return plain && inside && !jump && !link.pathname.startsWith("/api/") && !event.defaultPrevented;
}

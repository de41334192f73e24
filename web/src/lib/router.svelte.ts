/** Where we are, by the browser's history. Plain links work: clicks on them inside the page are followed without a reload. */
import { addressOf, here as address } from "./address";
import { routeOf, type Route } from "./route";

const DEV = import.meta.env.DEV;

let here = $state.raw<Route>(routeOf(address(), DEV));

export const route = {
  get now(): Route {
    return here;
  },
};

export function go(to: string, how: "push" | "replace" = "push"): void {
  if (how === "push") history.pushState(null, "", addressOf(to));
  else history.replaceState(null, "", addressOf(to));
  here = routeOf(address(), DEV);
  scrollTo(0, 0);
}

/** Follows links and the back button; gives what undoes it. */
export function follow(): () => void {
  const back = () => {
    here = routeOf(address(), DEV);
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

/** A plain click on a link into this page; anything else is left to the browser. */
function ours(link: HTMLAnchorElement, event: MouseEvent): boolean {
  const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
  const inside = link.origin === location.origin && !link.hasAttribute("download") && (!link.target || link.target === "_self");
  const jump = link.pathname === address().pathname && link.search === address().search && link.hash !== "";
  return plain && inside && !jump && !link.pathname.startsWith("/api/") && !event.defaultPrevented;
}

/** Keeps the whole site in this browser, so that it works without a network; offers what is newer. */
import { update } from "../lib/update.svelte";

export async function install(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const registration = await navigator.serviceWorker.register("sw.js").catch(() => undefined);
  if (!registration) return;
  // Taken here or in another tab: what this page still has to load is no more. The first of all replaces nothing.
  let replaced = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    if (replaced) location.reload();
    replaced = true;
  });
  const offer = () => {
    const { waiting } = registration;
    if (!waiting || !navigator.serviceWorker.controller) return;
    update.offer(() => waiting.postMessage("take"));
  };
  offer();
  registration.addEventListener("updatefound", () => {
    const { installing } = registration;
    installing?.addEventListener("statechange", () => installing.state === "installed" && offer());
  });
}

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const SOURCE = readFileSync("../browser/src/main/resources/horda/browser/build/sw.js", "utf8");
const SCOPE = "https://host.example/horda/";

/** The service worker of a site with these files, all of them kept; gives what it answers to somebody who goes to an address. */
async function goneTo(path: string, files: string[]): Promise<unknown> {
  const kept = new Map(files.map((file) => [new URL(file, SCOPE).href, file]));
  const heard = new Map<string, (event: unknown) => void>();
  const match = (wanted: string | { url: string }) => {
    const at = new URL(typeof wanted === "string" ? wanted : wanted.url, SCOPE);
    return Promise.resolve(kept.get(at.origin + at.pathname));
  };
  const scope = {
    addEventListener: (name: string, run: (event: unknown) => void) => heard.set(name, run),
    caches: { open: () => Promise.resolve({ match }) },
    registration: { scope: SCOPE },
    fetch: () => Promise.resolve("from the network"),
    Response: { redirect: (to: string) => `sent to ${to}` },
  };
  new Function(...Object.keys(scope), SOURCE.replace("{files}", JSON.stringify(files)))(...Object.values(scope));
  return new Promise((answered) => {
    heard.get("fetch")?.({ request: { method: "GET", mode: "navigate", url: new URL(path, SCOPE).href }, respondWith: answered });
  });
}

test.each([
  ["", "./"],
  ["?x=1", "./"],
  ["library.html", "library.html"],
  // All addresses in the page are relative, so it works at its own place only.
  ["a/page/that/is/none", `sent to ${SCOPE}`],
])("who goes to '%s' gets %s", async (path, expected) => {
  expect(await goneTo(path, ["./", "library.html", "icon.png"])).toBe(expected);
});

test("what is not kept comes from the network", async () => {
  expect(await goneTo("other", [])).toBe("from the network");
});

/** The static site on a host of its own, in a subfolder, as `./horda site` wrote it; the host can be stopped, and can have a newer version. */
import { spawn } from "node:child_process";
import { createServer } from "node:http";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";

const LAUNCHER = fileURLToPath(new URL("../../../horda", import.meta.url));
const FOLDER = "/games/";
const TYPES = /** @type {Record<string, string>} */ ({
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".wasm": "application/wasm",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".webmanifest": "application/manifest+json",
});

/**
 * @typedef {object} Site
 * @property {string} address with a slash at the end
 * @property {string} folder where its files are
 * @property {() => Promise<void>} stop nobody reaches the host any more
 * @property {() => Promise<void>} start
 * @property {(mark: string) => void} renew what is served from now on is a newer version, which bears this mark
 * @property {() => Promise<void>} close
 */

/** HORDA_SITE names one that is written already. @returns {Promise<Site>} */
export async function openSite() {
  const folder = process.env.HORDA_SITE ?? (await mkdtemp(join(tmpdir(), "horda-site-")));
  if (!process.env.HORDA_SITE) await written(folder);
  let mark = "";
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? "/", "http://host").pathname;
    const name = path.startsWith(FOLDER) ? path.slice(FOLDER.length) || "index.html" : "";
    readFile(join(folder, name)).then(
      (bytes) => response.writeHead(200, { "content-type": TYPES[extname(name)] ?? "text/plain" }).end(mark ? marked(name, bytes, mark) : bytes),
      () => response.writeHead(404).end(),
    );
  });
  const listen = (/** @type {number} */ port) => new Promise((ready) => server.listen(port, "127.0.0.1", () => ready(undefined)));
  await listen(0);
  const at = server.address();
  const port = at && typeof at === "object" ? at.port : 0;
  const stop = () =>
    new Promise((gone) => {
      server.close(() => gone(undefined));
      server.closeAllConnections();
    });
  return {
    address: `http://127.0.0.1:${port}${FOLDER}`,
    folder,
    stop: async () => void (await stop()),
    start: async () => void (await listen(port)),
    renew: (next) => (mark = next),
    close: async () => {
      if (server.listening) await stop();
      if (!process.env.HORDA_SITE) await rm(folder, { recursive: true, force: true });
    },
  };
}

/** @param {string} name @param {Buffer} bytes @param {string} mark */
function marked(name, bytes, mark) {
  if (name === "index.html") return bytes.toString().replace("<body>", `<body data-mark="${mark}">`);
  if (name === "sw.js") return bytes.toString().replace(/horda-[0-9a-f]{12}/, `horda-${mark}`);
  return bytes;
}

/** @param {string} folder @returns {Promise<void>} */
function written(folder) {
  return new Promise((done, failed) => {
    // Chromium needs none of the JavaScript, and to compile it takes as long as all the rest.
    const env = process.env.HORDA_NEAR_WHOLE === undefined ? { ...process.env, HORDA_NO_JAVASCRIPT: "1" } : process.env;
    const child = spawn(LAUNCHER, ["site", folder], { env, stdio: ["ignore", "pipe", "pipe"] });
    let text = "";
    for (const out of [child.stdout, child.stderr]) out.on("data", (chunk) => (text += chunk));
    child.once("exit", (code) => (code === 0 ? done() : failed(new Error(`the site was not written (${code}):\n${text}`))));
  });
}

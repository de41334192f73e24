// probe.mjs PROGRAM FOLDER WORK.json PACKAGES: does the work with the compiled house and prints what came out, as JSON.
// The work: {"files":{game:{name:text}},"calls":[["probe",…],["golden",…]]}. A `.wasm` runs in Chromium, a `.js` right here.
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";

const [program, folder, workFile, packages] = process.argv.slice(2);
const work = JSON.parse(readFileSync(workFile, "utf8"));

function run(house, { files, calls }) {
  for (const [game, named] of Object.entries(files)) for (const [name, text] of Object.entries(named)) house.file(game, name, text);
  return calls.map(([what, ...args]) => {
    const start = performance.now();
    const said = house[what](...args);
    return { said, ms: Math.round(performance.now() - start) };
  });
}

async function inChromium() {
  const { chromium } = createRequire(join(packages, "package.json"))("playwright-core");
  const types = { ".js": "text/javascript", ".wasm": "application/wasm" };
  const server = createServer((request, response) => {
    const name = new URL(request.url, "http://x").pathname.slice(1);
    const type = types[/\.\w+$/.exec(name)?.[0]];
    response.writeHead(200, { "content-type": type ?? "text/html" }).end(type ? readFileSync(join(folder, name)) : "<!doctype html>");
  });
  await new Promise((ready) => server.listen(0, "127.0.0.1", ready));
  const browser = await chromium.launch({ executablePath: process.env.HORDA_CHROMIUM, args: process.getuid?.() === 0 ? ["--no-sandbox"] : [] });
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(0);
    await page.goto(`http://127.0.0.1:${server.address().port}/`);
    return await page.evaluate(`(async (work) => {
      const { load } = await import("/loader.js");
      const house = (await load("/${program}")).exports;
      return (${run})(house, work);
    })(${JSON.stringify(work)})`);
  } finally {
    await browser.close();
    server.close();
  }
}

const out = program.endsWith(".wasm") ? await inChromium() : run(await import(pathToFileURL(join(folder, program)).href), work);
process.stdout.write(JSON.stringify(out));

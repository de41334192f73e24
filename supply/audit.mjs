// Asks the public OSV database whether the libraries of a CycloneDX SBOM have known vulnerabilities.
//   node audit.mjs SBOM.json
// Exit code: 0 none known, 1 some known, 2 could not ask.
import { readFileSync } from "node:fs";

const DATABASE = process.env.HORDA_OSV ?? "https://api.osv.dev/v1/querybatch";

function libraries(file) {
  const found = new Set();
  for (const component of JSON.parse(readFileSync(file, "utf8")).components ?? []) {
    if (component.purl && component.group !== "horda") found.add(component.purl.split("?")[0]);
  }
  return [...found].sort();
}

async function ask(purls) {
  const answer = await fetch(DATABASE, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ queries: purls.map((purl) => ({ package: { purl } })) }),
    signal: AbortSignal.timeout(30_000),
  });
  if (!answer.ok) throw new Error(`status ${answer.status}`);
  const { results } = await answer.json();
  if (!Array.isArray(results) || results.length !== purls.length) throw new Error("an answer of another shape");
  return results;
}

const purls = libraries(process.argv[2]);
let results;
try {
  results = await ask(purls);
} catch {
  console.error(`horda: the vulnerability database cannot be reached from here, so the ${purls.length} Java libraries were not checked: try again with network access.`);
  process.exit(2);
}
const known = purls.flatMap((purl, i) => (results[i].vulns ?? []).map((vulnerability) => `${purl}  ${vulnerability.id}`));
known.forEach((line) => console.log(line));
console.log(`Java: ${purls.length} libraries, ${known.length} known vulnerabilities.`);
process.exit(known.length > 0 ? 1 : 0);

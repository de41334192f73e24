// Writes the CycloneDX SBOM of the page from its lock file: every package with version, licence and hash.
//   node page-sbom.mjs package-lock.json SBOM.json
import { readFileSync, writeFileSync } from "node:fs";

const [lock, out] = process.argv.slice(2);
const components = [];
for (const [path, found] of Object.entries(JSON.parse(readFileSync(lock, "utf8")).packages)) {
  if (path === "") continue;
  const name = path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
  const purl = `pkg:npm/${name.replace(/^@/, "%40")}@${found.version}`;
  const component = { type: "library", "bom-ref": `${purl}#${path}`, name, version: found.version, purl };
  if (found.license) component.licenses = [/[ ()]/.test(found.license) ? { expression: found.license } : { license: { name: found.license } }];
  if (found.integrity) {
    const [algorithm, hash] = found.integrity.split("-", 2);
    component.hashes = [{ alg: algorithm.toUpperCase().replace("SHA", "SHA-"), content: Buffer.from(hash, "base64").toString("hex") }];
  }
  if (found.optional || found.devOptional) component.scope = "optional";
  components.push(component);
}
components.sort((one, other) => (one["bom-ref"] < other["bom-ref"] ? -1 : 1));
const bom = { bomFormat: "CycloneDX", specVersion: "1.6", version: 1, metadata: { component: { type: "application", name: "horda-web" } }, components };
writeFileSync(out, JSON.stringify(bom, null, 1) + "\n");

/**
 * Stands in for a browser maker's push service, and for what a browser keeps of a subscription: Chromium without a screen cannot subscribe to
 * a real one. Messages of the house arrive here over HTTP, are opened with the subscription's own keys, and are handed to the real service
 * worker by the browser's debugger.
 */
import assert from "node:assert/strict";
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from "node:crypto";
import { createServer } from "node:http";

/** @typedef {{ path: string, headers: import("node:http").IncomingHttpHeaders, body: Buffer }} Request */

/** @param {string} text */
const bytes = (text) => Buffer.from(text, "base64url");

export async function openPushService() {
  const keys = createECDH("prime256v1");
  keys.generateKeys();
  const auth = randomBytes(16);
  /** @type {Request[]} */
  const came = [];
  const server = createServer((request, response) => {
    /** @type {Buffer[]} */
    const parts = [];
    request.on("data", (part) => parts.push(part));
    request.on("end", () => {
      came.push({ path: request.url ?? "", headers: request.headers, body: Buffer.concat(parts) });
      response.writeHead(201).end();
    });
  });
  await new Promise((open) => server.listen(0, "127.0.0.1", () => open(undefined)));
  const address = server.address();
  assert.ok(address && typeof address === "object");
  const origin = `http://127.0.0.1:${address.port}`;
  return {
    origin,
    came,
    subscription: { endpoint: `${origin}/send/ben`, p256dh: keys.getPublicKey("base64url"), auth: auth.toString("base64url") },

    /** RFC 8291, as a browser does it. @param {Request} request */
    open({ body }) {
      const salt = body.subarray(0, 16);
      const sender = body.subarray(21, 86);
      const about = Buffer.concat([Buffer.from("WebPush: info\0"), keys.getPublicKey(), sender]);
      const ikm = Buffer.from(hkdfSync("sha256", keys.computeSecret(sender), auth, about, 32));
      const key = Buffer.from(hkdfSync("sha256", ikm, salt, "Content-Encoding: aes128gcm\0", 16));
      const nonce = Buffer.from(hkdfSync("sha256", ikm, salt, "Content-Encoding: nonce\0", 12));
      const opener = createDecipheriv("aes-128-gcm", key, nonce);
      opener.setAuthTag(body.subarray(-16));
      const plain = Buffer.concat([opener.update(body.subarray(86, -16)), opener.final()]);
      return plain.subarray(0, -1).toString("utf8");
    },

    /** RFC 8292: who sends, signed by the key that the page subscribed to. @param {Request} request @param {string} expected */
    checkSender({ headers }, expected) {
      const [, head, claims, signature, key] = String(headers.authorization).match(/^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/) ?? [];
      assert.equal(key, expected);
      const point = bytes(expected);
      const jwk = { kty: "EC", crv: "P-256", x: point.subarray(1, 33).toString("base64url"), y: point.subarray(33).toString("base64url") };
      const open = createPublicKey({ key: jwk, format: "jwk" });
      assert.ok(verify("sha256", Buffer.from(`${head}.${claims}`), { key: open, dsaEncoding: "ieee-p1363" }, bytes(signature ?? "")));
      assert.equal(JSON.parse(bytes(claims ?? "").toString()).aud, origin);
    },

    close: () => new Promise((closed) => server.close(closed)),
  };
}

/** The browser's part that needs a vendor: subscribing. The rest of the page and its worker are as they are. @param {import("./person.mjs").Person} somebody @param {{ endpoint: string, p256dh: string, auth: string }} subscription */
export async function standIn({ context, page }, subscription) {
  await context.grantPermissions(["notifications"]);
  await page.addInitScript(({ endpoint, p256dh, auth }) => {
    /** @type {object | null} */
    let kept = null;
    Object.assign(PushManager.prototype, {
      getSubscription: async () => kept,
      subscribe: async (/** @type {{ applicationServerKey: Uint8Array }} */ options) => {
        const applicationServerKey = options.applicationServerKey.slice().buffer;
        kept = { endpoint, options: { applicationServerKey }, toJSON: () => ({ endpoint, keys: { p256dh, auth } }), unsubscribe: async () => (kept = null) === null };
        return kept;
      },
    });
  }, subscription);
}

/** Gives a message to the page's real service worker. @param {import("./person.mjs").Person} somebody @param {string} message */
export async function deliver({ context, page }, message) {
  const debug = await context.newCDPSession(page);
  const known = new Promise((found) => {
    debug.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const ours = registrations.find(({ scopeURL }) => scopeURL.endsWith("/push/"));
      if (ours) found(ours.registrationId);
    });
  });
  await debug.send("ServiceWorker.enable");
  const registrationId = /** @type {string} */ (await known);
  await debug.send("ServiceWorker.deliverPushMessage", { origin: new URL(page.url()).origin, registrationId, data: message });
}

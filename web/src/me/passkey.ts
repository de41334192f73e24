/** Passkeys of the browser, as the house wants to hear of them. */
import { addPasskey, askPasskey, type MemberDoc, type Signed } from "./api";

/** Only a house with a name, reached safely, can have passkeys. */
export function canHavePasskeys(): boolean {
  const named = !/^[\d.]+$|^\[/.test(location.hostname);
  return isSecureContext && named && "PublicKeyCredential" in window;
}

const bytes = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));

const text = (buffer: ArrayBuffer): string => btoa(String.fromCharCode(...new Uint8Array(buffer))).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");

export async function newPasskey(me: string, name: string): Promise<MemberDoc> {
  const ask = await askPasskey(me);
  const made = (await navigator.credentials.create({
    publicKey: {
      challenge: bytes(ask.challenge),
      rp: { id: ask.house, name: "Horda" },
      user: { id: new TextEncoder().encode(ask.member ?? ""), name: name || "Horda", displayName: name || "Horda" },
      pubKeyCredParams: [{ type: "public-key", alg: -7 }],
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
      attestation: "none",
      excludeCredentials: ask.known.map((id) => ({ type: "public-key", id: bytes(id) })),
    },
  })) as PublicKeyCredential | null;
  if (!made) throw new Error("none");
  const response = made.response as AuthenticatorAttestationResponse;
  return addPasskey({ me, name, clientData: text(response.clientDataJSON), authenticatorData: text(response.getAuthenticatorData()) });
}

/** Asks for a passkey: of this person, or of whoever is there. */
export async function sign(me?: string): Promise<Signed> {
  const ask = await askPasskey(me);
  const got = (await navigator.credentials.get({
    publicKey: {
      challenge: bytes(ask.challenge),
      rpId: ask.house,
      userVerification: "required",
      allowCredentials: ask.known.map((id) => ({ type: "public-key", id: bytes(id) })),
    },
  })) as PublicKeyCredential | null;
  if (!got) throw new Error("none");
  const response = got.response as AuthenticatorAssertionResponse;
  return {
    id: got.id,
    clientData: text(response.clientDataJSON),
    authenticatorData: text(response.authenticatorData),
    signature: text(response.signature),
  };
}

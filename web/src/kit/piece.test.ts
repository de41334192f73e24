import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { afterEach, describe, expect, it } from "vitest";
import { createPicking } from "../lib/picking.svelte";
import type { Choice } from "../lib/protocol";
import { choice } from "../lib/testing/wire";
import MapPiece from "./MapPiece.svelte";
import Piece from "./Piece.svelte";

afterEach(cleanup);

const CHOICES: Choice[] = [choice("use", "Use", ["card:1"]), choice("walk", "Walk", ["zone:4"])];
const WHY = [{ id: "x", why: "It is empty.", rule: "R-1", targets: ["card:3"] }];
const children = createRawSnippet(() => ({ render: () => "<i>face</i>" }));

function hand() {
  const did: string[] = [];
  const pick = createPicking({ choices: () => CHOICES, greyed: () => WHY, play: ({ id }) => did.push(id), explain: (ref) => did.push(`why ${ref}`), closeup: () => {} });
  return { t: { pick }, did };
}

describe("a piece", () => {
  const lay = (props: object) => {
    const { t, did } = hand();
    const { container } = render(Piece, { t, label: "Axe", children, ...props } as never);
    return { did, piece: container.querySelector("button")! };
  };

  it("is a lit button when a choice touches it", async () => {
    const { piece, did } = lay({ ref: "card:1" });
    expect([piece.className.includes("lit"), piece.tabIndex, piece.dataset["ref"], piece.dataset["as"]]).toEqual([true, 0, "card:1", undefined]);
    await fireEvent.click(piece);
    expect(did).toEqual(["use"]);
  });

  it("stands for an equal one", async () => {
    const { piece, did } = lay({ ref: "card:2", as: "card:1" });
    expect([piece.dataset["ref"], piece.dataset["as"]]).toEqual(["card:2", "card:1"]);
    await fireEvent.click(piece);
    expect(did).toEqual(["use"]);
  });

  it("says why nothing can be done with it, and asks on a click", async () => {
    const { piece, did } = lay({ ref: "card:3", own: true, label: "Bow." });
    expect([piece.querySelector(".unseen")?.textContent, piece.tabIndex]).toEqual(["Bow. It is empty.", 0]);
    await fireEvent.click(piece);
    expect(did).toEqual(["why card:3"]);
  });

  it("is out of the way of the keyboard otherwise", () => expect(lay({ ref: "card:9" }).piece.tabIndex).toBe(-1));

  it("with something of its own to do asks nothing", async () => {
    const pressed: string[] = [];
    const { piece, did } = lay({ ref: "card:9", onpress: () => pressed.push("shown") });
    await fireEvent.click(piece);
    expect([pressed, did]).toEqual([["shown"], []]);
  });
});

describe("a piece on a map", () => {
  const lay = (props: object) => {
    const { t, did } = hand();
    const { container } = render(MapPiece, { t, label: "Zombies", children, ...props } as never);
    return { did, piece: container.querySelector("[data-ref]")! };
  };

  it("is a picture until a choice touches it, then a button", async () => {
    expect(lay({ ref: "zone:5" }).piece.getAttribute("role")).toBe("img");
    const { piece, did } = lay({ ref: "zone:4" });
    expect([piece.getAttribute("role"), piece.getAttribute("tabindex"), piece.getAttribute("aria-label")]).toEqual(["button", "0", "Zombies"]);
    await fireEvent.keyDown(piece, { key: "Enter" });
    expect(did).toEqual(["walk"]);
  });

  it("lets a click through to the place it stands in", async () => {
    const { piece, did } = lay({ ref: "figures:1", through: "zone:4" });
    await fireEvent.click(piece);
    expect(did).toEqual(["walk"]);
  });

  it("says and does nothing when it is one of many", async () => {
    const { piece, did } = lay({ ref: "square:1", silent: true });
    expect([piece.getAttribute("role"), piece.getAttribute("aria-label")]).toEqual([null, null]);
    await fireEvent.click(piece);
    expect(did).toEqual([]);
  });
});

import { resolve } from "node:path";
import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, expect, it } from "vitest";
import { texts } from "../../../dev/texts";
import { gameContext } from "../../lib/context";
import { createPicking } from "../../lib/picking.svelte";
import type { Choice, Lang } from "../../lib/protocol";
import Board from "./Board.svelte";
import { describe as inZones } from "./describe";
import type { ShelterView, SurvivorView } from "../../contract/ShelterView";

afterEach(cleanup);

const survivor = (seat: number, more: Partial<SurvivorView> = {}): SurvivorView => ({ seat, cards: 4, tins: seat, bites: 0, hidden: false, laid: null, given: 0, answered: false, score: 0, ...more });

const table = (more: Partial<ShelterView> = {}): ShelterView => ({
  night: 2,
  nights: 6,
  tonight: { ref: "night:3", id: "fog", tins: 2 },
  zombies: 6,
  strength: 0,
  breaches: 1,
  lookout: 1,
  asks: "lay",
  survivors: [survivor(0), survivor(1, { answered: true }), survivor(2)],
  hand: [
    { ref: "card:1", id: "chair" },
    { ref: "card:2", id: "chair" },
    { ref: "card:40", id: "blanket" },
  ],
  chosen: "",
  deck: 20,
  discard: [],
  end: "going-on",
  ...more,
});

function lay(view: ShelterView, choices: Choice[], lang: Lang = "en") {
  const played: string[] = [];
  const pick = createPicking({ choices: () => choices, greyed: () => [], play: (choice) => played.push(choice.id), explain: () => {}, closeup: () => {} });
  const seats = ["Ana", "Ben", "Cleo"].map((name, seat) => ({ seat, name, colour: "red", kind: "person" as const, standIn: false, present: true }));
  const info = { id: "t", game: "six-nights", status: "playing" as const, public: false, talk: "open" as const, clock: null, windowSeconds: 0, pace: 0, practice: true, options: {}, commitment: "", onlookers: 0, seats };
  const game = gameContext({ lang, texts: texts(resolve("../games"), "six-nights", lang), content: {}, table: info, you: { seat: 0, seats: [0], host: false }, awaited: [0] });
  const page = render(Board, { view, game, pick });
  return { page, played, game, find: (ref: string) => page.container.querySelector<HTMLElement>(`[data-ref="${ref}"]`)! };
}

const CHAIR: Choice = { id: "lay:chair", label: "Lay the Chair", targets: ["card:1", "card:2"] } as Choice;

it("lets any card of a kind stand for the choice", async () => {
  const { find, played } = lay(table(), [CHAIR]);
  await fireEvent.click(find("card:2"));
  expect(played).toEqual(["lay:chair"]);
});

it("shows no card of others before all are turned", () => {
  const { page, find } = lay(table(), [CHAIR]);
  expect(page.container.querySelectorAll(".back")).toHaveLength(1);
  expect(find("seat:1").textContent).toContain("face down");
});

it("says whether the door would hold at the last moment", () => {
  const laid = [survivor(0, { laid: { ref: "card:5", id: "table" }, given: 2 }), survivor(1, { hidden: true }), survivor(2)];
  const { page } = lay(table({ asks: "last-moment", strength: 2, survivors: laid }), [], "es");
  expect(page.container.textContent).toContain("Se rompería");
  expect(page.container.textContent).not.toContain("«");
});

it.each(["en", "es"] as const)("is told in words without a gap: %s", (lang) => {
  const view = table({ end: "fallen", tonight: null, asks: "" });
  const { game } = lay(view, [], lang);
  const said = JSON.stringify(inZones(view, game));
  expect(said).toContain("Cleo");
  expect(said).not.toContain("«");
});

/** What a close-up says of a card, survivor, Threat or zone, gathered from the texts and the content. */
import { split, type Page, type Source } from "../../kit/closeup";
import type { GameContext } from "../../lib/board";
import { cardFacts, type Facts, survivorFacts } from "./content";
import { marks } from "./marks";

export function closeup(game: GameContext, what: string): Page {
  const { section, id } = split(what);
  if (section === "survivor") return survivor(game, id);
  if (section === "zone") return { ...named(game, "zone", id, "zone"), about: [id === "main" ? game.text("glossary.deployment-area") : game.text(`about-card.${id}`)] };
  const data = cardFacts(game, id);
  const kind = kindOf(game, section, id);
  const text = kind === "threat" ? "threat" : "card";
  const sides = data?.sides ?? [];
  return {
    ...named(game, text, id, kind),
    facts: data?.sides ? [] : marks(game, data),
    about: [game.text(`about-${text}.${id}`)],
    lines: sides.map((side, at) => ({ head: `${game.text(`name.side-${side.name ?? "semiautomatic"}`)}:`, words: words(marks(game, data, at)) })),
    sources: sources(game, data),
  };
}

export function kindOf(game: GameContext, section: string, id: string): string {
  if (section === "threat" || id.startsWith("threat_")) return "threat";
  const facts = cardFacts(game, id);
  return facts?.use === "equip" ? "weapon" : (facts?.kind ?? "object");
}

const named = (game: GameContext, section: string, id: string, kind: string): Page => ({ name: game.text(`${section}.${id}`), kind: game.text(`kind.${kind}`) });

const words = (all: { words: string }[]): string => all.map((one) => one.words).join(", ");

function survivor(game: GameContext, id: string): Page {
  const data = survivorFacts(game, id);
  const page: Page = { ...named(game, "survivor", id, "survivor"), about: [game.text(`about-survivor.${id}`)], sources: sources(game, data) };
  if (!data) return page;
  const fact = (icon: string, name: string, value: number) => ({ icon, words: `${game.text(`board.${name}`)} ${value}` });
  const starts = [...data.hand, ...data["start-reserve"]].map((card) => game.text(`card.${card}`));
  return {
    ...page,
    facts: [fact("heart", "vitality", data.vitality), fact("drop", "immunity", data.immunity), fact("hand", "hand", data["hand-size"]), fact("bag", "reserve", data.reserve)],
    lines: [{ head: `${game.text("board.starts-with")}:`, words: starts.join(", ") }],
  };
}

/** The row's tag, and the values whose tag differs. */
function sources(game: GameContext, facts: Pick<Facts, "provenance" | "provenance-of"> | undefined): Source[] {
  if (!facts?.provenance) return [];
  const others = new Map<string, string[]>();
  for (const [value, tag] of Object.entries(facts["provenance-of"] ?? {})) others.set(tag, [...(others.get(tag) ?? []), value]);
  return [
    { tag: facts.provenance, words: game.text(`provenance.${facts.provenance}`) },
    ...[...others].map(([tag, values]) => ({ tag, words: game.text("provenance.part", values.join(", "), game.text(`provenance.${tag}`)) })),
  ];
}

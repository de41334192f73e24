/** What a close-up says, gathered from the texts and the content. */
import type { GameContext } from "../../lib/board";
import { cardFacts, type Facts, survivorFacts } from "./content";
import { type Mark, marks } from "./marks";

export interface CloseupSheet {
  section: "card" | "survivor" | "threat" | "zone";
  id: string;
  kind: string;
  name: string;
  kindName: string;
  about: string;
  marks: Mark[];
  lists: { name: string; items: string[] }[];
  provenance: { tag: string; words: string }[];
}

/** `card/axe`; sections as in the texts (`card`) or as in the content (`cards`). */
export function closeup(what: string, game: GameContext): CloseupSheet {
  const [group = "", id = ""] = what.split("/");
  const section = group.replace(/s$/, "") as CloseupSheet["section"];
  if (section === "survivor") return survivor(id, game);
  if (section === "zone") return { ...blank(section, id, "zone", game), about: id === "main" ? game.text("glossary.deployment-area") : game.text(`about-card.${id}`) };
  const facts = cardFacts(game, id);
  const threat = section === "threat" || id.startsWith("threat_");
  const kind = threat ? "threat" : facts?.use === "equip" ? "weapon" : (facts?.kind ?? "object");
  const sides = (facts?.sides ?? []).map((side, n) => ({ name: game.text(`name.side-${side.name ?? "semiautomatic"}`), items: marks(game, facts, n).map((mark) => mark.words) }));
  return {
    ...blank(threat ? "threat" : "card", id, kind, game),
    about: game.text(`${threat ? "about-threat" : "about-card"}.${id}`),
    marks: facts?.sides ? [] : marks(game, facts),
    lists: sides,
    provenance: provenance(game, facts),
  };
}

const blank = (section: CloseupSheet["section"], id: string, kind: string, game: GameContext): CloseupSheet => ({
  section,
  id,
  kind,
  name: game.text(`${section}.${id}`),
  kindName: game.text(`kind.${kind}`),
  about: "",
  marks: [],
  lists: [],
  provenance: [],
});

function survivor(id: string, game: GameContext): CloseupSheet {
  const facts = survivorFacts(game, id);
  const cards = (ids: string[]): string[] => ids.map((card) => game.text(`card.${card}`));
  return {
    ...blank("survivor", id, "survivor", game),
    about: game.text(`about-survivor.${id}`),
    marks: facts
      ? [
          { icon: "heart", value: String(facts.vitality), words: game.text("board.vitality") },
          { icon: "drop", value: String(facts.immunity), words: game.text("board.immunity") },
          { icon: "hand", value: String(facts["hand-size"]), words: game.text("board.hand") },
          { icon: "bag", value: String(facts.reserve), words: game.text("board.reserve") },
        ]
      : [],
    lists: facts ? [{ name: game.text("board.starts-with"), items: cards([...facts.hand, ...facts["start-reserve"]]) }] : [],
    provenance: provenance(game, facts),
  };
}

/** The row's tag, and the values whose tag differs. */
function provenance(game: GameContext, facts: Pick<Facts, "provenance" | "provenance-of"> | undefined): CloseupSheet["provenance"] {
  if (!facts?.provenance) return [];
  const others = new Map<string, string[]>();
  for (const [value, tag] of Object.entries(facts["provenance-of"] ?? {})) others.set(tag, [...(others.get(tag) ?? []), value]);
  return [
    { tag: facts.provenance, words: game.text(`provenance.${facts.provenance}`) },
    ...[...others].map(([tag, values]) => ({ tag, words: game.text("provenance.part", values.join(", "), game.text(`provenance.${tag}`)) })),
  ];
}

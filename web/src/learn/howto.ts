/** "How to play", out of a game's texts: `game.about`, `learn.*` and `glossary.*`. */
export interface HowTo {
  about: string;
  goal: string;
  turn: string[];
  end: string;
  tips: string[];
  glossary: { word: string; about: string }[];
}

type Texts = Record<string, string>;

export function howTo(texts: Texts): HowTo {
  return {
    about: texts["game.about"] ?? "",
    goal: texts["learn.goal"] ?? "",
    turn: numbered(texts, "learn.turn-"),
    end: texts["learn.end"] ?? "",
    tips: numbered(texts, "learn.tip-"),
    glossary: below(texts, "glossary."),
  };
}

function numbered(texts: Texts, prefix: string): string[] {
  const found: string[] = [];
  for (let text = texts[`${prefix}1`]; text !== undefined; text = texts[`${prefix}${found.length + 1}`]) found.push(text);
  return found;
}

/** A word of the glossary is called as the texts call it (`term.noise`), or by its key. */
function below(texts: Texts, prefix: string): { word: string; about: string }[] {
  return Object.entries(texts)
    .filter(([key]) => key.startsWith(prefix))
    .map(([key, about]) => {
      const id = key.slice(prefix.length);
      return { word: texts[`term.${id}`] ?? id.replaceAll("-", " "), about };
    })
    .sort((a, b) => a.word.localeCompare(b.word));
}

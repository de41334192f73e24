import type { ChapterTold } from "../contract/CampDoc";
import type { RunDoc } from "../contract/RunDoc";

export interface Step {
  chapter: string;
  place: string;
  won: boolean;
}

/** Where the team has been, in order. */
export function trail(chapters: readonly ChapterTold[], run: RunDoc): Step[] {
  return run.legs.flatMap(({ chapter, won }) => {
    const place = chapters.find(({ id }) => id === chapter)?.place;
    return place === undefined ? [] : [{ chapter, place, won }];
  });
}

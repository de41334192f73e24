/** Who goes on the next mission, and what they take along. */
import type { PersonTold } from "../contract/CampDoc";
import type { PartyMember } from "../contract/HouseRequest";
import type { RunDoc } from "../contract/RunDoc";

export interface Party {
  /** In the order in which they were chosen. */
  who: string[];
  /** What everybody holds, those who stay too. */
  things: Record<string, string[]>;
  stores: string[];
}

/** Those who went last, as far as they live, and others to fill the team up: unhurt ones first. */
export function firstParty(people: readonly PersonTold[], stores: readonly string[], run: RunDoc, team: number): Party {
  const living = people.filter(({ gone }) => !gone);
  const before = run.legs.at(-1)?.out.map(({ who }) => who) ?? [];
  const went = before.filter((who) => living.some((one) => one.who === who));
  const rest = living.filter(({ who }) => !went.includes(who)).sort((one, other) => (one.numbers["wounds"] ?? 0) - (other.numbers["wounds"] ?? 0));
  return {
    who: [...went, ...rest.map(({ who }) => who)].slice(0, team),
    things: Object.fromEntries(living.map(({ who, things }) => [who, [...things]])),
    stores: [...stores],
  };
}

/** Somebody goes or stays; nobody more than a team. Whoever stays leaves everything in the stores. */
export function turn(party: Party, who: string, team: number): Party {
  if (party.who.includes(who)) {
    return {
      who: party.who.filter((one) => one !== who),
      things: { ...party.things, [who]: [] },
      stores: [...party.stores, ...(party.things[who] ?? [])],
    };
  }
  return party.who.length < team ? { ...party, who: [...party.who, who] } : party;
}

/** A thing goes back into the stores. */
export function putDown(party: Party, who: string, at: number): Party {
  const has = party.things[who] ?? [];
  const thing = has[at];
  if (thing === undefined) return party;
  return { ...party, things: { ...party.things, [who]: has.filter((_, other) => other !== at) }, stores: [...party.stores, thing] };
}

/** A thing out of the stores for somebody who has room. */
export function take(party: Party, who: string, at: number, most: number): Party {
  const thing = party.stores[at];
  const has = party.things[who] ?? [];
  if (thing === undefined || has.length >= most) return party;
  return { ...party, things: { ...party.things, [who]: [...has, thing] }, stores: party.stores.filter((_, other) => other !== at) };
}

export const members = (party: Party): PartyMember[] => party.who.map((who) => ({ who, things: party.things[who] ?? [] }));

/** Made from the game's events by `./horda contract --write`. */

/** What can happen; `kind` tells what the arguments are. */
export type CardsOfTheDeadEvent =
  | { kind: "survivor-chosen"; args: [`seat:${number}`, `survivor:${number}`] }
  | { kind: "kit-drawn"; args: [`survivor:${number}`, `card:${number}`] }
  | { kind: "threat-revealed"; args: [`card:${number}`, `about-threat:${number}`] }
  | { kind: "day-begins"; args: [number] }
  | { kind: "hard-pile"; args: [] }
  | { kind: "turn-begins"; args: [`survivor:${number}`] }
  | { kind: "turn-lost"; args: [`survivor:${number}`] }
  | { kind: "paralysis-ends"; args: [`survivor:${number}`] }
  | { kind: "last-breath"; args: [`survivor:${number}`] }
  | { kind: "immunity-lost"; args: [`survivor:${number}`, number] }
  | { kind: "infected"; args: [`survivor:${number}`, number] }
  | { kind: "sickness"; args: [`survivor:${number}`, number] }
  | { kind: "immunity-restored"; args: [`survivor:${number}`, number] }
  | { kind: "vitality-restored"; args: [`survivor:${number}`, number] }
  | { kind: "vitality-lost"; args: [`survivor:${number}`, number] }
  | { kind: "picked-up"; args: [`survivor:${number}`, `card:${number}`] }
  | { kind: "room-made"; args: [`survivor:${number}`, `card:${number}`] }
  | { kind: "stowed"; args: [`survivor:${number}`, `card:${number}`] }
  | { kind: "fetched"; args: [`survivor:${number}`, `card:${number}`] }
  | { kind: "equipped"; args: [`survivor:${number}`, `card:${number}`] }
  | { kind: "weapon-replaced"; args: [`survivor:${number}`, `card:${number}`] }
  | { kind: "weapon-back"; args: [`survivor:${number}`, `card:${number}`] }
  | { kind: "given"; args: [`survivor:${number}`, `card:${number}`, `survivor:${number}`] }
  | { kind: "used"; args: [`survivor:${number}`, `card:${number}`] }
  | { kind: "loaded"; args: [`survivor:${number}`, `card:${number}`] }
  | { kind: "attacked"; args: [`survivor:${number}`, `card:${number}`, `card:${number}`, `space:${number}`] }
  | { kind: "worn-out"; args: [`card:${number}`] }
  | { kind: "rifle-turned"; args: [`survivor:${number}`, `side:${number}`] }
  | { kind: "turn-ended"; args: [`survivor:${number}`] }
  | { kind: "walked"; args: [`survivor:${number}`, `card:${number}`, `spot:${number}`] }
  | { kind: "walked-through"; args: [`survivor:${number}`, `card:${number}`] }
  | { kind: "discarded-down"; args: [`survivor:${number}`, `card:${number}`] }
  | { kind: "ran"; args: [`survivor:${number}`] }
  | { kind: "tracked"; args: [`survivor:${number}`, `card:${number}`] }
  | { kind: "paid-for-punch"; args: [`survivor:${number}`] }
  | { kind: "paid-with-vitality"; args: [`survivor:${number}`] }
  | { kind: "track-found"; args: [`survivor:${number}`, `card:${number}`] }
  | { kind: "track-kept"; args: [`survivor:${number}`, `card:${number}`] }
  | { kind: "drawn"; args: [`survivor:${number}`, `card:${number}`] }
  | { kind: "kept"; args: [`survivor:${number}`, `card:${number}`] }
  | { kind: "not-kept"; args: [`card:${number}`] }
  | { kind: "shown"; args: [`card:${number}`, `spot:${number}`] }
  | { kind: "left-face-up"; args: [`card:${number}`, `spot:${number}`] }
  | { kind: "seen"; args: [`card:${number}`, `spot:${number}`] }
  | { kind: "put-back"; args: [`card:${number}`, `spot:${number}`] }
  | { kind: "kevlar-on"; args: [`survivor:${number}`, `card:${number}`] }
  | { kind: "absorbed"; args: [`survivor:${number}`, number] }
  | { kind: "kevlar-gone"; args: [`survivor:${number}`, `card:${number}`] }
  | { kind: "bitten"; args: [`card:${number}`, `survivor:${number}`, number] }
  | { kind: "hurt"; args: [`survivor:${number}`, number] }
  | { kind: "hit"; args: [`card:${number}`, `space:${number}`, number] }
  | { kind: "destroyed"; args: [`card:${number}`, `space:${number}`] }
  | { kind: "paralysed-card"; args: [`card:${number}`, `space:${number}`] }
  | { kind: "paralysed-survivor"; args: [`survivor:${number}`] }
  | { kind: "opened"; args: [`card:${number}`, `space:${number}`] }
  | { kind: "received"; args: [`survivor:${number}`, `card:${number}`] }
  | { kind: "refused"; args: [`survivor:${number}`, `card:${number}`] }
  | { kind: "dropped-for-box"; args: [`survivor:${number}`, `card:${number}`] }
  | { kind: "nothing-inside"; args: [`card:${number}`] }
  | { kind: "explodes"; args: [`card:${number}`, `space:${number}`, number] }
  | { kind: "noise"; args: [number] }
  | { kind: "lured"; args: [`card:${number}`, `space:${number}`] }
  | { kind: "noise-card-discarded"; args: [`card:${number}`] }
  | { kind: "no-room"; args: [`card:${number}`] }
  | { kind: "enters-fast"; args: [`card:${number}`, `space:${number}`] }
  | { kind: "gets-close"; args: [`card:${number}`, `space:${number}`] }
  | { kind: "waits"; args: [`card:${number}`] }
  | { kind: "game-turn"; args: [] }
  | { kind: "counts"; args: [`card:${number}`, `space:${number}`, number] }
  | { kind: "counter-full"; args: [`card:${number}`, `space:${number}`] }
  | { kind: "stirs-again"; args: [`card:${number}`, `space:${number}`] }
  | { kind: "misses-turn"; args: [`card:${number}`, `space:${number}`] }
  | { kind: "born"; args: [`card:${number}`, `space:${number}`] }
  | { kind: "horde"; args: [`space:${number}`] }
  | { kind: "run-away"; args: [`space:${number}`] }
  | { kind: "nothing-happens"; args: [`card:${number}`] }
  | { kind: "infected-by"; args: [`card:${number}`, `survivor:${number}`, number] }
  | { kind: "soup-shared"; args: [`survivor:${number}`, `card:${number}`] }
  | { kind: "no-supper"; args: [number] }
  | { kind: "home"; args: [`survivor:${number}`, `card:${number}`] }
  | { kind: "traded"; args: [`survivor:${number}`, `card:${number}`] }
  | { kind: "trader-gives"; args: [`survivor:${number}`, `card:${number}`] }
  | { kind: "died"; args: [`survivor:${number}`] }
  | { kind: "haunts"; args: [`survivor:${number}`] }
  | { kind: "cursed-card"; args: [`survivor:${number}`, `card:${number}`] }
  | { kind: "cursed"; args: [`survivor:${number}`, number, number] }
  | { kind: "went-out"; args: [] }
  | { kind: "went-outside"; args: [] }
  | { kind: "went-in"; args: [`zone:${number}`] }
  | { kind: "reshuffled"; args: [] }
  | { kind: "kit-reshuffled"; args: [] }
  | { kind: "game-won"; args: [] }
  | { kind: "game-lost"; args: [] }
  | { kind: "breathless"; args: [] }
  | { kind: "challenge-met"; args: [`challenge:${number}`] };

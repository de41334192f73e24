/** Made from the game's events by `./horda contract --write`. */

/** What can happen; `kind` tells what the arguments are. */
export type SixNightsEvent =
  | { kind: "night"; args: [number, `night:${number}`, number, number] }
  | { kind: "lookout"; args: [`seat:${number}`] }
  | { kind: "reshuffled"; args: [] }
  | { kind: "drew"; args: [`card:${number}`] }
  | { kind: "laid"; args: [`seat:${number}`, `card:${number}`, number] }
  | { kind: "flare"; args: [`seat:${number}`, `card:${number}`, number] }
  | { kind: "alarm"; args: [`seat:${number}`, `card:${number}`, number] }
  | { kind: "hidden"; args: [`seat:${number}`, `card:${number}`] }
  | { kind: "held"; args: [number, number] }
  | { kind: "crate"; args: [`seat:${number}`, number] }
  | { kind: "breach"; args: [number, number, number] }
  | { kind: "voted"; args: [`seat:${number}`, `seat:${number}`] }
  | { kind: "abstained"; args: [`seat:${number}`] }
  | { kind: "bitten"; args: [`seat:${number}`] }
  | { kind: "nobody-out"; args: [] }
  | { kind: "dawn"; args: [] }
  | { kind: "fallen"; args: [] }
  | { kind: "cans"; args: [`seat:${number}`, number] }
  | { kind: "lost"; args: [`seat:${number}`] };

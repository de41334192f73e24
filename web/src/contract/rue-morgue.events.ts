/** Made from the game's events by `./horda contract --write`. */

/** What can happen; `kind` tells what the arguments are. */
export type RueMorgueEvent =
  | { kind: "joins"; args: [`seat:${number}`, `survivor:${number}`] }
  | { kind: "gets"; args: [`survivor:${number}`, `card:${number}`] }
  | { kind: "team-chooses"; args: [number, `team-action:${number}`] }
  | { kind: "ready"; args: [`seat:${number}`] }
  | { kind: "origin-book"; args: [] }
  | { kind: "origin-public"; args: [] }
  | { kind: "origin-ours"; args: [] }
  | { kind: "origin-own"; args: [] }
  | { kind: "bites"; args: [`zombie:${number}`, `survivor:${number}`, `zone:${number}`] }
  | { kind: "ignores"; args: [`survivor:${number}`, `zombie:${number}`] }
  | { kind: "cancels"; args: [`survivor:${number}`, `card:${number}`] }
  | { kind: "vest-turned"; args: [`survivor:${number}`] }
  | { kind: "vest-lost"; args: [`survivor:${number}`] }
  | { kind: "loses"; args: [`survivor:${number}`, `card:${number}`] }
  | { kind: "wounded"; args: [`survivor:${number}`] }
  | { kind: "dies"; args: [`survivor:${number}`] }
  | { kind: "makes"; args: [`survivor:${number}`, `combination:${number}`] }
  | { kind: "grabbed"; args: [`survivor:${number}`, `zone:${number}`] }
  | { kind: "game-lost"; args: [] }
  | { kind: "lost-too-few"; args: [number] }
  | { kind: "lost-nobody-in-play"; args: [] }
  | { kind: "lost-one-dead"; args: [] }
  | { kind: "spawn-dice"; args: [number] }
  | { kind: "card-drawn"; args: [`zombie-card:${number}`, `zone:${number}`, `card-line:${number}`] }
  | { kind: "nothing-comes"; args: [] }
  | { kind: "no-way-in"; args: [`zone:${number}`] }
  | { kind: "reshuffled"; args: [] }
  | { kind: "appears"; args: [`zombie:${number}`, `zone:${number}`, number] }
  | { kind: "replaced"; args: [`zone:${number}`] }
  | { kind: "too-few"; args: [`zombie:${number}`] }
  | { kind: "extra-activation"; args: [`zombie:${number}`] }
  | { kind: "round"; args: [number] }
  | { kind: "turn"; args: [`survivor:${number}`, number] }
  | { kind: "zombies-phase"; args: [] }
  | { kind: "moves"; args: [`survivor:${number}`, `zone:${number}`] }
  | { kind: "tent-opens"; args: [`tent:${number}`, `zone:${number}`] }
  | { kind: "door-opens"; args: [`survivor:${number}`, `zone:${number}`, `zone:${number}`] }
  | { kind: "trigger"; args: [`survivor:${number}`, `tile:${number}`] }
  | { kind: "finds"; args: [`survivor:${number}`, `card:${number}`] }
  | { kind: "finds-nothing"; args: [`survivor:${number}`] }
  | { kind: "leaves-card"; args: [`survivor:${number}`, `card:${number}`] }
  | { kind: "equipment-reshuffled"; args: [] }
  | { kind: "takes-in-hand"; args: [`survivor:${number}`, `slot-card:${number}`] }
  | { kind: "puts-in-reserve"; args: [`survivor:${number}`, `slot-card:${number}`] }
  | { kind: "swaps"; args: [`survivor:${number}`, `slot-card:${number}`, `slot-card:${number}`] }
  | { kind: "noise"; args: [`survivor:${number}`, `zone:${number}`, number] }
  | { kind: "noise-ends"; args: [] }
  | { kind: "reloads"; args: [`survivor:${number}`, `card:${number}`] }
  | { kind: "all-reloaded"; args: [] }
  | { kind: "rotten"; args: [`survivor:${number}`] }
  | { kind: "rotten-no-more"; args: [`survivor:${number}`] }
  | { kind: "regenerates"; args: [`survivor:${number}`] }
  | { kind: "first-player"; args: [`seat:${number}`] }
  | { kind: "takes"; args: [`survivor:${number}`, `colour:${number}`] }
  | { kind: "puts-down"; args: [`survivor:${number}`, `zone:${number}`] }
  | { kind: "gains-xp"; args: [`survivor:${number}`, number] }
  | { kind: "level"; args: [`survivor:${number}`, `level:${number}`] }
  | { kind: "learns"; args: [`survivor:${number}`, `grant:${number}`] }
  | { kind: "leaves"; args: [`survivor:${number}`] }
  | { kind: "team-acts"; args: [`survivor:${number}`, `team-action:${number}`, `zone:${number}`] }
  | { kind: "discards"; args: [`survivor:${number}`, `card:${number}`] }
  | { kind: "hands-over"; args: [`survivor:${number}`, `card:${number}`, `survivor:${number}`] }
  | { kind: "hands-over-objective"; args: [`survivor:${number}`, `survivor:${number}`] }
  | { kind: "refuses"; args: [`survivor:${number}`, `survivor:${number}`] }
  | { kind: "sits"; args: [`survivor:${number}`] }
  | { kind: "sits-as-pilot"; args: [`survivor:${number}`] }
  | { kind: "gets-out"; args: [`survivor:${number}`, `zone:${number}`] }
  | { kind: "takes-off"; args: [`survivor:${number}`] }
  | { kind: "lands"; args: [`survivor:${number}`, `zone:${number}`] }
  | { kind: "flies"; args: [`zone:${number}`] }
  | { kind: "ropes"; args: [`survivor:${number}`, `zone:${number}`] }
  | { kind: "stores"; args: [`survivor:${number}`, `card:${number}`] }
  | { kind: "works"; args: [`survivor:${number}`, number] }
  | { kind: "spawn-removed"; args: [`zone:${number}`] }
  | { kind: "door-shut"; args: [`zone:${number}`, `zone:${number}`] }
  | { kind: "roof-die"; args: [number] }
  | { kind: "roof-falls"; args: [`zone:${number}`] }
  | { kind: "goal-met"; args: [number] }
  | { kind: "game-won"; args: [] }
  | { kind: "game-scored"; args: [] }
  | { kind: "attacks"; args: [`survivor:${number}`, `card:${number}`, `zone:${number}`] }
  | { kind: "dice"; args: [number] }
  | { kind: "rerolls"; args: [`survivor:${number}`] }
  | { kind: "hits"; args: [`survivor:${number}`, number] }
  | { kind: "kills"; args: [`survivor:${number}`, `zombie:${number}`, `zone:${number}`] }
  | { kind: "absorbed"; args: [number] }
  | { kind: "surplus"; args: [number] }
  | { kind: "shot"; args: [`survivor:${number}`, `survivor:${number}`] }
  | { kind: "burns"; args: [`zone:${number}`] }
  | { kind: "leads"; args: [`survivor:${number}`, `survivor:${number}`] }
  | { kind: "heals"; args: [`survivor:${number}`, `survivor:${number}`] }
  | { kind: "rescued"; args: [`survivor:${number}`, `survivor:${number}`] }
  | { kind: "loud"; args: [`survivor:${number}`, `zone:${number}`] }
  | { kind: "taunts"; args: [`survivor:${number}`, `zone:${number}`] }
  | { kind: "shoves"; args: [`survivor:${number}`, `zone:${number}`] }
  | { kind: "silent"; args: [`survivor:${number}`] }
  | { kind: "heard"; args: [`survivor:${number}`] }
  | { kind: "door-closes"; args: [`survivor:${number}`, `zone:${number}`, `zone:${number}`] }
  | { kind: "destiny"; args: [`survivor:${number}`, `card:${number}`] }
  | { kind: "distributes"; args: [`survivor:${number}`] }
  | { kind: "assigned"; args: [`zombie-card:${number}`, `zone:${number}`] }
  | { kind: "extra-turn"; args: [`survivor:${number}`] }
  | { kind: "horde-moves"; args: [`zone:${number}`, `zone:${number}`, `zombie:${number}`, number] }
  | { kind: "horde-grows"; args: [`zone:${number}`, `zombie:${number}`, number] };

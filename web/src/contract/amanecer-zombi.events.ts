/** Made from the game's events by `./horda contract --write`. */

/** What can happen; `kind` tells what the arguments are. */
export type AmanecerZombiEvent =
  | { kind: "first-player-named"; args: [`seat:${number}`] }
  | { kind: "start-zone-dealt"; args: [`seat:${number}`, `tile:${number}`] }
  | { kind: "zone-dealt"; args: [`seat:${number}`, `tile:${number}`] }
  | { kind: "zone-laid"; args: [`seat:${number}`, `tile:${number}`] }
  | { kind: "map-finished"; args: [`seat:${number}`] }
  | { kind: "solo-map"; args: [] }
  | { kind: "missions-kept"; args: [`seat:${number}`, number] }
  | { kind: "group-begins"; args: [`seat:${number}`, `character:${number}`, `object:${number}`] }
  | { kind: "round-begins"; args: [number] }
  | { kind: "drew"; args: [`seat:${number}`, number] }
  | { kind: "you-drew"; args: [`actions:${number}`] }
  | { kind: "season-turned"; args: [`season:${number}`] }
  | { kind: "turn-begins"; args: [`seat:${number}`] }
  | { kind: "turn-ends"; args: [`seat:${number}`] }
  | { kind: "trophies-counted"; args: [`seat:${number}`, number] }
  | { kind: "gained-experience"; args: [`seat:${number}`] }
  | { kind: "round-ends"; args: [number] }
  | { kind: "first-player-passes"; args: [`seat:${number}`] }
  | { kind: "revealed"; args: [`action:${number}`] }
  | { kind: "discarded"; args: [`seat:${number}`, `action:${number}`] }
  | { kind: "object-discarded"; args: [`seat:${number}`, `object:${number}`] }
  | { kind: "played"; args: [`seat:${number}`, `action:${number}`] }
  | { kind: "played-on-seat"; args: [`seat:${number}`, `action:${number}`, `seat:${number}`] }
  | { kind: "played-on-character"; args: [`seat:${number}`, `action:${number}`, `character:${number}`] }
  | { kind: "played-on-object"; args: [`seat:${number}`, `action:${number}`, `object:${number}`] }
  | { kind: "cancelled"; args: [`seat:${number}`, `action:${number}`] }
  | { kind: "turned-card"; args: [`object:${number}`] }
  | { kind: "turned-vehicle"; args: [`seat:${number}`, `action:${number}`] }
  | { kind: "readied"; args: [`object:${number}`] }
  | { kind: "readied-vehicle"; args: [`seat:${number}`, `action:${number}`] }
  | { kind: "new-mission"; args: [`seat:${number}`] }
  | { kind: "your-mission"; args: [`mission:${number}`] }
  | { kind: "mission-put-back"; args: [`seat:${number}`] }
  | { kind: "walked"; args: [`seat:${number}`, `action:${number}`, `square:${number}`] }
  | { kind: "moved"; args: [`seat:${number}`, `square:${number}`] }
  | { kind: "misled"; args: [`seat:${number}`, `seat:${number}`, `square:${number}`] }
  | { kind: "deployed"; args: [`seat:${number}`, `action:${number}`] }
  | { kind: "vehicle-dropped"; args: [`seat:${number}`, `action:${number}`] }
  | { kind: "vehicle-replaced"; args: [`seat:${number}`, `action:${number}`] }
  | { kind: "drives"; args: [`seat:${number}`, `action:${number}`] }
  | { kind: "drove"; args: [`seat:${number}`, `square:${number}`] }
  | { kind: "drive-cut"; args: [`seat:${number}`, `square:${number}`] }
  | { kind: "search-declared"; args: [`seat:${number}`, `square:${number}`] }
  | { kind: "searched"; args: [`seat:${number}`, `action:${number}`] }
  | { kind: "found"; args: [`seat:${number}`, `object:${number}`] }
  | { kind: "nothing-shown"; args: [`seat:${number}`] }
  | { kind: "joined"; args: [`seat:${number}`, `character:${number}`] }
  | { kind: "nobody-joins"; args: [`seat:${number}`] }
  | { kind: "registered"; args: [`seat:${number}`, `square:${number}`] }
  | { kind: "took"; args: [`seat:${number}`, `object:${number}`, `character:${number}`] }
  | { kind: "left-behind"; args: [`seat:${number}`, `object:${number}`] }
  | { kind: "laid-down"; args: [`seat:${number}`, `object:${number}`] }
  | { kind: "search-abandoned"; args: [`seat:${number}`] }
  | { kind: "bought-skill"; args: [`seat:${number}`, `skill:${number}`, `character:${number}`, number] }
  | { kind: "used-object"; args: [`seat:${number}`, `object:${number}`] }
  | { kind: "used-ability"; args: [`seat:${number}`, `character:${number}`] }
  | { kind: "used-skill"; args: [`seat:${number}`, `skill:${number}`] }
  | { kind: "healed"; args: [`character:${number}`, `damage:${number}`] }
  | { kind: "food-spoiled"; args: [`seat:${number}`] }
  | { kind: "passed-object"; args: [`seat:${number}`, `object:${number}`, `character:${number}`] }
  | { kind: "swapped"; args: [`seat:${number}`, `object:${number}`, `object:${number}`] }
  | { kind: "carries"; args: [`seat:${number}`, `object:${number}`, `character:${number}`] }
  | { kind: "looked-at-hand"; args: [`seat:${number}`, `seat:${number}`] }
  | { kind: "looked-at-deck"; args: [`seat:${number}`] }
  | { kind: "offer-sent"; args: [`seat:${number}`, `seat:${number}`, `objects:${number}`, `objects:${number}`] }
  | { kind: "offer-accepted"; args: [`seat:${number}`, `seat:${number}`] }
  | { kind: "offer-refused"; args: [`seat:${number}`, `seat:${number}`] }
  | { kind: "offer-withdrawn"; args: [`seat:${number}`, `seat:${number}`] }
  | { kind: "gave"; args: [`seat:${number}`, `seat:${number}`, `object:${number}`] }
  | { kind: "mission-done"; args: [`seat:${number}`, `mission:${number}`, number] }
  | { kind: "mission-declared"; args: [`seat:${number}`, `mission:${number}`] }
  | { kind: "mission-failed"; args: [`seat:${number}`, `mission:${number}`] }
  | { kind: "character-discarded"; args: [`seat:${number}`, `character:${number}`] }
  | { kind: "zombies-played"; args: [`seat:${number}`, `action:${number}`, `seat:${number}`] }
  | { kind: "zombies-wait"; args: [`action:${number}`, `seat:${number}`] }
  | { kind: "zombies-dropped"; args: [`action:${number}`, `seat:${number}`] }
  | { kind: "combat-begins"; args: [`seat:${number}`] }
  | { kind: "mission-dice"; args: [number] }
  | { kind: "groups-fight"; args: [`seat:${number}`, `seat:${number}`] }
  | { kind: "zombies-enter"; args: [`action:${number}`, number] }
  | { kind: "season-dice"; args: [number] }
  | { kind: "boxed-effect"; args: [`action:${number}`] }
  | { kind: "initial-attack"; args: [`seat:${number}`, number] }
  | { kind: "group-initial-attack"; args: [`seat:${number}`, number] }
  | { kind: "group-rolled"; args: [`seat:${number}`, number] }
  | { kind: "zombies-rolled"; args: [number] }
  | { kind: "die"; args: [number] }
  | { kind: "zombie-die"; args: [number] }
  | { kind: "group-hits"; args: [`seat:${number}`, number] }
  | { kind: "zombie-hits"; args: [`seat:${number}`, number] }
  | { kind: "ranged-phase"; args: [`seat:${number}`] }
  | { kind: "melee-phase"; args: [`seat:${number}`] }
  | { kind: "weapon-chosen"; args: [`character:${number}`, `object:${number}`] }
  | { kind: "jammed"; args: [`seat:${number}`, `object:${number}`] }
  | { kind: "noise"; args: [`seat:${number}`, number] }
  | { kind: "combat-won"; args: [`seat:${number}`] }
  | { kind: "trophy"; args: [`seat:${number}`, `action:${number}`] }
  | { kind: "combat-lost"; args: [`seat:${number}`] }
  | { kind: "fled"; args: [`seat:${number}`] }
  | { kind: "fled-for-cards"; args: [`seat:${number}`, number] }
  | { kind: "fled-for-experience"; args: [`seat:${number}`] }
  | { kind: "fled-to"; args: [`seat:${number}`, `square:${number}`] }
  | { kind: "blocked"; args: [`seat:${number}`] }
  | { kind: "unblock-roll"; args: [`seat:${number}`, number] }
  | { kind: "unblocked"; args: [`seat:${number}`] }
  | { kind: "attack-announced"; args: [`seat:${number}`, `seat:${number}`] }
  | { kind: "set-aside"; args: [`seat:${number}`, `action:${number}`] }
  | { kind: "attack-withdrawn"; args: [`seat:${number}`, `seat:${number}`] }
  | { kind: "attack-fails"; args: [`seat:${number}`, `seat:${number}`] }
  | { kind: "spoils"; args: [`seat:${number}`, `object:${number}`] }
  | { kind: "damage"; args: [`seat:${number}`, `damage:${number}`, `character:${number}`] }
  | { kind: "plain-damage"; args: [`seat:${number}`, `character:${number}`] }
  | { kind: "damage-cancelled"; args: [`seat:${number}`] }
  | { kind: "life-or-death"; args: [`character:${number}`, number, number] }
  | { kind: "died"; args: [`seat:${number}`, `character:${number}`] }
  | { kind: "group-eliminated"; args: [`seat:${number}`] }
  | { kind: "new-group"; args: [`seat:${number}`, `character:${number}`, `square:${number}`] }
  | { kind: "lured"; args: [`seat:${number}`, `seat:${number}`] }
  | { kind: "scored"; args: [`seat:${number}`, number] }
  | { kind: "game-won"; args: [`seat:${number}`] }
  | { kind: "solo-won"; args: [] }
  | { kind: "solo-dead"; args: [] }
  | { kind: "solo-lost"; args: [] };

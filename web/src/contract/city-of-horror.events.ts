/** Made from the game's events by `./horda contract --write`. */

/** What can happen; `kind` tells what the arguments are. */
export type CityOfHorrorEvent =
  | { kind: "first-player-named"; args: [`seat:${number}`] }
  | { kind: "building-placed"; args: [`place:${number}`, number] }
  | { kind: "character-dealt"; args: [`character:${number}`, `seat:${number}`] }
  | { kind: "place-drawn"; args: [`seat:${number}`, `place:${number}`] }
  | { kind: "full-place-drawn"; args: [`seat:${number}`, `place:${number}`] }
  | { kind: "placed"; args: [`seat:${number}`, `character:${number}`, `place:${number}`] }
  | { kind: "placed-outside"; args: [`seat:${number}`, `character:${number}`, `place:${number}`] }
  | { kind: "draft-kept"; args: [] }
  | { kind: "midnight"; args: [`invasion:${number}`] }
  | { kind: "round-begins"; args: [number] }
  | { kind: "tower-looked"; args: [`seat:${number}`] }
  | { kind: "tower-saw"; args: [`invasion:${number}`] }
  | { kind: "late-choosers"; args: [`seat:${number}`] }
  | { kind: "card-revealed"; args: [`seat:${number}`, `place:${number}`] }
  | { kind: "invasion-turned"; args: [`invasion:${number}`] }
  | { kind: "zombies-moved"; args: [number, `place:${number}`, `place:${number}`] }
  | { kind: "zombies-arrived"; args: [number, `place:${number}`] }
  | { kind: "antidotes-dropped"; args: [number, `place:${number}`] }
  | { kind: "cards-dropped"; args: [number, `place:${number}`] }
  | { kind: "leader-steps"; args: [number, `seat:${number}`] }
  | { kind: "moved"; args: [`seat:${number}`, `character:${number}`, `place:${number}`] }
  | { kind: "turned-away"; args: [`seat:${number}`, `character:${number}`, `place:${number}`] }
  | { kind: "squeezed-in"; args: [`seat:${number}`, `character:${number}`, `place:${number}`] }
  | { kind: "granny-walks"; args: [`seat:${number}`, `character:${number}`] }
  | { kind: "stayed"; args: [`seat:${number}`] }
  | { kind: "blonde-attracts"; args: [`character:${number}`, `place:${number}`] }
  | { kind: "blonde-prevents"; args: [`seat:${number}`, `character:${number}`] }
  | { kind: "location-begins"; args: [`place:${number}`] }
  | { kind: "paid-card"; args: [`seat:${number}`, `action:${number}`] }
  | { kind: "paid-food"; args: [`seat:${number}`, number] }
  | { kind: "paid-freshness"; args: [`seat:${number}`, `character:${number}`] }
  | { kind: "refreshed"; args: [`seat:${number}`, `character:${number}`] }
  | { kind: "antidote-taken"; args: [`seat:${number}`] }
  | { kind: "leader-set"; args: [`seat:${number}`, `seat:${number}`] }
  | { kind: "leader-nudged"; args: [`seat:${number}`, `seat:${number}`] }
  | { kind: "card-drawn"; args: [`seat:${number}`] }
  | { kind: "you-drew"; args: [`action:${number}`] }
  | { kind: "discard-taken"; args: [`seat:${number}`, `action:${number}`] }
  | { kind: "food-taken"; args: [`seat:${number}`] }
  | { kind: "your-food"; args: [number] }
  | { kind: "open-food-taken"; args: [`seat:${number}`, number] }
  | { kind: "announced"; args: [`seat:${number}`, `action:${number}`] }
  | { kind: "announced-at"; args: [`seat:${number}`, `action:${number}`, `place:${number}`] }
  | { kind: "announced-from-to"; args: [`seat:${number}`, `action:${number}`, `place:${number}`, `place:${number}`] }
  | { kind: "announced-for"; args: [`seat:${number}`, `action:${number}`, `character:${number}`] }
  | { kind: "announced-leader"; args: [`seat:${number}`, `action:${number}`, `seat:${number}`] }
  | { kind: "announced-against"; args: [`seat:${number}`, `action:${number}`, `seat:${number}`] }
  | { kind: "announced-go-to"; args: [`seat:${number}`, `action:${number}`, `place:${number}`] }
  | { kind: "announced-back-door"; args: [`seat:${number}`, `action:${number}`, `character:${number}`, `place:${number}`] }
  | { kind: "announced-cancel"; args: [`seat:${number}`, `action:${number}`, `action:${number}`] }
  | { kind: "cancelled-by-card"; args: [`seat:${number}`, `action:${number}`] }
  | { kind: "cancelled-by-punk"; args: [`seat:${number}`, `action:${number}`] }
  | { kind: "ability-used"; args: [`seat:${number}`, `character:${number}`] }
  | { kind: "alarm"; args: [number, `place:${number}`] }
  | { kind: "energised"; args: [`seat:${number}`, `character:${number}`] }
  | { kind: "hides"; args: [`seat:${number}`, `character:${number}`] }
  | { kind: "zombies-killed"; args: [number, `place:${number}`] }
  | { kind: "sawn"; args: [number, `place:${number}`] }
  | { kind: "looked"; args: [`seat:${number}`] }
  | { kind: "saw"; args: [`invasion:${number}`] }
  | { kind: "coming-move"; args: [`place:${number}`, `place:${number}`] }
  | { kind: "coming-zombies"; args: [number, `place:${number}`] }
  | { kind: "coming-antidotes"; args: [number, `place:${number}`] }
  | { kind: "coming-cards"; args: [number, `place:${number}`] }
  | { kind: "coming-leader"; args: [number] }
  | { kind: "kitten-runs"; args: [`seat:${number}`, `place:${number}`, `place:${number}`, number] }
  | { kind: "kitten-returns"; args: [`seat:${number}`, `place:${number}`] }
  | { kind: "zombie-lured"; args: [number, `place:${number}`, `place:${number}`] }
  | { kind: "stolen"; args: [`seat:${number}`, `seat:${number}`] }
  | { kind: "stolen-card"; args: [`seat:${number}`, `seat:${number}`, `action:${number}`] }
  | { kind: "armed"; args: [`seat:${number}`, `place:${number}`] }
  | { kind: "movement-changed"; args: [`seat:${number}`, `place:${number}`] }
  | { kind: "traded-card"; args: [`seat:${number}`, `action:${number}`, `action:${number}`] }
  | { kind: "chef-draws"; args: [`seat:${number}`] }
  | { kind: "grandpa-votes"; args: [`seat:${number}`, `character:${number}`] }
  | { kind: "gives-birth"; args: [`seat:${number}`, `character:${number}`] }
  | { kind: "move-undone"; args: [`character:${number}`, `place:${number}`] }
  | { kind: "marker-placed"; args: [`seat:${number}`, `place:${number}`, number] }
  | { kind: "no-marker"; args: [] }
  | { kind: "tower-explodes"; args: [`place:${number}`] }
  | { kind: "armory-burns"; args: [`place:${number}`] }
  | { kind: "armory-blocked"; args: [`place:${number}`] }
  | { kind: "flees-fire"; args: [`character:${number}`] }
  | { kind: "no-attack"; args: [`place:${number}`] }
  | { kind: "attack"; args: [`place:${number}`, number] }
  | { kind: "nobody-found"; args: [`place:${number}`] }
  | { kind: "only-target"; args: [`seat:${number}`] }
  | { kind: "voted"; args: [`seat:${number}`, `seat:${number}`, number] }
  | { kind: "tie"; args: [`seat:${number}`] }
  | { kind: "tie-broken"; args: [`seat:${number}`, `seat:${number}`] }
  | { kind: "vote-won"; args: [`seat:${number}`, number] }
  | { kind: "leader-attacks"; args: [`seat:${number}`] }
  | { kind: "leader-idle"; args: [`place:${number}`] }
  | { kind: "leader-moves-on"; args: [`seat:${number}`] }
  | { kind: "eaten"; args: [`seat:${number}`, `character:${number}`, `place:${number}`] }
  | { kind: "died"; args: [`seat:${number}`, `character:${number}`] }
  | { kind: "eliminated"; args: [`seat:${number}`] }
  | { kind: "first-player-moves"; args: [`seat:${number}`] }
  | { kind: "sharer"; args: [`seat:${number}`, `place:${number}`] }
  | { kind: "handed-antidote"; args: [`seat:${number}`, `seat:${number}`] }
  | { kind: "handed-card"; args: [`seat:${number}`, `seat:${number}`] }
  | { kind: "handed-card-seen"; args: [`seat:${number}`, `seat:${number}`, `action:${number}`] }
  | { kind: "left-behind"; args: [number, `place:${number}`] }
  | { kind: "sharing-faces"; args: [`action:${number}`] }
  | { kind: "offer-sent"; args: [`seat:${number}`, `seat:${number}`] }
  | { kind: "offer-accepted"; args: [`seat:${number}`, `seat:${number}`] }
  | { kind: "offer-refused"; args: [`seat:${number}`, `seat:${number}`] }
  | { kind: "offer-withdrawn"; args: [`seat:${number}`, `seat:${number}`] }
  | { kind: "not-believed"; args: [`seat:${number}`, `seat:${number}`] }
  | { kind: "gave-antidotes"; args: [`seat:${number}`, `seat:${number}`, number] }
  | { kind: "gave-card"; args: [`seat:${number}`, `seat:${number}`] }
  | { kind: "gave-card-seen"; args: [`seat:${number}`, `seat:${number}`, `action:${number}`] }
  | { kind: "gave-food"; args: [`seat:${number}`, `seat:${number}`] }
  | { kind: "gave-food-seen"; args: [`seat:${number}`, `seat:${number}`, number] }
  | { kind: "showed-hand-to-all"; args: [`seat:${number}`] }
  | { kind: "showed-card"; args: [`seat:${number}`, `seat:${number}`] }
  | { kind: "showed-card-seen"; args: [`seat:${number}`, `seat:${number}`, `action:${number}`] }
  | { kind: "showed-card-to-all"; args: [`seat:${number}`, `action:${number}`] }
  | { kind: "showed-hand"; args: [`seat:${number}`, `seat:${number}`] }
  | { kind: "promised"; args: [`seat:${number}`, `seat:${number}`, `vow:${number}`] }
  | { kind: "promise-kept"; args: [`seat:${number}`, `seat:${number}`, `vow:${number}`] }
  | { kind: "promise-broken"; args: [`seat:${number}`, `seat:${number}`, `vow:${number}`] }
  | { kind: "promise-lapsed"; args: [`seat:${number}`, `seat:${number}`, `vow:${number}`] }
  | { kind: "round-ends"; args: [number] }
  | { kind: "vaccinated"; args: [`seat:${number}`, `character:${number}`] }
  | { kind: "unvaccinated"; args: [`seat:${number}`, `character:${number}`] }
  | { kind: "scored"; args: [`seat:${number}`, number] }
  | { kind: "game-won"; args: [`seat:${number}`] }
  | { kind: "nobody-wins"; args: [] };

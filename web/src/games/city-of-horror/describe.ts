/** The table in words, zone by zone, for whoever does not see it. */
import type { GameContext, Zone } from "../../lib/board";
import { phaseOf } from "./moments";
import { personWords, placeName } from "./table";
import { termWords } from "./terms";
import { attacked, fuse, goingTo, siteId, votedFor, type CityView, type Invasion, type Place, type Player } from "./view";

export function describe(view: CityView, game: GameContext): Zone[] {
  const zones: Zone[] = [now(view, game)];
  if (view.seat >= 0) zones.push(own(view, game));
  zones.push({ name: game.text("board.places"), items: view.order.flatMap((id) => view.places.filter((place) => place.place === id)).map((place) => site(place, game)) });
  zones.push({ name: game.text("board.players"), items: view.players.map((player) => person(player, view, game)) });
  zones.push(piles(view, game));
  if (view.promises.length > 0) zones.push(promises(view, game));
  return zones;
}

function now(view: CityView, game: GameContext): Zone {
  const { text } = game;
  const phase = phaseOf(view);
  const items = [
    text("board.round-of", view.round, text(`hour.${view.round}`)),
    ...(phase === "setup" || phase === "end" ? [] : [text(`board.phase-${phase}`)]),
    view.over ? text("board.moment-over") : text(`board.moment-${view.moment}`),
    text("board.leader-on", nameOfColour(view, view.leader, game)),
  ];
  if (view.here !== "") items.splice(2, 0, placeName(game, view.here));
  if (view.pending.length > 0) items.push(`${text("board.pending")}: ${view.pending.map((card) => text(`action-card.${card.card}`)).join(", ")}`);
  if (view.offer.from >= 0) items.push(offer(view, game));
  if (view.ballot.place !== "") items.push(ballot(view, game));
  return { name: text("board.situation"), items };
}

function offer(view: CityView, game: GameContext): string {
  const { from, to, sent, terms } = view.offer;
  const talk = `${game.seatName(from)} → ${game.seatName(to)}: ${game.text(sent ? "board.offer-sent" : "board.offer-talk")}`;
  return terms.length === 0 ? talk : `${talk} ${terms.map((term) => `${game.text(term.side === "give" ? "board.gives" : "board.wants")} ${termWords(game, term)}`).join("; ")}`;
}

function ballot(view: CityView, game: GameContext): string {
  const votes = view.ballot.votes.map((vote) => `${game.seatName(vote.seat)} → ${game.seatName(vote.target)} (${vote.votes})`);
  return `${game.text(view.ballot.step === "attack" ? "board.voted-attack" : "board.voted-share", game.text(`location.${view.ballot.place}`))} ${votes.join(", ")}`;
}

function nameOfColour(view: CityView, colour: string, game: GameContext): string {
  const player = view.players.find((known) => known.colour === colour);
  return player ? game.seatName(player.seat) : "";
}

function own(view: CityView, game: GameContext): Zone {
  const { text } = game;
  const hand = view.hand.map((card) => `${text(`action-card.${card.card}`)}: ${text(`about-action-card.${card.card}`)}`);
  const items: (string | Zone)[] = [{ name: text("board.your-hand", view.hand.length), items: hand }];
  if (view.kept.length > 0) items.push({ name: text("board.kept", view.kept.length), items: view.kept.map((card) => text(`action-card.${card.card}`)) });
  if (view.food.length > 0) items.push(text("board.your-food", view.food.join(", ")));
  if (view.ownChoice !== "") items.push(`${text("board.your-choice")}: ${choice(view.ownChoice, view, game)}`);
  return { name: text("board.your-things"), items };
}

/** Movement cards and votes are the only secret answers. */
function choice(own: string, view: CityView, game: GameContext): string {
  const place = view.places.find((known) => own === goingTo(known));
  const seat = votedFor(view);
  return place ? game.text(`location.${place.place}`) : seat >= 0 ? game.seatName(seat) : own;
}

function site(place: Place, game: GameContext): Zone {
  const { text } = game;
  const items: (string | Zone)[] = [
    text("board.zombies", place.zombies),
    attacked(place) ? text("board.attack") : place.attackAt > 0 ? text("board.attack-at", place.attackAt) : text("board.attack-outnumber"),
    text("board.room", place.people.length, place.capacity || "∞"),
  ];
  if (place.shut) items.push(text("board.shut"));
  if (fuse(place) > 0) items.push(text("board.markers", place.markers, fuse(place)));
  if (place.antidotes > 0) items.push(text("board.antidotes", place.antidotes));
  if (place.cards > 0) items.push(text("board.face-down", place.cards));
  if (place.people.length > 0) items.push({ name: text("board.people", place.people.length), items: place.people.map((one) => personWords(game, one)) });
  const votes = place.votes.map((count, seat) => (count > 0 ? `${game.seatName(seat)} ${count}` : "")).filter(Boolean);
  if (votes.length > 0) items.push(`${text("board.votes-here")}: ${votes.join(", ")}`);
  items.push(text(`about-location.${siteId(place)}`));
  return { name: place.number > 0 ? `${place.number}. ${placeName(game, place)}` : placeName(game, place), items };
}

function person(player: Player, view: CityView, game: GameContext): Zone {
  const { text } = game;
  if (!player.living && player.lost.length > 0 && !view.over) return { name: game.seatName(player.seat), items: [text("board.out")] };
  const items = [text("board.hand-of", player.hand), text("board.antidotes", player.antidotes), text("board.food-of", player.foodTokens)];
  if (player.openFood.length > 0) items.push(text("board.open-food", player.openFood.join(", ")));
  if (view.firstPlayer === player.seat) items.push(text("board.first-player"));
  if (player.movement !== "") items.push(text("board.goes-to", text(`location.${player.movement}`)));
  if (view.chosen.includes(player.seat)) items.push(text("board.chosen"));
  if (player.knownCards.length > 0) items.push(text("board.known", player.knownCards.map((card) => text(`action-card.${card.card}`)).join(", ")));
  if (player.waiting.length > 0) items.push(`${text("board.waiting")}: ${player.waiting.map((one) => text(`character.${one.character}`)).join(", ")}`);
  if (player.lost.length > 0) items.push(text("board.lost", player.lost.map((id) => text(`character.${id}`)).join(", ")));
  if (game.awaited.includes(player.seat)) items.push(text("board.awaited"));
  if (view.over) items.push(text("board.points", player.score));
  return { name: game.seatName(player.seat), items };
}

function piles(view: CityView, game: GameContext): Zone {
  const { text } = game;
  const items: (string | Zone)[] = [
    text("board.deck", view.deck),
    text("board.invasion-pile", view.invasionPile),
    text("board.zombie-reserve", view.zombieReserve),
    text("board.antidote-reserve", view.antidoteReserve),
    text("board.food-truck", view.faceDownFood),
    { name: text("board.discard", view.discard.length), items: view.discard.map((card) => text(`action-card.${card.card}`)) },
  ];
  if (view.openFood.length > 0) items.push(text("board.open-food", view.openFood.join(", ")));
  if (view.coming.id !== "") items.push(invasion(text("board.coming"), view.coming, game));
  if (view.lastInvasion.id !== "") items.push(invasion(text("board.last-invasion"), view.lastInvasion, game));
  return { name: text("board.piles"), items };
}

function invasion(title: string, card: Invasion, game: GameContext): Zone {
  const { text } = game;
  const moves = card.moves.map((move) => `${text("board.all-go")}: ${text(`location.${move.from}`)} → ${text(`location.${move.to}`)}`);
  const arrivals = card.arrivals.map((at) =>
    [
      `${text(`location.${at.place}`)}: ${text("board.zombies", at.zombies)}`,
      at.antidotes ? text("board.antidotes", at.antidotes) : "",
      at.cards ? text("board.face-down", at.cards) : "",
    ]
      .filter(Boolean)
      .join(", "),
  );
  return { name: `${title} ${text(`name.invasion-${card.id}`)}`, items: [...moves, ...arrivals, ...(card.leader ? [text("board.leader-steps", card.leader)] : [])] };
}

function promises(view: CityView, game: GameContext): Zone {
  const items = view.promises
    .filter((promise) => promise.status === "open" || promise.status === "broken")
    .map((promise) => `${game.seatName(promise.from)} → ${game.seatName(promise.to)}: ${termWords(game, promise.what)} (${game.text(`board.promise-${promise.status}`)})`);
  return { name: game.text("board.promises"), items };
}

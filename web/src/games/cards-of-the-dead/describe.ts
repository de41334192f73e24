/** The table in words, zone by zone, for those who listen. */
import type { GameContext, Zone } from "../../lib/board";
import { cardName, cardNames, loadWords, spaceWords, spotWords, survivorName, weaponWords } from "./names";
import { bitesComing, type CardsView, DAYS, nextSpace, type SurvivorView } from "./view";

export function describe(view: CardsView, game: GameContext): Zone[] {
  if (view.day === 0) return [choosing(view, game)];
  const zones: Zone[] = [situation(view, game), playArea(view, game), ...view.survivors.map((who) => sheet(view, who, game)), streets(view, game), piles(view, game)];
  for (const [key, cards] of [["board.drawn", view.drawn], ["board.in-use", view.inUse]] as const) {
    if (cards.length > 0) zones.splice(1, 0, { name: game.text(key), items: cardNames(game, cards) });
  }
  return zones;
}

function choosing(view: CardsView, game: GameContext): Zone {
  return {
    name: game.text("board.choose"),
    items: [
      ...view.survivors.filter((who) => who.survivor !== "").map((who) => game.text("board.plays", game.seatName(who.seat), survivorName(game, who))),
      ...view.free.map(({ survivor }) => `${game.text(`survivor.${survivor}`)} (${game.text("board.free-survivor")}): ${game.text(`about-survivor.${survivor}`)}`),
    ],
  };
}

function situation(view: CardsView, game: GameContext): Zone {
  const items: Zone["items"] = [game.text(`zone.${view.zone}`)];
  const active = view.survivors[view.active];
  if (view.result !== "going-on") items.push(game.text(view.result === "won" ? "board.won" : "board.lost"));
  else if (active?.alive) items.push(`${game.text("board.turn-of", survivorName(game, active))}. ${game.text("board.actions", view.actions)}`);
  if (view.lastBreath) items.push(game.text("glossary.last-breath"));
  items.push(game.text("board.kills", view.kills));
  if (view.hard) items.push(game.text("board.hard"));
  if (view.threats.length > 0) {
    items.push({ name: game.text("board.threats"), items: view.threats.map((threat) => `${cardName(game, threat)}: ${game.text(`about-threat.${threat.card}`)}`) });
  }
  if (view.challenges.length > 0) {
    items.push({ name: game.text("board.challenges"), items: view.challenges.map(({ challenge, holds }) => `${game.text(`challenge.${challenge}`)}: ${game.text(holds ? "board.holds" : "board.missed")}`) });
  }
  return { name: game.text("board.day", view.day, DAYS), items };
}

function playArea(view: CardsView, game: GameContext): Zone {
  const next = nextSpace(view);
  const items = view.spaces.map((space) => spaceWords(game, space, space.number === next));
  const coming = bitesComing(view);
  const active = view.survivors[view.active];
  if (coming > 0 && active?.alive) items.push(game.text("board.coming-for", survivorName(game, active), coming));
  return { name: game.text("board.play-area"), items };
}

function sheet(view: CardsView, who: SurvivorView, game: GameContext): Zone {
  const person = game.seatName(who.seat);
  const name = survivorName(game, who);
  const title = person === name ? name : `${name} (${person})`;
  if (!who.alive) return { name: title, items: [game.text("board.dead")] };
  const listed = (key: string, cards: string[], count = ""): Zone => ({ name: `${game.text(key)}${count}`, items: cards.length > 0 ? cards : [game.text("board.none")] });
  const items: Zone["items"] = [
    game.text("board.cards", game.text("board.vitality"), game.text("board.of", who.vitality, who.vitalityMax)),
    game.text("board.cards", game.text("board.immunity"), game.text("board.of", who.immunity, who.immunityMax)),
  ];
  if (who.paralysis !== "none") items.push(game.text(who.paralysis === "next-turn" ? "board.paralysed-you" : "board.recovering"));
  if (view.active === who.seat) items.push(game.text("board.cards", game.text("board.ability"), game.text(view.abilityUsed ? "board.used" : "board.ready")));
  items.push(game.text("board.cards", game.text("board.weapon"), weaponWords(game, who)));
  if (who.loaded) items.push(game.text("board.cards", game.text("board.loaded"), loadWords(game, who)));
  if (who.worn.length > 0) items.push(game.text("board.cards", game.text("board.worn"), cardNames(game, who.worn).join(", ")));
  items.push(listed("board.hand", cardNames(game, who.hand), ` ${who.hand.length}/${who.handLimit}`));
  items.push(listed("board.reserve", cardNames(game, who.reserve), ` ${who.reserve.length}/${who.reserveSize}`));
  return { name: title, items };
}

/** Row by row from the survivors outwards: what can be turned comes first. */
function streets(view: CardsView, game: GameContext): Zone {
  const spots = view.layout.filter((spot) => spot.inPlay);
  const items = [...spots].sort((a, b) => Number(b.uncovered) - Number(a.uncovered) || b.row - a.row || a.x - b.x).map((spot) => spotWords(game, spot));
  const waiting = view.layout.length - spots.length;
  if (items.length === 0) items.push(game.text("board.no-cards-left"));
  if (waiting > 0) items.push(game.text("board.frozen", waiting));
  return { name: game.text("board.streets-of", game.text(`zone.${view.zone}`)), items };
}

function piles(view: CardsView, game: GameContext): Zone {
  const { piles } = view;
  const count = (key: string, n: number): string => game.text("board.cards", game.text(key), n);
  const open = (name: string, cards: typeof piles.pileA): string => game.text("board.cards", name, cards.length === 0 ? game.text("board.none") : cardNames(game, cards).join(", "));
  return {
    name: game.text("board.piles"),
    items: [
      count("board.common", piles.common),
      open(game.text("board.discard"), piles.commonDiscard),
      count("board.city", piles.city),
      count("board.kit", piles.kit),
      open(game.text("board.kit-discard"), piles.kitDiscard),
      count("board.threat-pile", piles.threats),
      ...([["A", piles.pileA], ["B", piles.pileB], ["C", piles.pileC], ["D", piles.pileD]] as const).map(([letter, cards]) => open(game.text("board.letter", letter), cards)),
    ],
  };
}

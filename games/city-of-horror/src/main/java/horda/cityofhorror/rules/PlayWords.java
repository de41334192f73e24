package horda.cityofhorror.rules;

import horda.cityofhorror.content.ActionCard;
import horda.cityofhorror.content.Place;
import horda.cityofhorror.content.Townsperson;
import horda.cityofhorror.state.CityState;
import horda.cityofhorror.state.Refs;
import horda.engine.Code;
import horda.engine.Known;
import horda.engine.Option;
import horda.engine.Ref;

/// The readable side of plays: ids and labels of cards, abilities, offers and shown hands.
final class PlayWords {
  private PlayWords() {}

  static Option option(CityState s, int seat, long choice) {
    int a = Code.a(choice);
    return switch (Code.verb(choice)) {
      case Playing.CARD -> card(s, choice, a, Code.b(choice));
      case Playing.ABILITY -> ability(s, choice, a, Code.b(choice));
      case Playing.OFFER -> Refs.option("offer:" + a, "offer", Ref.seat(a));
      case Playing.SHOW, Playing.SHOW_CARD -> Showing.option(choice);
      default -> throw new IllegalArgumentException("no such play: " + choice);
    };
  }

  private static Option card(CityState s, long choice, int card, int target) {
    ActionCard kind = s.content.action(card);
    String id = "play:" + kind.id();
    return switch (kind.effect()) {
      case SPAWN, KILL, KILL_HALF, KITTEN, VOTES ->
          Refs.option(
              id + ":" + Place.id(target), "play-at", Refs.action(card), Refs.place(target));
      case MOVE_ZOMBIE ->
          Refs.option(
              id + ":" + Place.id(target) + ":" + Place.id(Code.c(choice)),
              "play-from-to",
              Refs.action(card),
              Refs.place(target),
              Refs.place(Code.c(choice)));
      case REFRESH, HIDE ->
          Refs.option(
              id + ":" + s.content.person(target).id(),
              "play-for",
              Refs.action(card),
              Refs.character(target));
      case LEADER ->
          Refs.touching(
              Refs.option(
                  id + ":" + s.content.colours().get(target),
                  "play-colour",
                  Refs.action(card),
                  Ref.seat(s.seatOf(target))),
              Refs.colour(target));
      case STEAL ->
          Refs.option(id + ":" + target, "play-against", Refs.action(card), Ref.seat(target));
      default -> Refs.option(id, "play", Refs.action(card));
    };
  }

  private static Option ability(CityState s, long choice, int c, int target) {
    Townsperson who = s.content.person(c);
    String id = "use:" + who.id();
    return switch (who.ability()) {
      case TRADE_CARD ->
          Refs.option(
              id + ":" + Cards.id(s, target), "use-trade", Refs.character(c), Refs.action(target));
      case MOVE_ZOMBIE ->
          Refs.option(
              id + ":" + Place.id(Code.c(choice)),
              "use-to",
              Refs.character(c),
              Refs.place(Code.c(choice)));
      case LEADER ->
          Refs.touching(
              Refs.option(
                  id + ":" + s.content.colours().get(target),
                  "use-colour",
                  Refs.character(c),
                  Ref.seat(s.seatOf(target))),
              Refs.colour(target));
      case STEAL ->
          Refs.option(id + ":" + target, "use-against", Refs.character(c), Ref.seat(target));
      case KILL ->
          Refs.option(
              id,
              "use-kill",
              Refs.character(c),
              Ref.number(Math.min(who.amount(), s.zombies[s.where[c]])),
              Refs.place(s.where[c]));
      case UNDO_MOVE ->
          Refs.option(
              id,
              "use-undo-move",
              Refs.character(c),
              Refs.character(s.lastMover),
              Refs.place(s.lastFrom));
      default -> Refs.option(id, "use-" + Known.id(who.ability()), Refs.character(c));
    };
  }
}

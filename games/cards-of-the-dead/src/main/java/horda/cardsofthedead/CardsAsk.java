package horda.cardsofthedead;

import horda.engine.Ask;
import horda.engine.Option;
import horda.engine.Phrase;
import horda.engine.Ref;

/**
 * A question of this game. Hands are open and the group plays together, so one seat is asked at a
 * time.
 */
public interface CardsAsk extends Ask<CardsState> {
  /** Most questions go to the active survivor. */
  @Override
  default int seat(CardsState s) {
    return s.active;
  }

  static Ref card(int card) {
    return new Ref("card", card);
  }

  /** Spaces are numbered from 1 for people (COD-SETUP-05). */
  static Ref space(int space) {
    return new Ref("space", space + 1);
  }

  static Ref spot(int spot) {
    return new Ref("spot", spot);
  }

  static Ref survivor(CardsState s, int seat) {
    return new Ref("survivor", s.survivor[seat]);
  }

  /** An option whose id is its words joined: {@code give:card-12:rick}. */
  static Option option(String id, String label, Ref... refs) {
    return Option.of(id, Phrase.of("option." + label, refs));
  }
}

package horda.cardsofthedead.state;

import horda.engine.Ask;
import horda.engine.Option;
import horda.engine.Phrase;
import horda.engine.Ref;
import java.util.ArrayList;
import java.util.List;

/// A question of this game. Hands are open and the group plays together, so one seat is asked at a
/// time.
public interface CardsAsk extends Ask<CardsState> {
  /// Most questions go to the active survivor.
  @Override
  default int seat(CardsState s) {
    return s.active;
  }

  static Ref card(int card) {
    return new Ref("card", card);
  }

  /// Spaces are numbered from 1 for people (COD-SETUP-05).
  static Ref space(int space) {
    return new Ref("space", space + 1);
  }

  static Ref spot(int spot) {
    return new Ref("spot", spot);
  }

  static Ref survivor(CardsState s, int seat) {
    return new Ref("survivor", s.survivor[seat]);
  }

  /// Where a card goes: dragging it there says as much as the words do.
  static Ref handOf(int seat) {
    return new Ref("hand", seat);
  }

  static Ref reserveOf(int seat) {
    return new Ref("reserve", seat);
  }

  /// The slot for the equipped weapon, also while it is empty.
  static Ref weaponOf(int seat) {
    return new Ref("weapon", seat);
  }

  /// The same option, touching something more than its label names.
  static Option touching(Option option, Ref... more) {
    List<Ref> targets = new ArrayList<>(option.targets());
    targets.addAll(List.of(more));
    return new Option(option.id(), option.label(), targets);
  }

  /// An option whose id is its words joined: `give:card-12:rick`.
  static Option option(String id, String label, Ref... refs) {
    return Option.of(id, Phrase.of("option." + label, refs));
  }
}

package horda.ruemorgue.state;

import horda.engine.Ask;
import horda.engine.Option;
import horda.engine.Phrase;
import horda.engine.Ref;
import horda.ruemorgue.content.ZombieKind;

/// A question of this game, and how its choices are put into words.
public interface MorgueAsk extends Ask<MorgueState> {
  static Ref zone(int zone) {
    return new Ref("zone", zone);
  }

  static Ref zombie(ZombieKind kind) {
    return new Ref("zombie", kind.ordinal());
  }

  /// `to:7V:P1`: a zone by the name that missions give it.
  static Option toZone(MorgueState s, int zone) {
    String id = "to:" + s.table.board().zone(zone).name();
    return Option.of(id, Phrase.of("option.to-zone", zone(zone)));
  }

  /// `to:joe`: a survivor in play.
  static Option toSurvivor(MorgueState s, int survivor) {
    Ref ref = new Ref("survivor", s.who[survivor]);
    return Option.of("to:" + s.character(survivor).id(), Phrase.of("option.to-survivor", ref));
  }

  static Phrase prompt(String step, Ref... args) {
    return Phrase.of("prompt." + step, args);
  }
}

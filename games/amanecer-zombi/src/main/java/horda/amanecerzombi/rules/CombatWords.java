package horda.amanecerzombi.rules;

import static horda.amanecerzombi.state.AmanecerState.NONE;

import horda.amanecerzombi.state.AmanecerState;
import horda.amanecerzombi.state.Refs;
import horda.engine.Code;
import horda.engine.Option;

/// Plays of the fighting chapters in words.
final class CombatWords {
  private CombatWords() {}

  static Option option(AmanecerState s, int seat, long choice) {
    int a = Code.a(choice);
    int b = Code.b(choice);
    return switch (Code.verb(choice)) {
      case Plays.UNBLOCK -> unblock(s, a, b);
      case Plays.FLARE -> flare(s, a, b);
      default ->
          Refs.option(
              "sacrifice:" + Refs.characterId(s, a) + ":" + Refs.characterId(s, b),
              "sacrifice",
              Refs.character(a),
              Refs.character(b));
    };
  }

  private static Option unblock(AmanecerState s, int how, int with) {
    return switch (how) {
      case Blocks.ROLL -> Refs.option("unblock", "unblock");
      case Blocks.ROLL_FOR_CARD ->
          Refs.option("unblock:" + Refs.actionId(s, with), "unblock-card", Refs.action(with));
      case Blocks.EXPERIENCE -> Refs.option("unblock:px", "unblock-px");
      default ->
          Refs.option("unblock:" + Refs.objectId(s, with), "unblock-tool", Refs.object(with));
    };
  }

  private static Option flare(AmanecerState s, int object, int target) {
    String id = "flare:" + Refs.objectId(s, object);
    if (target != NONE) {
      return Refs.option(id + ":" + target, "flare-to", Refs.object(object), Refs.seat(target));
    }
    return s.fighting == NONE
        ? Refs.option(id, "flare-noise", Refs.object(object))
        : Refs.option(id, "flare-away", Refs.object(object));
  }
}

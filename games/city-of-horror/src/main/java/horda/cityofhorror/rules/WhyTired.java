package horda.cityofhorror.rules;

import static horda.cityofhorror.rules.WhyNot.why;

import horda.cityofhorror.content.Drawback;
import horda.cityofhorror.state.CityState;
import horda.cityofhorror.state.Refs;
import horda.engine.Choices;
import horda.engine.Greyed;
import horda.engine.Ref;

/// Why a character of one's own cannot do anything just now.
final class WhyTired {
  private WhyTired() {}

  static void list(CityState s, int seat, Greyed into) {
    Choices can = new Choices();
    if (!Vows.still(s, seat)) {
      People.list(s, seat, can);
    }
    for (int c = 0; c < s.owner.length; c++) {
      if (!People.isOf(s, seat, c)) {
        continue;
      }
      if (!s.isFresh(c)) {
        exhausted(s, c, into);
      } else if (Vows.still(s, seat)) {
        into.add(id(s, c), "COH-NEG-06", why("promised-nothing", Refs.character(c)));
      } else if (!WhyNot.listed(can, Playing.ABILITY, c)) {
        fresh(s, seat, c, into);
      }
    }
  }

  private static String id(CityState s, int c) {
    return "use:" + s.content.person(c).id();
  }

  private static void exhausted(CityState s, int c, Greyed into) {
    if (s.content.person(c).drawback() == Drawback.NEVER_FRESH_AGAIN) {
      into.add(id(s, c), "COH-CHR-11", why("has-given-birth", Refs.character(c)));
    } else {
      into.add(id(s, c), "COH-ABL-01", why("exhausted", Refs.character(c)));
    }
  }

  private static void fresh(CityState s, int seat, int c, Greyed into) {
    String id = id(s, c);
    Ref ref = Refs.character(c);
    switch (s.content.person(c).ability()) {
      case MOVE -> into.add(id, "COH-CHR-06", why("only-with-move", ref));
      case SQUEEZE_IN -> into.add(id, "COH-MOV-13", why("only-with-move", ref));
      case CANCEL -> into.add(id, "COH-ABL-08", why("only-as-answer", ref));
      case PREVENT_ATTRACTION -> into.add(id, "COH-CHR-01", why("only-after-moves", ref));
      case TRADE_CARD -> into.add(id, "COH-CHR-02", why("no-card-to-trade", ref));
      case DRAW_CARD -> into.add(id, "COH-CHR-03", why("deck-empty", ref));
      case MOVE_ZOMBIE, KILL ->
          into.add(id, "COH-ZOM-04", why("no-zombies-there", ref, Refs.place(s.where[c])));
      case FIRST_PLAYER -> into.add(id, "COH-FP-06", why("first-already", ref));
      case HIDE -> {
        if (Rounds.areOver(s)) {
          into.add(id, "COH-ROUND-08", why("rounds-over", ref));
        } else {
          into.add(id, "COH-CHR-10", why("hidden-already", ref));
        }
      }
      case VOTE -> {
        if (Rounds.areOver(s)) {
          into.add(id, "COH-ROUND-08", why("rounds-over", ref));
        }
      }
      case UNDO_MOVE -> into.add(id, "COH-CHR-15", why("no-move-to-undo", ref));
      case LOOK -> into.add(id, "COH-CARD-09", why("no-invasion", ref));
      case NEW_MOVEMENT -> WhyNot.exchange(s, seat, id, ref, into);
      case STEAL -> into.add(id, "COH-CARD-14", why("nobody-to-rob", ref));
      // Always of use while fresh.
      case GIVE_BIRTH, LEADER -> {}
    }
  }
}

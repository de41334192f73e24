package horda.ruemorgue.rules;

import static horda.ruemorgue.state.MorgueState.HANDS;
import static horda.ruemorgue.state.MorgueState.NONE;

import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Option;
import horda.engine.Out;
import horda.engine.Phrase;
import horda.engine.Ref;
import horda.engine.shape.In;
import horda.engine.shape.Named;
import horda.ruemorgue.state.Kinds.Person;
import horda.ruemorgue.state.MorgueAsk;
import horda.ruemorgue.state.MorgueEvent;
import horda.ruemorgue.state.MorgueState;
import java.util.List;

/// Sorting one's own cards (RMO-INV-05): a hand slot and a reserve slot swap, as often as needed.
/// The order within hands and within the reserve never matters.
///
/// @param left exchanges still possible; two are enough for any arrangement
@Named(value = "arrange", rule = "RMO-INV-05")
public record Arrange(@Person int survivor, @In(max = MOST) int left) implements MorgueAsk {
  static final int MOST = HANDS;

  @Override
  public int seat(MorgueState s) {
    return s.owner[survivor];
  }

  @Override
  public boolean waits(MorgueState s, Out out) {
    if (s.inPlay(survivor) && left > 0 && holdsAnything(s)) {
      return true;
    }
    s.agenda.pop();
    return false;
  }

  /// Whatever lies in one slot can be swapped with another one.
  private boolean holdsAnything(MorgueState s) {
    for (int slot = 0; slot < s.capacity(survivor); slot++) {
      if (s.slot(survivor, slot) != NONE) {
        return true;
      }
    }
    return false;
  }

  @Override
  public void choices(MorgueState s, int seat, Choices into) {
    into.add(Code.of(0));
    for (int hand = 0; hand < HANDS; hand++) {
      for (int slot = HANDS; slot < s.capacity(survivor); slot++) {
        if (s.slot(survivor, hand) != NONE || s.slot(survivor, slot) != NONE) {
          into.add(Code.of(1, hand, slot));
        }
      }
    }
  }

  @Override
  public void answer(MorgueState s, long choice, Out out) {
    if (Code.verb(choice) == 1) {
      int hand = Code.a(choice);
      int slot = Code.b(choice);
      int held = s.slot(survivor, hand);
      s.slot(survivor, hand, s.slot(survivor, slot));
      s.slot(survivor, slot, held);
      tell(s, hand, slot, out);
      s.agenda.push(new Arrange(survivor, left - 1));
    }
  }

  private void tell(MorgueState s, int hand, int slot, Out out) {
    int held = s.slot(survivor, hand);
    int kept = s.slot(survivor, slot);
    if (kept == NONE) {
      out.tell(MorgueEvent.TAKES_IN_HAND, s.who[survivor], held);
    } else if (held == NONE) {
      out.tell(MorgueEvent.PUTS_IN_RESERVE, s.who[survivor], kept);
    } else {
      out.tell(MorgueEvent.SWAPS, s.who[survivor], held, kept);
    }
  }

  @Override
  public Phrase prompt(MorgueState s, int seat) {
    return MorgueAsk.prompt("arrange", new Ref("survivor", s.who[survivor]));
  }

  @Override
  public Option option(MorgueState s, int seat, long choice) {
    if (Code.verb(choice) == 0) {
      return ActWords.plain("as-it-is");
    }
    int hand = Code.a(choice);
    int slot = Code.b(choice);
    Ref one = new Ref("slot-card", s.slot(survivor, hand));
    Ref other = new Ref("slot-card", s.slot(survivor, slot));
    // Empty slots look alike: whose they are and their numbers tell the choices apart.
    Phrase label =
        Phrase.of(
            "option.swap",
            one,
            other,
            new Ref("survivor", s.who[survivor]),
            Ref.number(hand),
            Ref.number(slot),
            Ref.number(hand + 1),
            Ref.number(slot - HANDS + 1));
    return new Option("swap:" + hand + "." + slot, label, List.of(one, other));
  }
}

package horda.ruemorgue.rules;

import static horda.ruemorgue.state.MorgueState.NONE;
import static horda.ruemorgue.state.MorgueState.SLOTS;

import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Option;
import horda.engine.Out;
import horda.engine.Phrase;
import horda.engine.Ref;
import horda.engine.shape.Bits;
import horda.engine.shape.Named;
import horda.ruemorgue.state.Kinds.Person;
import horda.ruemorgue.state.Kinds.Tokens;
import horda.ruemorgue.state.MorgueAsk;
import horda.ruemorgue.state.MorgueEvent;
import horda.ruemorgue.state.MorgueState;

/// TRADE: whether the other one wants the exchange that was offered (RMO-TRADE-02).
@Named(value = "agree", rule = "RMO-TRADE-02")
public record Agree(
    @Person int survivor,
    @Person int other,
    @Bits(SLOTS) int give,
    @Bits(SLOTS) int want,
    @Tokens int tokens)
    implements MorgueAsk {
  @Override
  public int seat(MorgueState s) {
    return s.owner[other];
  }

  @Override
  public void choices(MorgueState s, int seat, Choices into) {
    into.add(Code.of(1));
    into.add(Code.of(0));
  }

  /// Whoever is refused may still sort his own cards: that is the same action.
  @Override
  public void answer(MorgueState s, long choice, Out out) {
    if (Code.verb(choice) == 1) {
      exchange(s, out);
    } else {
      out.tell(MorgueEvent.REFUSES, s.who[other], s.who[survivor]);
      s.agenda.push(new Arrange(survivor, Arrange.MOST));
    }
  }

  /// Afterwards both may sort their cards for nothing.
  void exchange(MorgueState s, Out out) {
    int[] given = lift(s, survivor, give);
    int[] asked = lift(s, other, want);
    lay(s, given, survivor, other, out);
    lay(s, asked, other, survivor, out);
    for (int token = 0; token < s.carrier.length; token++) {
      if ((tokens >> token & 1) != 0) {
        int from = s.carrier[token];
        int to = from == survivor ? other : survivor;
        s.carrier[token] = (byte) to;
        out.tell(MorgueEvent.HANDS_OVER_OBJECTIVE, s.who[from], s.who[to]);
      }
    }
    s.agenda.push(new Arrange(other, Arrange.MOST));
    s.agenda.push(new Arrange(survivor, Arrange.MOST));
  }

  private static int[] lift(MorgueState s, int from, int slots) {
    int[] cards = new int[Integer.bitCount(slots)];
    int found = 0;
    for (int slot = 0; slot < SLOTS; slot++) {
      if ((slots >> slot & 1) != 0) {
        cards[found++] = s.slot(from, slot);
        s.slot(from, slot, NONE);
      }
    }
    return cards;
  }

  private static void lay(MorgueState s, int[] cards, int from, int to, Out out) {
    for (int card : cards) {
      int hand = Stow.free(s, to, true);
      s.slot(to, hand != NONE ? hand : Stow.free(s, to, false), card);
      out.tell(MorgueEvent.HANDS_OVER, s.who[from], card, s.who[to]);
    }
  }

  @Override
  public Phrase prompt(MorgueState s, int seat) {
    return MorgueAsk.prompt(
        "agree", new Ref("survivor", s.who[survivor]), new Ref("survivor", s.who[other]));
  }

  @Override
  public Option option(MorgueState s, int seat, long choice) {
    return ActWords.plain(Code.verb(choice) == 1 ? "accept" : "refuse");
  }
}

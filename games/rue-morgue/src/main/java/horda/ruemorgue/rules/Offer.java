package horda.ruemorgue.rules;

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
import horda.ruemorgue.state.MorgueState;

/// TRADE: what changes hands, put together card by card (RMO-TRADE-01). It need not be fair, but
/// both must agree (02) and have room for it (04).
///
/// @param give slots of the one who trades, as bits
/// @param want slots of the other
/// @param tokens carried Objectives that change hands, whoever has them
@Named(value = "offer", rule = "RMO-TRADE-01")
public record Offer(
    @Person int survivor,
    @Person int other,
    @Bits(SLOTS) int give,
    @Bits(SLOTS) int want,
    @Tokens int tokens)
    implements MorgueAsk {
  private static final int GIVE = 1;
  public static final int WANT = 2;
  private static final int TOKEN = 3;
  public static final int PROPOSE = 4;

  @Override
  public int seat(MorgueState s) {
    return s.owner[survivor];
  }

  @Override
  public void choices(MorgueState s, int seat, Choices into) {
    into.add(Code.of(0));
    if (isOpen(s)) {
      into.add(Code.of(PROPOSE));
    }
    for (int slot = 0; slot < SLOTS; slot++) {
      if (s.slot(survivor, slot) >= 0 && (give >> slot & 1) == 0) {
        into.add(Code.of(GIVE, slot));
      }
      if (s.slot(other, slot) >= 0 && (want >> slot & 1) == 0) {
        into.add(Code.of(WANT, slot));
      }
    }
    for (int token = 0; token < s.carrier.length; token++) {
      boolean theirs = s.carrier[token] == survivor || s.carrier[token] == other;
      if (theirs && (tokens >> token & 1) == 0) {
        into.add(Code.of(TOKEN, token));
      }
    }
  }

  private boolean isOpen(MorgueState s) {
    int gain = Integer.bitCount(want) - Integer.bitCount(give);
    return (give | want | tokens) != 0
        && load(s, survivor) + gain <= s.capacity(survivor)
        && load(s, other) - gain <= s.capacity(other);
  }

  /// Cards and Wounds (RMO-INV-02).
  private static int load(MorgueState s, int survivor) {
    int load = 0;
    for (int slot = 0; slot < SLOTS; slot++) {
      load += s.slot(survivor, slot) == MorgueState.NONE ? 0 : 1;
    }
    return load;
  }

  @Override
  public void answer(MorgueState s, long choice, Out out) {
    int bit = 1 << Code.a(choice);
    switch (Code.verb(choice)) {
      case GIVE -> s.agenda.push(new Offer(survivor, other, give | bit, want, tokens));
      case WANT -> s.agenda.push(new Offer(survivor, other, give, want | bit, tokens));
      case TOKEN -> s.agenda.push(new Offer(survivor, other, give, want, tokens | bit));
      case PROPOSE -> {
        Agree agree = new Agree(survivor, other, give, want, tokens);
        if (s.owner[survivor] == s.owner[other]) {
          agree.exchange(s, out);
        } else {
          s.agenda.push(agree);
        }
      }
      default -> s.agenda.push(new Arrange(survivor, Arrange.MOST));
    }
  }

  @Override
  public Phrase prompt(MorgueState s, int seat) {
    return MorgueAsk.prompt(
        "offer", new Ref("survivor", s.who[survivor]), new Ref("survivor", s.who[other]));
  }

  @Override
  public Option option(MorgueState s, int seat, long choice) {
    int what = Code.a(choice);
    return switch (Code.verb(choice)) {
      case GIVE -> card(s, "give", survivor, what);
      case WANT -> card(s, "ask-for", other, what);
      case TOKEN -> ActWords.token(s, "hand-over", what);
      case PROPOSE -> ActWords.plain("propose");
      default -> ActWords.plain("no-trade");
    };
  }

  private static Option card(MorgueState s, String verb, int holder, int slot) {
    int card = s.slot(holder, slot);
    String id = verb + ":" + s.table.equipment(card).id() + "." + slot;
    return Apart.card(s, id, "option." + verb, holder, slot);
  }
}

package horda.ruemorgue.rules;

import static horda.ruemorgue.state.MorgueState.SLOTS;

import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Option;
import horda.engine.Out;
import horda.engine.Phrase;
import horda.engine.Ref;
import horda.ruemorgue.state.MorgueEvent;
import horda.ruemorgue.state.MorgueState;

/// TRADE, INV: sorting and trading for an action; crafting and throwing away at any time for
/// nothing.
public final class TradeActs {
  public static final int REORGANIZE = 60;
  public static final int TRADE = 61;
  public static final int CRAFT = 62;
  public static final int DISCARD = 63;
  static final int THROW_AWAY = 64;

  private TradeActs() {}

  static void list(MorgueState s, int survivor, Choices into) {
    if (Paying.can(s, null, 1)) {
      boolean own = hasAnything(s, survivor);
      if (own) {
        into.add(Code.of(REORGANIZE));
      }
      for (int other = 0; other < s.survivors(); other++) {
        if (other != survivor && isBeside(s, survivor, other) && (own || hasAnything(s, other))) {
          into.add(Code.of(TRADE, other));
        }
      }
    }
    crafts(s, s.owner[survivor], into);
    for (int mine = 0; mine < s.survivors(); mine++) {
      if (s.owner[mine] == s.owner[survivor] && s.inPlay(mine) && hasCard(s, mine)) {
        into.add(Code.of(DISCARD));
        return;
      }
    }
  }

  /// In one zone, and both in the air or both not (RMO-TRADE-01, 05); rivals too (06).
  private static boolean isBeside(MorgueState s, int survivor, int other) {
    return s.zone[other] == s.zone[survivor] && s.aloft(other) == s.aloft(survivor);
  }

  private static boolean hasCard(MorgueState s, int survivor) {
    for (int slot = 0; slot < SLOTS; slot++) {
      if (s.slot(survivor, slot) >= 0) {
        return true;
      }
    }
    return false;
  }

  private static boolean hasAnything(MorgueState s, int survivor) {
    return hasCard(s, survivor) || Objectives.carries(s, survivor);
  }

  private static void crafts(MorgueState s, int seat, Choices into) {
    for (int mine = 0; mine < s.survivors(); mine++) {
      if (s.owner[mine] == seat && s.inPlay(mine)) {
        listCrafts(s, mine, into);
      }
    }
  }

  /// What one survivor can make.
  static void listCrafts(MorgueState s, int survivor, Choices into) {
    for (int left = Crafting.makeable(s, survivor); left != 0; left &= left - 1) {
      into.add(Code.of(CRAFT, survivor, Integer.numberOfTrailingZeros(left)));
    }
  }

  /// What a player may do with the cards of the survivors he leads while it is another's turn
  /// (RMO-INV-03, RMO-CRAFT-01).
  static void outOfTurn(MorgueState s, int seat, Choices into) {
    crafts(s, seat, into);
    cards(s, seat, into);
  }

  /// All cards of a player's survivors.
  static void cards(MorgueState s, int seat, Choices into) {
    for (int mine = 0; mine < s.survivors(); mine++) {
      for (int slot = 0; s.owner[mine] == seat && s.inPlay(mine) && slot < SLOTS; slot++) {
        if (s.slot(mine, slot) >= 0) {
          into.add(Code.of(THROW_AWAY, mine, slot));
        }
      }
    }
  }

  static void answer(MorgueState s, int survivor, long choice, Out out) {
    switch (Code.verb(choice)) {
      case REORGANIZE -> {
        Paying.pay(s, null, 1);
        s.agenda.push(new Arrange(survivor, Arrange.MOST));
      }
      case TRADE -> {
        Paying.pay(s, null, 1);
        s.agenda.push(new Offer(survivor, Code.a(choice), 0, 0, 0));
      }
      case DISCARD -> s.agenda.push(new ThrowAway(s.owner[survivor]));
      default -> forNothing(s, choice, out);
    }
  }

  static void forNothing(MorgueState s, long choice, Out out) {
    int who = Code.a(choice);
    if (Code.verb(choice) == CRAFT) {
      // What was made may go to a hand, and everything else be sorted (RMO-CRAFT-02).
      s.agenda.push(new Arrange(who, Arrange.MOST));
      Crafting.craft(s, who, s.table.content().combinations().get(Code.b(choice)), out);
    } else {
      out.tell(MorgueEvent.DISCARDS, s.who[who], s.slot(who, Code.b(choice)));
      Discarding.discard(s, who, Code.b(choice));
    }
  }

  static Option option(MorgueState s, int survivor, long choice) {
    int who = Code.a(choice);
    return switch (Code.verb(choice)) {
      case REORGANIZE -> ActWords.plain("reorganize");
      case TRADE -> {
        Ref other = new Ref("survivor", s.who[who]);
        yield Option.of("trade:" + s.character(who).id(), Phrase.of("option.trade", other));
      }
      case DISCARD -> ActWords.plain("discard");
      case CRAFT -> {
        String made = s.table.content().combinations().get(Code.b(choice)).makes().id();
        String id = "craft:" + made + (who == survivor ? "" : ":" + s.character(who).id());
        Ref maker = new Ref("survivor", s.who[who]);
        Ref what = new Ref("combination", Code.b(choice));
        yield Option.of(id, Phrase.of("option.craft-now", maker, what));
      }
      default -> {
        int card = s.slot(who, Code.b(choice));
        String kind = s.table.equipment(card).id();
        String id = "throw-away:" + s.character(who).id() + ":" + kind + "." + Code.b(choice);
        Ref owner = new Ref("survivor", s.who[who]);
        yield Apart.card(s, id, "option.throw-away", who, Code.b(choice), owner);
      }
    };
  }
}

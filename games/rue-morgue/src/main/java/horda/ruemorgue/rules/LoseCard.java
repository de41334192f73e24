package horda.ruemorgue.rules;

import static horda.ruemorgue.state.MorgueState.NONE;
import static horda.ruemorgue.state.MorgueState.SLOTS;

import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Option;
import horda.engine.Out;
import horda.engine.Phrase;
import horda.engine.Ref;
import horda.engine.shape.Named;
import horda.ruemorgue.content.Skill;
import horda.ruemorgue.state.Kinds.Person;
import horda.ruemorgue.state.MorgueAsk;
import horda.ruemorgue.state.MorgueEvent;
import horda.ruemorgue.state.MorgueState;

/// A Wound is about to be suffered: which card is lost (RMO-WOUND-02), or what is given to have
/// none (RMO-SK-45, a mask); and crafting first is allowed (RMO-WOUND-08).
@Named(value = "lose-card", rule = "RMO-WOUND-02")
public record LoseCard(@Person int survivor) implements MorgueAsk {
  public static final int LOSE = 1;
  public static final int MASK = 2;
  public static final int NEGATE = 3;
  public static final int CRAFT = 4;
  static final int BEAR = 5;

  /// Whether there is anything to decide.
  static boolean isAsked(MorgueState s, int survivor) {
    Choices choices = new Choices();
    new LoseCard(survivor).choices(s, s.owner[survivor], choices);
    return choices.size() > 1;
  }

  @Override
  public int seat(MorgueState s) {
    return s.owner[survivor];
  }

  @Override
  public void choices(MorgueState s, int seat, Choices into) {
    boolean lethal = s.wounds(survivor) + 1 >= s.table.content().numbers().wounds();
    boolean negates = s.has(survivor, Skill.IS_THAT_ALL);
    int cards = 0;
    for (int slot = 0; slot < SLOTS; slot++) {
      if (s.slot(survivor, slot) >= 0) {
        cards++;
        if (!lethal && !TakeWound.keepsAll(s, survivor)) {
          into.add(Code.of(LOSE, slot));
        }
        if (negates) {
          into.add(Code.of(NEGATE, slot));
        }
      }
    }
    if (lethal || cards == 0 || TakeWound.keepsAll(s, survivor)) {
      into.add(Code.of(BEAR));
    }
    int mask = TakeWound.mask(s, survivor);
    if (mask != NONE) {
      into.add(Code.of(MASK, mask));
    }
    int makeable = lethal ? 0 : Crafting.makeable(s, survivor);
    for (; makeable != 0; makeable &= makeable - 1) {
      into.add(Code.of(CRAFT, Integer.numberOfTrailingZeros(makeable)));
    }
  }

  @Override
  public void answer(MorgueState s, long choice, Out out) {
    int what = Code.a(choice);
    switch (Code.verb(choice)) {
      case LOSE -> TakeWound.suffer(s, survivor, what, out);
      case MASK, NEGATE -> {
        out.tell(MorgueEvent.CANCELS, s.who[survivor], s.slot(survivor, what));
        Discarding.discard(s, survivor, what);
      }
      case CRAFT -> {
        Crafting.craft(s, survivor, s.table.content().combinations().get(what), out);
        s.agenda.push(this);
        s.agenda.push(new Arrange(survivor, Arrange.MOST));
      }
      default -> TakeWound.suffer(s, survivor, NONE, out);
    }
  }

  @Override
  public Phrase prompt(MorgueState s, int seat) {
    return MorgueAsk.prompt("lose-card", new Ref("survivor", s.who[survivor]));
  }

  @Override
  public Option option(MorgueState s, int seat, long choice) {
    int what = Code.a(choice);
    return switch (Code.verb(choice)) {
      case LOSE -> card(s, "lose", what);
      case MASK -> card(s, "mask", what);
      case NEGATE -> card(s, "negate", what);
      case CRAFT -> {
        String made = s.table.content().combinations().get(what).makes().id();
        Ref ref = new Ref("combination", what);
        yield Option.of("craft:" + made, Phrase.of("option.craft", ref));
      }
      default -> Option.of("bear-it", Phrase.of("option.bear-it"));
    };
  }

  private Option card(MorgueState s, String verb, int slot) {
    int card = s.slot(survivor, slot);
    String id = verb + ":" + s.table.equipment(card).id() + "." + slot;
    return Apart.card(s, id, "option." + verb + "-card", survivor, slot);
  }
}

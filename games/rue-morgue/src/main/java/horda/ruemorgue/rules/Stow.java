package horda.ruemorgue.rules;

import static horda.ruemorgue.state.MorgueState.HANDS;
import static horda.ruemorgue.state.MorgueState.NONE;

import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Option;
import horda.engine.Out;
import horda.engine.Phrase;
import horda.engine.Ref;
import horda.engine.shape.Named;
import horda.ruemorgue.state.HoldsCard;
import horda.ruemorgue.state.Kinds.Card;
import horda.ruemorgue.state.Kinds.Person;
import horda.ruemorgue.state.MorgueAsk;
import horda.ruemorgue.state.MorgueEvent;
import horda.ruemorgue.state.MorgueState;

/// A card that came without a Search, so that nothing is sorted afterwards: into a hand or the
/// reserve, in the place of another, or refused (RMO-INV-06).
@Named(value = "stow", rule = "RMO-INV-06")
public record Stow(@Person int survivor, @Card int card) implements MorgueAsk, HoldsCard {
  @Override
  public int seat(MorgueState s) {
    return s.owner[survivor];
  }

  /// Hands are alike, and so are the slots of the reserve: the first of each stands for all.
  static int free(MorgueState s, int survivor, boolean hand) {
    int end = hand ? HANDS : s.capacity(survivor);
    for (int slot = hand ? 0 : HANDS; slot < end; slot++) {
      if (s.slot(survivor, slot) == NONE) {
        return slot;
      }
    }
    return NONE;
  }

  @Override
  public void choices(MorgueState s, int seat, Choices into) {
    int hand = free(s, survivor, true);
    int reserve = free(s, survivor, false);
    if (hand != NONE) {
      into.add(Code.of(1, hand));
    }
    if (reserve != NONE) {
      into.add(Code.of(1, reserve));
    }
    for (int slot = 0; slot < s.capacity(survivor) && hand + reserve == 2 * NONE; slot++) {
      if (s.slot(survivor, slot) >= 0) {
        into.add(Code.of(1, slot));
      }
    }
    into.add(Code.of(0));
  }

  @Override
  public void answer(MorgueState s, long choice, Out out) {
    if (Code.verb(choice) == 0) {
      Discarding.putAway(s, card);
      return;
    }
    int slot = Code.a(choice);
    if (s.slot(survivor, slot) >= 0) {
      out.tell(MorgueEvent.LOSES, s.who[survivor], s.slot(survivor, slot));
      Discarding.discard(s, survivor, slot);
    }
    s.slot(survivor, slot, card);
    out.tell(MorgueEvent.GETS, s.who[survivor], card);
  }

  @Override
  public Phrase prompt(MorgueState s, int seat) {
    return MorgueAsk.prompt("stow", new Ref("survivor", s.who[survivor]), new Ref("card", card));
  }

  @Override
  public Option option(MorgueState s, int seat, long choice) {
    int slot = Code.a(choice);
    if (Code.verb(choice) == 0) {
      return ActWords.plain("leave-it");
    }
    if (s.slot(survivor, slot) == NONE) {
      return ActWords.plain(slot < HANDS ? "in-hand" : "in-reserve");
    }
    int old = s.slot(survivor, slot);
    String id = "instead-of:" + s.table.equipment(old).id() + "." + slot;
    return Option.of(id, Phrase.of("option.instead-of", new Ref("card", old)));
  }
}

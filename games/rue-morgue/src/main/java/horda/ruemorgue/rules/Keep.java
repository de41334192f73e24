package horda.ruemorgue.rules;

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

/// A card was found: keep it in a free slot, put it in the place of another, or leave it
/// (RMO-SRCH-03, RMO-INV-06).
@Named(value = "keep", rule = "RMO-SRCH-03")
public record Keep(@Person int survivor, @Card int card) implements MorgueAsk, HoldsCard {
  @Override
  public int seat(MorgueState s) {
    return s.owner[survivor];
  }

  /// A survivor killed meanwhile keeps nothing.
  @Override
  public boolean waits(MorgueState s, Out out) {
    if (s.inPlay(survivor)) {
      return true;
    }
    s.agenda.pop();
    out.tell(MorgueEvent.LEAVES_CARD, s.who[survivor], card);
    Discarding.putAway(s, card);
    return false;
  }

  /// The first free slot stands for all: cards can be sorted afterwards.
  @Override
  public void choices(MorgueState s, int seat, Choices into) {
    int free = NONE;
    for (int slot = s.capacity(survivor) - 1; slot >= 0; slot--) {
      free = s.slot(survivor, slot) == NONE ? slot : free;
    }
    if (free != NONE) {
      into.add(Code.of(1, free));
    } else {
      for (int slot = 0; slot < s.capacity(survivor); slot++) {
        if (s.slot(survivor, slot) >= 0) {
          into.add(Code.of(1, slot));
        }
      }
    }
    into.add(Code.of(0));
  }

  @Override
  public void answer(MorgueState s, long choice, Out out) {
    if (Code.verb(choice) == 0) {
      out.tell(MorgueEvent.LEAVES_CARD, s.who[survivor], card);
      Discarding.putAway(s, card);
      return;
    }
    int slot = Code.a(choice);
    if (s.slot(survivor, slot) != NONE) {
      out.tell(MorgueEvent.LOSES, s.who[survivor], s.slot(survivor, slot));
      Discarding.discard(s, survivor, slot);
    }
    s.slot(survivor, slot, card);
    out.tell(MorgueEvent.GETS, s.who[survivor], card);
  }

  @Override
  public Phrase prompt(MorgueState s, int seat) {
    return MorgueAsk.prompt("keep", new Ref("survivor", s.who[survivor]), new Ref("card", card));
  }

  @Override
  public Option option(MorgueState s, int seat, long choice) {
    int slot = Code.a(choice);
    if (Code.verb(choice) == 0) {
      return ActWords.plain("leave-it");
    }
    if (s.slot(survivor, slot) == NONE) {
      return ActWords.plain("keep");
    }
    int old = s.slot(survivor, slot);
    String id = "instead-of:" + s.table.equipment(old).id() + "." + slot;
    return Apart.card(s, id, "option.instead-of", survivor, slot);
  }
}

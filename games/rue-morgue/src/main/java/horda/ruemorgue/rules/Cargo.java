package horda.ruemorgue.rules;

import static horda.ruemorgue.state.MorgueState.HANDS;
import static horda.ruemorgue.state.MorgueState.NONE;
import static horda.ruemorgue.state.MorgueState.SLOTS;

import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Option;
import horda.engine.Out;
import horda.engine.Phrase;
import horda.engine.Ref;
import horda.engine.shape.Named;
import horda.ruemorgue.state.Kinds.Person;
import horda.ruemorgue.state.MorgueAsk;
import horda.ruemorgue.state.MorgueEvent;
import horda.ruemorgue.state.MorgueState;
import java.util.List;

/// HELI: cards stored in the helicopter (RMO-HELI-23 to 25): one action for as many as one likes in
/// one direction. What is spent stays so (RMO-RELOAD-06, RMO-PVP-12).
final class Cargo {
  private Cargo() {}

  static void list(MorgueState s, int survivor, Choices into) {
    stores(s, survivor, into);
    takes(s, survivor, into);
  }

  /// Equipment, not Wounds (RMO-HELI-25).
  private static void stores(MorgueState s, int survivor, Choices into) {
    for (int slot = 0; slot < SLOTS; slot++) {
      if (s.slot(survivor, slot) >= 0) {
        into.add(Code.of(HelicopterActs.STORE, slot));
      }
    }
  }

  /// Into free slots, a hand or the reserve; nothing else is sorted (RMO-HELI-24).
  private static void takes(MorgueState s, int survivor, Choices into) {
    int hand = Stow.free(s, survivor, true);
    int reserve = Stow.free(s, survivor, false);
    for (int i = 0; i < s.cards.size(s.table.stored); i++) {
      int card = s.cards.at(s.table.stored, i);
      if (hand != NONE) {
        into.add(Code.of(HelicopterActs.TAKE_OUT, card, hand));
      }
      if (reserve != NONE) {
        into.add(Code.of(HelicopterActs.TAKE_OUT, card, reserve));
      }
    }
  }

  static void store(MorgueState s, int survivor, int slot, Out out) {
    int card = s.slot(survivor, slot);
    s.slot(survivor, slot, NONE);
    s.cards.add(s.table.stored, card);
    out.tell(MorgueEvent.STORES, s.who[survivor], card);
    s.agenda.push(new More(survivor, true));
  }

  static void take(MorgueState s, int survivor, int card, int slot, Out out) {
    s.cards.remove(s.table.stored, card);
    s.slot(survivor, slot, card);
    out.tell(MorgueEvent.GETS, s.who[survivor], card);
    s.agenda.push(new More(survivor, false));
  }

  static Option storeOption(MorgueState s, int survivor, int slot) {
    int card = s.slot(survivor, slot);
    String id = "store:" + s.table.equipment(card).id() + "." + slot;
    return Apart.card(s, id, "option.store", survivor, slot);
  }

  static Option takeOption(MorgueState s, int card, int slot) {
    String id = "take-out:" + s.table.equipment(card).id() + "#" + card + "." + slot;
    String key = slot < HANDS ? "option.take-out-hand" : "option.take-out-reserve";
    return new Option(id, Phrase.of(key, Apart.stored(s, card)), List.of(new Ref("card", card)));
  }

  /// The same action goes on with the next card.
  @Named(value = "more-cargo", rule = "RMO-HELI-23")
  record More(@Person int survivor, boolean storing) implements MorgueAsk {
    @Override
    public int seat(MorgueState s) {
      return s.owner[survivor];
    }

    @Override
    public boolean waits(MorgueState s, Out out) {
      Choices choices = new Choices();
      choices(s, seat(s), choices);
      if (choices.size() > 1) {
        return true;
      }
      s.agenda.pop();
      return false;
    }

    @Override
    public void choices(MorgueState s, int seat, Choices into) {
      into.add(Code.of(0));
      if (storing) {
        stores(s, survivor, into);
      } else {
        takes(s, survivor, into);
      }
    }

    @Override
    public void answer(MorgueState s, long choice, Out out) {
      switch (Code.verb(choice)) {
        case HelicopterActs.STORE -> store(s, survivor, Code.a(choice), out);
        case HelicopterActs.TAKE_OUT -> take(s, survivor, Code.a(choice), Code.b(choice), out);
        default -> {}
      }
    }

    @Override
    public Phrase prompt(MorgueState s, int seat) {
      return MorgueAsk.prompt("more-cargo", new Ref("survivor", s.who[survivor]));
    }

    @Override
    public Option option(MorgueState s, int seat, long choice) {
      return switch (Code.verb(choice)) {
        case HelicopterActs.STORE -> storeOption(s, survivor, Code.a(choice));
        case HelicopterActs.TAKE_OUT -> takeOption(s, Code.a(choice), Code.b(choice));
        default -> ActWords.plain("that-is-all");
      };
    }
  }
}

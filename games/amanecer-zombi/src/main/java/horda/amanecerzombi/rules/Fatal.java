package horda.amanecerzombi.rules;

import static horda.amanecerzombi.state.AmanecerState.NONE;

import horda.amanecerzombi.content.Icon;
import horda.amanecerzombi.content.ObjectCard;
import horda.amanecerzombi.content.Trait;
import horda.amanecerzombi.state.AmanecerAsk;
import horda.amanecerzombi.state.AmanecerEvent;
import horda.amanecerzombi.state.AmanecerState;
import horda.amanecerzombi.state.Kinds.DamageOrNone;
import horda.amanecerzombi.state.Kinds.Person;
import horda.amanecerzombi.state.Piles;
import horda.amanecerzombi.state.Refs;
import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Option;
import horda.engine.Out;
import horda.engine.Phrase;
import horda.engine.shape.Named;
import horda.engine.shape.Seat;

/// DMG-02, DMG-06: a Character with too much Damage dies at once, unless Medicine or Food removes
/// one of its Damages or a card cancels the last. Asked only if something could help.
@Named(value = "fatal", rule = "AMZ-DMG-06")
public record Fatal(@Seat int seat, @Person int character, @DamageOrNone int card)
    implements AmanecerAsk {
  private static final int HEAL = 1;
  private static final int CANCEL = 2;

  @Override
  public int seat(AmanecerState s) {
    return seat;
  }

  /// The Damage that kills this Character: the fourth, or one more with Toughness.
  public static int limit(AmanecerState s, int character) {
    return s.content().numbers().fatal() + s.trait(character, Trait.TOUGH);
  }

  @Override
  public boolean waits(AmanecerState s, Out out) {
    boolean alive = s.zones.contains(Piles.group(seat), character);
    boolean dying = alive && s.damages(character) >= limit(s, character);
    if (dying && helps(s)) {
      return true;
    }
    s.agenda.pop();
    if (dying) {
      Deaths.die(s, seat, character, out);
    }
    return false;
  }

  private boolean helps(AmanecerState s) {
    Choices help = new Choices();
    list(s, help);
    return help.size() > 0;
  }

  private void list(AmanecerState s, Choices into) {
    int held = Piles.objects(seat);
    for (int i = 0; i < s.zones.size(held); i++) {
      int object = s.zones.at(held, i);
      ObjectCard kind = s.content().object(object);
      if (kind.consumable() && (kind.has(Icon.FOOD) || kind.has(Icon.MEDICINE))) {
        Healing.list(s, seat, object, character, HEAL, into);
      }
    }
    listCancel(s, into);
  }

  /// The Nurse: two cards of the hand cancel the Damage.
  private void listCancel(AmanecerState s, Choices into) {
    int hand = Piles.hand(seat);
    int size = s.zones.size(hand);
    if (s.groupTrait(seat, Trait.CANCEL_FATAL) == 0
        || size < 2
        || card != NONE && s.damageOn[card] != character) {
      return;
    }
    for (int i = 0; i < size; i++) {
      for (int j = i + 1; j < size; j++) {
        int a = s.zones.at(hand, i);
        int b = s.zones.at(hand, j);
        long choice = Code.of(CANCEL, Math.min(a, b), Math.max(a, b));
        if (!into.contains(choice)) {
          into.add(choice);
        }
      }
    }
  }

  @Override
  public void choices(AmanecerState s, int asked, Choices into) {
    into.add(0);
    list(s, into);
  }

  @Override
  public void answer(AmanecerState s, long choice, Out out) {
    if (choice == 0) {
      Deaths.die(s, seat, character, out);
      return;
    }
    s.agenda.push(this);
    if (Code.verb(choice) == HEAL) {
      Healing.use(s, seat, Code.a(choice), Code.b(choice), true, out);
      return;
    }
    Decks.discardFromHand(s, seat, Code.a(choice));
    Decks.discardFromHand(s, seat, Code.b(choice));
    out.tell(AmanecerEvent.DISCARDED, seat, Code.a(choice));
    out.tell(AmanecerEvent.DISCARDED, seat, Code.b(choice));
    out.tell(AmanecerEvent.DAMAGE_CANCELLED, seat);
    if (card == NONE) {
      s.plainDamage[character]--;
    } else {
      Decks.removeDamage(s, card);
    }
  }

  @Override
  public Phrase prompt(AmanecerState s, int asked) {
    return Refs.prompt("fatal", Refs.character(character));
  }

  @Override
  public Option option(AmanecerState s, int asked, long choice) {
    if (choice == 0) {
      return Refs.option("die", "let-die", Refs.character(character));
    }
    if (Code.verb(choice) == HEAL) {
      return PlayWords.heal(s, Code.a(choice), Code.b(choice));
    }
    int a = Code.a(choice);
    int b = Code.b(choice);
    return Refs.option(
        "cancel:" + Refs.actionId(s, a) + ":" + Refs.actionId(s, b),
        "cancel-damage",
        Refs.action(a),
        Refs.action(b));
  }
}

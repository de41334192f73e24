package horda.amanecerzombi.rules;

import static horda.amanecerzombi.state.AmanecerState.NONE;

import horda.amanecerzombi.content.Cost;
import horda.amanecerzombi.content.DamageCard;
import horda.amanecerzombi.content.Deed;
import horda.amanecerzombi.content.Icon;
import horda.amanecerzombi.content.ObjectCard;
import horda.amanecerzombi.content.Trait;
import horda.amanecerzombi.state.AmanecerAsk;
import horda.amanecerzombi.state.AmanecerEvent;
import horda.amanecerzombi.state.AmanecerState;
import horda.amanecerzombi.state.Kinds.Count;
import horda.amanecerzombi.state.Kinds.Damage;
import horda.amanecerzombi.state.Kinds.Item;
import horda.amanecerzombi.state.Piles;
import horda.amanecerzombi.state.Refs;
import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Option;
import horda.engine.Out;
import horda.engine.Phrase;
import horda.engine.shape.Named;
import horda.engine.shape.Seat;

/// OBJ-05, DMG-03: Food and Medicine remove Damage with the same icon, in one's own Group only.
final class Healing {
  private static final int REMOVE = 1;

  private Healing() {}

  /// What of a Character's Damage an Object could remove; `character` NONE for anybody's.
  static void list(AmanecerState s, int seat, int object, int character, int verb, Choices into) {
    if (s.isTurned(object) || !mayUse(s, seat, object)) {
      return;
    }
    int icon = icon(s.content().object(object));
    if (icon == 0) {
      return;
    }
    for (int damage = 0; damage < AmanecerState.DAMAGES; damage++) {
      if (removable(s, seat, object, icon, damage)
          && (character == NONE || s.damageOn[damage] == character)) {
        into.add(Code.of(verb, object, damage));
      }
    }
  }

  /// The Nurse Zombie's boxed effect forbids Medicine Objects to the attacked Group.
  private static boolean mayUse(AmanecerState s, int seat, int object) {
    return s.fighting != seat
        || (s.combatFlags & Combats.NO_MEDICINE) == 0
        || !s.content().object(object).has(Icon.MEDICINE);
  }

  private static int icon(ObjectCard card) {
    if (card.use(Deed.HEAL_FOOD) > 0) {
      return Icon.FOOD.bit();
    }
    return card.use(Deed.HEAL_MEDICINE) > 0 ? Icon.MEDICINE.bit() : 0;
  }

  private static boolean removable(AmanecerState s, int seat, int object, int icon, int damage) {
    int on = s.damageOn[damage];
    if (on == NONE || !s.zones.contains(Piles.group(seat), on)) {
      return false;
    }
    DamageCard card = s.content().damage(damage);
    return (card.removedBy() & icon) != 0
        || card.bite()
            && s.content().object(object).has(Icon.MEDICINE)
            && s.groupTrait(seat, Trait.BITE_CURE) > 0;
  }

  /// An Object of the Group heals.
  static void use(AmanecerState s, int seat, long choice, Out out) {
    use(s, seat, Code.a(choice), Code.b(choice), false, out);
  }

  /// It is spent at once; others may answer discarded Food before it helps.
  static void use(AmanecerState s, int seat, int object, int damage, boolean fatal, Out out) {
    Objects.spend(s, seat, object, out);
    ObjectCard card = s.content().object(object);
    Heal heal = new Heal(seat, object, damage, amount(s, seat, card), fatal);
    if (card.has(Icon.FOOD) && card.cost() == Cost.DISCARD) {
      Responses.announce(s, Responses.TO_FOOD, seat, NONE, heal);
    } else {
      s.agenda.push(heal);
    }
  }

  private static int amount(AmanecerState s, int seat, ObjectCard card) {
    return card.use(Deed.HEAL_FOOD) > 0
        ? card.use(Deed.HEAL_FOOD) + s.groupTrait(seat, Trait.FOOD_HEALS)
        : card.use(Deed.HEAL_MEDICINE);
  }

  /// The Damage goes, and perhaps a second one.
  @Named("heal")
  record Heal(
      @Seat int seat, @Item int object, @Damage int damage, @Count int amount, boolean fatal)
      implements Announced {
    @Override
    public void run(AmanecerState s, Out out) {
      if (s.damageOn[damage] != NONE) {
        out.tell(AmanecerEvent.HEALED, s.damageOn[damage], damage);
        Decks.removeDamage(s, damage);
      }
      if (amount > 1) {
        s.agenda.push(new Another(seat, object, amount - 1));
      }
    }

    /// Spoiled: lost without effect, and whom it was meant for may have to roll.
    @Override
    public void cancel(AmanecerState s, Out out) {
      out.tell(AmanecerEvent.FOOD_SPOILED, seat);
      int character = s.damageOn[damage];
      if (!fatal && character != NONE && LifeOrDeath.worst(s, character) > 0) {
        LifeOrDeath.roll(s, character, out);
      }
    }
  }

  /// First-Aid Kit and Cook: another Damage, from the same or another Character.
  @Named(value = "heal-another", rule = "AMZ-OBJ-05")
  record Another(@Seat int seat, @Item int object, @Count int amount) implements AmanecerAsk {
    @Override
    public int seat(AmanecerState s) {
      return seat;
    }

    @Override
    public void choices(AmanecerState s, int asked, Choices into) {
      into.add(0);
      int icon = icon(s.content().object(object));
      for (int damage = 0; damage < AmanecerState.DAMAGES; damage++) {
        if (removable(s, seat, object, icon, damage)) {
          into.add(Code.of(REMOVE, damage));
        }
      }
    }

    @Override
    public void answer(AmanecerState s, long choice, Out out) {
      if (choice != 0) {
        s.agenda.push(new Heal(seat, object, Code.a(choice), amount, false));
      }
    }

    @Override
    public Phrase prompt(AmanecerState s, int asked) {
      return Refs.prompt("heal-another", Refs.object(object));
    }

    @Override
    public Option option(AmanecerState s, int asked, long choice) {
      if (choice == 0) {
        return Refs.option("none", "no-more");
      }
      int damage = Code.a(choice);
      return Refs.option(
          "remove:" + Refs.damageId(s, damage),
          "remove-damage",
          Refs.damage(damage),
          Refs.character(s.damageOn[damage]));
    }
  }
}

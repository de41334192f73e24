package horda.cardsofthedead.rules;

import static horda.cardsofthedead.state.CardZones.hand;
import static horda.cardsofthedead.state.CardZones.worn;
import static horda.cardsofthedead.state.CardsState.NONE;

import horda.cardsofthedead.content.CardType;
import horda.cardsofthedead.content.Effect;
import horda.cardsofthedead.content.SurvivorType.Ability;
import horda.cardsofthedead.content.SurvivorType.ZombieAbility;
import horda.cardsofthedead.content.Use;
import horda.cardsofthedead.state.CardZones;
import horda.cardsofthedead.state.CardsEvent;
import horda.cardsofthedead.state.CardsState;
import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Out;

/// ACT, Use form 1: one card from hand, its effect, then it is discarded (COD-ACT-08).
final class Using {
  /// Cards that Track draws (COD-SURV-03).
  private static final int TRACKED = 2;

  private Using() {}

  /// The usable cards among the different ones of the hand.
  static void list(CardsState s, int hand, int cards, Choices into) {
    for (int rest = cards; rest != 0; rest &= rest - 1) {
      int card = s.zones.at(hand, Integer.numberOfTrailingZeros(rest));
      if (s.type(card).use() == Use.HAND) {
        listUses(s, card, into);
      }
    }
  }

  private static void listUses(CardsState s, int card, Choices into) {
    CardType type = s.type(card);
    switch (type.effect()) {
      case HEAL, WEAR, NOTE -> into.add(Code.of(Act.USE, card));
      case LANTERN -> {
        if (s.turnable() != 0) {
          into.add(Code.of(Act.USE, card));
        }
      }
      case BINOCULARS -> {
        if (Binoculars.inSight(s) != 0) {
          into.add(Code.of(Act.USE, card));
        }
      }
      case TOOLKIT -> listTools(s, card, into);
      case GRENADE, THROW -> Fighting.listTargets(s, Act.USE_ON, card, 0, into);
      case CHOOSE_ONE -> listOptions(s, card, type, into);
      default -> {}
    }
  }

  static boolean anyTools(CardsState s) {
    for (short card : s.space) {
      if (card != NONE && s.type(card).tools()) {
        return true;
      }
    }
    return false;
  }

  private static void listTools(CardsState s, int card, Choices into) {
    for (int n = 0; n < CardsState.SPACES; n++) {
      if (s.space[n] != NONE && s.type(s.space[n]).tools()) {
        into.add(Code.of(Act.USE_ON, card, n, 0));
      }
    }
  }

  /// One of three; the attack needs a target (COD-NAMED-10, COD-NAMED-23).
  private static void listOptions(CardsState s, int card, CardType type, Choices into) {
    for (int option = 0; option < type.options().size(); option++) {
      if (type.options().get(option).attack().isNone()) {
        into.add(Code.of(Act.USE_OPTION, card, option));
      } else {
        Fighting.listTargets(s, Act.USE_ON, card, option, into);
      }
    }
  }

  /// A card without a target.
  static void use(CardsState s, int card, int option, Out out) {
    begin(s, card, out);
    CardType type = s.type(card);
    switch (type.effect()) {
      case HEAL -> heal(s, type, out);
      case CHOOSE_ONE -> heal(s, type.options().get(option), out);
      case WEAR -> {
        s.zones.add(worn(s.active), s.zones.draw(CardZones.IN_USE));
        out.tell(CardsEvent.KEVLAR_ON, s.survivor[s.active], card);
      }
      case NOTE ->
          Looking.draw(
              s, type.amount() - (s.haunted(ZombieAbility.SHORT_NOTES) ? 1 : 0), false, out);
      case LANTERN -> s.agenda.push(new Lantern(type.amount(), 0));
      case BINOCULARS -> s.agenda.push(new Binoculars.Look(type.amount(), 0));
      default -> throw new IllegalStateException(type.id() + " needs a target");
    }
  }

  /// A card on the card of a space.
  static void useOn(CardsState s, int card, int n, int option, Out out) {
    begin(s, card, out);
    CardType type = s.type(card);
    switch (type.effect()) {
      case TOOLKIT -> Boxes.open(s, n, out);
      case CHOOSE_ONE -> Fighting.at(s, n, type.options().get(option).attack(), card, false, out);
      default -> Fighting.at(s, n, type.attack(), card, type.sparesSurvivors(), out);
    }
  }

  private static void begin(CardsState s, int card, Out out) {
    s.zones.remove(hand(s.active), card);
    s.zones.add(CardZones.IN_USE, card);
    s.agenda.push(Events.PutAway.CARD);
    out.tell(CardsEvent.USED, s.survivor[s.active], card);
  }

  /// Green restores, red takes; only the survivor who uses it (COD-ACT-16, COD-CARD-06,
  /// COD-CARD-07).
  private static void heal(CardsState s, CardType type, Out out) {
    int seat = s.active;
    if (type.greenVitality() > 0) {
      Damage.healVitality(s, seat, type.greenVitality(), out);
    }
    if (type.greenImmunity() > 0) {
      Damage.healImmunity(s, seat, type.greenImmunity(), out);
    }
    if (type.redImmunity() > 0) {
      out.tell(CardsEvent.INFECTED, s.survivor[seat], type.redImmunity());
      Damage.loseImmunity(s, seat, type.redImmunity(), out);
    }
    if (type.redVitality() > 0 && s.alive(seat)) {
      out.tell(CardsEvent.VITALITY_LOST, s.survivor[seat], type.redVitality());
      Damage.loseVitality(s, seat, type.redVitality(), out);
    }
  }

  /// Would it take the last Vitality of the one who uses it?
  static boolean kills(CardsState s, int seat, CardType type) {
    int vitality = Math.min(s.who(seat).vitality(), s.vitality[seat] + type.greenVitality());
    int strain = type.greenImmunity() > 0 && s.inForce(Effect.STRAIN) ? 1 : 0;
    int immunity =
        Math.min(s.who(seat).immunity(), s.immunity[seat] + type.greenImmunity() - strain);
    int lost = Math.max(0, type.redImmunity() - immunity) + type.redVitality();
    return lost > 0 && lost >= vitality;
  }

  // Track (COD-SURV-03): a hand card for two Common cards, no action spent.

  static boolean canTrack(CardsState s, int seat) {
    return !s.abilityUsed && s.who(seat).ability() == Ability.TRACK && !s.zones.isEmpty(hand(seat));
  }

  static void track(CardsState s, int card, Out out) {
    s.abilityUsed = true;
    Cards.discardHeld(s, s.active, card);
    out.tell(CardsEvent.TRACKED, s.survivor[s.active], card);
    Looking.draw(s, TRACKED, true, out);
  }
}

package horda.ruemorgue.rules;

import static horda.ruemorgue.state.MorgueState.NONE;

import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Out;
import horda.engine.shape.Named;
import horda.ruemorgue.content.Equipment;
import horda.ruemorgue.content.Item;
import horda.ruemorgue.content.Skill;
import horda.ruemorgue.content.Weapon;
import horda.ruemorgue.content.ZombieKind;
import horda.ruemorgue.state.FreeAction;
import horda.ruemorgue.state.HoldsCard;
import horda.ruemorgue.state.Kinds.Card;
import horda.ruemorgue.state.Kinds.Person;
import horda.ruemorgue.state.MorgueEvent;
import horda.ruemorgue.state.MorgueState;
import horda.ruemorgue.state.MorgueStep;

/// SRCH: looking for equipment.
final class Searching {
  private Searching() {}

  /// Once a turn, without zombies, where there is something to find (RMO-SRCH-01, 02, 05 to 07).
  static void list(MorgueState s, int survivor, Choices into) {
    int zone = s.zone[survivor];
    if (!Uses.isFree(s, survivor, Uses.SEARCH) || s.zombies(zone) > 0 || s.aloft(survivor)) {
      return;
    }
    boolean place =
        s.table.board().zone(zone).searchable()
            || Tents.isSearchable(s, zone)
            || s.has(survivor, Skill.SCAVENGER);
    if (place && Paying.can(s, FreeAction.SEARCH, 1) || holdsNose(s, survivor)) {
      into.add(Code.of(Act.SEARCH));
    }
  }

  /// After a kill, for nothing and anywhere (RMO-SK-28).
  private static boolean holdsNose(MorgueState s, int survivor) {
    return s.marked(survivor, MorgueState.KILLED)
        && s.has(survivor, Skill.HOLD_YOUR_NOSE)
        && Uses.isFree(s, survivor, Uses.NOSE);
  }

  /// All cards are drawn, then looked at in order; sorting one's own cards comes last (04, 09).
  static void begin(MorgueState s, int survivor, Out out) {
    if (holdsNose(s, survivor)) {
      Uses.use(s, survivor, Uses.NOSE);
    } else {
      Paying.pay(s, FreeAction.SEARCH, 1);
    }
    Uses.use(s, survivor, Uses.SEARCH);
    s.agenda.push(new Arrange(survivor, Arrange.MOST));
    int cards = 1 + s.times(survivor, Skill.SEARCH_CARD);
    int[] found = new int[cards];
    for (int n = 0; n < cards; n++) {
      found[n] = find(s, survivor, out);
    }
    for (int n = cards - 1; n >= 0; n--) {
      if (found[n] != NONE) {
        s.agenda.push(new LuckyFinds.Destiny(survivor, found[n]));
      }
    }
  }

  /// The next card, told; or nothing, in words too (RMO-INV-09).
  static int find(MorgueState s, int survivor, Out out) {
    int card = draw(s, out);
    if (card == NONE) {
      out.tell(MorgueEvent.FINDS_NOTHING, s.who[survivor]);
    } else {
      out.tell(MorgueEvent.FINDS, s.who[survivor], card);
    }
    return card;
  }

  /// The discards make a new deck when it is empty; nothing if both are (RMO-INV-08, 09).
  private static int draw(MorgueState s, Out out) {
    int deck = s.table.equipmentDeck;
    if (s.cards.isEmpty(deck) && !s.cards.isEmpty(s.table.equipmentDiscard)) {
      s.cards.moveAll(s.table.equipmentDiscard, deck);
      s.cards.shuffle(deck, s.chance);
      out.tell(MorgueEvent.EQUIPMENT_RESHUFFLED);
    }
    s.reveal();
    return s.cards.isEmpty(deck) ? NONE : s.cards.draw(deck);
  }

  static void resolve(MorgueState s, int survivor, int card) {
    Equipment found = s.table.equipment(card);
    if (found instanceof Item item && item.effect() == Item.Effect.SCARE) {
      s.agenda.push(new Scare(survivor, card));
      return;
    }
    if (found instanceof Weapon weapon && weapon.dual() && s.has(survivor, Skill.MATCHING_SET)) {
      s.agenda.push(new LuckyFinds.MatchingSet(survivor, card));
    }
    s.agenda.push(new Keep(survivor, card));
  }

  /// Aaahh! A Walker, and the card is gone (RMO-SRCH-08).
  @Named("scare")
  record Scare(@Person int survivor, @Card int card) implements MorgueStep, HoldsCard {
    @Override
    public void run(MorgueState s, Out out) {
      Discarding.putAway(s, card);
      if (s.inPlay(survivor)) {
        s.agenda.push(new Placing.Shortage());
        Placing.place(s, s.zone[survivor], ZombieKind.WALKER, 1, out);
      }
    }
  }
}

package horda.cardsofthedead.rules;

import static horda.cardsofthedead.CardsState.NONE;
import static horda.cardsofthedead.CardsState.PARALYSED;
import static horda.cardsofthedead.CardsState.SPACES;

import horda.cardsofthedead.CardsState;
import horda.cardsofthedead.Table;
import horda.cardsofthedead.content.Attack;
import horda.cardsofthedead.content.CardType;
import horda.cardsofthedead.content.Counter;
import horda.cardsofthedead.content.Effect;
import horda.cardsofthedead.content.Spot;
import horda.engine.Code;
import horda.engine.Hints;
import horda.engine.Question;

/**
 * Rules of thumb: heal when low, hit what will bite, take what is worth it, keep an action to walk,
 * and walk towards the City cards that are quick to reach.
 */
public final class CardsHints implements Hints<CardsState> {
  private static final int URGENT = 1000;
  private static final int EXIT = 900;
  private static final int HEAL = 500;
  private static final int FIGHT = 300;
  private static final int ARM = 280;
  private static final int TAKE = 200;
  private static final int WALK = 100;
  private static final int END = 20;

  @Override
  public int weigh(CardsState s, Question<CardsState> question, int seat, long choice) {
    return switch (question.name()) {
      case "act" -> act(s, seat, choice);
      case "run-on", "lantern" -> choice == 0 ? 0 : way(s, Code.a(choice));
      case "keep" -> choice == 0 ? 0 : 1 + worth(s, seat, Code.a(choice));
      case "discard-down", "give-up-common" -> -worth(s, seat, Code.a(choice));
      case "make-room" ->
          choice == 0 ? -worth(s, seat, s.zones.top(Table.DRAWN)) : -worth(s, seat, Code.a(choice));
      case "trader-give" -> choice == 0 ? -15 : -worth(s, seat, Code.a(choice));
      case "last-supper" -> choice == 0 ? 0 : 10 * s.living() - 12;
      case "sweet-home" -> choice == 0 ? 6 : missingVitality(s);
      case "binoculars-look" -> choice == 0 ? 0 : 1;
      default -> 0;
    };
  }

  private static int act(CardsState s, int seat, long choice) {
    int a = Code.a(choice);
    int b = Code.b(choice);
    return switch (Code.verb(choice)) {
      case Act.END -> END;
      case Act.TURN -> walk(s, seat, a);
      case Act.RUN -> s.vitality[seat] > 8 && freeSpaces(s) > 4 ? WALK + way(s, a) : 0;
      case Act.THROUGH -> through(s, seat, a);
      case Act.ATTACK -> strike(s, seat, a, Fighting.ready(s, seat));
      case Act.PUNCH -> s.immunity[seat] > 3 ? strike(s, seat, a, Fighting.ready(s, seat)) : 0;
      case Act.USE -> use(s, seat, s.type(a));
      case Act.USE_OPTION -> use(s, seat, s.type(a).options().get(b));
      case Act.USE_ON -> useOn(s, seat, a, b, Code.c(choice));
      case Act.PICK_UP_TO_HAND -> pickUp(s, seat, a, 2);
      case Act.PICK_UP_TO_RESERVE -> pickUp(s, seat, a, 0);
      case Act.PICK_UP_FOR -> pickUp(s, seat, a, 0) - TAKE / 2 - 4 * worth(s, seat, b);
      case Act.EQUIP -> equip(s, seat, a);
      case Act.LOAD -> s.loaded[seat] == NONE ? ARM : 0;
      case Act.FETCH -> fetch(s, seat, a);
      case Act.TRACK -> worth(s, seat, a) < 10 ? END + 5 : 0;
      default -> 0;
    };
  }

  // Going on.

  private static int freeSpaces(CardsState s) {
    int free = 0;
    for (int n = 0; n < SPACES; n++) {
      free += s.isFree(n) ? 1 : 0;
    }
    return free;
  }

  /** The last action is for walking, while there is room for what comes. */
  private static int walk(CardsState s, int seat, int spot) {
    if (s.lastBreath && !s.anyFree() || freeSpaces(s) <= 1 && s.actions > 1) {
      return 0;
    }
    boolean last = s.actions <= 1;
    return WALK + way(s, spot) + (last && s.vitality[seat] > danger(s) ? 2 * WALK : 0);
  }

  /**
   * Known cards as they deserve; else upwards and outwards, where City cards are quick to reach.
   */
  private static int way(CardsState s, int n) {
    Spot spot = s.content.layout().spots().get(n);
    if ((s.known >>> n & 1) != 0) {
      CardType type = s.type(s.spot[n]);
      return type.isWayOut() ? 60 : type.isResource() ? 40 : type.isZombie() ? 2 : 10;
    }
    return 20 + 4 * (8 - spot.row()) + Math.abs(spot.x() - 4);
  }

  private static int through(CardsState s, int seat, int n) {
    boolean safe = s.vitality[seat] > danger(s);
    return switch (s.type(s.space[n]).effect()) {
      case EXIT -> safe || s.seats() > 1 ? EXIT : 0;
      case EXIT_INDOORS -> safe && s.laid == 0 ? EXIT : safe ? WALK + 60 : 0;
      default -> safe && s.immunity[seat] > 4 ? WALK + 30 : 0;
    };
  }

  /** What the coming Game Turn will do to the active survivor. */
  private static int danger(CardsState s) {
    int sum = 0;
    for (int n = 0; n < SPACES; n++) {
      sum += s.space[n] == NONE || s.cardParalysis[n] == PARALYSED ? 0 : menace(s, n);
    }
    return sum;
  }

  private static int menace(CardsState s, int n) {
    CardType type = s.type(s.space[n]);
    if (!type.isZombie()) {
      return 0;
    }
    int bite =
        type.zombieDamage() == 0 ? 0 : type.zombieDamage() + (s.inForce(Effect.BLOODLUST) ? 1 : 0);
    Counter counter = type.counter();
    boolean due = counter != null && s.turns[n] >= counter.value() - 1;
    return bite + type.redImmunity() + (due ? Math.max(1, type.explosive()) : 0);
  }

  // Fighting.

  private static int strike(CardsState s, int seat, int n, Attack attack) {
    CardType type = s.type(s.space[n]);
    boolean needRoom = !s.anyFree();
    int left = Damage.toughness(s, s.space[n]) - s.hits[n];
    boolean kills = attack.value() >= left;
    if (!type.isZombie()) {
      boolean box = type.call() >= 0;
      return needRoom && kills
          ? URGENT
          : box && danger(s) == 0 ? TAKE + 10 : s.lastBreath && kills ? 50 : 0;
    }
    boolean blast = kills && type.explosive() > 0 && attack.type() != Attack.Type.RANGED;
    if (blast && s.vitality[seat] <= type.explosive() + 1) {
      return 0;
    }
    int value =
        10 * menace(s, n)
            + (kills ? 60 : 5 * attack.value())
            - (blast ? 70 : 0)
            - 10 * attack.noise();
    return needRoom && kills
        ? URGENT + value
        : FIGHT + value - 4 * Math.max(0, attack.value() - left);
  }

  private static int useOn(CardsState s, int seat, int card, int n, int option) {
    CardType type = s.type(card);
    if (type.effect() == Effect.TOOLKIT) {
      return s.type(s.space[n]).call() >= 0 || freeSpaces(s) < 3 ? TAKE + 60 : 0;
    }
    Attack attack =
        type.effect() == Effect.CHOOSE_ONE ? type.options().get(option).attack() : type.attack();
    return strike(s, seat, n, attack) - 20;
  }

  private static int equip(CardsState s, int seat, int card) {
    CardType weapon = s.type(card);
    boolean useless = weapon.needsLoad() && !holdsLoad(s, seat, weapon);
    boolean empty = s.equipped[seat] == NONE || Fighting.ready(s, seat).isNone();
    return empty && !useless ? ARM + (weapon.sides().isEmpty() ? 0 : weapon.attack().value()) : 0;
  }

  private static boolean holdsLoad(CardsState s, int seat, CardType weapon) {
    for (int i = 0; i < s.zones.size(Table.hand(seat)); i++) {
      if (s.type(s.zones.at(Table.hand(seat), i)).loads() == weapon.takes()) {
        return true;
      }
    }
    return false;
  }

  // Cards.

  private static int missingVitality(CardsState s) {
    int sum = 0;
    for (int seat = 0; seat < s.seats(); seat++) {
      sum += s.alive(seat) ? s.who(seat).vitality() - s.vitality[seat] : 0;
    }
    return sum;
  }

  private static int use(CardsState s, int seat, CardType type) {
    int vitality = Math.min(type.greenVitality(), s.who(seat).vitality() - s.vitality[seat]);
    int immunity = Math.min(type.greenImmunity(), s.who(seat).immunity() - s.immunity[seat]);
    return switch (type.effect()) {
      case WEAR -> FIGHT;
      case NOTE -> TAKE + 20;
      case LANTERN, BINOCULARS -> END + 10;
      default -> {
        int gain = 3 * vitality + 2 * immunity - 2 * type.redImmunity() - 3 * type.redVitality();
        boolean waste = vitality + immunity < type.greenVitality() + type.greenImmunity();
        boolean low =
            s.vitality[seat] <= danger(s) + 2 && vitality > 0
                || s.immunity[seat] <= 1 && immunity > 0;
        yield low ? HEAL + gain : waste ? 0 : TAKE + 5 * gain;
      }
    };
  }

  private static int pickUp(CardsState s, int seat, int n, int extra) {
    boolean needRoom = !s.anyFree();
    return (needRoom ? URGENT : TAKE) + 4 * worth(s, seat, s.space[n]) + extra;
  }

  private static int fetch(CardsState s, int seat, int card) {
    CardType type = s.type(card);
    boolean sick = s.immunity[seat] <= 3 && type.greenImmunity() > 0;
    boolean hurt = s.vitality[seat] <= 5 && type.greenVitality() > 0;
    boolean armed =
        type.isWeapon() && s.equipped[seat] == NONE
            || Carrying.fits(s, seat, card) && s.loaded[seat] == NONE;
    return sick || hurt || armed ? ARM - 20 : END - 5;
  }

  /** What a card is worth to have, in small numbers. */
  private static int worth(CardsState s, int seat, int card) {
    CardType type = s.type(card);
    if (type.isWeapon()) {
      int value = type.sides().isEmpty() ? 0 : type.attack().value();
      return type.needsLoad() && !holdsLoad(s, seat, type) ? 4 : 8 + 2 * value;
    }
    return switch (type.effect()) {
      case HEAL, CHOOSE_ONE -> 10 + 2 * type.greenImmunity() + 2 * type.greenVitality();
      case WEAR -> 18;
      case NOTE, GRENADE -> 15;
      case THROW, TOOLKIT -> 9;
      case LANTERN, BINOCULARS -> 6;
      default -> type.uses() > 0 ? 8 : 3;
    };
  }
}

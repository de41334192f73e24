package horda.amanecerzombi.bot;

import static horda.amanecerzombi.state.AmanecerState.NONE;

import horda.amanecerzombi.content.Icon;
import horda.amanecerzombi.content.ObjectCard;
import horda.amanecerzombi.content.Weapon;
import horda.amanecerzombi.rules.Act;
import horda.amanecerzombi.rules.Fatal;
import horda.amanecerzombi.rules.Scoring;
import horda.amanecerzombi.rules.Skills;
import horda.amanecerzombi.rules.Turns;
import horda.amanecerzombi.rules.Vehicles;
import horda.amanecerzombi.state.AmanecerState;
import horda.amanecerzombi.state.Piles;
import horda.engine.Step;

/// How many points a Group may have in the end, in hundredths: what it has, what its cards can
/// still bring on a tour over the map ([Tour]), what experience will buy, and how it is off.
final class Prospects {
  private static final int VP = 100;
  private static final int PERSON = 40;
  private static final int DAMAGE = 20;
  private static final int VEHICLE = 40;
  private static final int READY_VEHICLE = 40;
  private static final int QUIET_WEAPON = 20;
  private static final int LOUD_WEAPON = 8;
  private static final int USEFUL = 10;
  private static final int THING = 6;

  /// A card or experience to flee with, whoever comes.
  private static final int FLIGHT = 20;

  /// A card that is left when one's own turn is over: it can only be thrown at somebody.
  private static final int LEFT_OVER = 6;

  /// Unspent experience when nothing can be bought any more: it breaks ties.
  private static final int TIE = 5;

  /// The part of the cards to come that will carry the Group on; the others go into flights.
  private static final float OF_USE = 0.85f;

  /// All but won: only the fifth Mission wins.
  private static final float BEST_ALONE = 0.95f;

  private final Tour tour = new Tour();

  /// The guess for one of several players.
  float of(AmanecerState s, int seat) {
    int rounds = s.rounds - s.round;
    boolean turn = hasTurn(s, seat);
    int hand = s.zones.size(Piles.hand(seat));
    int full = s.content().numbers().hand();
    float cards = (turn ? hand + lift(s, seat) : 0) + rounds * full * OF_USE;
    float points = VP * Scoring.points(s, seat);
    points += tour.plan(s, seat, cards);
    float experience = s.experience[seat] + tour.stops();
    points += turn || rounds > 0 ? VP * skills(s, seat, experience) : TIE * experience;
    points += Errands.worth(s, seat, rounds + (turn ? 1 : 0));
    points += shape(s, seat, rounds + (turn ? 1 : 0));
    return points + (turn ? 0 : LEFT_OVER * hand) + (hand + s.experience[seat] > 0 ? FLIGHT : 0);
  }

  /// Alone: Missions done of those that must be.
  float alone(AmanecerState s) {
    int rounds = s.rounds - s.round;
    boolean turn = hasTurn(s, 0);
    float cards = (turn ? s.zones.size(Piles.hand(0)) : 0) + rounds * s.content().numbers().hand();
    int done = Integer.bitCount(s.required & doneSet(s));
    int must = Math.max(1, Integer.bitCount(s.required));
    float hoped = tour.plan(s, 0, cards) + Errands.worth(s, 0, rounds + (turn ? 1 : 0));
    float missions = done + hoped / (VP * Wishes.POINTS_ALONE) + shape(s, 0, rounds) / (10 * VP);
    float share = Math.clamp(missions / must, 0f, 1f);
    return share * share * BEST_ALONE;
  }

  private static int doneSet(AmanecerState s) {
    int set = 0;
    for (int i = 0; i < s.zones.size(Piles.done(0)); i++) {
      set |= 1 << s.zones.at(Piles.done(0), i);
    }
    return set;
  }

  /// Is this round's own turn still to come, or going on?
  static boolean hasTurn(AmanecerState s, int seat) {
    for (int i = s.agenda.size() - 1; i >= 0; i--) {
      Step<?> step = s.agenda.at(i);
      if (step instanceof Turns.Begin begin && begin.seat() == seat
          || step instanceof Act act && act.seat() == seat) {
        return true;
      }
    }
    return false;
  }

  /// What a ready Vehicle saves, in cards.
  private static float lift(AmanecerState s, int seat) {
    return s.vehicleReady(seat) && Vehicles.carriesAll(s, seat) ? 1.5f : 0;
  }

  /// Skills that the experience buys, the last in part.
  private static float skills(AmanecerState s, int seat, float experience) {
    float left = experience;
    int cost = Skills.cost(s, seat);
    float bought = 0;
    while (left > 0) {
      bought += Math.min(1f, left / cost);
      left -= cost++;
    }
    return bought;
  }

  /// Companions, health, Vehicle, things: the fewer turns are left, the less they matter.
  private static float shape(AmanecerState s, int seat, int turns) {
    float share = Math.min(1f, turns / 4f);
    float shape = 0;
    for (int i = 0; i < s.people(seat); i++) {
      int character = s.person(seat, i);
      int damages = s.damages(character);
      int room = Fatal.limit(s, character) - damages;
      shape += PERSON - DAMAGE * damages - (room <= 1 ? 2 * DAMAGE : 0);
    }
    if (s.vehicle[seat] != NONE) {
      shape += VEHICLE + (s.vehicleReady(seat) ? READY_VEHICLE : 0);
    }
    int held = Piles.objects(seat);
    for (int i = 0; i < s.zones.size(held); i++) {
      shape += thing(s, s.zones.at(held, i));
    }
    return shape * share;
  }

  private static float thing(AmanecerState s, int object) {
    ObjectCard card = s.content().object(object);
    Weapon weapon = card.weapon();
    if (weapon != null) {
      return weapon.noise() == 0 ? QUIET_WEAPON : LOUD_WEAPON;
    }
    return card.has(Icon.MEDICINE) || card.has(Icon.FUEL) ? USEFUL : THING;
  }
}

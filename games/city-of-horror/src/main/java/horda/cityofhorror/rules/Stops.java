package horda.cityofhorror.rules;

import static horda.cityofhorror.content.Place.CROSSROADS;
import static horda.cityofhorror.state.CardZones.hand;

import horda.cityofhorror.content.Ability;
import horda.cityofhorror.content.ActionCard;
import horda.cityofhorror.content.CardEffect;
import horda.cityofhorror.content.Townsperson;
import horda.cityofhorror.state.CityState;
import horda.engine.Code;

/// Which plays of a window are a reason to stop for a person. What works on zombies, votes and
/// hiding matters when it can change the attack or the vote that comes next; until then a later
/// window of the same round does as well. Other plays, zombies for the others among them, can be
/// made in one's own move of every round. All stay possible in every window.
final class Stops {
  /// Points for the best of them.
  private static final int CANNED_FOOD = 1;

  private Stops() {}

  static boolean counts(CityState s, Windows.General window, int seat, long choice) {
    return switch (Code.verb(choice)) {
      case Playing.CARD -> card(s, window, seat, choice);
      case Playing.ABILITY -> ability(s, window, seat, choice);
      // Talk is for those who want to talk.
      default -> false;
    };
  }

  private static boolean card(CityState s, Windows.General window, int seat, long choice) {
    int target = Code.b(choice);
    CardEffect effect = s.content.action(Code.a(choice)).effect();
    return switch (effect) {
      case KILL, KILL_HALF, KITTEN, MOVE_ZOMBIE -> thins(s, window, seat, target);
      case HIDE -> isAttacked(s, window) && s.where[target] == window.place();
      case VOTES -> isVote(s, window) && target == window.place() && isThere(s, seat, target);
      case LEADER -> threatens(s, window, seat, CROSSROADS);
      case LOOK -> isBeforeChoice(s, window, seat);
      // Nobody is attacked any more.
      case SPAWN -> false;
      default -> window.kind() == Windows.FINAL;
    };
  }

  private static boolean ability(CityState s, Windows.General window, int seat, long choice) {
    int character = Code.a(choice);
    int place = s.where[character];
    Ability ability = s.content.person(character).ability();
    return switch (ability) {
      case KILL, MOVE_ZOMBIE -> thins(s, window, seat, place);
      case HIDE -> isAttacked(s, window) && place == window.place();
      case VOTE -> isVote(s, window) && place == window.place();
      case LEADER -> threatens(s, window, seat, CROSSROADS);
      case LOOK -> isBeforeChoice(s, window, seat);
      case UNDO_MOVE -> window.kind() == Windows.MOVED && isCrowded(s, seat);
      // At the end the marker breaks no tie, and there is no vote for a mother.
      case FIRST_PLAYER, GIVE_BIRTH -> false;
      default -> window.kind() == Windows.FINAL && pays(s, seat, character);
    };
  }

  /// At the end a character loses points when it is exhausted. A card can bring back a point
  /// (Canned Food), or refresh somebody for whom that is worth more; and who gets no antidote has
  /// nothing to lose.
  private static boolean pays(CityState s, int seat, int character) {
    int people = 0;
    int gain = CANNED_FOOD;
    for (int c = 0; c < s.where.length; c++) {
      people += People.isOf(s, seat, c) ? 1 : 0;
      gain = People.refreshable(s, seat, c) ? Math.max(gain, points(s, c)) : gain;
    }
    return s.antidotes[seat] < people || gain > points(s, character);
  }

  /// What it is worth to be fresh.
  private static int points(CityState s, int character) {
    Townsperson who = s.content.person(character);
    return who.fresh() - who.exhausted();
  }

  /// A seat that knows what is coming can choose better where to go. Who chooses late is asked
  /// then.
  private static boolean isBeforeChoice(CityState s, Windows.General window, int seat) {
    return window.kind() == (Movement.isLate(s, seat) ? Windows.LATE_CHOICE : Windows.ROUND_START)
        && (s.seenTop & 1 << seat) == 0;
  }

  /// Has somebody else's character just come to where the seat's people are?
  private static boolean isCrowded(CityState s, int seat) {
    return s.lastMover != CityState.NONE
        && s.owner[s.lastMover] != seat
        && isThere(s, seat, s.lastTo);
  }

  private static boolean isThere(CityState s, int seat, int place) {
    return s.peopleOf(seat, place, true) > 0;
  }

  private static boolean isAttacked(CityState s, Windows.General window) {
    return window.kind() == Windows.ATTACK && Attack.isDue(s, window.place());
  }

  /// Will those who are there vote? Who is alone has nobody to vote with.
  private static boolean isVote(CityState s, Windows.General window) {
    boolean share = window.kind() == Windows.SHARE;
    return (share || isAttacked(s, window))
        && window.place() != CROSSROADS
        && Integer.bitCount(s.present(window.place(), share)) > 1;
  }

  /// Zombies are about to attack the seat's people there, and one of them may be eaten: who is not
  /// hidden. Whom the Leader finds on the Crossroads others can still change.
  private static boolean threatens(CityState s, Windows.General window, int seat, int place) {
    return place == window.place() && isAttacked(s, window) && s.peopleOf(seat, place, false) > 0;
  }

  /// Fewer zombies there, if all that the seat can do about them comes to no attack: whether three
  /// or eight come, they take one. Once somebody else has begun, it may be enough.
  private static boolean thins(CityState s, Windows.General window, int seat, int place) {
    return threatens(s, window, seat, place) && !Attack.isDue(s, place, most(s, seat, place));
  }

  /// So many zombies at the most can the seat take away from there.
  private static int most(CityState s, int seat, int place) {
    int sum = 0;
    for (int i = 0; i < s.zones.size(hand(seat)); i++) {
      ActionCard card = s.content.action(s.zones.at(hand(seat), i));
      sum +=
          switch (card.effect()) {
            case KILL, MOVE_ZOMBIE -> card.amount();
            case KILL_HALF -> (s.zombies[place] + 1) / 2;
            case KITTEN -> s.zombies[place];
            default -> 0;
          };
    }
    for (int c = 0; c < s.where.length; c++) {
      boolean ready = s.owner[c] == seat && s.where[c] == place && s.isFresh(c);
      Ability ability = s.content.person(c).ability();
      boolean against = ability == Ability.KILL || ability == Ability.MOVE_ZOMBIE;
      sum += ready && against ? s.content.person(c).amount() : 0;
    }
    return sum;
  }
}

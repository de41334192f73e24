package horda.cityofhorror.bot;

import static horda.cityofhorror.content.Place.CROSSROADS;
import static horda.cityofhorror.state.CityState.NONE;

import horda.cityofhorror.content.Site;
import horda.cityofhorror.content.Townsperson;
import horda.cityofhorror.state.CityState;
import horda.engine.Code;

/// What using a location brings, less what it costs, in hundredths of a point.
final class SiteSense {
  /// A food token that nobody has seen.
  static final int FOOD = 150;

  private SiteSense() {}

  static int use(CityState s, Site site, int seat, long choice) {
    return choice == 0 ? 0 : gain(s, site, seat, Code.b(choice)) - cost(s, site, Code.a(choice));
  }

  private static int gain(CityState s, Site site, int seat, int what) {
    return switch (site.effect()) {
      case ANTIDOTE -> Stakes.antidotes(s, seat, 1, false);
      case FOOD -> FOOD;
      case FOOD_CHOICE -> what == NONE ? FOOD : 100 * s.content.foodValue(what);
      case REFRESH -> rest(s, what);
      case DRAW_CARD -> Stakes.unknownCard(s);
      // Of a whole pile there is a good one.
      case TAKE_DISCARD -> Stakes.unknownCard(s) * 3 / 2;
      case LEADER -> turned(s, seat, what);
      case LEADER_STEP -> turned(s, seat, s.nextColour(s.leader));
      default -> 0;
    };
  }

  private static int cost(CityState s, Site site, int what) {
    return switch (site.cost()) {
      case CARD -> Stakes.card(s, what, false);
      case EXHAUST_HERE -> rest(s, what);
      case FOOD -> 100 * s.content.foodValue(what);
      case NONE -> 0;
    };
  }

  /// The difference between fresh and exhausted.
  private static int rest(CityState s, int c) {
    Townsperson who = s.content.person(c);
    return (int) (100 * CityJudge.freshness(s.round, who.fresh() - who.exhausted()));
  }

  /// The Leader is turned away from one's own people on the Crossroads, or not.
  private static int turned(CityState s, int seat, int colour) {
    if (!Danger.atRisk(s, seat, CROSSROADS)) {
      return 0;
    }
    boolean before = Danger.found(s, seat, s.leader);
    boolean after = Danger.found(s, seat, colour);
    int life = Stakes.life(s, seat, CROSSROADS);
    return before == after ? 0 : before ? life : -life;
  }
}

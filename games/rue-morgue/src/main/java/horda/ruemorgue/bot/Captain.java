package horda.ruemorgue.bot;

import static horda.ruemorgue.state.MorgueState.NONE;

import horda.engine.Chance;
import horda.engine.Exp;
import horda.engine.Hints;
import horda.engine.Question;
import horda.engine.Schemes;
import horda.ruemorgue.content.Skill;
import horda.ruemorgue.map.Ways;
import horda.ruemorgue.rules.Act;
import horda.ruemorgue.rules.FreeAttack;
import horda.ruemorgue.rules.Moving;
import horda.ruemorgue.rules.NextSurvivor;
import horda.ruemorgue.rules.Rivals;
import horda.ruemorgue.state.MorgueState;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// Thinks of orders for the whole team, round by round, in every mission without rivals: where all
/// stand when the zombies come, who goes for what, whether to fight or to run.
public final class Captain implements Schemes<MorgueState> {
  /// Rounds that are played out after the one at hand.
  private static final int AHEAD = 1;

  /// Steps to where all may rally, and to an Objective that somebody alone is sent for.
  private static final int MARCH = 3;

  private static final int ERRAND = 4;

  /// Steps to another post.
  private static final int POST = 2;

  private static final int[] FEARS = {40, 100, 200};
  private static final int SEARCH = 400;

  private final List<Hints<MorgueState>> afterwards;

  public Captain(MorgueHints usual) {
    this.afterwards = List.of(usual, new MorgueHints(TeamOrder.bold()));
  }

  @Override
  public boolean apply(MorgueState s, int seat) {
    return !Rivals.areThere(s);
  }

  @Override
  public int stretch(MorgueState s) {
    return s.round;
  }

  /// Before anybody's turn, and whenever somebody has done something and can go on or stop.
  @Override
  public int moment(MorgueState s, Question<MorgueState> question) {
    int kind =
        switch (question) {
          case NextSurvivor _ -> 0;
          case Act _ -> 1;
          case Moving.On _ -> 2;
          case Moving.Free _ -> 3;
          case FreeAttack _ -> 4;
          default -> NO_USE;
        };
    if (kind == NO_USE) {
      return NO_USE;
    }
    int played = 0;
    for (int survivor = 0; survivor < s.survivors(); survivor++) {
      played |= s.marked(survivor, MorgueState.ACTIVATED) ? 1 << survivor : 0;
    }
    int moment = ((kind * 31 + played) * 31 + s.active) * 31 + s.actions;
    moment = moment * 31 + Arrays.hashCode(s.zone);
    return (moment * 31 + Arrays.hashCode(s.figures)) & Integer.MAX_VALUE;
  }

  @Override
  public List<Hints<MorgueState>> propose(MorgueState s, int seat) {
    TeamOrder order = TeamOrder.usual(s);
    List<Hints<MorgueState>> plans = new ArrayList<>();
    plans.add(new MorgueHints(order));
    Ways ways = Errand.ways(s);
    boolean shove = canShove(s);
    for (int zone : places(s, ways)) {
      TeamOrder rally = order.rallyAt(zone);
      plans.add(new MorgueHints(rally));
      plans.add(new MorgueHints(rally.going(true)));
      if (shove) {
        plans.add(new MorgueHints(rally.going(true).shoving(true)));
      }
    }
    for (int token = 0; token < s.objectiveZone.length; token++) {
      int zone = (s.taken >> token & 1) == 0 ? s.objectiveZone[token] : NONE;
      for (int survivor = 0; zone >= 0 && survivor < s.survivors(); survivor++) {
        int far = acts(s, survivor) ? ways.distance(s.zone[survivor], zone) : NONE;
        if (far >= 0 && far <= ERRAND) {
          plans.add(new MorgueHints(order.send(survivor, zone)));
        }
      }
    }
    return plans;
  }

  private static boolean acts(MorgueState s, int survivor) {
    return s.inPlay(survivor) && !s.marked(survivor, MorgueState.ACTIVATED);
  }

  /// Where nearly as many can march as anywhere.
  private static List<Integer> places(MorgueState s, Ways ways) {
    int[] near = new int[s.noise.length];
    int most = 1;
    for (int zone = 0; zone < near.length; zone++) {
      for (int survivor = 0; survivor < s.survivors(); survivor++) {
        int far = s.inPlay(survivor) ? ways.distance(s.zone[survivor], zone) : NONE;
        near[zone] += far >= 0 && far <= MARCH ? 1 : 0;
      }
      most = Math.max(most, near[zone]);
    }
    List<Integer> places = new ArrayList<>();
    for (int zone = 0; zone < near.length; zone++) {
      if (near[zone] >= Math.max(1, most - 1)) {
        places.add(zone);
      }
    }
    return places;
  }

  private static boolean canShove(MorgueState s) {
    for (int survivor = 0; survivor < s.survivors(); survivor++) {
      if (acts(s, survivor) && s.has(survivor, Skill.SHOVE) && s.zombies(s.zone[survivor]) > 0) {
        return true;
      }
    }
    return false;
  }

  @Override
  public Hints<MorgueState> vary(MorgueState s, Hints<MorgueState> plan, Chance chance) {
    TeamOrder given = plan instanceof MorgueHints hints ? hints.order() : null;
    TeamOrder order = given == null ? TeamOrder.usual(s) : given;
    int changes = 1 + chance.below(2);
    for (int i = 0; i < changes; i++) {
      order = varied(s, order, chance);
    }
    return new MorgueHints(order);
  }

  private static TeamOrder varied(MorgueState s, TeamOrder order, Chance chance) {
    return switch (chance.below(11)) {
      case 0 -> order.fighting(!order.fight());
      case 1 -> order.fearing(FEARS[chance.below(FEARS.length)]);
      case 2 -> order.searching(order.search() != 0 ? 0 : chance.below(2) == 0 ? -SEARCH : SEARCH);
      case 3 -> order.united(!order.united());
      case 4 -> order.shut(!order.shut());
      case 5 -> order.going(!order.go());
      case 6 -> canShove(s) ? order.shoving(!order.shove()) : order.going(!order.go());
      case 7, 8 -> elsewhere(s, order, chance);
      default -> posted(s, order, chance);
    };
  }

  /// All a step further, or aside.
  private static TeamOrder elsewhere(MorgueState s, TeamOrder order, Chance chance) {
    int from = order.rally();
    for (int survivor = 0; survivor < s.survivors() && from < 0; survivor++) {
      from = s.inPlay(survivor) ? s.zone[survivor] : from;
    }
    return from < 0 ? order : order.rallyAt(about(s, from, 1, chance));
  }

  /// Somebody goes his own way, or with the others again.
  private static TeamOrder posted(MorgueState s, TeamOrder order, Chance chance) {
    int survivor = chance.below(s.survivors());
    if (!acts(s, survivor)) {
      return order;
    }
    boolean alone = order.post(survivor) != NONE;
    return order.send(survivor, alone ? NONE : about(s, s.zone[survivor], POST, chance));
  }

  private static int about(MorgueState s, int from, int steps, Chance chance) {
    Ways ways = Errand.ways(s);
    int picked = from;
    int count = 0;
    for (int zone = 0; zone < s.noise.length; zone++) {
      int far = ways.distance(from, zone);
      if (far >= 0 && far <= steps && chance.below(++count) == 0) {
        picked = zone;
      }
    }
    return picked;
  }

  /// As usual or boldly: what is well for the one may be a mistake for the other.
  @Override
  public List<Hints<MorgueState>> afterwards() {
    return afterwards;
  }

  @Override
  public int ahead() {
    return AHEAD;
  }

  @Override
  public double worth(MorgueState s, int seat) {
    return Exp.of(Prospects.of(s));
  }
}

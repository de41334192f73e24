package horda.cityofhorror.rules;

import horda.cityofhorror.state.CityState;
import horda.engine.Step;

/// The steps that promises name, in the order in which a location goes through them (COH-NEG-06).
public final class LocationSteps {
  /// Before, between and after the locations.
  public static final int OUTSIDE = 0;

  public static final int BEFORE_ATTACK = 1;
  public static final int ATTACK_VOTE = 2;
  public static final int ATTACK_TIE = 3;
  public static final int BEFORE_SHARING = 4;
  public static final int SHARING_VOTE = 5;
  public static final int SHARING_TIE = 6;
  public static final int SHARING = 7;

  private static final String[] NAMES = {
    "outside",
    "before-attack",
    "attack-vote",
    "attack-tie",
    "before-sharing",
    "sharing-vote",
    "sharing-tie",
    "sharing"
  };

  private LocationSteps() {}

  public static String name(int step) {
    return NAMES[step];
  }

  static int vote(int step) {
    return step == Vote.ATTACK ? ATTACK_VOTE : SHARING_VOTE;
  }

  static int tie(int step) {
    return step == Vote.ATTACK ? ATTACK_TIE : SHARING_TIE;
  }

  /// The step that the table is in: read off what is still to be done.
  public static int now(CityState s) {
    if (s.here < 0) {
      return OUTSIDE;
    }
    for (int depth = 0; depth < s.agenda.size(); depth++) {
      int step = of(s.agenda.at(depth));
      if (step != OUTSIDE) {
        return step;
      }
    }
    return SHARING;
  }

  private static int of(Step<?> step) {
    return switch (step) {
      case Windows.General window ->
          window.kind() == Windows.SHARE
              ? BEFORE_SHARING
              : window.place() >= 0 ? BEFORE_ATTACK : OUTSIDE;
      case Vote vote -> vote(vote.step());
      case Vote.TieBreak tie -> tie(tie.step());
      case Sharing.HandOut _, Rounds.Finished _ -> SHARING;
      case Sharing.Check _ -> BEFORE_SHARING;
      case Sharing.Open _ -> BEFORE_ATTACK;
      default -> OUTSIDE;
    };
  }

  /// The place of the step that the table is in.
  public static int place(CityState s) {
    return s.here;
  }

  /// Locations that are still to be resolved in this round, as a set.
  public static int toCome(CityState s) {
    for (int depth = 0; depth < s.agenda.size(); depth++) {
      if (s.agenda.at(depth) instanceof Rounds.Resolve(int turn)) {
        int[] order = s.content.resolutionOrder(s.resolutionOrder);
        int set = 0;
        for (int i = turn; i < order.length; i++) {
          set |= 1 << s.at(order[i]);
        }
        return set;
      }
    }
    return 0;
  }

  /// The window under the talk, if there is one: only there can somebody act at once.
  static boolean isWindow(CityState s) {
    for (int depth = 0; depth < Math.min(2, s.agenda.size()); depth++) {
      if (s.agenda.at(depth) instanceof Windows.General) {
        return true;
      }
    }
    return false;
  }
}

package horda.ruemorgue;

import horda.engine.Refusal;
import horda.engine.campaign.CampaignWords;
import horda.ruemorgue.content.Carried;
import horda.ruemorgue.content.Content;
import horda.ruemorgue.content.Numbers;
import horda.ruemorgue.mission.Heading;
import java.util.List;
import java.util.SortedMap;

/// What a campaign's file may say in this game.
record CampaignRules(Content content, Missions missions) implements CampaignWords {
  // What is counted of everybody.
  static final String XP = "xp";
  static final String WOUNDS = "wounds";

  /// Missions that somebody has taken part in.
  static final String MISSIONS = "missions";

  /// The experience with which somebody would begin the next one.
  static final String STARTS = "starts";

  // What is carried over: all numbers are ours (D).
  static final String TEAM = "team";
  static final String CARDS = "cards";
  static final String STORES = "stores";
  static final String XP_SHARE = "xp-share";
  static final String MOST_XP = "most-xp";

  private static final int FEW_CARDS = 3;
  private static final int MOST_STORES = 24;
  private static final int MOST_SHARE = 10;
  private static final int MOST_START = 42;
  private static final int MOST_REWARD = 20;

  @Override
  public List<Bound> limits() {
    Numbers numbers = content.numbers();
    return List.of(
        new Bound(
            TEAM, numbers.fewestSurvivors(), numbers.mostSurvivors(), numbers.fewestSurvivors()),
        new Bound(CARDS, 0, FEW_CARDS, FEW_CARDS),
        new Bound(STORES, 0, MOST_STORES, MOST_STORES / 2),
        new Bound(XP_SHARE, 1, MOST_SHARE, 4),
        new Bound(MOST_XP, 0, MOST_START, 12));
  }

  @Override
  public List<Bound> rewards() {
    return List.of(
        new Bound("heal", 0, content.numbers().wounds(), 0), new Bound("xp", 0, MOST_REWARD, 0));
  }

  @Override
  public boolean isThing(String word) {
    int kind = content.kindNamed(word);
    return kind >= 0 && Carried.isKept(content.equipment().get(kind));
  }

  @Override
  public List<String> options() {
    return List.of("mission");
  }

  @Override
  public List<String> fault(SortedMap<String, String> table, SortedMap<String, Integer> limits) {
    String mission = table.getOrDefault("mission", "");
    if (!missions.names().contains(mission)) {
      return List.of("mission", mission);
    }
    Heading heading;
    try {
      heading = missions.table(mission, "").mission().heading();
    } catch (Refusal unsound) {
      return List.of("unsound", mission, String.valueOf(unsound.getMessage()));
    }
    if (heading.mode() == Heading.Mode.COMPETITIVE) {
      return List.of("rivals", mission);
    }
    int team = limits.getOrDefault(TEAM, 0);
    return team < heading.fewest() || team > heading.most()
        ? List.of("team", mission, number(heading.fewest()), number(heading.most()), number(team))
        : List.of();
  }

  private static String number(int number) {
    return Integer.toString(number);
  }
}

package horda.amanecerzombi.rules;

import horda.amanecerzombi.content.Season;
import horda.amanecerzombi.state.AmanecerState;
import horda.amanecerzombi.state.Piles;
import horda.engine.Setup;
import horda.engine.TableOption;
import java.util.List;

/// VAR, SETUP-11, SETUP-12: what the host settles, and the season deck that follows from it.
public final class Variants {
  private static final String LENGTH = "length";
  private static final String BEGINNER = "beginner";
  private static final String FIRST = "first-player";
  private static final String MAPS = "maps";
  private static final int WINTERS_OF_THREE = 3;
  private static final int HARD = 4;

  /// What the host may settle.
  public static final List<TableOption> OPTIONS =
      List.of(
          Setup.UNIFORM_WINDOWS,
          TableOption.of(
              LENGTH, "normal", "normal", "long-3", "long-4", "long-5", "long-6", "hard"),
          TableOption.flag(BEGINNER, false),
          TableOption.of(FIRST, "random", "random", "1", "2", "3", "4"),
          TableOption.of(MAPS, "build", "build", "quick"));

  private Variants() {}

  /// Without the cards for experts (AMZ-SETUP-20, AMZ-VAR-04).
  static boolean beginner(Setup setup) {
    return setup.flag(BEGINNER);
  }

  /// Are the maps laid in a plain way without asking?
  static boolean quickMaps(Setup setup) {
    return setup.option(MAPS).equals("quick");
  }

  /// The seat named by the host, or one at random (AMZ-SETUP-18).
  static int firstPlayer(Setup setup, AmanecerState s) {
    String named = setup.option(FIRST);
    int seat = named.equals("random") ? s.seats() : Integer.parseInt(named) - 1;
    return seat < s.seats() ? seat : s.chance.below(s.seats());
  }

  /// Cards of each season, from spring to winter.
  static int[] seasons(AmanecerState s, Setup setup) {
    String length = setup.option(LENGTH);
    boolean three = s.seats() == WINTERS_OF_THREE;
    if (length.equals("hard")) {
      return new int[] {0, three ? 1 : 0, HARD, HARD};
    }
    int each =
        length.equals("normal")
            ? s.content().numbers().seasonsEach()
            : Integer.parseInt(length.substring("long-".length()));
    int winters = three ? Math.min(each + 1, inBox(s, Season.WINTER)) : each;
    return new int[] {each, each, each, winters};
  }

  private static int inBox(AmanecerState s, Season season) {
    int count = 0;
    for (int card = 0; card < s.content().seasons(); card++) {
      count += s.content().season(card).season() == season ? 1 : 0;
    }
    return count;
  }

  /// Random cards of each season, winter at the bottom; the others stay unseen in the box.
  static void seasonDeck(AmanecerState s, Setup setup) {
    int[] each = seasons(s, setup);
    Season[] seasons = Season.values();
    for (int i = seasons.length - 1; i >= 0; i--) {
      int before = s.zones.size(Piles.SEASON_DECK);
      for (int card = 0; card < s.content().seasons(); card++) {
        if (s.content().season(card).season() == seasons[i]) {
          s.zones.add(Piles.SEASON_DECK, card);
        }
      }
      s.zones.shuffleTop(Piles.SEASON_DECK, s.zones.size(Piles.SEASON_DECK) - before, s.chance);
      while (s.zones.size(Piles.SEASON_DECK) > before + each[i]) {
        s.zones.add(Piles.SEASON_REMOVED, s.zones.draw(Piles.SEASON_DECK));
      }
    }
    s.rounds = s.zones.size(Piles.SEASON_DECK);
  }
}

package horda.cityofhorror.content;

/// The six locations. The first four stand on the numbered corners; which on which changes from
/// game to game.
public final class Place {
  public static final int CHURCH = 0;
  public static final int HOSPITAL = 1;
  public static final int BANK = 2;
  public static final int ARMORY = 3;
  public static final int TOWER = 4;
  public static final int CROSSROADS = 5;
  public static final int COUNT = 6;
  public static final int CORNERS = 4;

  /// Nowhere: not dealt, or dead.
  public static final int NOWHERE = -1;

  private static final String[] IDS = {
    "church", "hospital", "bank", "armory", "tower", "crossroads"
  };

  private Place() {}

  public static String id(int place) {
    return IDS[place];
  }

  /// The place of that name, or NOWHERE.
  public static int named(String id) {
    for (int i = 0; i < COUNT; i++) {
      if (IDS[i].equalsIgnoreCase(id)) {
        return i;
      }
    }
    return NOWHERE;
  }
}

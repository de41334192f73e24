package horda.amanecerzombi.view;

import java.util.List;

/// A player's Group and what lies open before the player.
///
/// @param square square:130, or empty
/// @param zone tile:5, or empty
/// @param hand how many Action cards
/// @param missions how many Missions that are not done
/// @param done Missions done
/// @param dead Characters in the pile of Victory points
/// @param trophies Zombie cards kept as trophies, by id
/// @param trophyPoints what they are worth together
/// @param vehicle Vehicle in play, or empty
/// @param blocked cards of Blocked Access that hold the Group
/// @param zones zones with at least one token
/// @param nameless dead Characters that were no cards
/// @param skillCost price of the next Skill
/// @param score the final count; 0 while the game goes on
/// @param points Victory points that everybody can count now
public record GroupView(
    int seat,
    String ref,
    String square,
    String zone,
    int experience,
    int hand,
    int missions,
    List<PersonView> people,
    List<String> done,
    List<String> dead,
    List<String> skills,
    List<String> trophies,
    int trophyPoints,
    VehicleView vehicle,
    int blocked,
    int tokens,
    int points,
    int zones,
    int nameless,
    int skillCost,
    int score) {
  /// A Vehicle; `vehicle` is empty if there is none.
  public record VehicleView(String ref, String vehicle, boolean turned, int capacity, int points) {
    static final VehicleView NONE = new VehicleView("", "", false, 0, 0);
  }
}

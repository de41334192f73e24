package horda.ruemorgue.view;

import horda.engine.View;
import horda.engine.shape.OneOf;
import horda.ruemorgue.mission.Heading;
import java.util.List;

/// The table as one seat sees it. Nearly all of it is public; hidden are the order of the decks,
/// closed tents and the backs of mixed Objectives.
///
/// @param seat whose view it is; -1 for an onlooker
/// @param mission id of the mission
/// @param titles what the mission is called: English, then Spanish (added)
/// @param story why one is there, told likewise; empty where the mission tells none (added)
/// @param mode coop or competitive
/// @param phase setup, players, zombies or over
/// @param moment the name of the question that is open; empty if there is none
/// @param active the survivor whose turn it is (survivor:3), or empty
/// @param actions actions left for anything
/// @param free actions left for one purpose only
/// @param result empty while the game goes on; won, lost or scored
/// @param map never changes in the course of a game
/// @param zones what lies and stands in each zone, in the order of the map's zones
/// @param sight what the active survivor sees, near zones first
/// @param horde where the zombies of each zone would go now
/// @param rules special rules of the mission and who must live, as sentences (added)
/// @param reserve figures left in the box, by kind, in the order of `ZoneView.zombies`
public record MorgueView(
    int seat,
    String mission,
    List<String> titles,
    List<String> story,
    @OneOf(of = Heading.Mode.class) String mode,
    int round,
    @OneOf({"setup", "players", "zombies", "over"}) String phase,
    String moment,
    int firstSeat,
    int turnSeat,
    String active,
    int actions,
    List<FreeView> free,
    int spawnDice,
    @OneOf({"", "won", "lost", "scored"}) String result,
    MapView map,
    List<ZoneView> zones,
    List<DoorView> doors,
    List<SpawnView> spawns,
    List<TriggerView> triggers,
    List<ObjectiveView> objectives,
    List<GoalView> goals,
    List<RuleView> rules,
    HelicopterView helicopter,
    List<SurvivorView> survivors,
    List<TeamView> teams,
    AttackView attack,
    List<SightView> sight,
    List<WayView> horde,
    List<Integer> reserve,
    PilesView piles)
    implements View, MorgueViewWritten {
  /// The same through the eyes of a seat: everything is open.
  public MorgueView of(int other) {
    return new MorgueView(
        other < 0 ? ONLOOKER : other,
        mission,
        titles,
        story,
        mode,
        round,
        phase,
        moment,
        firstSeat,
        turnSeat,
        active,
        actions,
        free,
        spawnDice,
        result,
        map,
        zones,
        doors,
        spawns,
        triggers,
        objectives,
        goals,
        rules,
        helicopter,
        survivors,
        teams,
        attack,
        sight,
        horde,
        reserve,
        piles);
  }
}

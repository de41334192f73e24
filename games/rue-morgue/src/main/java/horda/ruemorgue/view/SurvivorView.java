package horda.ruemorgue.view;

import horda.engine.shape.OneOf;
import horda.ruemorgue.content.Level;
import java.util.List;

/// A survivor; all about them is public.
///
/// @param ref survivor:3
/// @param survivor id in the content; empty before one is chosen
/// @param name what one is called whom the host made up; empty for those of the box (added)
/// @param owner the seat that leads them
/// @param state in-play, dead, away
/// @param zone or -1
/// @param seat in the helicopter: 0 outside, 1 pilot, 2 to 4 passenger
/// @param level blue, yellow, orange or red
/// @param hands the two hands
/// @param reserve three slots, four with Hoard
/// @param marks words for what lasts: rotten, ninja-off, tough-spent
public record SurvivorView(
    String ref,
    String survivor,
    String name,
    int owner,
    int team,
    @OneOf({"in-play", "dead", "away"}) String state,
    boolean activated,
    int zone,
    int seat,
    int xp,
    @OneOf(of = Level.class) String level,
    int wounds,
    int health,
    List<CardView> hands,
    List<CardView> reserve,
    List<SkillView> skills,
    List<String> marks) {}

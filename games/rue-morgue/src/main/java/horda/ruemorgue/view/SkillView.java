package horda.ruemorgue.view;

import horda.engine.shape.OneOf;
import horda.ruemorgue.content.Level;

/// A skill on a survivor's card.
///
/// @param about what it is about, such as a kind of card; empty for most
/// @param level blue, yellow, orange or red
/// @param owned in force now
/// @param spent used up until the next turn
public record SkillView(
    String ref,
    String skill,
    String about,
    @OneOf(of = Level.class) String level,
    boolean owned,
    boolean spent) {}

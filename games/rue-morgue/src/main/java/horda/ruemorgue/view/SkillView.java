package horda.ruemorgue.view;

/**
 * A skill on a survivor's card.
 *
 * @param about what it is about, such as a kind of card; empty for most
 * @param level blue, yellow, orange or red
 * @param owned in force now
 * @param spent used up until the next turn
 */
public record SkillView(
    String ref, String skill, String about, String level, boolean owned, boolean spent) {}

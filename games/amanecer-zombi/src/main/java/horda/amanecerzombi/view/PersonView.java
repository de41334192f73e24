package horda.amanecerzombi.view;

import java.util.List;

/**
 * A living Character.
 *
 * @param card its id, or {@code nameless}
 * @param load load spaces, and how many are in use
 * @param damage the Damage cards on it; {@code markers} are Damages without a card
 * @param fatal the Damage that kills it: 4, or 5 with Toughness
 * @param lifeOrDeath the worst number on it; 0 if there is none
 * @param used whether its ability was used this round
 * @param weapon the Object it fights with in this phase ({@code object:41}), or empty
 */
public record PersonView(
    String ref,
    String card,
    int load,
    int loadUsed,
    List<ObjectView> objects,
    List<CardView> damage,
    int markers,
    int fatal,
    int lifeOrDeath,
    List<CardView> skills,
    boolean used,
    String weapon) {}

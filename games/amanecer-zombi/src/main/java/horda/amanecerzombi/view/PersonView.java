package horda.amanecerzombi.view;

import java.util.List;

/**
 * A living Character.
 *
 * @param ref character:7
 * @param load load spaces; {@code used} of them are taken
 * @param damages Damage cards by id; {@code plain} for a marker without a card
 * @param weapon object:12 chosen for the phase of a combat, or empty
 */
public record PersonView(
    String ref,
    String character,
    int load,
    int used,
    List<ObjectView> objects,
    List<String> skills,
    List<String> damages,
    String weapon) {}

package horda.amanecerzombi.view;

import java.util.List;

/**
 * An Object: object:12.
 *
 * @param icons mechanic, electric, fuel, ammunition, medicine, food, light
 * @param dice of a weapon, else 0; {@code ranged} if it shoots
 */
public record ObjectView(
    String ref, String object, boolean turned, List<String> icons, int dice, boolean ranged) {}

package horda.amanecerzombi.view;

import java.util.List;

/**
 * An Object on a Character or on the table of a search.
 *
 * @param icons mechanic, electric, fuel, ammunition, medicine, food, light
 * @param dice of a weapon; 0 if it is none
 */
public record ObjectView(
    String ref, String card, boolean turned, List<String> icons, boolean ranged, int dice) {}

package horda.amanecerzombi.view;

import java.util.List;

/**
 * A zone that was dealt to somebody.
 *
 * @param zone its id in content.yaml
 * @param terrain start, field, forest or city
 * @param active the Special Zombie of the zone, or empty
 * @param seat on whose map it lies, or to whom it was dealt
 * @param laid whether it lies already; then {@code x} to the right and {@code y} downwards from the
 *     Start zone at 0, 0, and {@code turn} quarters clockwise
 * @param squares five rows of five, from the top left as the zone lies; as printed if it does not
 *     lie yet
 */
public record ZoneView(
    String ref,
    String zone,
    String terrain,
    String active,
    int seat,
    boolean laid,
    int x,
    int y,
    int turn,
    List<SquareView> squares) {}

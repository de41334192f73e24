package horda.ruemorgue.view;

/**
 * An Objective token.
 *
 * @param colour empty while its back is hidden
 * @param zone where it lies, or -1
 * @param carrier survivor:3, or empty
 */
public record ObjectiveView(
    String ref, String colour, int zone, String carrier, boolean taken, boolean delivered) {}

package horda.amanecerzombi.view;

/**
 * The Vehicle of a Group; {@code card} is empty if it has none.
 *
 * @param points movement points of a drive now
 * @param fits whether all Characters have a seat
 */
public record VehicleView(
    String ref, String card, boolean turned, int capacity, int points, boolean fits) {
  public static final VehicleView NONE = new VehicleView("", "", false, 0, 0, false);
}

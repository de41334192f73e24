package horda.cardsofthedead.view;

/**
 * A card whose face everybody knows.
 *
 * @param ref {@code card:12}
 * @param card the printed card, {@code fat_zombie}
 * @param back {@code common}, {@code kit}…
 */
public record CardView(String ref, String card, String kind, String back) {}

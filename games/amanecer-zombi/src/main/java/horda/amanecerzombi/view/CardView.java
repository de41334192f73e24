package horda.amanecerzombi.view;

/**
 * A card whose face this seat knows.
 *
 * @param ref as in options: {@code action:4}, {@code mission:2}, {@code damage:7}
 * @param card its id in content.yaml
 */
public record CardView(String ref, String card) {}

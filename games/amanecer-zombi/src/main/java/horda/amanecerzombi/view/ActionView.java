package horda.amanecerzombi.view;

/**
 * Cards of one kind in one's own hand.
 *
 * @param ref action:3, the kind
 * @param kind zombie, vehicle or event
 * @param count how many of them
 */
public record ActionView(String ref, String action, String kind, int count) {}

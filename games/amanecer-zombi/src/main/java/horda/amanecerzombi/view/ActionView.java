package horda.amanecerzombi.view;

import horda.engine.shape.OneOf;

/// Cards of one kind in one's own hand.
///
/// @param ref action:3, the kind
/// @param kind zombie, vehicle or event
/// @param count how many of them
public record ActionView(
    String ref, String action, @OneOf({"zombie", "vehicle", "event"}) String kind, int count) {}

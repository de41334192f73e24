package horda.ruemorgue.view;

import horda.engine.shape.OneOf;

/// Actions for one purpose only: move, melee, ranged, combat, search or door.
public record FreeView(
    @OneOf({"move", "melee", "ranged", "combat", "search", "door"}) String kind, int count) {}

package horda.ruemorgue.view;

/** Actions for one purpose only: move, melee, ranged, combat, search or door. */
public record FreeView(String kind, int count) {}

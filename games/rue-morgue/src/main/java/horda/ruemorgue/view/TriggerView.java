package horda.ruemorgue.view;

/// An Event trigger on a laid tile.
public record TriggerView(String ref, int tile, boolean used) {}

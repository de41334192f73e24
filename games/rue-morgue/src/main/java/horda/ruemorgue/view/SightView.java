package horda.ruemorgue.view;

/// A zone that the active survivor sees, and how far it is.
public record SightView(int zone, int range) {}

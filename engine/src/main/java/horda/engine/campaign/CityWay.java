package horda.engine.campaign;

/// A way between two places of the map.
public record CityWay(String one, String other) {}

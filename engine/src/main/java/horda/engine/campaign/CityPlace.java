package horda.engine.campaign;

/// A place on the map of a campaign.
///
/// @param x from 0 in the west to 100
/// @param y from 0 in the north to 100
public record CityPlace(String id, Telling title, int x, int y) {}

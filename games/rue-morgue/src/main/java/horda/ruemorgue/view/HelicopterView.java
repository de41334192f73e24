package horda.ruemorgue.view;

import java.util.List;

/// The helicopter.
///
/// @param ref empty where the mission has none
/// @param pilot survivor:3, or empty
/// @param stored Equipment cards in it
public record HelicopterView(
    String ref,
    int zone,
    boolean flies,
    boolean flying,
    String pilot,
    List<String> passengers,
    List<CardView> stored) {}

package horda.ruemorgue.view;

import horda.engine.shape.OneOf;
import horda.ruemorgue.map.Colour;

/// An Objective token.
///
/// @param colour empty while its back is hidden
/// @param zone where it lies, or -1
/// @param carrier survivor:3, or empty
public record ObjectiveView(
    String ref,
    @OneOf(value = "", of = Colour.class) String colour,
    int zone,
    String carrier,
    boolean taken,
    boolean delivered) {}

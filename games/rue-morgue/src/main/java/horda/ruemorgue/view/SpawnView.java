package horda.ruemorgue.view;

import horda.engine.shape.OneOf;
import horda.ruemorgue.map.Colour;
import java.util.List;

/// A Spawn Zone.
///
/// @param awake a coloured one sleeps at first
/// @param locators numbers of the spawn die that point here now
/// @param first begins in every spawn step, where there are no locators
public record SpawnView(
    String ref,
    int zone,
    @OneOf(of = Colour.class) String colour,
    boolean awake,
    List<Integer> locators,
    boolean first) {}

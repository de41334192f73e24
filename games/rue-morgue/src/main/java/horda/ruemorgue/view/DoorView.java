package horda.ruemorgue.view;

import horda.engine.shape.OneOf;
import horda.ruemorgue.map.Colour;

/// A door; `shut` if nothing opens it any more.
public record DoorView(
    String ref,
    int one,
    int other,
    @OneOf(of = Colour.class) String colour,
    boolean open,
    boolean shut) {}

package horda.cardsofthedead.view;

import horda.cardsofthedead.content.Back;
import horda.engine.Nullable;
import horda.engine.shape.OneOf;

/// A card lying in the Deployment Area.
///
/// @param ref `spot:5`
/// @param id row and x, `4.3`
/// @param card its face, if it lies face up or everybody has seen it
/// @param known face down, but seen
/// @param uncovered nothing lies on its corners
/// @param inPlay whether it belongs to the zone being played
public record SpotView(
    String ref,
    String id,
    int row,
    int x,
    @OneOf(of = Back.class) String back,
    boolean faceUp,
    boolean known,
    boolean uncovered,
    boolean inPlay,
    @Nullable CardView card) {}

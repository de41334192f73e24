package horda.cardsofthedead.view;

import horda.cardsofthedead.content.Back;
import horda.cardsofthedead.content.Kind;
import horda.engine.shape.OneOf;

/// A card whose face everybody knows.
///
/// @param ref `card:12`
/// @param card the printed card, `fat_zombie`
/// @param back `common`, `kit`…
public record CardView(
    String ref,
    String card,
    @OneOf(of = Kind.class) String kind,
    @OneOf(of = Back.class) String back) {}

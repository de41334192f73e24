package horda.cardsofthedead.view;

import horda.engine.Nullable;

/// A space of the Play Area, 1 to 7.
///
/// @param ref `space:3`
/// @param hits Hit tokens; the card goes at `toughness` (HP and Defence together)
/// @param counter what its Turn tokens count up to; 0 without a counter
/// @param damage what it would do to the active survivor when activated, Threats included
/// @param paralysis `none`, `next-turn` or `served`
public record SpaceView(
    String ref,
    int number,
    boolean blocked,
    @Nullable CardView card,
    int hits,
    int toughness,
    int turns,
    int counter,
    int damage,
    @Paralysis String paralysis) {}

package horda.cardsofthedead.view;

/// A survivor card that still lies on the table before the game.
///
/// @param ref `survivor:1`
public record FreeSurvivor(String ref, String survivor) {}

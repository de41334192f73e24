package horda.cardsofthedead.content;

/// A position of the Deployment Area.
///
/// @param row counted from the top
/// @param x in half card widths
/// @param venue whether the card there shows the back of the venue (City outdoors), else the Common
///   back
/// @param players used with that many survivors or more
/// @param coveredBy bit set of the spots whose card would lie on its corners (COD-DEPLOY-05)
public record Spot(int row, int x, boolean venue, int players, long coveredBy) {}

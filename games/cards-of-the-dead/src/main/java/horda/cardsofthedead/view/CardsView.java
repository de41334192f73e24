package horda.cardsofthedead.view;

import horda.engine.View;
import horda.engine.shape.OneOf;
import java.util.List;

/// The table as everybody sees it.
///
/// @param active the seat whose turn it is, or -1 before the first turn
/// @param zone `main`, `pharmacy` or `market`
/// @param free survivors that nobody has taken, while somebody still has to choose
/// @param drawn cards drawn and not yet kept or discarded
/// @param result `going-on`, `won`, `all-dead` or `no-breath`
public record CardsView(
    int day,
    @OneOf({"main", "pharmacy", "market"}) String zone,
    int active,
    int actions,
    boolean abilityUsed,
    boolean lastBreath,
    List<SurvivorView> survivors,
    List<FreeSurvivor> free,
    List<SpaceView> spaces,
    List<SpotView> layout,
    List<CardView> threats,
    List<CardView> drawn,
    List<CardView> inUse,
    PilesView piles,
    List<String> venuesEntered,
    int kills,
    List<ChallengeView> challenges,
    boolean hard,
    @OneOf({"going-on", "won", "all-dead", "no-breath"}) String result)
    implements View, CardsViewWritten {}

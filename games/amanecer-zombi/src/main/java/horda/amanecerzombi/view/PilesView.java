package horda.amanecerzombi.view;

import java.util.List;

/** How many cards lie in each deck, and what lies open on the discard piles, the top card last. */
public record PilesView(
    int actions,
    List<CardView> actionDiscard,
    int specials,
    List<CardView> specialDiscard,
    int greens,
    List<CardView> greenDiscard,
    int blues,
    List<CardView> blueDiscard,
    int characters,
    int missions,
    List<CardView> missionDiscard,
    int skills,
    int damages,
    List<CardView> damageDiscard,
    int seasons) {}

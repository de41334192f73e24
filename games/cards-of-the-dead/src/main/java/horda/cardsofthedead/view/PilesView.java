package horda.cardsofthedead.view;

import java.util.List;

/// How many cards are in the draw piles; what lies in the open ones.
public record PilesView(
    int common,
    List<CardView> commonDiscard,
    int city,
    int kit,
    List<CardView> kitDiscard,
    int threats,
    List<CardView> pileA,
    List<CardView> pileB,
    List<CardView> pileC,
    List<CardView> pileD,
    List<CardView> outOfTheGame) {}

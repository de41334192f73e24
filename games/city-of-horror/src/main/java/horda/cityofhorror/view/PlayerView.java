package horda.cityofhorror.view;

import java.util.List;

/// A player, as far as this seat knows.
///
/// @param foodTokens how many; `openFood` are the values that everybody knows
/// @param movement the revealed Movement card, or empty
/// @param knownCards cards of that hand that this seat knows of
/// @param waiting characters that have been dealt and are not placed yet
/// @param lost characters of this player that have died
public record PlayerView(
    int seat,
    String colour,
    boolean living,
    int hand,
    int antidotes,
    int foodTokens,
    List<Integer> openFood,
    String movement,
    boolean moved,
    List<CardView> knownCards,
    List<PersonView> waiting,
    List<String> lost,
    int score) {}

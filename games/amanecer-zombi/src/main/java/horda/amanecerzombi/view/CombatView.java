package horda.amanecerzombi.view;

import java.util.List;

/**
 * The combat that is being fought; {@code group} is -1 if there is none.
 *
 * @param group the attacked seat
 * @param attacker the attacking seat of a combat between Groups; -1 against Zombies
 * @param dice Zombie dice left
 * @param zombies the Zombie cards, trophies if it is won
 * @param cleaning the Clean mission that is attempted, or empty
 * @param rangedOver whether the ranged stage has ended
 * @param meleeRolled whether a melee phase was rolled
 * @param modifier added to the dice of the Group in its next phase
 * @param extraDice more dice of the Group in the coming phase, {@code frenzy} added to Zombie dice
 * @param initialDice dice of Initial Attacks that are due; {@code ownInitialDice} the Group's
 */
public record CombatView(
    int group,
    int attacker,
    int initiator,
    int dice,
    List<CardView> zombies,
    String cleaning,
    boolean rangedOver,
    boolean meleeRolled,
    boolean noMedicine,
    boolean noFlightByCards,
    int modifier,
    int extraDice,
    int frenzy,
    int initialDice,
    int ownInitialDice) {
  public static final CombatView NONE =
      new CombatView(-1, -1, -1, 0, List.of(), "", false, false, false, false, 0, 0, 0, 0, 0);
}

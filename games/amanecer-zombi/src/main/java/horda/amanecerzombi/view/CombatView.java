package horda.amanecerzombi.view;

import horda.engine.shape.OneOf;
import java.util.List;

/// The combat that is being fought; `target` is -1 if there is none.
///
/// @param target the attacked seat
/// @param attacker the attacking seat of a combat between Groups, else -1
/// @param initiator who began it, or -1
/// @param zombies Zombie cards in it, by id
/// @param dice Zombie dice left
/// @param cleaning the Clean mission that is attempted, or empty
/// @param stage initial, ranged or melee
/// @param blocked the Group cannot flee
/// @param fleeCards cards that fleeing by discarding costs
/// @param fleeTo squares where the Group could flee to
/// @param modifiers what counts in the next throw, as keys of the texts with a number
/// @param rolls the last throws, oldest first
public record CombatView(
    int target,
    int attacker,
    int initiator,
    List<String> zombies,
    int dice,
    String cleaning,
    @OneOf({"", "initial", "ranged", "melee"}) String stage,
    boolean blocked,
    int fleeCards,
    List<String> fleeTo,
    List<ModifierView> modifiers,
    ForecastView next,
    List<RollView> rolls) {
  static final CombatView NONE =
      new CombatView(
          -1,
          -1,
          -1,
          List.of(),
          0,
          "",
          "",
          false,
          0,
          List.of(),
          List.of(),
          new ForecastView(0, 0, 0, 0, 0),
          List.of());

  /// Something that counts: the key of its words, and how much.
  public record ModifierView(String text, int amount) {}

  /// What the next throw needs.
  ///
  /// @param zombieDice dice that the Zombies (or the other Group) would throw in melee
  /// @param zombieNeeds from what number on they hit
  /// @param rangedDice the Group's dice if it fires all it has
  /// @param meleeDice the Group's dice in melee with the best weapons
  /// @param groupNeeds from what number on they hit
  public record ForecastView(
      int zombieDice, int zombieNeeds, int rangedDice, int meleeDice, int groupNeeds) {}

  /// A throw: who (-1 for the Zombies), what for, the dice, from what number on they hit.
  public record RollView(int seat, String what, List<Integer> dice, int needs, int hits) {}
}

package horda.ruemorgue.view;

import java.util.List;

/// The last throw of dice, while its attack goes on.
///
/// @param attacker survivor:3; empty if there is no attack
/// @param needs a die hits from this number on
/// @param hits still to be given to somebody
public record AttackView(
    String attacker,
    int zone,
    boolean ranged,
    List<String> weapons,
    List<Integer> dice,
    int needs,
    int hits,
    int damage) {}

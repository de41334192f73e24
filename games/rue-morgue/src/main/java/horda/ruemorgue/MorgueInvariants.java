package horda.ruemorgue;

import horda.engine.Invariant;
import horda.ruemorgue.check.CheckCards;
import horda.ruemorgue.check.CheckHorde;
import horda.ruemorgue.check.CheckRounds;
import horda.ruemorgue.check.CheckSurvivors;
import horda.ruemorgue.state.MorgueState;
import java.util.List;

/// The catalogue's invariants, as far as a single position shows them: checked after every step of
/// every fuzzed game and on every position read from outside. What compares two positions is
/// watched by `ChangesTest`.
final class MorgueInvariants {
  private MorgueInvariants() {}

  static List<Invariant<MorgueState>> all() {
    return List.of(
        new Invariant<>("every Equipment card lies in exactly one place", CheckCards::equipment),
        new Invariant<>("every Zombie card lies in exactly one place", CheckCards::zombieCards),
        new Invariant<>("kinds set aside are in no deck", CheckCards::aside),
        new Invariant<>("cards and Wounds lie in slots that are there", CheckCards::slots),
        new Invariant<>("a Scope belongs to a weapon that is kept", CheckCards::scopes),
        new Invariant<>("figures on the board and in the box make the set", CheckHorde::figures),
        new Invariant<>("only figures that are there act", CheckHorde::acting),
        new Invariant<>("nothing is left over from an activation", CheckHorde::rest),
        new Invariant<>("what ran short is made up for at once", CheckHorde::shortage),
        new Invariant<>("the number of spawn dice stays", CheckHorde::spawnDice),
        new Invariant<>("removed Spawn Zones stay away", CheckHorde::spawns),
        new Invariant<>("each survivor takes part once", CheckSurvivors::oneEach),
        new Invariant<>("every seat leads survivors of one team", CheckSurvivors::leaders),
        new Invariant<>("a seat of the helicopter holds one survivor", CheckSurvivors::seats),
        new Invariant<>("nobody stands where nobody can", CheckSurvivors::ground),
        new Invariant<>("skills fit the danger level", CheckSurvivors::skills),
        new Invariant<>("actions belong to whoever has the turn", CheckSurvivors::actions),
        new Invariant<>("an Objective is in one place", CheckSurvivors::objectives),
        new Invariant<>("Team Action cards that were used exist", CheckSurvivors::teamCards),
        new Invariant<>(
            "a round begins in silence with everything loaded", CheckRounds::freshRound),
        new Invariant<>("sight is mutual", CheckRounds::sight),
        new Invariant<>("an attack has an attacker and a weapon", CheckRounds::attack),
        new Invariant<>(
            "the game is over exactly when nothing is left to do", CheckRounds::ending));
  }
}

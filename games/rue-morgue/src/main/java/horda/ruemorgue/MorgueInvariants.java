package horda.ruemorgue;

import horda.engine.Invariant;
import horda.ruemorgue.sound.SoundCards;
import horda.ruemorgue.sound.SoundCourse;
import horda.ruemorgue.sound.SoundHorde;
import horda.ruemorgue.sound.SoundPeople;
import horda.ruemorgue.state.MorgueState;
import java.util.List;

/// The catalogue's invariants, as far as a single position shows them: checked after every step of
/// every fuzzed game and on every position read from outside. What compares two positions is
/// watched by `ChangesTest`.
final class MorgueInvariants {
  private MorgueInvariants() {}

  static List<Invariant<MorgueState>> all() {
    return List.of(
        new Invariant<>("every Equipment card lies in exactly one place", SoundCards::equipment),
        new Invariant<>("every Zombie card lies in exactly one place", SoundCards::zombieCards),
        new Invariant<>("kinds set aside are in no deck", SoundCards::aside),
        new Invariant<>("cards and Wounds lie in slots that are there", SoundCards::slots),
        new Invariant<>("a Scope belongs to a weapon that is kept", SoundCards::scopes),
        new Invariant<>("figures on the board and in the box make the set", SoundHorde::figures),
        new Invariant<>("only figures that are there act", SoundHorde::acting),
        new Invariant<>("nothing is left over from an activation", SoundHorde::rest),
        new Invariant<>("what ran short is made up for at once", SoundHorde::shortage),
        new Invariant<>("the number of spawn dice stays", SoundHorde::spawnDice),
        new Invariant<>("removed Spawn Zones stay away", SoundHorde::spawns),
        new Invariant<>("each survivor takes part once", SoundPeople::oneEach),
        new Invariant<>("every seat leads survivors of one team", SoundPeople::leaders),
        new Invariant<>("a seat of the helicopter holds one survivor", SoundPeople::seats),
        new Invariant<>("nobody stands where nobody can", SoundPeople::ground),
        new Invariant<>("skills fit the danger level", SoundPeople::skills),
        new Invariant<>("actions belong to whoever has the turn", SoundPeople::actions),
        new Invariant<>("an Objective is in one place", SoundPeople::objectives),
        new Invariant<>("Team Action cards that were used exist", SoundPeople::teamCards),
        new Invariant<>(
            "a round begins in silence with everything loaded", SoundCourse::freshRound),
        new Invariant<>("sight is mutual", SoundCourse::sight),
        new Invariant<>("an attack has an attacker and a weapon", SoundCourse::attack),
        new Invariant<>(
            "the game is over exactly when nothing is left to do", SoundCourse::ending));
  }
}

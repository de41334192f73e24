package horda.amanecerzombi.rules;

import static horda.amanecerzombi.state.AmanecerState.CARDS_OF_PEOPLE;
import static horda.amanecerzombi.state.AmanecerState.NONE;

import horda.amanecerzombi.state.AmanecerEvent;
import horda.amanecerzombi.state.AmanecerState;
import horda.amanecerzombi.state.AmanecerStep;
import horda.amanecerzombi.state.Piles;
import horda.engine.Out;
import horda.engine.shape.Named;
import horda.engine.shape.Seat;

/// DEATH: Characters die or are discarded, and a Group without any starts again.
final class Deaths {
  private Deaths() {}

  /// Dead: onto the VP pile with its skills, where it costs a point (AMZ-DEATH-02).
  static void die(AmanecerState s, int seat, int character, Out out) {
    out.tell(AmanecerEvent.DIED, seat, character);
    if (s.attacker != NONE && s.inCombat(seat)) {
      Attacks.spoils(s, seat, character, out);
    }
    leave(s, seat, character);
    if (character < CARDS_OF_PEOPLE) {
      s.zones.add(Piles.dead(seat), character);
    } else {
      s.deadNameless[seat]++;
    }
  }

  /// A Mission or an ability discards a Character: back into the deck, not dead (AMZ-DEATH-04).
  static void discard(AmanecerState s, int seat, int character, Out out) {
    s.agenda.push(new Check(seat, false));
    out.tell(AmanecerEvent.CHARACTER_DISCARDED, seat, character);
    leave(s, seat, character);
    if (character < CARDS_OF_PEOPLE) {
      s.zones.add(Piles.CHARACTER_DECK, character);
      s.zones.shuffle(Piles.CHARACTER_DECK, s.chance);
    }
  }

  /// What a Character leaves behind: Damage, skills, Objects (AMZ-DMG-07, AMZ-DEATH-03).
  private static void leave(AmanecerState s, int seat, int character) {
    s.zones.remove(Piles.group(seat), character);
    s.weapon[character] = NONE;
    s.plainDamage[character] = 0;
    for (int damage = 0; damage < AmanecerState.DAMAGES; damage++) {
      if (s.damageOn[damage] == character) {
        Decks.removeDamage(s, damage);
      }
    }
    for (int skill = 0; skill < AmanecerState.SKILLS; skill++) {
      if (s.skillOn[skill] == character) {
        s.skillOn[skill] = NONE;
        s.zones.add(Piles.skills(seat), skill);
      }
    }
    int held = Piles.objects(seat);
    for (int i = 0; i < s.zones.size(held); i++) {
      if (s.bearer[s.zones.at(held, i)] == character) {
        s.bearer[s.zones.at(held, i)] = NONE;
      }
    }
    if (s.people(seat) > 0) {
      s.agenda.push(new Loads.Settle(seat));
    }
  }

  /// Is anybody left? Asked when everything that happened at the same time has happened.
  @Named("anybody-left")
  record Check(@Seat int seat, boolean died) implements AmanecerStep {
    @Override
    public void run(AmanecerState s, Out out) {
      if (s.people(seat) == 0) {
        eliminate(s, seat, died, out);
      }
    }
  }

  /// Hand, Missions, Px, trophies and tokens stay; Objects and Vehicle go (AMZ-DEATH-06, 07).
  private static void eliminate(AmanecerState s, int seat, boolean died, Out out) {
    out.tell(AmanecerEvent.GROUP_ELIMINATED, seat);
    if (s.inCombat(seat)) {
      Combats.lost(s, seat, out);
    }
    Waiting.drop(s, seat, out);
    Searching.lost(s, seat, out);
    int held = Piles.objects(seat);
    while (!s.zones.isEmpty(held)) {
      int object = s.zones.top(held);
      Decks.discardCarried(s, seat, object);
      out.tell(AmanecerEvent.OBJECT_DISCARDED, seat, object);
    }
    if (s.vehicle[seat] != NONE) {
      Decks.discardAction(s, s.vehicle[seat]);
      s.vehicle[seat] = NONE;
      s.vehiclesTurned &= ~(1 << seat);
    }
    s.blocked[seat] = 0;
    if (s.active == seat) {
      Driving.finished(s);
    }
    if (s.isSolo() && died) {
      Scoring.soloLost(s, out);
    } else {
      NewGroup.enter(s, seat);
    }
  }
}

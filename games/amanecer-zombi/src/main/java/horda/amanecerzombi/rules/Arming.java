package horda.amanecerzombi.rules;

import static horda.amanecerzombi.state.AmanecerState.NONE;

import horda.amanecerzombi.content.Weapon;
import horda.amanecerzombi.state.AmanecerAsk;
import horda.amanecerzombi.state.AmanecerEvent;
import horda.amanecerzombi.state.AmanecerState;
import horda.amanecerzombi.state.Kinds.Person;
import horda.amanecerzombi.state.Piles;
import horda.amanecerzombi.state.Refs;
import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Option;
import horda.engine.Out;
import horda.engine.Phrase;
import horda.engine.shape.In;
import horda.engine.shape.Named;
import horda.engine.shape.Seat;

/// CMB-16: each Character fights with at most one weapon that it carries. Asked one after another,
/// those with a choice only.
@Named(value = "arming", rule = "AMZ-CMB-16")
public record Arming(@Seat int seat, @In(max = 1) int phase, @Person int index)
    implements AmanecerAsk {
  private static final int WITH = 1;

  static void begin(AmanecerState s, int seat, int phase) {
    for (int i = 0; i < s.people(seat); i++) {
      s.weapon[s.person(seat, i)] = NONE;
    }
    s.agenda.push(new Arming(seat, phase, 0));
  }

  /// Has anybody of the Group a weapon for such a phase?
  static boolean anyone(AmanecerState s, int seat, int phase) {
    int held = Piles.objects(seat);
    for (int i = s.zones.size(held) - 1; i >= 0; i--) {
      if (fits(s, s.zones.at(held, i), phase)) {
        return true;
      }
    }
    return false;
  }

  /// A ranged weapon fires in both kinds of phases, another strikes in melee only.
  private static boolean fits(AmanecerState s, int object, int phase) {
    Weapon weapon = s.content().object(object).weapon();
    return weapon != null
        && !s.isTurned(object)
        && s.bearer[object] != NONE
        && (weapon.ranged() || phase == Phases.MELEE)
        && !(weapon.firstPhase() && Combats.is(s, Combats.MELEE_ROLLED));
  }

  /// Has a Character of this Group chosen a ranged weapon?
  static boolean gunsOut(AmanecerState s, int seat) {
    for (int i = 0; i < s.people(seat); i++) {
      int object = s.weapon[s.person(seat, i)];
      if (object != NONE && s.content().object(object).gun()) {
        return true;
      }
    }
    return false;
  }

  @Override
  public int seat(AmanecerState s) {
    return seat;
  }

  @Override
  public boolean waits(AmanecerState s, Out out) {
    int next = s.fighting == NONE ? NONE : nextArmed(s, index);
    if (next == NONE) {
      s.agenda.pop();
      return false;
    }
    if (next != index) {
      s.agenda.replace(new Arming(seat, phase, next));
    }
    return true;
  }

  private int nextArmed(AmanecerState s, int from) {
    int held = Piles.objects(seat);
    for (int p = from; p < s.people(seat); p++) {
      for (int i = 0; i < s.zones.size(held); i++) {
        int object = s.zones.at(held, i);
        if (s.bearer[object] == s.person(seat, p) && fits(s, object, phase)) {
          return p;
        }
      }
    }
    return NONE;
  }

  /// In a ranged phase somebody must fire: the last who can has no other choice (AMZ-RNG-07).
  private boolean mustFire(AmanecerState s) {
    return phase == Phases.RANGED && !gunsOut(s, seat) && nextArmed(s, index + 1) == NONE;
  }

  @Override
  public void choices(AmanecerState s, int asked, Choices into) {
    int held = Piles.objects(seat);
    for (int i = 0; i < s.zones.size(held); i++) {
      int object = s.zones.at(held, i);
      if (s.bearer[object] == s.person(seat, index) && fits(s, object, phase)) {
        into.add(Code.of(WITH, object));
      }
    }
    if (!mustFire(s)) {
      into.add(0);
    }
  }

  @Override
  public void answer(AmanecerState s, long choice, Out out) {
    int character = s.person(seat, index);
    if (choice != 0) {
      s.weapon[character] = (byte) Code.a(choice);
      out.tell(AmanecerEvent.WEAPON_CHOSEN, character, Code.a(choice));
    }
    s.agenda.push(new Arming(seat, phase, index + 1));
  }

  @Override
  public Phrase prompt(AmanecerState s, int asked) {
    return Refs.prompt(
        phase == Phases.RANGED ? "arming-ranged" : "arming-melee",
        Refs.character(s.person(seat, index)));
  }

  @Override
  public Option option(AmanecerState s, int asked, long choice) {
    if (choice == 0) {
      return phase == Phases.RANGED
          ? Refs.option("no-weapon", "hold-fire")
          : Refs.option("no-weapon", "bare-hands");
    }
    int object = Code.a(choice);
    return Refs.option("with:" + Refs.objectId(s, object), "with-weapon", Refs.object(object));
  }
}

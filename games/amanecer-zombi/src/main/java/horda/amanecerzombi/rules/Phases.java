package horda.amanecerzombi.rules;

import static horda.amanecerzombi.state.AmanecerState.NONE;

import horda.amanecerzombi.content.SeasonEffect;
import horda.amanecerzombi.content.Trait;
import horda.amanecerzombi.content.Weapon;
import horda.amanecerzombi.state.AmanecerAsk;
import horda.amanecerzombi.state.AmanecerEvent;
import horda.amanecerzombi.state.AmanecerState;
import horda.amanecerzombi.state.AmanecerStep;
import horda.amanecerzombi.state.Refs;
import horda.amanecerzombi.state.Used;
import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Option;
import horda.engine.Out;
import horda.engine.Phrase;
import horda.engine.shape.In;
import horda.engine.shape.Named;
import horda.engine.shape.Seat;

/// RNG, MEL: a phase is rolled, hits are taken off, and weapons make their Noise.
public final class Phases {
  public static final int RANGED = 0;
  public static final int MELEE = 1;
  private static final int THROW_AGAIN = 1;

  private Phases() {}

  /// May this Group declare a ranged phase (AMZ-RNG-03, AMZ-RNG-08)?
  static boolean mayFire(AmanecerState s, int seat) {
    int over = seat == s.fighting ? Combats.RANGED_OVER : Combats.ATTACKER_RANGED_OVER;
    return !Combats.is(s, over | Combats.MELEE_ROLLED)
        && s.season(SeasonEffect.NO_RANGED_PHASE) == 0
        && Arming.anyone(s, seat, RANGED);
  }

  /// Ranged weapons are declared and may be jammed; first the attacking Group's (AMZ-INT-06).
  static void declared(AmanecerState s, int phase, int seat) {
    Ready ready = new Ready(phase, seat);
    if (Arming.gunsOut(s, seat)) {
      Responses.announce(s, Responses.TO_GUNS, seat, NONE, ready);
    } else {
      s.agenda.push(ready);
    }
  }

  /// Everybody has a weapon or none: they are declared.
  @Named("armed")
  record Armed(@In(max = 1) int phase) implements AmanecerStep {
    @Override
    public void run(AmanecerState s, Out out) {
      if (s.fighting != NONE) {
        declared(s, phase, s.attacker == NONE ? s.fighting : s.attacker);
      }
    }
  }

  /// The weapons of this side are settled.
  @Named("weapons-ready")
  record Ready(@In(max = 1) int phase, @Seat int seat) implements Announced {
    /// A single weapon jams; nothing stops the phase.
    @Override
    public void cancel(AmanecerState s, Out out) {
      run(s, out);
    }

    @Override
    public void run(AmanecerState s, Out out) {
      if (s.fighting == NONE) {
        return;
      }
      if (seat == s.attacker) {
        declared(s, phase, s.fighting);
      } else {
        roll(s, phase, out);
      }
    }
  }

  /// Both sides throw at the same time, each knowing nothing of the other's dice (AMZ-MEL-03).
  private static void roll(AmanecerState s, int phase, Out out) {
    Tray.clear(s);
    out.tell(phase == RANGED ? AmanecerEvent.RANGED_PHASE : AmanecerEvent.MELEE_PHASE, s.fighting);
    int mine = CombatDice.NO_FAILURE << 8;
    int theirs = CombatDice.NO_FAILURE << 8;
    boolean zombies = s.attacker == NONE;
    if (zombies || phase == MELEE || Combats.is(s, Combats.FIRES)) {
      boolean any = CombatDice.count(s, s.fighting, phase) > 0;
      mine = CombatDice.group(s, s.fighting, phase, out);
      s.groupModifier = any ? 0 : s.groupModifier;
      out.beat(s);
    }
    if (zombies) {
      theirs = phase == MELEE ? CombatDice.zombies(s, out) | CombatDice.NO_FAILURE << 8 : theirs;
    } else if (phase == MELEE || Combats.is(s, Combats.ATTACKER_FIRES)) {
      theirs = CombatDice.group(s, s.attacker, phase, out);
    }
    out.beat(s);
    useWeapons(s, s.fighting, out);
    if (!zombies) {
      useWeapons(s, s.attacker, out);
    }
    if (phase == MELEE) {
      s.combatFlags |= Combats.MELEE_ROLLED;
    }
    s.combatFlags &= ~(Combats.FIRES | Combats.ATTACKER_FIRES);
    s.extraDice = 0;
    s.attackerDice = 0;
    s.frenzy = 0;
    s.agenda.push(new Struck(phase, mine & 0xff, theirs & 0xff, mine >> 8, theirs >> 8));
  }

  /// Used weapons turn, and make their Noise once per combat (AMZ-RNG-06, AMZ-NOISE-03, 08).
  private static void useWeapons(AmanecerState s, int seat, Out out) {
    for (int i = 0; i < s.people(seat); i++) {
      int character = s.person(seat, i);
      int object = s.weapon[character];
      Weapon weapon = object == NONE ? null : s.content().object(object).weapon();
      if (weapon == null) {
        continue;
      }
      s.weapon[character] = NONE;
      if (weapon.turns()) {
        s.turned[object] = 1;
        out.tell(AmanecerEvent.TURNED_CARD, object);
      }
      if (s.attacker == NONE && s.noisy[object] == 0) {
        s.noisy[object] = 1;
        int less = weapon.ranged() ? s.trait(character, Trait.GUN_NOISE) : 0;
        s.phaseNoise += Noise.heard(s, weapon.noise() + less);
      }
    }
  }

  /// The dice lie on the table; whoever has Reflexes may throw one again before the hits count.
  /// Failed dice are told by the number the best of them needs.
  @Named(value = "struck", rule = "AMZ-INT-07")
  record Struck(
      @In(max = 1) int phase,
      @In(max = 255) int mine,
      @In(max = 255) int theirs,
      @In(min = -1000, max = 1000) int myFailure,
      @In(min = -1000, max = 1000) int theirFailure)
      implements AmanecerAsk {
    @Override
    public int seat(AmanecerState s) {
      return mayThrowAgain(s, s.fighting, myFailure) ? s.fighting : s.attacker;
    }

    private static boolean mayThrowAgain(AmanecerState s, int seat, int needs) {
      return seat != NONE && needs <= 6 && reflexes(s, seat) != NONE;
    }

    /// A skill of the Group not yet used in this combat.
    private static int reflexes(AmanecerState s, int seat) {
      for (int skill = 0; skill < AmanecerState.SKILLS; skill++) {
        int on = s.skillOn[skill];
        if (on != NONE
            && s.content().skill(skill).traits().has(Trait.REROLL)
            && (s.usedCombat & Used.skill(skill)) == 0
            && s.seatOf(on) == seat) {
          return skill;
        }
      }
      return NONE;
    }

    @Override
    public boolean waits(AmanecerState s, Out out) {
      if (mayThrowAgain(s, s.fighting, myFailure) || mayThrowAgain(s, s.attacker, theirFailure)) {
        return true;
      }
      s.agenda.pop();
      apply(s, out);
      return false;
    }

    /// Everything falls at once, then the owners place what they have to bear (AMZ-DEATH-12).
    private void apply(AmanecerState s, Out out) {
      out.tell(AmanecerEvent.GROUP_HITS, s.fighting, mine);
      if (s.attacker == NONE) {
        s.dice = Math.max(0, s.dice - mine);
        if (phase == MELEE) {
          out.tell(AmanecerEvent.ZOMBIE_HITS, s.fighting, theirs);
        }
        Damages.hit(s, s.fighting, theirs, out);
      } else {
        out.tell(AmanecerEvent.GROUP_HITS, s.attacker, theirs);
        Damages.both(s, s.fighting, theirs, s.attacker, mine);
      }
    }

    @Override
    public void choices(AmanecerState s, int asked, Choices into) {
      into.add(0);
      into.add(Code.of(THROW_AGAIN, reflexes(s, asked)));
    }

    @Override
    public void answer(AmanecerState s, long choice, Out out) {
      int seat = seat(s);
      boolean first = seat == s.fighting;
      int hit = 0;
      if (choice != 0) {
        s.usedCombat |= Used.skill(Code.a(choice));
        out.tell(AmanecerEvent.USED_SKILL, seat, Code.a(choice));
        hit = CombatDice.plain(s, 1, first ? myFailure : theirFailure, first, out);
      }
      s.agenda.push(
          first
              ? new Struck(phase, mine + hit, theirs, CombatDice.NO_FAILURE, theirFailure)
              : new Struck(phase, mine, theirs + hit, myFailure, CombatDice.NO_FAILURE));
    }

    @Override
    public Phrase prompt(AmanecerState s, int asked) {
      return Refs.prompt("reflexes", Refs.number(asked == s.fighting ? myFailure : theirFailure));
    }

    @Override
    public Option option(AmanecerState s, int asked, long choice) {
      return choice == 0
          ? Refs.option("keep", "keep-dice")
          : Refs.option("again", "throw-again", Refs.skill(Code.a(choice)));
    }
  }
}

package horda.amanecerzombi.rules;

import static horda.amanecerzombi.state.AmanecerState.NONE;

import horda.amanecerzombi.state.AmanecerAsk;
import horda.amanecerzombi.state.AmanecerState;
import horda.amanecerzombi.state.Refs;
import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Greyed;
import horda.engine.Option;
import horda.engine.Out;
import horda.engine.Phrase;
import horda.engine.shape.Named;

/// CMB-05, fourth step: the owner of the attacked Group flees, fires or goes to melee.
@Named(value = "combat-choice", rule = "AMZ-CMB-05")
public record CombatChoice() implements AmanecerAsk {
  public static final int FIRE = 1;
  public static final int STRIKE = 2;

  // From 3 on: Fleeing.

  @Override
  public int seat(AmanecerState s) {
    return s.fighting;
  }

  /// Nothing to decide when the combat is over, or when there is nothing but melee.
  @Override
  public boolean waits(AmanecerState s, Out out) {
    if (s.fighting == NONE) {
      s.agenda.pop();
      return false;
    }
    if (Phases.mayFire(s, s.fighting) || Fleeing.may(s, s.fighting)) {
      return true;
    }
    s.agenda.pop();
    begin(s, Phases.MELEE);
    return false;
  }

  private static void begin(AmanecerState s, int phase) {
    s.agenda.push(new Phases.Armed(phase));
    Arming.begin(s, s.fighting, phase);
  }

  @Override
  public void choices(AmanecerState s, int asked, Choices into) {
    if (Phases.mayFire(s, asked)) {
      into.add(Code.of(FIRE));
    }
    into.add(Code.of(STRIKE));
    Fleeing.list(s, asked, into);
  }

  @Override
  public void answer(AmanecerState s, long choice, Out out) {
    switch (Code.verb(choice)) {
      case FIRE -> begin(s, Phases.RANGED);
      case STRIKE -> begin(s, Phases.MELEE);
      default -> Fleeing.pay(s, s.fighting, choice, out);
    }
  }

  @Override
  public void greyed(AmanecerState s, int asked, Greyed into) {
    Fleeing.greyed(s, asked, into);
    if (!Phases.mayFire(s, asked)) {
      into.add("fire", "AMZ-RNG-03", Phrase.of("why.no-fire"));
    }
  }

  @Override
  public Phrase prompt(AmanecerState s, int asked) {
    return Refs.prompt("combat-choice", Refs.number(s.dice));
  }

  @Override
  public Option option(AmanecerState s, int asked, long choice) {
    return words(s, choice);
  }

  static Option words(AmanecerState s, long choice) {
    return switch (Code.verb(choice)) {
      case FIRE -> Refs.option("fire", "fire");
      case STRIKE -> Refs.option("melee", "melee");
      default -> Fleeing.option(s, choice);
    };
  }
}

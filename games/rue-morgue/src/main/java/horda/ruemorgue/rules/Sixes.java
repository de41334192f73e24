package horda.ruemorgue.rules;

import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Option;
import horda.engine.Out;
import horda.engine.Phrase;
import horda.engine.Ref;
import horda.engine.shape.In;
import horda.engine.shape.Named;
import horda.ruemorgue.content.Skill;
import horda.ruemorgue.state.MorgueAsk;
import horda.ruemorgue.state.MorgueEvent;
import horda.ruemorgue.state.MorgueState;

/// Each six may bring one more die, and new sixes again (RMO-SK-21 to 23). Asked where another die
/// could do harm: a friend stands there, or a 1 could leave a Crawler.
///
/// @param from the first die whose six has brought nothing yet
@Named(value = "sixes", rule = "RMO-SK-21")
public record Sixes(@In(max = Short.MAX_VALUE) int from) implements MorgueAsk {
  @Override
  public int seat(MorgueState s) {
    return s.owner[s.attacker];
  }

  private int sixes(MorgueState s) {
    int sixes = 0;
    for (int die = from; die < s.diceCount; die++) {
      sixes += Dice.value(s, die) == Dice.SIX ? 1 : 0;
    }
    return sixes;
  }

  @Override
  public boolean waits(MorgueState s, Out out) {
    int sixes = Arms.sixesRoll(s) ? sixes(s) : 0;
    if (sixes > 0 && mayHarm(s)) {
      return true;
    }
    s.agenda.pop();
    if (sixes > 0) {
      roll(s, sixes, out);
    }
    return false;
  }

  private static boolean mayHarm(MorgueState s) {
    boolean harm = s.crawlers;
    for (int survivor = 0; survivor < s.survivors() && s.ranged; survivor++) {
      harm |=
          survivor != s.attacker
              && s.zone[survivor] == s.attackZone
              && !s.has(survivor, Skill.LOW_PROFILE);
    }
    return harm;
  }

  @Override
  public void choices(MorgueState s, int seat, Choices into) {
    for (int dice = sixes(s); dice >= 0; dice--) {
      into.add(Code.of(1, dice));
    }
  }

  @Override
  public void answer(MorgueState s, long choice, Out out) {
    if (Code.a(choice) > 0) {
      roll(s, Code.a(choice), out);
    }
  }

  private static void roll(MorgueState s, int dice, Out out) {
    s.agenda.push(new Sixes(s.diceCount));
    for (int n = 0; n < dice; n++) {
      int face = s.chance.die();
      s.addDie(face);
      out.tell(MorgueEvent.DICE, face);
    }
  }

  @Override
  public Phrase prompt(MorgueState s, int seat) {
    return MorgueAsk.prompt("sixes", new Ref("survivor", s.who[s.attacker]));
  }

  @Override
  public Option option(MorgueState s, int seat, long choice) {
    int dice = Code.a(choice);
    return dice == 0
        ? ActWords.plain("stand")
        : Option.of("more-dice:" + dice, Phrase.of("option.more-dice", Ref.number(dice)));
  }
}

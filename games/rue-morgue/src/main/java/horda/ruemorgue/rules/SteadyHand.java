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
import horda.ruemorgue.state.MorgueState;

/// Whom a steady hand leaves out of a shot, survivor by survivor (RMO-SK-56): everybody, unless the
/// shooter wants somebody hit.
///
/// @param asked NOBODY_YET before everybody there was spared
@Named(value = "steady-hand", rule = "RMO-SK-56")
public record SteadyHand(@In(min = NOBODY_YET, max = Short.MAX_VALUE) int asked)
    implements MorgueAsk {
  static final int NOBODY_YET = 0;
  private static final int BEGUN = 1;

  @Override
  public int seat(MorgueState s) {
    return s.owner[s.attacker];
  }

  /// Whether the shooter may leave out whom others would have to hit.
  static boolean spares(MorgueState s) {
    return s.ranged && s.has(s.attacker, Skill.STEADY_HAND) && !Arms.picksTargets(s);
  }

  @Override
  public boolean waits(MorgueState s, Out out) {
    boolean may = s.hits > 0 && spares(s);
    if (may && asked == NOBODY_YET) {
      for (int survivor = 0; survivor < s.survivors(); survivor++) {
        s.spared |= Hits.isInTheWay(s, survivor) ? 1 << survivor : 0;
      }
      s.agenda.replace(new SteadyHand(BEGUN));
    }
    if (may && s.spared != 0) {
      return true;
    }
    s.agenda.pop();
    return false;
  }

  @Override
  public void choices(MorgueState s, int seat, Choices into) {
    into.add(Code.of(0));
    for (int survivor = 0; survivor < s.survivors(); survivor++) {
      if ((s.spared >> survivor & 1) != 0) {
        into.add(Code.of(1, survivor));
      }
    }
  }

  @Override
  public void answer(MorgueState s, long choice, Out out) {
    if (Code.verb(choice) == 1) {
      s.spared &= ~(1 << Code.a(choice));
      s.agenda.push(this);
    }
  }

  @Override
  public Phrase prompt(MorgueState s, int seat) {
    return MorgueAsk.prompt("steady-hand", new Ref("survivor", s.who[s.attacker]));
  }

  @Override
  public Option option(MorgueState s, int seat, long choice) {
    if (Code.verb(choice) == 0) {
      return ActWords.plain("spare-them");
    }
    Ref who = new Ref("survivor", s.who[Code.a(choice)]);
    String id = "do-not-spare:" + s.character(Code.a(choice)).id();
    return Option.of(id, Phrase.of("option.do-not-spare", who));
  }
}

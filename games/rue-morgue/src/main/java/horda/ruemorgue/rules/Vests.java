package horda.ruemorgue.rules;

import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Option;
import horda.engine.Out;
import horda.engine.Phrase;
import horda.engine.shape.In;
import horda.engine.shape.Named;
import horda.ruemorgue.state.Kinds.Team;
import horda.ruemorgue.state.MorgueAsk;
import horda.ruemorgue.state.MorgueState;

/// Competitive games: each team shares out as many Bulletproof vests (RMO-SETUP-19).
@Named(value = "give-vest", rule = "RMO-SETUP-19")
public record Vests(@Team int team, @In(min = 1, max = Byte.MAX_VALUE) int left)
    implements MorgueAsk {
  static final String VEST = "bulletproof-vest";

  static void push(MorgueState s) {
    int kind = s.table.content().kindNamed(VEST);
    int each = s.table.content().equipment().get(kind).count() / s.teams();
    for (int team = s.teams() - 1; team >= 0; team--) {
      if (each > 0) {
        s.agenda.push(new Vests(team, each));
      }
    }
  }

  @Override
  public int seat(MorgueState s) {
    return Teams.voice(s, team);
  }

  @Override
  public void choices(MorgueState s, int seat, Choices into) {
    for (int survivor = 0; survivor < s.survivors(); survivor++) {
      if (s.team[survivor] == team) {
        into.add(Code.of(1, survivor));
      }
    }
  }

  @Override
  public void answer(MorgueState s, long choice, Out out) {
    if (left > 1) {
      s.agenda.push(new Vests(team, left - 1));
    }
    Armoury.give(s, Armoury.find(s, VEST), Code.a(choice), out);
  }

  @Override
  public Phrase prompt(MorgueState s, int seat) {
    return MorgueAsk.prompt("give-vest", horda.engine.Ref.number(left));
  }

  @Override
  public Option option(MorgueState s, int seat, long choice) {
    return MorgueAsk.toSurvivor(s, Code.a(choice));
  }
}

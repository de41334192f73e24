package horda.ruemorgue.rules;

import static horda.ruemorgue.state.MorgueState.NONE;
import static horda.ruemorgue.state.MorgueState.TEAM_CARDS;

import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Known;
import horda.engine.Option;
import horda.engine.Out;
import horda.engine.Phrase;
import horda.engine.Ref;
import horda.engine.shape.In;
import horda.engine.shape.Named;
import horda.ruemorgue.content.TeamAction;
import horda.ruemorgue.state.Kinds.Team;
import horda.ruemorgue.state.MorgueAsk;
import horda.ruemorgue.state.MorgueEvent;
import horda.ruemorgue.state.MorgueState;

/// A team takes one of its Team Action cards: while there are copies (RMO-SETUP-17, 18).
@Named(value = "choose-team-action", rule = "RMO-SETUP-17")
public record ChooseTeamAction(@Team int team, @In(max = TEAM_CARDS - 1) int place)
    implements MorgueAsk {
  @Override
  public int seat(MorgueState s) {
    return Teams.voice(s, team);
  }

  @Override
  public void choices(MorgueState s, int seat, Choices into) {
    for (TeamAction action : TeamAction.values()) {
      int used = 0;
      for (byte taken : s.teamCards) {
        used += taken != NONE && taken == action.ordinal() ? 1 : 0;
      }
      if (used < s.table.content().copies(action)) {
        into.add(Code.of(1, action.ordinal()));
      }
    }
  }

  @Override
  public void answer(MorgueState s, long choice, Out out) {
    s.teamCards[team * MorgueState.TEAM_CARDS + place] = (byte) Code.a(choice);
    out.tell(MorgueEvent.TEAM_CHOOSES, team + 1, Code.a(choice));
  }

  @Override
  public Phrase prompt(MorgueState s, int seat) {
    return MorgueAsk.prompt("choose-team-action");
  }

  @Override
  public Option option(MorgueState s, int seat, long choice) {
    TeamAction action = TeamAction.values()[Code.a(choice)];
    Ref ref = new Ref("team-action", action.ordinal());
    return Option.of("take:" + Known.id(action), Phrase.of("option.take-team-action", ref));
  }
}

package horda.ruemorgue.rules;

import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Option;
import horda.engine.Out;
import horda.engine.Phrase;
import horda.engine.Ref;
import horda.engine.shape.Named;
import horda.ruemorgue.state.Kinds.Person;
import horda.ruemorgue.state.MorgueAsk;
import horda.ruemorgue.state.MorgueEvent;
import horda.ruemorgue.state.MorgueState;

/// Whom a player leads: anybody who is left (RMO-SETUP-04), seat by seat.
@Named(value = "choose-survivor", rule = "RMO-SETUP-04")
public record ChooseSurvivor(@Person int survivor) implements MorgueAsk {
  @Override
  public int seat(MorgueState s) {
    return s.owner[survivor];
  }

  @Override
  public void choices(MorgueState s, int seat, Choices into) {
    Needs needs = new Needs(s);
    for (int character = 0; character < s.table.characters().size(); character++) {
      if (s.table.isOffered(character) && needs.mayTake(character)) {
        into.add(Code.of(1, character));
      }
    }
  }

  @Override
  public void answer(MorgueState s, long choice, Out out) {
    s.who[survivor] = (byte) Code.a(choice);
    out.tell(MorgueEvent.JOINS, s.owner[survivor], Code.a(choice));
  }

  @Override
  public Phrase prompt(MorgueState s, int seat) {
    return MorgueAsk.prompt("choose-survivor", Ref.seat(seat));
  }

  @Override
  public Option option(MorgueState s, int seat, long choice) {
    String id = s.table.characters().get(Code.a(choice)).id();
    Ref ref = new Ref("survivor", Code.a(choice));
    return Option.of("take:" + id, Phrase.of("option.take-survivor", ref));
  }
}

package horda.ruemorgue.rules;

import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Known;
import horda.engine.Option;
import horda.engine.Out;
import horda.engine.Phrase;
import horda.engine.Ref;
import horda.engine.shape.Named;
import horda.engine.shape.Seat;
import horda.ruemorgue.content.Grant;
import horda.ruemorgue.content.Level;
import horda.ruemorgue.content.Skill;
import horda.ruemorgue.state.Kinds.Person;
import horda.ruemorgue.state.MorgueAsk;
import horda.ruemorgue.state.MorgueState;

/// SETUP: a survivor who can start at a higher level does so if everybody agrees (RMO-SK-65): the
/// own player first, then the others.
///
/// @param agreed how many have said yes
@Named(value = "start-at", rule = "RMO-SK-65")
public record StartAt(@Person int survivor, @Seat int agreed) implements MorgueAsk {
  static void push(MorgueState s) {
    for (int survivor = s.survivors() - 1; survivor >= 0; survivor--) {
      if (s.character(survivor).startsWith(Skill.CAN_START_AT)) {
        s.agenda.push(new StartAt(survivor, 0));
      }
    }
  }

  @Override
  public int seat(MorgueState s) {
    return (s.owner[survivor] + agreed) % s.seats();
  }

  private Level level(MorgueState s) {
    for (Grant grant : s.character(survivor).blue()) {
      for (Level level : Level.values()) {
        if (grant.skill() == Skill.CAN_START_AT && grant.about().equals(Known.id(level))) {
          return level;
        }
      }
    }
    return Level.BLUE;
  }

  @Override
  public void choices(MorgueState s, int seat, Choices into) {
    into.add(Code.of(0));
    into.add(Code.of(1));
  }

  /// With the experience that begins the level, and the skills of all levels below.
  @Override
  public void answer(MorgueState s, long choice, Out out) {
    if (Code.verb(choice) == 0) {
      return;
    }
    if (agreed + 1 < s.seats()) {
      s.agenda.push(new StartAt(survivor, agreed + 1));
      return;
    }
    int xp = s.table.content().numbers().levels().get(level(s).ordinal());
    Experience.gain(s, survivor, xp, out);
  }

  @Override
  public Phrase prompt(MorgueState s, int seat) {
    Ref who = new Ref("survivor", s.who[survivor]);
    return MorgueAsk.prompt("start-at", who, new Ref("level", level(s).ordinal()));
  }

  @Override
  public Option option(MorgueState s, int seat, long choice) {
    return Code.verb(choice) == 1 ? ActWords.plain("agree") : ActWords.plain("disagree");
  }
}

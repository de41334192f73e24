package horda.ruemorgue.rules;

import static horda.ruemorgue.state.MorgueState.NONE;

import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Known;
import horda.engine.Option;
import horda.engine.Out;
import horda.engine.Phrase;
import horda.engine.Ref;
import horda.engine.shape.In;
import horda.engine.shape.Named;
import horda.ruemorgue.content.Grant;
import horda.ruemorgue.content.Level;
import horda.ruemorgue.content.Skill;
import horda.ruemorgue.state.FreeAction;
import horda.ruemorgue.state.Kinds.Person;
import horda.ruemorgue.state.MorgueAsk;
import horda.ruemorgue.state.MorgueEvent;
import horda.ruemorgue.state.MorgueState;
import java.util.List;

/// XP: experience, danger levels, and the skills they bring.
public final class Experience {
  private Experience() {}

  /// Several levels may be passed at once; each gives its skill in order (RMO-XP-10).
  static void gain(MorgueState s, int survivor, int points, Out out) {
    Level before = s.level(survivor);
    s.xp[survivor] = (short) Math.min(Short.MAX_VALUE, s.xp[survivor] + points);
    out.tell(MorgueEvent.GAINS_XP, s.who[survivor], points);
    Level after = s.level(survivor);
    if (after.compareTo(Level.RED) >= 0 && before.compareTo(Level.RED) < 0) {
      s.agenda.push(new ChooseSkill(survivor, Level.RED.ordinal()));
    }
    if (after.compareTo(Level.ORANGE) >= 0 && before.compareTo(Level.ORANGE) < 0) {
      s.agenda.push(new ChooseSkill(survivor, Level.ORANGE.ordinal()));
    }
    if (after != before && before == Level.BLUE) {
      works(s, survivor, s.character(survivor).yellow().skill());
    }
    if (after != before) {
      out.tell(MorgueEvent.LEVEL, s.who[survivor], after.ordinal());
    }
    if (after != before && before == Level.BLUE) {
      out.tell(
          MorgueEvent.LEARNS,
          s.who[survivor],
          s.table.content().grant(s.character(survivor).yellow()));
    }
  }

  /// A new skill works at once: an action of it can be spent in this very turn (RMO-XP-05).
  private static void works(MorgueState s, int survivor, Skill skill) {
    if (s.active != survivor) {
      return;
    }
    s.actions += skill == Skill.EXTRA_ACTION ? 1 : 0;
    for (FreeAction free : FreeAction.values()) {
      s.freeActions[free.ordinal()] += (byte) (free.skill() == skill ? 1 : 0);
    }
  }

  /// One of two at Orange, one of three at Red, for good (RMO-XP-03, 04).
  @Named(value = "choose-skill", rule = "RMO-XP-03")
  public record ChooseSkill(@Person int survivor, @In(min = 2, max = 3) int level)
      implements MorgueAsk {
    @Override
    public int seat(MorgueState s) {
      return s.owner[survivor];
    }

    public List<Grant> grants(MorgueState s) {
      boolean red = level == Level.RED.ordinal();
      return red ? s.character(survivor).red() : s.character(survivor).orange();
    }

    private byte[] chosen(MorgueState s) {
      return level == Level.RED.ordinal() ? s.red : s.orange;
    }

    @Override
    public boolean waits(MorgueState s, Out out) {
      if (s.inPlay(survivor) && chosen(s)[survivor] == NONE) {
        return true;
      }
      s.agenda.pop();
      return false;
    }

    @Override
    public void choices(MorgueState s, int seat, Choices into) {
      for (int i = 0; i < grants(s).size(); i++) {
        into.add(Code.of(1, i));
      }
    }

    @Override
    public void answer(MorgueState s, long choice, Out out) {
      chosen(s)[survivor] = (byte) Code.a(choice);
      Grant grant = grants(s).get(Code.a(choice));
      out.tell(MorgueEvent.LEARNS, s.who[survivor], s.table.content().grant(grant));
      works(s, survivor, grant.skill());
    }

    @Override
    public Phrase prompt(MorgueState s, int seat) {
      return MorgueAsk.prompt("choose-skill", new Ref("survivor", s.who[survivor]));
    }

    @Override
    public Option option(MorgueState s, int seat, long choice) {
      Grant grant = grants(s).get(Code.a(choice));
      Ref ref = new Ref("grant", s.table.content().grant(grant));
      return Option.of("learn:" + Known.id(grant.skill()), Phrase.of("option.learn", ref));
    }
  }
}

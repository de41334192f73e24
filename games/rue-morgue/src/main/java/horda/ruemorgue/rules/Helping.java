package horda.ruemorgue.rules;

import static horda.ruemorgue.state.MorgueState.NONE;
import static horda.ruemorgue.state.MorgueState.OUTSIDE;
import static horda.ruemorgue.state.MorgueState.WOUND;

import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Option;
import horda.engine.Out;
import horda.engine.Phrase;
import horda.engine.Ref;
import horda.engine.shape.Named;
import horda.engine.shape.UpTo;
import horda.ruemorgue.content.Skill;
import horda.ruemorgue.map.Ways;
import horda.ruemorgue.state.Kinds.AtZone;
import horda.ruemorgue.state.Kinds.Party;
import horda.ruemorgue.state.Kinds.Person;
import horda.ruemorgue.state.MorgueAsk;
import horda.ruemorgue.state.MorgueEvent;
import horda.ruemorgue.state.MorgueState;

/// SK: what survivors do for each other at no cost: Born leader, Medic, Lifesaver.
public final class Helping {
  private Helping() {}

  static void list(MorgueState s, int survivor, Choices into) {
    boolean leads = may(s, survivor, Skill.BORN_LEADER, Uses.LEAD);
    boolean heals = may(s, survivor, Skill.MEDIC, Uses.HEAL);
    for (int other = 0; other < s.survivors() && (leads || heals); other++) {
      // Nothing passes the skin of a flying helicopter (RMO-HELI-21).
      boolean inReach = s.inPlay(other) && s.aloft(other) == s.aloft(survivor);
      if (leads && inReach && other != survivor) {
        into.add(Code.of(SkillActs.LEAD, other));
      }
      if (heals && inReach && s.zone[other] == s.zone[survivor] && s.wounds(other) > 0) {
        into.add(Code.of(SkillActs.HEAL, other));
      }
    }
    if (may(s, survivor, Skill.LIFESAVER, Uses.RESCUE) && s.seat[survivor] == OUTSIDE) {
      Ways ways = s.ways();
      for (int i = 0; i < ways.exits(s.zone[survivor]); i++) {
        int zone = ways.exit(s.zone[survivor], i);
        if (s.zombies(zone) > 0 && next(s, zone, 0) != NONE) {
          into.add(Code.of(SkillActs.RESCUE, zone));
        }
      }
    }
  }

  private static boolean may(MorgueState s, int survivor, Skill skill, int use) {
    return s.has(survivor, skill) && Uses.isFree(s, survivor, use);
  }

  /// One action more in that survivor's next turn (RMO-SK-54).
  static void lead(MorgueState s, int survivor, int other, Out out) {
    Uses.use(s, survivor, Uses.LEAD);
    s.given[other]++;
    out.tell(MorgueEvent.LEADS, s.who[survivor], s.who[other]);
  }

  /// A Wound goes back, its slot is empty (RMO-SK-57).
  static void heal(MorgueState s, int survivor, int other, Out out) {
    Uses.use(s, survivor, Uses.HEAL);
    int wound = NONE;
    for (int slot = MorgueState.SLOTS - 1; slot >= 0; slot--) {
      wound = s.slot(other, slot) == WOUND ? slot : wound;
    }
    s.slot(other, wound, NONE);
    out.tell(MorgueEvent.HEALS, s.who[survivor], s.who[other]);
  }

  static void rescue(MorgueState s, int survivor, int zone) {
    Uses.use(s, survivor, Uses.RESCUE);
    s.agenda.push(new Rescue(survivor, zone, 0, 0));
  }

  /// Nobody is dragged out of a helicopter.
  private static int next(MorgueState s, int zone, int from) {
    for (int survivor = from; survivor < s.survivors(); survivor++) {
      if (s.zone[survivor] == zone && s.seat[survivor] == OUTSIDE) {
        return survivor;
      }
    }
    return NONE;
  }

  /// Lifesaver: who stands in that zone may come, one after the other (RMO-SK-79); then the places
  /// where they are now have their effect (RMO-TRIG-09).
  ///
  /// @param from the first survivor not asked yet
  /// @param dragged who came, as bits
  @Named(value = "rescue", rule = "RMO-SK-79")
  public record Rescue(
      @Person int saver, @AtZone int zone, @UpTo("survivors") int from, @Party int dragged)
      implements MorgueAsk {
    @Override
    public int seat(MorgueState s) {
      return s.owner[next(s, zone, from)];
    }

    @Override
    public boolean waits(MorgueState s, Out out) {
      if (next(s, zone, from) != NONE) {
        return true;
      }
      s.agenda.pop();
      for (int survivor = s.survivors() - 1; survivor >= 0; survivor--) {
        if ((dragged >> survivor & 1) != 0) {
          s.agenda.push(new Act.Done(survivor));
        }
      }
      return false;
    }

    @Override
    public void choices(MorgueState s, int seat, Choices into) {
      into.add(Code.of(1));
      into.add(Code.of(0));
    }

    @Override
    public void answer(MorgueState s, long choice, Out out) {
      int survivor = next(s, zone, from);
      int came = 0;
      if (Code.verb(choice) == 1) {
        s.zone[survivor] = s.zone[saver];
        out.tell(MorgueEvent.RESCUED, s.who[survivor], s.who[saver]);
        came = 1 << survivor;
      }
      s.agenda.push(new Rescue(saver, zone, survivor + 1, dragged | came));
    }

    @Override
    public Phrase prompt(MorgueState s, int seat) {
      Ref who = new Ref("survivor", s.who[next(s, zone, from)]);
      return MorgueAsk.prompt("rescue", who, new Ref("survivor", s.who[saver]));
    }

    @Override
    public Option option(MorgueState s, int seat, long choice) {
      return Code.verb(choice) == 1 ? ActWords.plain("come") : ActWords.plain("stay");
    }
  }
}

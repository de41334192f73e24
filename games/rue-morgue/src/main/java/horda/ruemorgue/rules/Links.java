package horda.ruemorgue.rules;

import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Option;
import horda.engine.Out;
import horda.engine.Phrase;
import horda.engine.shape.Named;
import horda.ruemorgue.content.Skill;
import horda.ruemorgue.state.Kinds.Party;
import horda.ruemorgue.state.Kinds.Person;
import horda.ruemorgue.state.MorgueAsk;
import horda.ruemorgue.state.MorgueEvent;
import horda.ruemorgue.state.MorgueState;
import horda.ruemorgue.state.MorgueStep;

/// Zombie link: an extra turn for each Extra activation card, before the zombies act (RMO-SK-83).
/// Friends agree who is first; rivals go in the order of play.
///
/// @param waiting who has the turn to come, as bits
@Named(value = "zombie-link", rule = "RMO-SK-83")
public record Links(@Party int waiting) implements MorgueAsk {
  /// A card was drawn, whatever it does at this danger level.
  static void push(MorgueState s) {
    int linked = 0;
    for (int survivor = 0; survivor < s.survivors(); survivor++) {
      boolean link = s.inPlay(survivor) && s.has(survivor, Skill.ZOMBIE_LINK);
      linked |= link ? 1 << survivor : 0;
    }
    if (linked != 0) {
      s.agenda.push(new Links(linked));
    }
  }

  @Override
  public int seat(MorgueState s) {
    return s.firstSeat;
  }

  @Override
  public boolean waits(MorgueState s, Out out) {
    Choices linked = new Choices();
    choices(s, 0, linked);
    boolean rivals = Rivals.areThere(s);
    if (linked.size() > 1 && !rivals) {
      return true;
    }
    s.agenda.pop();
    if (linked.size() > 0) {
      answer(s, linked.get(0), out);
    }
    return false;
  }

  /// In the order of play.
  @Override
  public void choices(MorgueState s, int seat, Choices into) {
    for (int i = 0; i < s.seats(); i++) {
      int player = (s.firstSeat + i) % s.seats();
      for (int survivor = 0; survivor < s.survivors(); survivor++) {
        boolean linked = (waiting >> survivor & 1) != 0 && s.inPlay(survivor);
        if (linked && s.owner[survivor] == player) {
          into.add(Code.of(1, survivor));
        }
      }
    }
  }

  @Override
  public void answer(MorgueState s, long choice, Out out) {
    int survivor = Code.a(choice);
    s.agenda.push(new Links(waiting & ~(1 << survivor)));
    s.agenda.push(new ExtraTurn(survivor));
  }

  @Override
  public Phrase prompt(MorgueState s, int seat) {
    return MorgueAsk.prompt("zombie-link");
  }

  @Override
  public Option option(MorgueState s, int seat, long choice) {
    return MorgueAsk.toSurvivor(s, Code.a(choice));
  }

  /// A whole turn with limits of its own (RMO-TURN-14, 15), be it in the middle of another.
  @Named("extra-turn")
  public record ExtraTurn(@Person int survivor) implements MorgueStep {
    @Override
    public void run(MorgueState s, Out out) {
      out.tell(MorgueEvent.EXTRA_TURN, s.who[survivor]);
      int[] free = new int[s.freeActions.length];
      for (int i = 0; i < free.length; i++) {
        free[i] = s.freeActions[i];
      }
      int limits = s.used[survivor];
      s.agenda.push(Resume.of(survivor, s.marks[survivor], limits, s.active, s.actions, free));
      s.agenda.push(new Turns.Begin(survivor));
    }
  }
}

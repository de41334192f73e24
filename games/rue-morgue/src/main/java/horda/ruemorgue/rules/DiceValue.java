package horda.ruemorgue.rules;

import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Option;
import horda.engine.Out;
import horda.engine.Phrase;
import horda.engine.Ref;
import horda.engine.shape.Named;
import horda.ruemorgue.content.Skill;
import horda.ruemorgue.state.MorgueAsk;
import horda.ruemorgue.state.MorgueState;

/// The dice on the card, or as many as there are Actors in the zone (RMO-SK-32, 52)? Asked only if
/// the numbers differ; then the dice are thrown.
@Named("dice-value")
public record DiceValue() implements MorgueAsk {
  @Override
  public int seat(MorgueState s) {
    return s.owner[s.attacker];
  }

  @Override
  public boolean waits(MorgueState s, Out out) {
    boolean may = s.has(s.attacker, s.ranged ? Skill.FULL_AUTO : Skill.BARBARIAN);
    if (may && Arms.dice(s, true) != Arms.dice(s, false)) {
      return true;
    }
    s.agenda.replace(new Dice.Roll(false));
    return false;
  }

  /// The greater number first.
  @Override
  public void choices(MorgueState s, int seat, Choices into) {
    boolean more = Arms.dice(s, true) > Arms.dice(s, false);
    into.add(Code.of(1, more ? 1 : 0));
    into.add(Code.of(1, more ? 0 : 1));
  }

  @Override
  public void answer(MorgueState s, long choice, Out out) {
    s.agenda.push(new Dice.Roll(Code.a(choice) == 1));
  }

  @Override
  public Phrase prompt(MorgueState s, int seat) {
    return MorgueAsk.prompt("dice-value", new Ref("survivor", s.who[s.attacker]));
  }

  @Override
  public String rule(MorgueState s) {
    return s.ranged ? "RMO-SK-52" : "RMO-SK-32";
  }

  @Override
  public Option option(MorgueState s, int seat, long choice) {
    boolean replaced = Code.a(choice) == 1;
    Ref dice = Ref.number(Arms.dice(s, replaced));
    return replaced
        ? Option.of("by-actors", Phrase.of("option.by-actors", dice))
        : Option.of("by-card", Phrase.of("option.by-card", dice));
  }
}

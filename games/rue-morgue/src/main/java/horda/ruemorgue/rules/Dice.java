package horda.ruemorgue.rules;

import horda.engine.Choices;
import horda.engine.Code;
import horda.engine.Option;
import horda.engine.Out;
import horda.engine.Phrase;
import horda.engine.Ref;
import horda.engine.shape.Named;
import horda.ruemorgue.content.Skill;
import horda.ruemorgue.content.Weapon;
import horda.ruemorgue.state.MorgueAsk;
import horda.ruemorgue.state.MorgueEvent;
import horda.ruemorgue.state.MorgueState;
import horda.ruemorgue.state.MorgueStep;

/// COMBAT: the dice of an attack, in the order of RMO-COMBAT-09.
public final class Dice {
  static final int SIX = 6;

  private Dice() {}

  /// All dice at once, a pair's together (RMO-COMBAT-01, 02).
  @Named("roll")
  public record Roll(boolean replaced) implements MorgueStep {
    @Override
    public void run(MorgueState s, Out out) {
      int dice = Arms.dice(s, replaced);
      s.diceCount = 0;
      for (int die = 0; die < dice; die++) {
        int face = s.chance.die();
        s.addDie(face);
        out.tell(MorgueEvent.DICE, face);
      }
    }
  }

  /// What a die counts for: bonuses never lead above 6 (RMO-SK-01).
  static int value(MorgueState s, int die) {
    return Math.min(SIX, s.dice[die] + Arms.bonus(s));
  }

  /// All dice once more? Each source once; the new result stands (RMO-EQP-08, SKILL-09).
  @Named(value = "reroll", rule = "RMO-EQP-08")
  public record Reroll() implements MorgueAsk {
    private static final int LUCKY = 1;
    private static final int ONCE = 2;
    private static final int AMMUNITION = 3;
    private static final String[] WORDS = {"stand", "lucky", "reroll", "ammunition"};

    @Override
    public int seat(MorgueState s) {
      return s.owner[s.attacker];
    }

    private static boolean isFree(MorgueState s, int source) {
      return (s.rerolled >> source - 1 & 1) == 0;
    }

    @Override
    public boolean waits(MorgueState s, Out out) {
      Choices choices = new Choices();
      choices(s, 0, choices);
      if (choices.size() > 1) {
        return true;
      }
      s.agenda.pop();
      return false;
    }

    @Override
    public void choices(MorgueState s, int seat, Choices into) {
      into.add(Code.of(0));
      if (s.has(s.attacker, Skill.LUCKY) && isFree(s, LUCKY)) {
        into.add(Code.of(LUCKY));
      }
      if (s.has(s.attacker, Skill.REROLL) && Uses.isFree(s, s.attacker, Uses.REROLL)) {
        into.add(Code.of(ONCE));
      }
      if (isFree(s, AMMUNITION) && Arms.hasAmmunition(s)) {
        into.add(Code.of(AMMUNITION));
      }
    }

    @Override
    public void answer(MorgueState s, long choice, Out out) {
      int source = Code.verb(choice);
      if (source == 0) {
        return;
      }
      s.rerolled |= 1 << source - 1;
      if (source == ONCE) {
        Uses.use(s, s.attacker, Uses.REROLL);
      }
      out.tell(MorgueEvent.REROLLS, s.who[s.attacker]);
      s.agenda.push(this);
      for (int die = 0; die < s.diceCount; die++) {
        s.dice[die] = (byte) s.chance.die();
        out.tell(MorgueEvent.DICE, s.dice[die]);
      }
    }

    @Override
    public Phrase prompt(MorgueState s, int seat) {
      return MorgueAsk.prompt("reroll", new Ref("survivor", s.who[s.attacker]));
    }

    @Override
    public Option option(MorgueState s, int seat, long choice) {
      return ActWords.plain(WORDS[Code.verb(choice)]);
    }
  }

  /// Hits are counted: a natural 1 always misses (RMO-COMBAT-10).
  @Named("count-hits")
  public record Count() implements MorgueStep {
    @Override
    public void run(MorgueState s, Out out) {
      Weapon weapon = Arms.used(s);
      for (int die = 0; die < s.diceCount; die++) {
        int value = value(s, die);
        if (s.dice[die] > 1 && value >= weapon.accuracy()) {
          s.hits++;
          boolean harder = weapon.special() == Weapon.Special.SIX_HITS_HARDER && value == SIX;
          s.hardHits += harder ? 1 : 0;
        }
      }
      out.tell(MorgueEvent.HITS, s.who[s.attacker], s.hits);
    }
  }
}

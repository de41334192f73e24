package horda.ruemorgue.rules;

import horda.engine.Out;
import horda.engine.Step;
import horda.ruemorgue.content.Weapon;
import horda.ruemorgue.content.ZombieKind;
import horda.ruemorgue.state.MorgueState;

/// What the stage needs of the rules, to begin in the middle of a game.
public final class Staging {
  private Staging() {}

  /// The table as it is when the first round begins, but nobody has got a card.
  public static void unpack(MorgueState s) {
    SetUp.Begin.sort(s);
    Armoury.putBack(s);
    Unpacking.all(s);
  }

  /// Somebody's turn has begun; the first action is to be chosen.
  public static void turn(MorgueState s, int survivor) {
    new Turns.Begin(survivor).run(s, Out.SILENT);
  }

  /// An attack whose dice lie on the table already, thrown for the last time; it has been paid for.
  public static void attack(MorgueState s, int survivor, int zone, int slots, int[] dice) {
    int card = s.slot(survivor, Integer.numberOfTrailingZeros(slots));
    Weapon weapon = s.table.weapon(card);
    s.agenda.push(new Act.Done(survivor));
    Attacks.free(s, survivor, weapon != null && weapon.ranged(), zone, slots, Out.SILENT);
    while (!s.agenda.isEmpty() && isBeforeTheDice(s.agenda.at(0))) {
      s.agenda.pop();
    }
    for (int die : dice) {
      s.addDie(die);
    }
  }

  private static boolean isBeforeTheDice(Step<?> step) {
    return step instanceof DiceValue || step instanceof Dice.Roll || step instanceof Dice.Reroll;
  }

  /// All zombies act, or those of a kind; in the zombies' phase, or as an extra activation.
  public static void activation(MorgueState s) {
    s.agenda.push(Activation.ofAll());
  }

  public static void activation(MorgueState s, ZombieKind kind) {
    s.agenda.push(Activation.of(kind));
  }

  /// The cards of a spawn step whose dice have shown this.
  public static void spawn(MorgueState s, int[] dice) {
    int[] thrown = new int[Spawning.FACES + 1];
    for (int die : dice) {
      thrown[die]++;
    }
    Spawning.draw(s, thrown);
  }
}

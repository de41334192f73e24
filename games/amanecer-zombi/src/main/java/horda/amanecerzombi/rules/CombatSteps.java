package horda.amanecerzombi.rules;

import static horda.amanecerzombi.rules.Steps.DAMAGE;
import static horda.amanecerzombi.rules.Steps.KIND;
import static horda.amanecerzombi.rules.Steps.MANY;
import static horda.amanecerzombi.rules.Steps.PERSON;
import static horda.amanecerzombi.rules.Steps.SEAT;
import static horda.amanecerzombi.rules.Steps.SQUARE;
import static horda.amanecerzombi.state.AmanecerState.NONE;

import horda.amanecerzombi.state.AmanecerState;
import horda.engine.Nullable;
import horda.engine.Step;
import horda.engine.StepArgs;

/** Reads the steps of the fighting chapters back. */
final class CombatSteps {
  private static final int MOST_HITS = 255;

  private CombatSteps() {}

  static @Nullable Step<AmanecerState> read(String name, StepArgs a) {
    return switch (name) {
      case "combat" -> a.none(new Combats.Loop());
      case "combat-due" -> a.none(new Combats.Settle());
      case "combat-choice" -> a.none(new CombatChoice());
      case "zombies-come" ->
          new Zombies.Come(
              a.count(5).num(0, 0, SEAT),
              a.num(1, 0, KIND),
              a.num(2, 0, SEAT),
              a.num(3, NONE, SQUARE),
              a.num(4, 0, 1) == 1);
      case "arming" -> new Arming(a.count(3).num(0, 0, SEAT), a.num(1, 0, 1), a.num(2, 0, PERSON));
      case "armed" -> new Phases.Armed(a.only(0, 1));
      case "weapons-ready" -> new Phases.Ready(a.count(2).num(0, 0, 1), a.num(1, 0, SEAT));
      case "struck" ->
          new Phases.Struck(
              a.count(5).num(0, 0, 1),
              a.num(1, 0, MOST_HITS),
              a.num(2, 0, MOST_HITS),
              a.num(3, -MANY, MANY),
              a.num(4, -MANY, MANY));
      case "noise" ->
          new Noise.Made(a.count(3).num(0, 0, SEAT), a.num(1, 0, MANY), a.num(2, NONE, SEAT));
      case "flight" -> new Fleeing.Flight(a.count(2).num(0, 0, SEAT), a.num(1, NONE, 99));
      case "flee-to" -> new Fleeing.Away(a.count(2).num(0, 0, SEAT), a.num(1, NONE, SEAT));
      case "unblock" -> new Blocks.Try(a.only(0, SEAT));
      default -> harm(name, a);
    };
  }

  private static @Nullable Step<AmanecerState> harm(String name, StepArgs a) {
    return switch (name) {
      case "set-aside" -> new Attacks.SetAside(a.count(2).num(0, 0, SEAT), a.num(1, 0, 99));
      case "attack" -> new Attacks.Strike(a.count(2).num(0, 0, SEAT), a.num(1, 0, SEAT));
      case "attack-begins" -> new Attacks.Begin(a.count(2).num(0, 0, SEAT), a.num(1, 0, SEAT));
      case "declare" -> new Attacks.Declare(a.only(0, SEAT));
      case "declared" -> a.none(new Attacks.Declared());
      case "hits" -> new Damages.Hits(a.count(2).num(0, 0, SEAT), a.num(1, 0, MANY));
      case "damage" -> new Damages.Fall(a.only(0, SEAT));
      case "cover" -> new Cover(a.count(2).num(0, 0, SEAT), a.num(1, 0, 1));
      case "who-bears" -> new Damages.Place(a.count(2).num(0, 0, SEAT), a.num(1, NONE, DAMAGE));
      case "fatal" ->
          new Fatal(a.count(3).num(0, 0, SEAT), a.num(1, 0, PERSON), a.num(2, NONE, DAMAGE));
      case "life-or-death" -> new LifeOrDeath.Roll(a.count(2).num(0, 0, SEAT), a.num(1, 0, PERSON));
      case "life-or-death-failed" ->
          new LifeOrDeath.Failed(a.count(2).num(0, 0, SEAT), a.num(1, 0, PERSON));
      case "anybody-left" -> new Deaths.Check(a.count(2).num(0, 0, SEAT), a.num(1, 0, 1) == 1);
      case "new-group" -> new NewGroup(a.only(0, SEAT));
      default -> null;
    };
  }
}

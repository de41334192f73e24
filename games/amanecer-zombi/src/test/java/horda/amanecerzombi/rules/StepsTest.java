package horda.amanecerzombi.rules;

import static horda.amanecerzombi.rules.Laying.STEPS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import horda.amanecerzombi.TableBuilder;
import horda.amanecerzombi.content.SeasonEffect;
import horda.amanecerzombi.state.AmanecerState;
import horda.engine.BadState;
import horda.engine.Deal;
import horda.engine.Step;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Saved games: every step is read back as it was written.
class StepsTest {
  static Stream<Step<AmanecerState>> steps() {
    return Stream.of(
        new Building(),
        new SetUp.Tell(),
        new SetUp.Deal(),
        new SetUp.KeepCharacter(),
        new SetUp.KeepMissions(),
        new SetUp.Show(),
        new Rounds.Begin(3),
        new Rounds.Ending(),
        new Rounds.End(),
        new Seasons.Reveal(),
        new Seasons.OnReveal(1, SeasonEffect.values()[2]),
        new Seasons.Choose(1, SeasonEffect.values()[2]),
        new Turns.Begin(2),
        new Turns.End(2),
        new Turns.Draw(1, 2),
        new Act(3),
        new Windows.Open(4),
        new Windows.General(4, 1, 2),
        new Responses.Reply(1, 0, 2, 4, 3),
        new Scoring.Count(),
        new Walking.Walk(1, 20, true, 3),
        new Walking.Special(1, 2, 4, 2),
        new Driving.Steer(1, 5),
        new Searching.Show(1, 1),
        new Collecting(1, 2),
        new Collecting.One(1),
        new Skills.Look(1),
        new Skills.Choose(2),
        new Loads.Settle(1),
        new Loads.Share(1),
        new Loads.Excess(1, 27),
        new Healing.Heal(1, 30, 19, 2, true),
        new Healing.Another(1, 30, 1),
        new Binoculars.Hand(1, 2),
        new Binoculars.Order(1, 3),
        new Events.Resolve(1, 20, 75, -1),
        new EventDeeds.Quiet(),
        new EventDeeds.Discarding(1, 2),
        new EventDeeds.PutBack(1, 27),
        new Missions.Complete(1, 27),
        new Missions.AfterWin(1, 2, 6),
        new MissionCosts.Deliver(1, 10, 1),
        new MissionCosts.Burn(1, 16, 1),
        new MissionCosts.Leave(1, 13, 2),
        new MissionCosts.Gift(1, 14, -1, 2),
        new Solo.Cards(0, 3),
        new Solo.Hurt(0),
        new Solo.Attack(0, 3, 2),
        Trading.DEALS.draft(new Deal(0, 1, 1L << 48)),
        Trading.DEALS.reply(new Deal(1, 0, 2L << 48)),
        new Combats.Loop(),
        new Combats.Settle(),
        new CombatChoice(),
        new Noise.Made(1, 3, 2),
        new Attacks.SetAside(1, 2),
        new Attacks.Strike(1, 2),
        new Damages.Hits(1, 2),
        new Damages.Fall(1),
        new Damages.Place(1, 19),
        new LifeOrDeath.Roll(1, 5),
        new LifeOrDeath.Failed(1, 5),
        new Deaths.Check(1, true),
        new NewGroup(1));
  }

  @ParameterizedTest
  @MethodSource("steps")
  void everyStepIsReadBack(Step<AmanecerState> step) {
    Step<AmanecerState> read = STEPS.read(STEPS.name(step), STEPS.args(step));

    assertThat(read).isEqualTo(step);
    assertThat(STEPS.args(read)).isEqualTo(STEPS.args(step));
  }

  @Test
  void namesAreUnique() {
    List<String> names = steps().map(STEPS::name).toList();

    assertThat(names).doesNotHaveDuplicates();
  }

  @Test
  void nonsenseIsRefused() {
    assertThatThrownBy(() -> STEPS.read("dance")).isInstanceOf(BadState.class);
    assertThatThrownBy(() -> STEPS.read("act", -1)).isInstanceOf(BadState.class);
    assertThatThrownBy(() -> STEPS.read("act")).isInstanceOf(BadState.class);
  }

  @Test
  void aStepOfAnotherTableDoesNotFit() {
    AmanecerState three = TableBuilder.table("ana", "ben", "eva").play().state();

    assertThat(STEPS.fits(new Act(2), three)).isTrue();
    assertThat(STEPS.fits(new Act(3), three)).isFalse();
  }
}

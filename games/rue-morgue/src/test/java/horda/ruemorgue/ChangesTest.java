package horda.ruemorgue;

import static org.assertj.core.api.Assertions.assertThat;

import horda.engine.Chance;
import horda.engine.Choices;
import horda.engine.Chronicle;
import horda.engine.Engine;
import horda.engine.Event;
import horda.engine.Out;
import horda.engine.Question;
import horda.engine.Seed;
import horda.engine.Setup;
import horda.ruemorgue.map.ZoneSet;
import horda.ruemorgue.state.MorgueEvent;
import horda.ruemorgue.state.MorgueState;
import horda.wire.Shelf;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// What holds from one decision to the next, in random games of every mission.
class ChangesTest {
  private static final RueMorgue GAME = (RueMorgue) Shelf.of(new RueMorgueBox()).game(RueMorgue.ID);

  private static final int GAMES = 12;

  static List<String> missions() {
    return Box.CONTENT.missions();
  }

  @ParameterizedTest
  @MethodSource("missions")
  void nothingGoesBackAndNobodyLeaps(String mission) {
    int moved = 0;
    for (int seed = 1; seed <= GAMES; seed++) {
      Setup setup = Setup.of(GAME, 2, Map.of("mission", mission, "number", "8"), Seed.of(seed));
      MorgueState s = GAME.deal(setup);
      Engine.advance(s, Out.SILENT);
      Chance chance = new Chance(Seed.of(seed));
      Choices choices = new Choices();
      for (Question<MorgueState> q = Engine.question(s); q != null; q = Engine.question(s)) {
        // given
        MorgueState before = s.copy();
        int seat = Integer.numberOfTrailingZeros(q.awaited(s));
        q.choices(s, seat, choices.clear());

        // when
        Chronicle told = new Chronicle();
        Engine.answer(s, q, seat, choices.get(chance.below(choices.size())), told);

        // then
        neverBack(before, s);
        moved += steps(before, s, told.events());
      }
    }
    assertThat(moved).as("moves of the horde").isPositive();
  }

  /// Experience, rooms that had their zombies, used triggers, open tents, taken Objectives.
  private static void neverBack(MorgueState before, MorgueState s) {
    for (int survivor = 0; survivor < s.survivors(); survivor++) {
      assertThat(s.xp[survivor]).isGreaterThanOrEqualTo(before.xp[survivor]);
      if (before.round > 0 && !before.inPlay(survivor)) {
        assertThat(s.inPlay(survivor)).isFalse();
      }
    }
    if (before.round > 0) {
      assertThat(before.spawned().without(s.spawned()).isEmpty()).isTrue();
    }
    assertThat(before.usedTriggers & ~s.usedTriggers).isZero();
    assertThat(before.revealedTents & ~s.revealedTents).isZero();
    assertThat(before.taken & ~s.taken).isZero();
    assertThat(before.goalsDone).isLessThanOrEqualTo(s.goalsDone);
  }

  /// Each group goes to a zone beside its own: no door, wall or fence is crossed.
  private static int steps(MorgueState before, MorgueState s, List<Event> events) {
    int moved = 0;
    for (Event event : events) {
      if (event.what() == MorgueEvent.HORDE_MOVES) {
        int from = event.args().get(0);
        int to = event.args().get(1);
        ZoneSet open = before.ways().beside(from).or(s.ways().beside(from));
        assertThat(open.has(to)).as("from %s to %s", from, to).isTrue();
        moved++;
      }
    }
    return moved;
  }
}

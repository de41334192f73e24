package horda.ruemorgue;

import static org.assertj.core.api.Assertions.assertThat;

import horda.engine.Chance;
import horda.engine.Choices;
import horda.engine.Digest;
import horda.engine.Engine;
import horda.engine.Out;
import horda.engine.Question;
import horda.engine.Seed;
import horda.ruemorgue.content.ZombieKind;
import horda.ruemorgue.state.MorgueState;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Random games on every mission, as far as the rules stand: nothing is lost, nothing breaks.
class RandomPlayTest {
  private static final int DECISIONS = 2_000;

  static List<String> missions() {
    return Box.CONTENT.missions();
  }

  private static MorgueState begin(String mission, int seed) {
    boolean rivals = mission.startsWith("pvp");
    String teams = rivals ? "teams=2" : "teams=1";
    return Scene.deal(mission, 2, seed, teams, "number=8", "team-actions=1").state();
  }

  @ParameterizedTest
  @MethodSource("missions")
  void figuresAndCardsAreConserved(String mission) {
    for (int seed = 1; seed <= 2; seed++) {
      // given
      MorgueState s = begin(mission, seed);
      Chance chance = new Chance(Seed.of(seed + 100));
      Choices choices = new Choices();

      // when
      for (int n = 0; n < DECISIONS; n++) {
        Question<MorgueState> question = Engine.question(s);
        if (question == null) {
          assertThat(s.result).isNotEqualTo(MorgueState.GOING_ON);
          break;
        }
        int seat = Integer.numberOfTrailingZeros(question.awaited(s));
        question.choices(s, seat, choices.clear());
        assertThat(choices.size()).as(s.agenda.nameOf(question)).isPositive();
        long choice = choices.get(chance.below(choices.size()));
        assertThat(question.option(s, seat, choice).id()).isNotEmpty();

        // then
        check(s, s.agenda.nameOf(question));
        if (n % 100 == 0) {
          assertThat(Digest.of(s.copy())).isEqualTo(Digest.of(s));
        }
        Engine.answer(s, question, seat, choice, Out.SILENT);
      }
    }
  }

  private static void check(MorgueState s, String at) {
    if (s.round > 0) {
      for (ZombieKind kind : ZombieKind.values()) {
        int all = s.reserve[kind.ordinal()];
        for (int zone = 0; zone < s.noise.length; zone++) {
          all += s.figures[zone * MorgueState.KINDS + kind.ordinal()];
          all += s.arriving[zone * MorgueState.KINDS + kind.ordinal()];
        }
        assertThat(all).as(at + " " + kind).isEqualTo(s.table.content().zombie(kind).count());
      }
      int cards = 0;
      for (int pile :
          new int[] {
            s.table.equipmentDeck, s.table.equipmentDiscard, s.table.aside, s.table.stored
          }) {
        cards += s.cards.size(pile);
      }
      for (short slot : s.slots) {
        cards += slot >= 0 ? 1 : 0;
      }
      for (byte scope : s.scope) {
        cards += scope >= 0 ? 1 : 0;
      }
      boolean inHand = at.equals("keep");
      assertThat(cards).as(at).isBetween(86 - (inHand ? 2 : 1), 86);
      if (at.equals("act")) {
        assertThat(cards).isEqualTo(86);
        assertThat(s.acting).containsOnly(0);
        assertThat(s.runners).containsOnly(0);
        assertThat(s.missing).isZero();
      }
    }
    for (int survivor = 0; survivor < s.survivors(); survivor++) {
      assertThat(s.wounds(survivor)).isLessThan(2);
      assertThat(s.inPlay(survivor) && s.table.board().crashed().has(s.zone[survivor])).isFalse();
    }
  }
}

package horda.amanecerzombi.bot;

import static horda.amanecerzombi.TableBuilder.table;
import static org.assertj.core.api.Assertions.assertThat;

import horda.amanecerzombi.AmanecerZombi;
import horda.amanecerzombi.Played;
import horda.amanecerzombi.TableBuilder;
import horda.amanecerzombi.state.AmanecerState;
import horda.engine.DealDraft;
import horda.engine.DealReply;
import horda.engine.Engine;
import horda.engine.Hints;
import horda.engine.Out;
import horda.engine.Question;
import horda.engine.Seed;
import horda.engine.Setup;
import java.util.Arrays;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// Bots trade what they do not need for what they do, and talk little.
class BarterTest {
  private static final AmanecerZombi GAME = TableBuilder.GAME;

  /// Ana's Mission lacks Batteries, which Ben has; Ben is ill, and Ana has Medicine.
  private static TableBuilder bothCanGain() {
    return table()
        .round(2)
        .active("ben")
        .firstPlayer("ben")
        .person("ana", "hiker", "medicine")
        .missions("ana", "distress-call")
        .person("ben", "boxer", "batteries")
        .damage("ben", "boxer", "infection");
  }

  @Test
  void theyOfferASwapFromWhichBothGainAndItIsTaken() {
    Played game = bothCanGain().from("window season");

    assertThat(Advice.to(game)).isEqualTo("offer:1");
    game.play("ana", "offer:1");
    assertThat(Advice.to(game)).isEqualTo("give:medicine");
    game.play("ana", "give:medicine");
    assertThat(Advice.to(game)).isEqualTo("want:batteries");
    game.play("ana", "want:batteries");
    assertThat(Advice.to(game)).isEqualTo("send");
    game.play("ana", "send");

    assertThat(Advice.to(game)).isEqualTo("accept");
  }

  @Test
  void whoKnowsABetterSwapSaysSoInsteadOfARefusal() {
    Played game = bothCanGain().from("window season");
    game.play("ana", "pass");
    game.offer("ben", "ana", "want:medicine");

    assertThat(Advice.to(game)).isEqualTo("counter");
    game.play("ana", "counter").play("ana", "give:medicine").play("ana", "want:batteries");
    assertThat(Advice.to(game)).isEqualTo("send");
    game.play("ana", "send");

    assertThat(Advice.to(game)).isEqualTo("accept");
  }

  @Test
  void whoWasRefusedAsksNoMoreInThisRound() {
    Played game = bothCanGain().from("window season");
    game.offer("ana", "ben", "give:medicine", "want:batteries").play("ben", "refuse");

    assertThat(game.asked()).isEqualTo("ana");
    assertThat(Advice.to(game)).isEqualTo("pass");
    // nor in her turn
    Played turn = bothCanGain().active("ana").hand("ana", "loner").play();
    assertThat(turn.options()).contains("offer:1");
    assertThat(Advice.to(turn)).doesNotStartWith("offer");
  }

  @Test
  void aMissionsNeedIsNotSoldForAMeal() {
    Played game =
        table()
            .person("ana", "hiker", "tinned-food")
            .person("ben", "boxer", "batteries")
            .missions("ben", "distress-call")
            .play();
    game.offer("ana", "ben", "give:tinned-food", "want:batteries");

    assertThat(Advice.to(game)).isEqualTo("refuse");
  }

  @Test
  void giftsAreTakenAndDemandsAreNot() {
    Played gift = table().person("ana", "hiker", "axe").person("ben", "boxer").play();
    gift.offer("ana", "ben", "give:axe");
    assertThat(Advice.to(gift)).isEqualTo("accept");

    Played demand = table().person("ana", "hiker").person("ben", "boxer", "axe").play();
    demand.offer("ana", "ben", "want:axe");
    assertThat(Advice.to(demand)).isEqualTo("refuse");
  }

  @Test
  void whoeverIsAttackedBuysPeaceWithWhatIsNeededLeast() {
    Played game =
        table()
            .at("ana", "farm-3-1")
            .at("ben", "farm-3-2")
            .hand("ana", "pair")
            .person("ben", "boxer", "pistol", "machete")
            .play();
    game.play("ana", "attack:1:pair").passTo("ben");
    assertThat(Advice.to(game)).isEqualTo("offer:0");

    game.play("ben", "offer:0");
    assertThat(Advice.to(game)).isEqualTo("give:pistol");
    game.play("ben", "give:pistol");
    assertThat(Advice.to(game)).isEqualTo("send");
    game.play("ben", "send");
    assertThat(Advice.to(game)).isEqualTo("accept");
  }

  @Test
  void whatNeedsNoThoughtIsTheOnlySensibleAnswer() {
    // given an offer: a search is left one choice, so it answers at once
    Played game = table().person("ana", "hiker").person("ben", "boxer", "axe").play();
    game.offer("ana", "ben", "want:axe");
    Question<AmanecerState> question = game.match().question();
    Hints<AmanecerState> hints = GAME.hints();

    assertThat(question).isInstanceOf(DealReply.class);
    assertThat(hints.weigh(game.state(), question, 1, DealReply.REFUSE))
        .isGreaterThan(Hints.FOOLISH);
    assertThat(hints.weigh(game.state(), question, 1, DealReply.ACCEPT)).isEqualTo(Hints.FOOLISH);
  }

  @Test
  void theyNeverLoopThoughSomebodyRefusesEverything() {
    // given four seats, of which the first refuses every offer
    Setup setup = Setup.of(GAME, 4, Map.of("maps", "quick"), Seed.of(3));
    AmanecerState s = GAME.deal(setup);
    Advice advice = new Advice(5);
    int[] asked = new int[s.rounds + 1];
    int struck = 0;
    int drafts = 0;
    int decisions = 0;
    Question<AmanecerState> question = Engine.advance(s, Out.SILENT);
    while (question != null && ++decisions < 20_000) {
      int seat = Integer.numberOfTrailingZeros(question.awaited(s));
      long choice = advice.best(s, question, seat);
      if (question instanceof DealReply<AmanecerState>) {
        asked[s.round] += seat == 0 ? 1 : 0;
        choice = seat == 0 ? 0 : choice;
        struck += choice == 0 ? 0 : 1;
      }
      drafts += question instanceof DealDraft<AmanecerState> ? 1 : 0;
      question = Engine.answer(s, question, seat, choice, Out.SILENT);
    }

    // then the game ends, each of the others has asked at most once a round, and deals were struck
    assertThat(question).isNull();
    assertThat(Arrays.stream(asked).max().orElse(0)).isLessThanOrEqualTo(3);
    assertThat(struck).isBetween(1, 4 * s.rounds);
    assertThat(drafts).isLessThanOrEqualTo(3 * 4 * s.rounds);
  }
}

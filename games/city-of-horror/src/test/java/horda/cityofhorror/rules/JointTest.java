package horda.cityofhorror.rules;

import static horda.cityofhorror.TableBuilder.table;
import static org.assertj.core.api.Assertions.assertThat;

import horda.cityofhorror.TableBuilder;
import horda.cityofhorror.state.CityState;
import horda.engine.Attention;
import horda.engine.Attention.Verdict;
import horda.engine.Choices;
import horda.engine.Joint;
import horda.engine.Match;
import horda.engine.Question;
import horda.engine.Window;
import horda.lab.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

/// What is one decision is put to Ana as one question; Ben and Cleo are bots.
class JointTest {
  private static final int ANA = 0;
  private static final int BEN = 1;

  private final Attention<CityState> attention = new Attention<>(TableBuilder.GAME, 3);
  private Match<CityState> match;

  /// Three zombies attack Ana, Ben and Cleo in the church.
  private static TableBuilder church() {
    return table()
        .option("uniform-windows", "no")
        .person("ana", "mama", "church")
        .person("ben", "punk", "church")
        .person("cleo", "geek", "church")
        .firstPlayer("ana")
        .zombies("church", 3);
  }

  private List<String> offered() {
    return Joint.of(match.state(), ANA).stream().map(Joint::id).toList();
  }

  /// Ana says all of that at once.
  private void says(String id) {
    Joint<CityState> joint =
        Joint.of(match.state(), ANA).stream()
            .filter(one -> one.id().equals(id))
            .findFirst()
            .orElseThrow();
    attention.answers(match.state(), ANA, joint.choice(), joint.then());
    match.answer(ANA, joint.parts().getFirst());
  }

  /// Somebody answers, and Ana's attention hears of it.
  private void plays(int seat, String option) {
    Question<CityState> question = match.question();
    Choices choices = new Choices();
    question.choices(match.state(), seat, choices);
    for (int i = 0; i < choices.size(); i++) {
      if (question.option(match.state(), seat, choices.get(i)).id().equals(option)) {
        attention.happens(match.state(), seat, choices.get(i));
      }
    }
    match.answer(seat, option);
  }

  /// All others pass until Ana has the next word, or a question waits that has no pass.
  private void othersPass() {
    while (match.question() instanceof Window<CityState> window
        && window.seat(match.state()) != ANA) {
      plays(window.seat(match.state()), "pass");
    }
  }

  private String said() {
    Verdict verdict = attention.verdict(match.state(), ANA);
    assertThat(verdict).isInstanceOf(Verdict.Said.class);
    long choice = ((Verdict.Said) verdict).choice();
    return match.question().option(match.state(), ANA, choice).id();
  }

  @Test
  @Rule({"COH-ATT-04", "COH-VOTE-03"})
  void beforeAnAttackOneHelpsOrSaysForWhomOneVotes() {
    // given somebody who could shoot
    match = church().hand("ana", "gun").at("window attack church").match();
    assertThat(attention.verdict(match.state(), ANA)).isEqualTo(Verdict.ASK);
    // then there is no pass that leads to another question
    assertThat(offered())
        .contains("play:gun:church", "pass+vote:1", "pass+vote:1+name:1")
        .doesNotContain("pass");
    // when nobody does anything
    says("pass+vote:1");
    othersPass();
    // then the vote is cast
    assertThat(said()).isEqualTo("vote:1");
  }

  @Test
  @Rule({"COH-ATT-04", "COH-WIN-05"})
  void whatSomebodyElseDoesMakesItAQuestionAgain() {
    // given two zombies too many, so that Ben's shot alone does not end it
    match =
        church()
            .zombies("church", 4)
            .hand("ana", "shotgun")
            .hand("ben", "gun")
            .at("window attack church")
            .match();
    says("pass+vote:1");
    // when
    plays(BEN, "play:gun:church");
    othersPass();
    for (int n = 0; n < 3 && match.question() instanceof Window<CityState>; n++) {
      plays(((Window<CityState>) match.question()).seat(match.state()), "pass");
    }
    // then Ana is asked for whom she votes
    assertThat(match.question()).isInstanceOf(Vote.class);
    assertThat(attention.verdict(match.state(), ANA)).isEqualTo(Verdict.ASK);
  }

  @Test
  @Rule({"COH-LOC-06", "COH-ATT-04"})
  void atALocationThatIsAttackedOneSaysWhatOneDoesAboutIt() {
    // given
    match =
        church().exhausted("ana", "vigil", "bank").hand("ana", "gun").at("step-a church").match();
    assertThat(offered()).contains("skip+play:gun:church", "use:gun:vigil");
    // when she says that she will shoot
    says("skip+play:gun:church");
    othersPass();
    // then she does
    assertThat(said()).isEqualTo("play:gun:church");
  }

  @Test
  @Rule({"COH-LOC-06", "COH-ATT-04"})
  void whoLeavesThatUnusedIsNotAskedAboutItAgain() {
    // given
    match =
        church().exhausted("ana", "vigil", "bank").hand("ana", "gun").at("step-a church").match();
    // when
    says("skip+vote:2");
    othersPass();
    // then neither in the window before the attack
    assertThat(match.question()).isInstanceOf(Windows.General.class);
    assertThat(attention.verdict(match.state(), ANA)).isEqualTo(new Verdict.Given(Window.PASS));
    // nor at the vote
    plays(ANA, "pass");
    othersPass();
    assertThat(said()).isEqualTo("vote:2");
  }

  @Test
  @Rule("COH-LOC-06")
  void withoutAnAttackALocationIsAQuestionForItself() {
    // given
    match =
        church()
            .zombies("church", 0)
            .exhausted("ana", "vigil", "bank")
            .hand("ana", "gun")
            .at("step-a church")
            .match();
    // then
    assertThat(offered()).containsExactly("skip", "use:gun:vigil");
  }

  @Test
  @Rule("COH-VOTE-08")
  void theFirstPlayerMaySayThatATieIsForTheSameOne() {
    // given
    match = church().at("attack-check church").match();
    assertThat(offered()).contains("vote:1", "vote:1+name:1");
    // when all are named once
    says("vote:1+name:1");
    plays(BEN, "vote:2");
    plays(2, "vote:0");
    // then
    assertThat(match.question()).isInstanceOf(Vote.TieBreak.class);
    assertThat(said()).isEqualTo("name:1");
  }

  @Test
  @Rule("COH-VOTE-08")
  void whoSaidNothingAboutATieIsAsked() {
    match = church().at("attack-check church").match();
    says("vote:1");
    plays(BEN, "vote:2");
    plays(2, "vote:0");
    assertThat(match.question()).isInstanceOf(Vote.TieBreak.class);
    assertThat(attention.verdict(match.state(), ANA)).isEqualTo(Verdict.ASK);
  }

  @Test
  @Rule({"COH-SHR-05", "COH-NEG-05"})
  void suppliesAreHandedOutAtOnceOrWithTalkInBetween() {
    // given Ana alone in the church with two antidotes
    match =
        table()
            .option("uniform-windows", "no")
            .person("ana", "mama", "church")
            .supplies("church", 2)
            .at("share-check church")
            .match();
    // then two that come to the same are one
    assertThat(offered())
        .contains("antidote:0", "antidote:0+antidote:1", "antidote:1+antidote:2", "offer:1")
        .doesNotContain("antidote:1+antidote:0");
    // when
    says("antidote:0+antidote:2");
    // then
    assertThat(said()).isEqualTo("antidote:2");
  }

  @Test
  @Rule({"COH-WIN-04", "COH-MC-01"})
  void whoCouldLookAheadLooksOrSaysWhereToGo() {
    // given
    match =
        table()
            .option("uniform-windows", "no")
            .person("ana", "rasta", "church")
            .firstPlayer("ana")
            .at("begin-round 2")
            .match();
    // then: looking ends that, for who has looked may choose otherwise
    assertThat(offered()).contains("use:rasta").doesNotContain("pass");
    assertThat(offered()).anyMatch(id -> id.startsWith("pass+go:"));
  }

  @Test
  @Rule("COH-SETUP-18")
  void whoStartsWhereIsOneQuestion() {
    // given a table fresh from the deal
    match = TableBuilder.dealt(1, 4, "uniform-windows", "no", "first-player", "4").match();
    while ((match.question().awaited(match.state()) & 1) == 0) {
      int seat = Integer.numberOfTrailingZeros(match.question().awaited(match.state()));
      match.answer(seat, match.options(seat).getFirst().id());
    }
    // then all ways are there, and each says three: the fourth has no choice
    assertThat(offered().stream().filter(id -> id.split("\\+").length == 3)).hasSize(24);
    // and one after the other is possible, too
    assertThat(offered()).hasSize(24 + 4);
  }
}

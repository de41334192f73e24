package horda.ruemorgue.rules;

import static horda.ruemorgue.Scene.scene;
import static horda.ruemorgue.content.ZombieKind.WALKER;
import static org.assertj.core.api.Assertions.assertThat;

import horda.engine.Choices;
import horda.engine.Engine;
import horda.engine.Out;
import horda.engine.Question;
import horda.lab.Rule;
import horda.ruemorgue.Scene;
import horda.ruemorgue.state.MorgueState;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/// TRADE, INV, CRAFT: cards change slots and hands.
class TradeTest {
  private static Scene two(String... joes) {
    return scene("m03").at("joe", "1R:S3").at("jane", "1R:S3").holds("joe", joes);
  }

  /// What a seat may answer that is not asked just now.
  private static List<String> outOfTurn(Scene scene, int seat) {
    Question<MorgueState> question = Objects.requireNonNull(Engine.question(scene.state()));
    List<String> options = new ArrayList<>();
    Choices choices = new Choices();
    if (question.hears(scene.state(), seat)) {
      question.choices(scene.state(), seat, choices);
    }
    for (int i = 0; i < choices.size(); i++) {
      options.add(question.option(scene.state(), seat, choices.get(i)).id());
    }
    return options;
  }

  private static void answer(Scene scene, int seat, String option) {
    Question<MorgueState> question = Objects.requireNonNull(Engine.question(scene.state()));
    Choices choices = new Choices();
    question.choices(scene.state(), seat, choices);
    long choice = choices.get(outOfTurn(scene, seat).indexOf(option));
    Engine.answer(scene.state(), question, seat, choice, Out.SILENT);
  }

  @Test
  @Rule({"RMO-TRADE-01", "RMO-INV-05", "RMO-INV-04", "RMO-TURN-07"})
  void anActionSortsTheCardsAndWoundsMoveToo() {
    // given
    Scene scene = two("wound", "bow", "sword").turn("joe");

    // when
    scene.answer("reorganize").answer("swap:0.2").answer("as-it-is");

    // then
    assertThat(scene.sheet("joe")).containsExactly("sword", "bow", "wound", "-", "-");
    assertThat(scene.state().actions).isEqualTo(2);
  }

  @Test
  @Rule({"RMO-TRADE-01", "RMO-TRADE-02", "RMO-TRADE-03"})
  void twoInAZoneExchangeAsTheyLikeEvenAmongZombies() {
    // given: Joe gives two for one
    Scene scene = two("bow", "knife").holds("jane", "sword").zombies("1R:S3", WALKER, 3);

    // when
    scene.turn("joe").answer("trade:jane");
    scene.answer("give:bow.0").answer("give:knife.1").answer("ask-for:sword.0").answer("propose");

    // then: both sort, Jane for nothing
    assertThat(scene.question()).isEqualTo("arrange");
    scene.answer("swap:0.2").answer("as-it-is").answer("swap:0.3").answer("as-it-is");
    assertThat(scene.sheet("joe")).containsExactly("-", "-", "sword", "-", "-");
    assertThat(scene.sheet("jane")).containsExactly("-", "knife", "-", "bow", "-");
    assertThat(scene.state().actions).isEqualTo(2);
  }

  @Test
  @Rule("RMO-TRADE-02")
  void theOtherPlayerIsAskedAndMayRefuse() {
    // given: Jane is led by the second seat; Joe wants her Sword for nothing
    Scene scene = two("bow").holds("jane", "sword");
    scene.state().owner[scene.survivor("jane")] = 1;

    // when
    scene.turn("joe").answer("trade:jane").answer("ask-for:sword.0").answer("propose");

    // then
    assertThat(scene.asked()).isEqualTo(1);
    assertThat(scene.options()).containsExactly("accept", "refuse");

    // when
    Scene refused = scene;
    refused.answer("refuse");

    // then: the action is spent; he may still sort his own
    assertThat(refused.question()).isEqualTo("arrange");
    assertThat(refused.asked()).isZero();
    refused.answer("as-it-is");
    assertThat(refused.sheet("jane")).startsWith("sword");
    assertThat(refused.state().actions).isEqualTo(2);

    // when
    scene.answer("trade:jane").answer("ask-for:sword.0").answer("propose").answer("accept");

    // then: a gift; Jane has nothing left to sort
    assertThat(scene.sheet("joe")).startsWith("bow", "sword");
    assertThat(scene.sheet("jane")).doesNotContain("sword");
  }

  @Test
  @Rule({"RMO-TRADE-04", "RMO-INV-02", "RMO-INV-01", "RMO-INV-04"})
  void bothMustHaveRoomAndWoundsStay() {
    // given: Jane has four cards and a Wound
    Scene scene = two("bow", "knife", "wound");
    scene.holds("jane", "sword", "sword", "sword", "pistol", "wound");

    // when
    scene.turn("joe").answer("trade:jane").answer("give:bow.0");

    // then: her Wound takes a slot, so there is no room for a fifth
    assertThat(scene.options()).doesNotContain("propose", "give:wound.2", "ask-for:wound.4");

    // when
    scene.answer("ask-for:sword.0");

    // then
    assertThat(scene.options()).contains("propose");
  }

  @Test
  @Rule({"RMO-TRADE-01", "RMO-TRADE-05"})
  void neitherAcrossZonesNorAcrossTheSkinOfAHelicopter() {
    // given: Dan and Laurie fly over Joe and Jane; Bear stands elsewhere
    Scene scene = scene("t2").at("joe", "9R:S4").at("jane", "9R:S4").at("bear", "9R:S5");
    scene.at("dan", "9R:S4").at("laurie", "9R:S4").flying("9R:S4").holds("joe", "bow");
    scene.state().seat[scene.survivor("dan")] = 2;
    scene.state().seat[scene.survivor("laurie")] = 3;
    scene.holds("dan", "bow");

    // then
    assertThat(scene.turn("joe").options())
        .contains("trade:jane")
        .doesNotContain("trade:dan", "trade:laurie", "trade:bear", "trade:joe");
    scene.answer("end-turn");
    assertThat(scene.turn("dan").options()).contains("trade:laurie").doesNotContain("trade:joe");
  }

  @Test
  @Rule("RMO-TRADE-06")
  void rivalsMayTrade() {
    // given
    Scene scene = scene("pvp1").at("joe", "5R:S1").at("jane", "5R:S1").holds("joe", "bow");
    scene.state().owner[scene.survivor("jane")] = 1;

    // then
    assertThat(scene.turn("joe").options()).contains("trade:jane");
  }

  @Test
  @Rule({"RMO-TRADE-01", "RMO-OBJ-01", "RMO-MIS-01"})
  void carriedObjectivesChangeHands() {
    // given: Joe carries a machine part
    Scene scene = two("bow");
    scene.state().carrier[1] = (byte) scene.survivor("joe");

    // when
    scene.turn("joe").answer("trade:jane").answer("hand-over:1").answer("propose");

    // then
    assertThat((int) scene.state().carrier[1]).isEqualTo(scene.survivor("jane"));
  }

  @Test
  @Rule({"RMO-RELOAD-03", "RMO-RELOAD-06", "RMO-PVP-12"})
  void whatIsSpentStaysSoInOtherHandsAndADiscardForgets() {
    // given: an empty Sawed-Off and a vest that has saved somebody
    Scene scene = two("sawed-off", "bulletproof-vest");
    MorgueState s = scene.state();
    int gun = s.slot(scene.survivor("joe"), 0);
    int vest = s.slot(scene.survivor("joe"), 1);
    s.spent(gun, true);
    s.spent(vest, true);

    // when
    scene.turn("joe").answer("trade:jane");
    scene.answer("give:sawed-off.0").answer("give:bulletproof-vest.1").answer("propose");

    // then
    assertThat(scene.sheet("jane")).startsWith("sawed-off", "bulletproof-vest");
    assertThat(s.spent(gun)).isTrue();
    assertThat(s.spent(vest)).isTrue();

    // when
    Discarding.discard(s, scene.survivor("jane"), 0);
    Discarding.discard(s, scene.survivor("jane"), 1);

    // then: the vest goes aside, never on the pile
    assertThat(s.spent(gun)).isFalse();
    assertThat(s.cards.contains(s.table.equipmentDiscard, gun)).isTrue();
    assertThat(s.cards.contains(s.table.aside, vest)).isTrue();
    assertThat(s.cards.contains(s.table.equipmentDiscard, vest)).isFalse();
  }

  @Test
  @Rule({"RMO-INV-03", "RMO-INV-07"})
  void cardsAreThrownAwayForNothingAtAnyTime() {
    // given: it is Joe's turn; Jane is led by the same player, Dan by the other
    Scene scene = two("bow").at("dan", "1R:S3").holds("jane", "sword").holds("dan", "knife");
    scene.state().owner[scene.survivor("dan")] = 1;

    // when
    scene.turn("joe").answer("discard");

    // then: the player's own, whoever's turn it is
    assertThat(scene.options()).containsExactly("throw-away:jane:sword.0", "throw-away:joe:bow.0");

    // when
    scene.answer("throw-away:jane:sword.0");

    // then
    MorgueState s = scene.state();
    assertThat(scene.sheet("jane")).startsWith("-");
    assertThat(s.cards.size(s.table.equipmentDiscard)).isEqualTo(1);
    assertThat(s.actions).isEqualTo(3);

    // when: the other player, in Joe's turn
    assertThat(outOfTurn(scene, 1)).containsExactly("throw-away:dan:knife.0");
    answer(scene, 1, "throw-away:dan:knife.0");

    // then: Joe's turn goes on
    assertThat(scene.sheet("dan")).startsWith("-");
    assertThat(scene.question()).isEqualTo("act");
    assertThat(scene.asked()).isZero();
    assertThat(s.actions).isEqualTo(3);
    assertThat(outOfTurn(scene, 1)).isEmpty();
  }

  @Test
  @Rule({"RMO-CRAFT-01", "RMO-CRAFT-02", "RMO-CRAFT-03"})
  void craftingCostsNothingAndSortsEverything() {
    // given
    Scene scene = two("bow", "sword", "gasoline", "glass-bottles", "knife").aside("molotov");

    // when
    scene.turn("joe").answer("craft:molotov");

    // then: it takes one slot and may go to a hand at once
    assertThat(scene.sheet("joe")).containsExactly("bow", "sword", "molotov", "-", "knife");
    scene.answer("swap:0.2").answer("swap:1.4");
    assertThat(scene.sheet("joe")).containsExactly("molotov", "knife", "bow", "-", "sword");
    assertThat(scene.state().actions).isEqualTo(3);
    assertThat(scene.state().cards.size(scene.state().table.equipmentDiscard)).isEqualTo(2);
  }

  @Test
  @Rule({"RMO-CRAFT-01", "RMO-CRAFT-02"})
  void craftingIsAllowedInTheTurnsOfOthers() {
    // given: Jane, led by the second seat, holds both parts in Joe's turn
    Scene scene = two("bow").holds("jane", "rifle", "knife", "scope").turn("joe");
    scene.state().owner[scene.survivor("jane")] = 1;

    // when
    answer(scene, 1, "craft:sniper-rifle:jane");

    // then: she sorts, then Joe goes on
    assertThat(scene.asked()).isEqualTo(1);
    scene.answer("as-it-is");
    assertThat(scene.question()).isEqualTo("act");
    assertThat(scene.asked()).isZero();
    assertThat(scene.sheet("jane")).containsExactly("rifle", "knife", "-", "-", "-");
  }

  @Test
  @Rule("RMO-CRAFT-04")
  void withoutAMolotovAsideNoneIsMade() {
    // given
    Scene scene = two("gasoline", "glass-bottles").turn("joe");

    // then
    assertThat(scene.options()).doesNotContain("craft:molotov");
  }
}

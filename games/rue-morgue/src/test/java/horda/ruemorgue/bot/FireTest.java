package horda.ruemorgue.bot;

import static horda.ruemorgue.content.ZombieKind.A_BOMB;
import static org.assertj.core.api.Assertions.assertThat;

import horda.lab.Rule;
import horda.ruemorgue.Scene;
import horda.ruemorgue.state.MorgueState;
import org.junit.jupiter.api.Test;

/// Where a goal wants something burnt: who has half of a Molotov asks for the other half.
class FireTest {
  private static Scene halves(String mission) {
    Scene scene = Scene.deal(mission, 1, 1, "number=6", AircrewTest.CREW).throughFirstChoices();
    MorgueState s = scene.state();
    int start = s.zone[0];
    String zone = s.table.board().zone(start).name();
    scene.at("joe", zone).at("cathy", zone);
    return scene.holds("joe", "knife", "gasoline").holds("cathy", "knife", "glass-bottles");
  }

  private static String best(Scene scene) {
    return HintsTest.best(new MorgueHints(), scene);
  }

  @Test
  @Rule({"RMO-TRADE-01", "RMO-CRAFT-07"})
  void whoHasOneHalfAsksForTheOtherAndMakesIt() {
    Scene scene = halves("m06").turn("joe");
    assertThat(best(scene)).isEqualTo("trade:cathy");
    scene.answer("trade:cathy");
    assertThat(best(scene)).startsWith("ask-for:glass-bottles");
    scene.answer(best(scene));
    assertThat(best(scene)).isEqualTo("propose");
    scene.answer("propose");
    while (scene.question().equals("arrange")) {
      scene.answer("as-it-is");
    }
    assertThat(best(scene)).startsWith("craft:molotov");
  }

  @Test
  void whereNothingHasToBurnNobodyTrades() {
    Scene scene = halves("m08").turn("joe");

    assertThat(Fire.isWanted(scene.state())).isFalse();
    assertThat(best(scene)).doesNotStartWith("trade");
  }

  @Test
  @Rule("RMO-CRAFT-07")
  void theMolotovIsForWhatHasToBurn() {
    Scene scene = halves("m06").at("joe", "1V:K1").holds("joe", "molotov");
    scene.zombies("1V:K2", A_BOMB, 1).turn("joe");
    assertThat(best(scene)).startsWith("shoot:1V:K2:molotov");

    Scene saved = halves("m06").at("joe", "1V:K1").holds("joe", "molotov");
    saved.zombies("1V:K2", horda.ruemorgue.content.ZombieKind.WALKER, 5).turn("joe");
    assertThat(best(saved)).doesNotStartWith("shoot:1V:K2:molotov");
  }

  @Test
  void withHalfAMolotovOneGoesToWhoHasTheOther() {
    Scene scene = halves("m06").at("cathy", "2R:S2");
    scene.state().goalsDone = 1;

    assertThat(Fire.partner(scene.state(), scene.survivor("joe"))).isEqualTo(scene.zone("2R:S2"));
  }
}

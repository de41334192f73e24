package horda.ruemorgue.bot;

import static horda.ruemorgue.Gifted.HERE;
import static horda.ruemorgue.Gifted.NEAR;
import static horda.ruemorgue.Gifted.gifted;
import static horda.ruemorgue.content.ZombieKind.FATTY;
import static horda.ruemorgue.content.ZombieKind.WALKER;
import static org.assertj.core.api.Assertions.assertThat;

import horda.engine.Choices;
import horda.engine.Digest;
import horda.engine.Engine;
import horda.engine.Question;
import horda.ruemorgue.Scene;
import horda.ruemorgue.rules.Activation;
import horda.ruemorgue.rules.NextSurvivor;
import horda.ruemorgue.rules.TakeWound;
import horda.ruemorgue.state.MorgueState;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/// What the rules of thumb like best.
class HintsTest {
  private final MorgueHints hints = new MorgueHints();

  private String best(Scene scene) {
    return best(hints, scene);
  }

  /// The option with the greatest weight; looking changes nothing.
  static String best(MorgueHints hints, Scene scene) {
    MorgueState s = scene.state();
    Question<MorgueState> question = Objects.requireNonNull(Engine.question(s));
    Choices choices = new Choices();
    question.choices(s, scene.asked(), choices);
    long before = Digest.of(s);
    String best = "";
    int most = Integer.MIN_VALUE;
    for (int i = 0; i < choices.size(); i++) {
      int weight = hints.weigh(s, question, scene.asked(), choices.get(i));
      if (weight > most) {
        most = weight;
        best = question.option(s, scene.asked(), choices.get(i)).id();
      }
    }
    assertThat(Digest.of(s)).isEqualTo(before);
    return best;
  }

  @Test
  void whoeverIsBittenFightsBack() {
    Scene scene = gifted().at("joe", NEAR).holds("joe", "crowbar", "bow").zombies(NEAR, WALKER, 1);
    assertThat(best(scene.turn("joe"))).startsWith("shoot:7V:P1").contains("bow");
  }

  @Test
  void noFriendIsShotAt() {
    Scene scene = gifted().at("joe", HERE).at("dan", NEAR).holds("joe", "mp5");
    assertThat(best(scene.zombies(NEAR, WALKER, 5).turn("joe"))).doesNotStartWith("shoot");
  }

  @Test
  void theErrandLeadsToTheExit() {
    Scene scene = gifted().at("joe", NEAR).holds("joe", "sword");
    scene.state().zone[scene.survivor("bear")] = MorgueState.DEAD;
    assertThat(best(scene.turn("joe"))).isEqualTo("move:7V:P2");
  }

  @Test
  void thePoorlyArmedSearch() {
    Scene scene = gifted().at("joe", "2V:L").holds("joe", "crowbar").roomsFilled();
    assertThat(best(scene.turn("joe"))).isEqualTo("search");
  }

  @Test
  void whoCannotKillWhatIsHereLeaves() {
    Scene scene = gifted().at("joe", NEAR).holds("joe", "crowbar").zombies(NEAR, FATTY, 1);
    assertThat(best(scene.turn("joe"))).startsWith("move:");
  }

  /// Who is pushed away comes back and has no action left to bite (RMO-SK-43).
  @Test
  void zombiesArePushedAwayAtTheEndOfTheTurn() {
    Scene first = gifted("joe", "shove").at("joe", HERE).at("dan", HERE).holds("joe", "sword");
    first.zombies(HERE, WALKER, 3).turn("joe");
    assertThat(best(first)).startsWith("melee");
    Scene last = gifted("joe", "shove").at("joe", HERE).at("dan", HERE).holds("joe", "sword");
    last.zombies(HERE, WALKER, 3).turn("joe").actions(1);
    assertThat(best(last)).startsWith("shove");
  }

  @Test
  void whoCanPushZombiesAwayPlaysLast() {
    Scene scene = gifted("joe", "shove").at("joe", HERE).at("dan", HERE).zombies(HERE, WALKER, 3);
    scene.run(new NextSurvivor(0, 0, false));
    assertThat(best(scene)).isNotEqualTo("to:joe");
  }

  @Test
  void theLeastCardIsLost() {
    Scene scene = gifted().at("joe", HERE).holds("joe", "mp5", "gasoline", "sword");
    scene.run(new TakeWound(scene.survivor("joe"), MorgueState.NONE));
    assertThat(best(scene)).isEqualTo("lose:gasoline.1");
  }

  @Test
  void aBiteGoesToWhoIsUnhurt() {
    Scene scene = gifted().at("joe", HERE).at("dan", HERE).holds("joe", "wound");
    scene.zombies(HERE, WALKER, 1).run(Activation.ofAll());
    assertThat(best(scene)).isEqualTo("to:dan");
  }
}

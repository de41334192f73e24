package horda.cardsofthedead.bot;

import static horda.cardsofthedead.TableBuilder.table;
import static org.assertj.core.api.Assertions.assertThat;

import horda.cardsofthedead.Played;
import horda.cardsofthedead.state.CardsState;
import horda.engine.Choices;
import horda.engine.Engine;
import horda.engine.Hints;
import horda.engine.Question;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/// One lesson of a player who knows the game in each test.
class CardsHintsTest {
  private static final Hints<CardsState> HINTS = new CardsHints();

  private static int weight(Played game, String id) {
    CardsState s = game.state();
    Question<CardsState> question = Objects.requireNonNull(Engine.question(s));
    Choices choices = new Choices();
    question.choices(s, s.active, choices);
    for (int i = 0; i < choices.size(); i++) {
      if (question.option(s, s.active, choices.get(i)).id().equals(id)) {
        return HINTS.weigh(s, question, s.active, choices.get(i));
      }
    }
    throw new AssertionError(id + " is not offered");
  }

  /// What rules of thumb would do; one of the best where several are as good.
  private static String favourite(Played game) {
    CardsState s = game.state();
    Question<CardsState> question = Objects.requireNonNull(Engine.question(s));
    Choices choices = new Choices();
    question.choices(s, s.active, choices);
    long best = choices.get(0);
    for (int i = 1; i < choices.size(); i++) {
      if (HINTS.weigh(s, question, s.active, choices.get(i))
          > HINTS.weigh(s, question, s.active, best)) {
        best = choices.get(i);
      }
    }
    return question.option(s, s.active, best).id();
  }

  @Test
  void whatLiesInTheRowIsTakenBeforeWalkingOut() {
    Played game = table().hand("rick").space(1, "exit").space(2, "antiviral").start();

    assertThat(favourite(game)).isEqualTo("pick-up:2:hand");
  }

  @Test
  void withTheLastActionOneWalksOut() {
    Played game = table().hand("rick").equipped("rick", "bat").space(1, "exit").actions(1).start();

    assertThat(favourite(game)).isEqualTo("go:exit");
  }

  @Test
  void nobodyWalksOutIntoDeath() {
    Played game =
        table()
            .hand("rick", "canned_soup")
            .vitality("rick", 2)
            .space(1, "exit")
            .space(2, "zombie")
            .actions(2)
            .start();

    assertThat(favourite(game)).isEqualTo("use:canned_soup");
  }

  @Test
  void aFistDoesNotSetOffABomb() {
    Played game = table().hand("rick").equipped("rick", "bat").space(1, "fat_zombie", 3, 0).start();

    assertThat(weight(game, "attack:1")).isNegative();
  }

  @Test
  void aRifleDisarmsIt() {
    Played game =
        table()
            .survivors("selena")
            .hand("selena")
            .equipped("selena", "rifle")
            .loaded("selena", "ammunition_rifle", 0)
            .space(1, "fat_zombie", 3, 0)
            .start();

    assertThat(favourite(game)).isEqualTo("attack:1");
  }

  @Test
  void theWeaponThatComesBackToHandGoesFirst() {
    Played game =
        table()
            .survivors("selena")
            .hand("selena", "rifle", "ammunition_rifle", "bat")
            .reserve("selena")
            .start();

    assertThat(favourite(game)).isEqualTo("equip:rifle");
  }

  @Test
  void theLastFreeSpaceIsFoughtForWithWhateverTheReserveHolds() {
    Played game =
        table()
            .hand("rick")
            .reserve("rick", "canned_soup", "pipe")
            .vitality("rick", 6)
            .space(1, "zombie_runner")
            .space(2, "zombie")
            .blocked(3, 4, 5, 6, 7)
            .lastBreath()
            .start();

    assertThat(favourite(game)).isEqualTo("fetch:pipe");
    game.play("rick", "fetch:pipe");
    assertThat(favourite(game)).isEqualTo("equip:pipe");
    game.play("rick", "equip:pipe");
    assertThat(favourite(game)).isEqualTo("attack:1");
  }

  @Test
  void nobodyBreaksWhatCouldBePickedUp() {
    Played game = table().hand("rick").equipped("rick", "bat").space(1, "antiviral").start();

    assertThat(weight(game, "attack:1")).isLessThanOrEqualTo(Hints.FOOLISH);
  }

  @Test
  void whoIsArmedAndInPeaceRuns() {
    Played game = table().hand("rick").reserve("rick").equipped("rick", "bat").start();

    assertThat(favourite(game)).startsWith("run:");
  }

  @Test
  void nobodyRunsFromABite() {
    Played game =
        table().hand("rick").reserve("rick").equipped("rick", "bat").space(1, "zombie").start();

    assertThat(favourite(game)).isEqualTo("attack:1");
  }

  @Test
  void aDoorIsAWayOutOfAFullStreet() {
    Played game =
        table()
            .hand("rick")
            .reserve("rick")
            .space(1, "zombie")
            .space(2, "zombie")
            .space(3, "market")
            .start();

    assertThat(favourite(game)).isEqualTo("go:market");
  }

  @Test
  void aWeaponIsWorthMoreThanASoupToWhoHasManySoups() {
    Played game =
        table()
            .hand("rick", "canned_soup", "canned_soup", "canned_soup", "canned_soup")
            .reserve("rick")
            .space(1, "canned_soup")
            .space(2, "bat")
            .start();

    assertThat(weight(game, "pick-up:2:hand")).isGreaterThan(weight(game, "pick-up:1:hand"));
  }

  @Test
  void ammunitionGoesToWhoHoldsTheRifle() {
    Played game =
        table()
            .survivors("rick", "selena")
            .hand("rick", "ammunition_rifle")
            .reserve("rick")
            .equipped("rick", "bat")
            .hand("selena")
            .reserve("selena")
            .equipped("selena", "rifle")
            .start();

    assertThat(favourite(game)).isEqualTo("give:ammunition_rifle:selena");
  }

  @Test
  void theShortestWayToACityCardIsTaken() {
    Played game = table().hand("rick").reserve("rick").gone("4.3").actions(1).start();

    assertThat(favourite(game)).isEqualTo("walk:3.2");
  }
}

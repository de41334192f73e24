package horda.cityofhorror.rules;

import static horda.cityofhorror.TableBuilder.table;
import static org.assertj.core.api.Assertions.assertThat;

import horda.cityofhorror.Played;
import horda.cityofhorror.TableBuilder;
import horda.cityofhorror.state.CityEvent;
import horda.lab.Rule;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/// DEATH: the dead go to the box, and who has nobody left is out.
class DeathTest {
  /// Ben's only character in the Church will be eaten; he holds cards, antidotes and food.
  private static TableBuilder benInDanger() {
    return table("ana", "ben", "cleo", "dan")
        .person("ana", "punk", "church")
        .person("ana", "thief", "bank")
        .person("ben", "vigil", "church")
        .hand("ben", "pepper-spray", "shotgun")
        .antidotes("ben", 2)
        .food("ben", 1, 3)
        .zombies("church", 3);
  }

  private static Played benLoses(Played game) {
    return game.vote("ana", "ben").vote("ben", "ben");
  }

  /// Everybody who is asked while the game passes on to the next round's beginning.
  private static List<String> askedInWindows(Played game, String until) {
    List<String> asked = new ArrayList<>();
    while (!game.look("window").equals(until)) {
      asked.add(game.asked());
      game.pass(game.asked());
    }
    return asked;
  }

  @Test
  @Rule("COH-DEATH-01")
  void theDeadLeaveTheGame() {
    Played game =
        benLoses(
            benInDanger()
                .person("ben", "mama", "church")
                .hidden("ben", "little-boy", "church")
                .zombies("church", 5)
                .at("attack-check church"));
    game.play("ben", "lose:vigil");

    game.sees("vigil.dead", "yes")
        .sees("vigil.at", "nowhere")
        .sees("ben.people", "little-boy, mama");
    game.sees("church.people.count", 3).sees("window", "final").sees("asked", "ben");
    assertThat(game.options("ben", "use:vigil")).isEmpty();
    assertThat(game.events().only(CityEvent.DIED).getFirst()).isEqualTo(game.seat("ben"));
  }

  @Test
  @Rule("COH-DEATH-01")
  void theDeadCannotMoveNorBeRefreshed() {
    Played mover =
        table()
            .dead("ana", "vigil")
            .person("ana", "mama", "bank")
            .movement("ana", "church")
            .at("mover ana");
    assertThat(mover.options("ana", "move")).containsExactly("move:mama");

    table()
        .dead("ana", "vigil")
        .person("ana", "mama", "church")
        .hand("ana", "energy-drink")
        .at("step-a church")
        .sees("window", "attack church");
  }

  @Test
  @Rule("COH-DEATH-02")
  void whoLosesTheLastCharacterIsOutAndPlaysNoMoreCards() {
    Played game = benLoses(benInDanger().hand("cleo", "gun").from("attack-check church"));

    game.sees("ben.alive", "no").sees("ben.hand.count", 0);
    assertThat(game.told(CityEvent.ELIMINATED)).isTrue();
    game.sees("asked", "cleo").play("cleo", "play:gun:church");
    assertThat(askedInWindows(game, "round-start"))
        .contains("ana", "cleo", "dan")
        .doesNotContain("ben");
    game.passUntil("movement-card").sees("asked", "ana, cleo, dan");
  }

  @Test
  @Rule("COH-DEATH-02")
  void whoLosesOneOfSeveralIsNotOut() {
    Played game = benLoses(benInDanger().person("ben", "mama", "bank").from("attack-check church"));

    game.sees("ben.alive", "yes").sees("asked", "ben");
    assertThat(game.allEvents().told(CityEvent.ELIMINATED)).isFalse();
    assertThat(game.options("ben", "play:shotgun")).contains("play:shotgun:church");
  }

  @Test
  @Rule("COH-DEATH-03")
  void theBelongingsOfTheEliminatedLeaveTheGameFaceDown() {
    Played game = benLoses(benInDanger().at("attack-check church"));

    game.sees("ben.hand", "nothing").sees("removed.count", 2).sees("discard", "nothing");
    game.sees("ben.antidotes", 0).sees("antidotes.gone", 2).sees("reserve.antidotes", 18);
    game.sees("ben.food", "nothing").sees("food.gone", "1, 3").sees("food.truck", 10);
  }

  @Test
  @Rule("COH-DEATH-03")
  void theEliminatedCannotBeRobbedNorDealtWithNorGivenAnything() {
    Played game =
        benLoses(
            benInDanger()
                .hand("ana", "pickpocket", "gun")
                .hand("cleo", "gun")
                .firstPlayer("ana")
                .supplies("church", 4)
                .at("attack-check church"));
    game.sees("window", "share church").sees("asked", "cleo").pass("cleo").pass("dan");

    assertThat(game.options("ana", "offer")).containsExactly("offer:2", "offer:3");
    assertThat(game.options("ana", "show")).containsExactly("show:2", "show:3", "show:all");
    assertThat(game.options("ana", "use:thief")).containsExactly("use:thief:2");
    assertThat(game.options("ana", "play:pickpocket")).containsExactly("play:pickpocket:2");
    game.pass("ana").sees("asks", "hand-out");
    assertThat(game.options("ana"))
        .containsExactlyInAnyOrder("antidote:0", "antidote:2", "antidote:3", "offer:2", "offer:3");
  }

  @Test
  @Rule({"COH-DEATH-02", "COH-DEATH-03"})
  void whoBlowsHimselfUpInHisOwnStepMovesNoMore() {
    Played game = suicidal().at("mover ana");

    game.play("ana", "play:molotov:bank").passUntil("where-to-mark").play("ana", "mark:tower");

    game.sees("ana.alive", "no").sees("asks", "window").sees("asked", "ben");
    game.sees("ana.antidotes", 0).sees("first-player", "ben");
  }

  @Test
  @Rule("COH-DEATH-03")
  void whoDiesBeforeChoosingLateChoosesNoMovementCard() {
    Played game = suicidal().sideB("tower").at("movement-card");
    game.play("ben", "go:bank").play("cleo", "go:bank").sees("window", "late-choice");

    game.play("ana", "play:molotov:bank").passUntil("where-to-mark").play("ana", "mark:tower");

    game.passAll().sees("window", "final").sees("ana.movement", "none").sees("asked", "ben");
  }

  /// Ana, with a Molotov and her only character, on a Tower that one marker will blow up.
  private static TableBuilder suicidal() {
    return table()
        .person("ana", "punk", "tower")
        .hand("ana", "molotov", "gun")
        .antidotes("ana", 1)
        .zombies("bank", 1)
        .markers(2, 0);
  }

  @Test
  @Rule("COH-DEATH-04")
  void aDeathOtherwiseCostsTheOwnerNothing() {
    benLoses(benInDanger().person("ben", "mama", "bank").at("attack-check church"))
        .sees("vigil.alive", "no")
        .sees("ben.hand", "pepper-spray, shotgun")
        .sees("ben.antidotes", 2)
        .sees("ben.food", "1, 3");
  }

  @Test
  @Rule("COH-DEATH-05")
  void killedZombiesReturnToTheReserve() {
    Played game = benInDanger().at("attack church").sees("reserve.zombies", 37);

    game.pass("ana").play("ben", "play:shotgun:church").passAll();
    game.sees("church.zombies", 1).sees("reserve.zombies", 39);
    game.pass("cleo").pass("dan").pass("ana").play("ben", "use:vigil");

    game.sees("church.zombies", 0).sees("reserve.zombies", 40);
  }

  @Test
  @Rule("COH-DEATH-05")
  void zombiesOfTheExplodedTowerReturnToTheReserve() {
    Played game =
        table()
            .hand("ana", "molotov")
            .zombies("tower", 6)
            .zombies("bank", 2)
            .markers(2, 0)
            .at("window invasion-done");

    game.play("ana", "play:molotov:bank").passUntil("where-to-mark").play("ana", "mark:tower");

    game.sees("tower.zombies", 0).sees("bank.zombies", 1).sees("reserve.zombies", 39);
  }
}

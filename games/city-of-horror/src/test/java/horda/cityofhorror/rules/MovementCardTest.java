package horda.cityofhorror.rules;

import static horda.cityofhorror.TableBuilder.table;
import static horda.cityofhorror.rules.SetupTest.goOn;
import static horda.cityofhorror.rules.SetupTest.view;
import static org.assertj.core.api.Assertions.assertThat;

import horda.cityofhorror.Played;
import horda.cityofhorror.TableBuilder;
import horda.cityofhorror.state.CityEvent;
import horda.cityofhorror.view.PlayerView;
import horda.lab.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

/// MC: everybody picks a destination in secret.
class MovementCardTest {
  private static TableBuilder towerB() {
    return table()
        .sideB("tower")
        .person("ana", "punk", "tower")
        .person("ben", "geek", "tower")
        .person("cleo", "thief", "bank");
  }

  private static List<String> shown(Played game) {
    return view(game, 1).players().stream().map(PlayerView::movement).toList();
  }

  @Test
  @Rule("COH-MC-01")
  void allPickInSecretAndRevealTogether() {
    Played game = table().at("movement-card");
    assertThat(game.awaited()).containsExactly("ana", "ben", "cleo");

    game.play("cleo", "go:bank").play("ana", "go:church");
    assertThat(shown(game)).containsOnly("");
    assertThat(game.told(CityEvent.CARD_REVEALED)).isFalse();

    game.play("ben", "go:tower").sees("window", "final");
    assertThat(shown(game)).containsExactly("church", "tower", "bank");
    assertThat(game.events().count(CityEvent.CARD_REVEALED)).isEqualTo(3);
  }

  @Test
  @Rule("COH-MC-02")
  void onTowerBOnePicksAfterTheOthersHaveRevealed() {
    Played game = towerB().from("movement-card");
    assertThat(game.awaited()).containsExactly("cleo");

    game.play("cleo", "go:church");
    assertThat(shown(game)).containsExactly("", "", "church");
    game.sees("window", "late-choice").sees("invasion.count", 4).passAll();

    game.play("ana", "go:bank").play("ben", "go:bank").sees("window", "cards-revealed");
    game.sees("invasion.count", 4);
    assertThat(shown(game)).containsExactly("bank", "bank", "church");
    game.passAll().sees("invasion.count", 3);
  }

  @Test
  @Rule("COH-MC-02")
  void inRuinsAndOnTowerAEverybodyPicksAtOnce() {
    assertThat(towerB().ruined().at("movement-card").awaited()).hasSize(3);
    assertThat(table().person("ana", "punk", "tower").at("movement-card").awaited()).hasSize(3);
  }

  @Test
  @Rule("COH-MC-03")
  void severalLateOnesPickInSecretToo() {
    Played game = towerB().at("movement-card").play("cleo", "go:church").passAll();
    assertThat(game.awaited()).containsExactly("ana", "ben");

    game.play("ana", "go:hospital");
    assertThat(shown(game)).containsExactly("", "", "church");
    game.play("ben", "go:armory");
    assertThat(shown(game)).containsExactly("hospital", "armory", "church");
  }

  @Test
  @Rule("COH-MC-03")
  void whoIsLateIsFixedWhenThePhaseStarts() {
    // The Tower blows up while the late ones wait; Ana has somebody left elsewhere.
    Played game =
        towerB()
            .person("ana", "priest", "bank")
            .person("ben", "teen", "church")
            .hand("cleo", "molotov")
            .zombies("bank", 1)
            .markers(2, 0)
            .at("movement-card")
            .play("cleo", "go:church")
            .pass("ana")
            .pass("ben")
            .play("cleo", "play:molotov:bank")
            .pass("ana")
            .play("cleo", "mark:tower")
            .sees("ruined", "yes")
            .passUntil("movement-card");

    assertThat(game.awaited()).containsExactly("ana", "ben");
  }

  @Test
  @Rule("COH-MC-04")
  void ifAllAreOnTheTowerAllChooseTogether() {
    Played game =
        table()
            .sideB("tower")
            .person("ana", "punk", "tower")
            .person("ben", "geek", "tower")
            .nobody("cleo")
            .from("movement-card");

    assertThat(game.awaited()).containsExactly("ana", "ben");
    game.play("ana", "go:bank").play("ben", "go:church").sees("window", "cards-revealed");
    assertThat(game.allEvents().told(CityEvent.LATE_CHOOSERS)).isFalse();
  }

  @Test
  @Rule("COH-MC-05")
  void everyCardCanBePickedEvenByThoseWhoCannotUseIt() {
    Played game =
        table()
            .nobody("ana")
            .exhausted("ben", "granny", "church")
            .person("cleo", "punk", "bank")
            .at("movement-card");

    assertThat(game.awaited()).containsExactly("ben", "cleo");
    assertThat(game.options("ben")).hasSize(6);
    assertThat(game.options("cleo")).hasSize(6).contains("go:bank");
    assertThat(game.options("ana")).isEmpty();

    game.play("ben", "go:bank").play("cleo", "go:bank").sees("ben.movement", "bank");
    assertThat(game.look("ana.movement")).isEqualTo("none");
  }

  @Test
  @Rule("COH-MC-05")
  void whoDiesWhileHeWaitsPicksNone() {
    Played game =
        towerB()
            .person("ana", "priest", "bank")
            .hand("cleo", "molotov")
            .zombies("bank", 1)
            .markers(2, 0)
            .at("movement-card")
            .play("cleo", "go:church")
            .pass("ana")
            .pass("ben")
            .play("cleo", "play:molotov:bank")
            .pass("ana")
            .play("cleo", "mark:tower")
            .sees("ben.alive", "no")
            .passUntil("movement-card");

    assertThat(game.awaited()).containsExactly("ana");
    game.play("ana", "go:bank").sees("ben.movement", "none");
  }

  @Test
  @Rule("COH-MC-06")
  void whoGoesIsDecidedLater() {
    Played game =
        table()
            .person("ana", "punk", "bank")
            .person("ana", "geek", "hospital")
            .invasion("01-a")
            .from("movement-card");
    assertThat(game.options("ana")).containsOnlyOnce("go:church").hasSize(6);

    game.play("ana", "go:church").play("ben", "go:bank").play("cleo", "go:bank");
    goOn(game, g -> g.question().equals("mover"));
    assertThat(game.options("ana", "move")).containsExactlyInAnyOrder("move:punk", "move:geek");
  }
}

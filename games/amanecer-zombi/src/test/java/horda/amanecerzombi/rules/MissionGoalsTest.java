package horda.amanecerzombi.rules;

import static horda.amanecerzombi.TableBuilder.GAME;
import static horda.amanecerzombi.TableBuilder.table;
import static org.assertj.core.api.Assertions.assertThat;

import horda.amanecerzombi.Played;
import horda.amanecerzombi.TableBuilder;
import horda.amanecerzombi.state.Piles;
import horda.amanecerzombi.view.MissionView;
import horda.engine.View;
import horda.lab.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

/// MISS: completing and declaring Missions.
class MissionGoalsTest {
  private static void finish(Played game, String done) {
    for (int i = 0; i < 30 && !game.look("ana.done").equals(done); i++) {
      game.play(game.asked(), game.options().getFirst());
    }
    game.sees("ana.done", done);
  }

  @Test
  @Rule({"AMZ-MISS-01", "AMZ-MISS-02", "AMZ-MISS-15"})
  void aMissionIsShownWhenItsConditionsAreMet() {
    Played game =
        table()
            .person("ana", "hiker", "pistol", "rifle", "shotgun turned")
            .missions("ana", "armed-to-the-teeth", "looter")
            .play();
    assertThat(game.options()).doesNotContain("complete:armed-to-the-teeth");

    // the state counts at the moment of showing
    game.state().turned[indexOf(game, "shotgun")] = 0;
    assertThat(game.options()).contains("complete:armed-to-the-teeth");
    game.then("ana", "complete:armed-to-the-teeth");
    game.sees("ana.done", "armed-to-the-teeth")
        .sees("ana.points", 4)
        .sees("ana.missions", "looter");
  }

  @Test
  @Rule({"AMZ-MISS-03", "AMZ-MISS-15"})
  void itsOwnerSeesHowFarAMissionIs() {
    // given two of three weapons ready, and a Group of one
    Played game =
        table()
            .person("ana", "hiker", "pistol", "rifle", "shotgun turned")
            .missions("ana", "armed-to-the-teeth", "strength-in-numbers")
            .play();

    // then
    List<MissionView> seen = GAME.view(game.state(), 0).missions();
    assertThat(seen).extracting(MissionView::have).containsExactly(2, 1);
    assertThat(seen).extracting(MissionView::need).containsExactly(3, 4);
    game.state().turned[indexOf(game, "shotgun")] = 0;
    assertThat(GAME.view(game.state(), 0).missions().getFirst())
        .satisfies(one -> assertThat(one.have()).isEqualTo(one.need()))
        .satisfies(one -> assertThat(one.ready()).isTrue());
  }

  private static int indexOf(Played game, String object) {
    for (int i = 0; i < game.state().content().objects(); i++) {
      if (game.state().table.objectName(i).equals(object)) {
        return i;
      }
    }
    throw new IllegalArgumentException(object);
  }

  @Test
  @Rule("AMZ-MISS-03")
  void missionsAreSecretUntilCompleted() {
    Played game = table().missions("ana", "looter", "arsenal").play();

    assertThat(GAME.view(game.state(), 0).missions()).hasSize(2);
    assertThat(GAME.view(game.state(), 1).toString()).doesNotContain("looter", "arsenal");
    assertThat(GAME.view(game.state(), View.ONLOOKER).toString()).doesNotContain("looter");
    assertThat(GAME.view(game.state(), 1).groups().get(0).missions()).isEqualTo(2);
  }

  @Test
  @Rule({"AMZ-MISS-04", "AMZ-MISS-05"})
  void whoHasCompletedAllDrawsExactlyOne() {
    // TV-53: the last of three, and then that one too
    Played game =
        table()
            .person("ana", "hiker")
            .person("ana", "boxer")
            .person("ana", "kid")
            .person("ana", "nurse")
            .vehicle("ana", "van")
            .at("ana", "start-blue-3-5")
            .missions("ana", "strength-in-numbers")
            .done("ana", "looter", "arsenal")
            .deck("mission", "motorised", "explorer")
            .play();

    game.then("ana", "complete:strength-in-numbers").sees("ana.missions", "motorised");
    game.then("ana", "complete:motorised").sees("ana.missions", "explorer");
  }

  @Test
  @Rule({"AMZ-MISS-06", "AMZ-MISS-07"})
  void charactersStayOnTheSite() {
    Played game =
        table()
            .at("ana", "farm-4-3")
            .person("ana", "hiker", "pistol")
            .person("ana", "boxer")
            .skills("ana", "boxer", "porter")
            .missions("ana", "safe-in-the-refuge", "looter")
            .play();
    game.play("ana", "complete:safe-in-the-refuge").play("ana", "leave:boxer");
    finish(game, "safe-in-the-refuge");
    game.sees("ana.characters", "hiker").sees("ana.skill-pile", "porter").sees("ana.dead", "none");

    // beside the Site it does not work, and on another's map it does
    assertThat(table().at("ana", "farm-4-2").missions("ana", "safe-in-the-refuge").play().options())
        .doesNotContain("complete:safe-in-the-refuge");
    assertThat(
            table()
                .active("ben")
                .at("ben", "farm-4-3")
                .missions("ben", "safe-in-the-refuge")
                .play()
                .options())
        .contains("complete:safe-in-the-refuge");
  }

  @Test
  @Rule("AMZ-MISS-16")
  void objectsForAMissionMayBeTurnedAndCarriedByAnybody() {
    Played game =
        table()
            .zones("ana", "police-station")
            .at("ana", "police-station-3-3")
            .person("ana", "hiker", "pistol turned")
            .person("ana", "boxer", "axe", "medicine")
            .missions("ana", "arsenal", "looter")
            .play();
    game.play("ana", "complete:arsenal");
    assertThat(game.options()).containsExactlyInAnyOrder("deliver:pistol", "deliver:axe");
    game.play("ana", "deliver:pistol").play("ana", "deliver:axe");

    finish(game, "arsenal");
    game.sees("ana.objects", "medicine").sees("blue-discard", "pistol, axe");
  }

  @Test
  @Rule("AMZ-MISS-16")
  void twoDemandsNeedTwoObjects() {
    // a Chainsaw is fuel and technical, but not both at once
    TableBuilder alone =
        table()
            .at("ana", "farm-4-3")
            .person("ana", "hiker", "chainsaw")
            .missions("ana", "generator", "looter");
    assertThat(alone.play().options()).doesNotContain("complete:generator");

    Played game =
        table()
            .at("ana", "farm-4-3")
            .person("ana", "hiker", "chainsaw", "batteries")
            .missions("ana", "generator", "looter")
            .play();
    game.play("ana", "complete:generator");
    assertThat(game.options()).containsExactly("deliver:chainsaw");
    game.play("ana", "deliver:chainsaw").play("ana", "deliver:batteries");
    finish(game, "generator");
  }

  @Test
  @Rule("AMZ-MISS-01")
  void theOtherConditions() {
    // tokens by zone, terrain, number and map
    String[] seven = {
      "farm-1-2",
      "farm-5-2",
      "fairground-1-5",
      "petrol-station-1-4",
      "reservoir-1-2",
      "antenna-hill-1-3",
      "barracks-1-5"
    };
    Played tokens =
        table()
            .tokens("ana", seven)
            .missions(
                "ana", "cartographer", "looter", "country-life", "among-the-trees", "explorer")
            .play();
    assertThat(tokens.options())
        .contains("complete:cartographer", "complete:country-life")
        .doesNotContain("complete:looter", "complete:among-the-trees", "complete:explorer");

    Played explorer =
        table()
            .tokens("ana", "camp-site-1-2", "sawmill-2-2", "hospital-1-4")
            .missions("ana", "explorer", "looter")
            .play();
    assertThat(explorer.options()).contains("complete:explorer");

    // fire in another's Start zone
    Played fire =
        table()
            .at("ana", "start-red-2-3")
            .person("ana", "hiker", "petrol")
            .missions("ana", "purifying-fire", "looter")
            .play();
    fire.play("ana", "complete:purifying-fire").play("ana", "deliver:petrol");
    finish(fire, "purifying-fire");
    assertThat(
            table()
                .person("ana", "hiker", "petrol")
                .missions("ana", "purifying-fire")
                .play()
                .options())
        .doesNotContain("complete:purifying-fire");

    // trophies of the round
    Played hunter =
        table().trophies("ana", "horde", "horde").missions("ana", "zombie-hunter", "looter").play();
    hunter.then("ana", "complete:zombie-hunter").sees("ana.points", 3);
  }

  @Test
  @Rule("AMZ-MISS-16")
  void anOfferingGoesToANeighbourWhoTakesWhatFits() {
    Played game =
        table()
            .at("ana", "farm-3-1")
            .at("ben", "farm-3-2")
            .person("ana", "hiker", "pistol", "rifle")
            .person("ben", "kid")
            .missions("ana", "offering", "looter")
            .play();
    game.play("ana", "complete:offering").play("ana", "to:1").play("ana", "gift:pistol");
    game.play("ana", "gift:rifle").play("ben", "give:pistol:kid").play("ben", "done");

    finish(game, "offering");
    game.sees("ben.objects", "pistol").sees("blue-discard", "rifle").sees("ana.objects", "none");
  }

  private static TableBuilder antenna() {
    return table()
        .zones("ana", "antenna-hill")
        .at("ana", "antenna-hill-3-3")
        .person("ana", "hiker")
        .hand("ana", "pair")
        .experience("ana", 1)
        .missions("ana", "clean-the-antenna", "looter")
        .deck("action", "run", "run", "run")
        .deck("mission", "arsenal");
  }

  @Test
  @Rule({"AMZ-MISS-08", "AMZ-MISS-09", "AMZ-MISS-10", "AMZ-MISS-12"})
  void aCleanMissionIsDeclaredFoughtAndWon() {
    Played game = antenna().hand("ben", "loner").dice(6, 6, 1, 1, 1, 6, 1).play();
    game.play("ana", "declare:clean-the-antenna").sees("dice", 2).sees("fighting", "ana");
    // everybody sees it, and may add Zombies
    assertThat(GAME.view(game.state(), 1).combat().cleaning()).isEqualTo("clean-the-antenna");
    game.play("ben", "zombie:loner:0").sees("dice", 3).passUntil("combat-choice");

    game.then("ana", "melee").sees("dice", 1).then("ana", "melee");

    game.sees("ana.done", "clean-the-antenna").sees("ana.trophies", "loner").sees("ana.points", 2);
  }

  @Test
  @Rule({"AMZ-MISS-08", "AMZ-MISS-11", "AMZ-CMB-15"})
  void aCleanMissionFailsIfTheGroupFlees() {
    // TV-34
    Played game = antenna().play();
    game.play("ana", "declare:clean-the-antenna").passUntil("combat-choice");
    game.play("ana", "flee:px");
    assertThat(game.question()).isEqualTo("flee-to");
    assertThat(game.asked()).isEqualTo("ben");
    game.play("ben", "to:antenna-hill-3-2").passAll();

    game.sees("ana.missions", "looter, arsenal").sees("mission-discard", "clean-the-antenna");
    game.sees("ana.done", "none").sees("ana.trophies", "none").sees("ana.at", "antenna-hill-3-2");
  }

  @Test
  @Rule("AMZ-MISS-12")
  void aCleanMissionIsDeclaredInAnyWindowButNotInCombat() {
    Played game = antenna().active("ben").hand("ben", "trio", "pair").from("window acted");
    assertThat(game.options()).contains("declare:clean-the-antenna");

    Played fight = antenna().hand("ben", "trio").from("window turn-end");
    fight.play("ben", "zombie:trio:0").passTo("ana");
    assertThat(fight.options()).doesNotContain("declare:clean-the-antenna");
  }

  @Test
  @Rule("AMZ-MISS-13")
  void inTheMiddleOfACombatToo() {
    Played game =
        table()
            .person("ana", "hiker")
            .person("ana", "boxer")
            .person("ana", "kid")
            .person("ana", "nurse")
            .missions("ana", "strength-in-numbers", "looter")
            .hand("ana", "loner")
            .hand("ben", "trio")
            .from("window turn-end");
    game.play("ben", "zombie:trio:0").passTo("ana");

    game.play("ana", "complete:strength-in-numbers");
    game.sees("ana.done", "strength-in-numbers").sees("fighting", "ana").sees("dice", 3);
  }

  @Test
  @Rule("AMZ-MISS-13")
  void aWonCombatCompletesWhatAsksForIt() {
    // Horde and Trio together are worth five points
    Played game =
        table()
            .person("ana", "soldier")
            .person("ana", "boxer")
            .person("ana", "kid", "pistol")
            .missions("ana", "massacre", "looter")
            .hand("ana", "loner")
            .hand("ben", "horde", "trio")
            .dice(6, 6, 6, 6, 6, 6, 6, 6, 1, 1, 1, 1, 1, 1, 1)
            .deck("action", "run", "run", "run")
            .from("window turn-end");
    game.play("ben", "zombie:horde:0").play("ben", "zombie:trio:0").passUntil("combat-choice");
    game.play("ana", "melee");
    while (game.question().equals("arming")) {
      String best = game.options().contains("with:pistol") ? "with:pistol" : "no-weapon";
      game.play("ana", best);
    }
    game.passUntil("after-win");

    game.play("ana", "complete:massacre").sees("ana.done", "massacre");
  }

  @Test
  @Rule("AMZ-MISS-13")
  void everybodyWhoWinsSuchACombatIsAsked() {
    Played game =
        table()
            .person("ana", "soldier")
            .person("ana", "boxer")
            .hand("ana", "loner")
            .hand("ben", "nurse-zombie", "police-zombie")
            .dice(6, 6, 6, 6, 6, 1, 1, 1, 1)
            .from("window turn-end");
    game.play("ben", "zombie:nurse-zombie:0").play("ben", "zombie:police-zombie:0");
    game.passUntil("combat-choice").play("ana", "melee");
    while (game.question().equals("arming")) {
      game.play("ana", "no-weapon");
    }
    game.passUntil("after-win");

    assertThat(game.options()).containsExactly("none");
  }

  @Test
  @Rule("AMZ-MISS-14")
  void discardedMissionsAreShuffledWhenTheDeckIsEmpty() {
    Played game = table().missions("ana", "looter").play();
    while (!game.state().zones.isEmpty(Piles.MISSION_DECK)) {
      int card = game.state().zones.draw(Piles.MISSION_DECK);
      game.state().zones.add(Piles.MISSION_DISCARD, card);
    }

    assertThat(Decks.drawMission(game.state())).isNotNegative();
    assertThat(game.state().zones.isEmpty(Piles.MISSION_DISCARD)).isTrue();

    // and what is left over at the end costs nothing
    Played end = table().round(8).missions("ana", "looter", "arsenal").from("end-of-round");
    end.passAll().sees("ana.score", 0);
  }
}

package horda.amanecerzombi.rules;

import static org.assertj.core.api.Assertions.assertThat;

import horda.amanecerzombi.Played;
import horda.amanecerzombi.TableBuilder;
import horda.amanecerzombi.state.AmanecerEvent;
import horda.lab.Rule;
import org.junit.jupiter.api.Test;

/// The Flare Gun (OBJ-17, OBJ-18).
class FlareGunTest {
  @Test
  @Rule({"AMZ-OBJ-17", "AMZ-FLEE-04"})
  void itDrawsTheZombiesToTheOwnGroup() {
    // given Ben fights a Trio of which 2 dice are left; Ana has the gun (TV-22)
    Fight fight =
        Fight.of(
            TableBuilder.table()
                .quick()
                .person("ana", "hiker", "flare-gun")
                .experience("ana", 1)
                .experience("ben", 1)
                .hand("ana", "trio")
                .dice(5, 1, 1, 1, 1, 5, 5, 1, 1));
    fight.play("ana", "zombie:trio:1").on().play("ben", "melee").to("ana");
    fight.sees("dice", 2);

    // when
    fight.play("ana", "flare:flare-gun:0").on();

    // then Ana fights 2 dice, and the Trio is hers if she wins
    fight.sees("fighting", "ana").sees("dice", 2).sees("hiker.objects", "flare-gun turned");
    fight.play("ana", "melee");
    fight.sees("ana.trophies", "trio").sees("ben.trophies", "none").sees("fighting", "nobody");
  }

  @Test
  @Rule({"AMZ-OBJ-18", "AMZ-MISS-11", "AMZ-ZOM-06"})
  void itGetsRidOfTheZombiesOfACleanMission() {
    // given 4 mission dice and a Stealthy one (TV-23)
    Fight fight =
        Fight.of(
            TableBuilder.table()
                .quick()
                .person("ana", "hiker", "flare-gun")
                .at("ana", "hospital-3-3")
                .missions("ana", "clean-the-central-hospital", "looter")
                .experience("ana", 1)
                .experience("ben", 1)
                .deck("action", "stealthy", "run")
                .dice(1, 1, 1));
    fight.play("ana", "declare:clean-the-central-hospital").to("ana");
    fight.sees("dice", 5);

    // when
    fight.play("ana", "flare:flare-gun:1").on();

    // then Ben is attacked by 1 die, without another Initial Attack; the Mission is done
    fight.sees("fighting", "ben").sees("dice", 1).sees("zombies", "stealthy");
    assertThat(fight.count(AmanecerEvent.INITIAL_ATTACK)).isEqualTo(1);
    fight.sees("ana.done", "clean-the-central-hospital").sees("ana.trophies", "none");
  }

  @Test
  @Rule("AMZ-OBJ-17")
  void whoFiresItIsTheInitiator() {
    // given Eva moves Ben's Zombies from Ana to Ben himself
    Played game =
        TableBuilder.table("ana", "ben", "eva")
            .quick()
            .active("ben")
            .person("eva", "hiker", "flare-gun")
            .hand("ben", "pair")
            .experience("ben", 1)
            .play();
    game.play("ben", "zombie:pair:0").passTo("eva").play("eva", "flare:flare-gun:1").passAll();

    // when
    game.play("ben", "flee:px");

    // then
    assertThat(game.asked()).isEqualTo("eva");
  }

  @Test
  @Rule({"AMZ-OBJ-17", "AMZ-NOISE-05"})
  void withoutACombatItIsNoiseOnTheOwnGroup() {
    Fight fight =
        Fight.of(
            TableBuilder.table()
                .quick()
                .person("ana", "hiker", "flare-gun")
                .experience("ana", 1)
                .deck("action", "run", "pair", "car"));
    fight.play("ana", "flare:flare-gun").on();

    fight.sees("fighting", "ana").sees("dice", 2);
    assertThat(fight.told(AmanecerEvent.NOISE)).isEqualTo("0 3");
  }

  @Test
  @Rule("AMZ-ZOM-06")
  void movedZombiesCountForBoxedEffectsThatLast() {
    // given two Police in Ben's combat; they go to Ana
    Fight fight =
        Fight.of(
            TableBuilder.table()
                .quick()
                .person("ana", "hiker", "flare-gun")
                .experience("ana", 1)
                .experience("ben", 1)
                .hand("ana", "police-zombie", "worker-zombie", "worker-zombie", "run"));
    fight.play("ana", "zombie:police-zombie:1").to("ana").play("ana", "zombie:worker-zombie:1");
    fight.to("ana").play("ana", "zombie:worker-zombie:1").to("ana");
    fight.sees("dice", 8);

    // when
    fight.play("ana", "flare:flare-gun:0").on();

    // then all their dice come, those of the boxed effect once
    fight.sees("fighting", "ana").sees("dice", 8);
  }

  @Test
  @Rule("AMZ-SOLO-22")
  void aloneTheZombiesAreDiscarded() {
    // given
    Fight fight =
        Fight.of(
            TableBuilder.table("ana")
                .person("ana", "hiker", "flare-gun")
                .hand("ana", "trio")
                .experience("ana", 1));
    fight.play("ana", "zombie:trio:0").play("ana", "flare:flare-gun");

    // then
    fight.sees("fighting", "nobody").sees("action-discard", "trio").sees("ana.trophies", "none");
  }
}

package horda.amanecerzombi.rules;

import static org.assertj.core.api.Assertions.assertThat;

import horda.amanecerzombi.Played;
import horda.amanecerzombi.TableBuilder;
import horda.amanecerzombi.state.AmanecerEvent;
import horda.amanecerzombi.state.AmanecerState;
import horda.amanecerzombi.state.Piles;
import horda.lab.Rule;
import org.junit.jupiter.api.Test;

/// Death and new Groups (DEATH).
class DeathTest {
  @Test
  @Rule({"AMZ-DEATH-01", "AMZ-DEATH-02", "AMZ-SKILL-05", "AMZ-SCORE-05"})
  void theDeadGoToTheVictoryPileWithTheirSkills() {
    // given
    Fight fight =
        Fight.of(
            Fight.bensTurn()
                .person("ana", "boxer")
                .person("ana", "lawyer")
                .damage("ana", "boxer", "fracture")
                .skills("ana", "boxer", "porter", "handy")
                .hand("ben", "does-it-hurt")
                .dice(1));
    fight.sees("ana.skill-cost", 3);

    // when
    fight.play("ben", "play:does-it-hurt:boxer");

    // then 2 for the skills, -1 for the dead; skills cost 1 again
    fight.sees("ana.dead", "boxer").sees("ana.skill-pile", "porter, handy");
    fight.sees("ana.skill-cost", 1).sees("ana.points", 1);
  }

  @Test
  @Rule("AMZ-DEATH-03")
  void theOthersShareWhatTheyCanCarry() {
    // given the Boxer dies with two Objects; the Kid can carry one
    Fight fight =
        Fight.of(
            Fight.bensTurn()
                .person("ana", "boxer", "pistol turned", "axe")
                .person("ana", "kid")
                .damage("ana", "boxer", "fracture")
                .hand("ben", "does-it-hurt")
                .dice(1));
    fight.play("ben", "play:does-it-hurt:boxer");

    // when
    fight.play("ana", "give:pistol:kid").play("ana", "done");

    // then the Axe has no room
    fight.sees("kid.objects", "pistol turned").sees("blue-discard", "axe");
  }

  @Test
  @Rule({"AMZ-DEATH-04", "AMZ-DEATH-05", "AMZ-MISS-06"})
  void whomThePreacherDiscardsIsNotDead() {
    // given a Horde; the Preacher sacrifices the Boxer
    Fight fight =
        Fight.against(
            Fight.bensTurn()
                .person("ana", "preacher")
                .person("ana", "boxer", "axe")
                .skills("ana", "boxer", "porter")
                .experience("ana", 1),
            "trio",
            "pair");
    fight.to("ana").play("ana", "sacrifice:preacher:boxer").play("ana", "give:axe:preacher").on();

    // then 4 dice fewer, the Boxer back in the deck, the skill in the pile
    fight.sees("dice", 1).sees("ana.characters", "preacher").sees("ana.dead", "none");
    fight.sees("ana.skill-pile", "porter").sees("preacher.objects", "axe");
    AmanecerState s = fight.game().state();
    assertThat(s.zones.size(Piles.CHARACTER_DECK)).isEqualTo(22);
  }

  @Test
  @Rule({"AMZ-DEATH-04", "AMZ-GEN-18", "AMZ-CMB-07"})
  void thePreacherMayDoItOncePerCombatAndWinByIt() {
    // given three Characters against three dice
    Fight fight =
        Fight.against(
            Fight.bensTurn()
                .person("ana", "preacher")
                .person("ana", "boxer")
                .person("ana", "lawyer")
                .experience("ana", 1),
            "horde",
            "loner");
    fight.to("ana").play("ana", "sacrifice:preacher:boxer");
    fight.on();
    assertThat(fight.game().question()).isEqualTo("combat-choice");
    fight.sees("dice", 1);

    // and with four dice or fewer it is won
    Fight small =
        Fight.against(
            Fight.bensTurn().person("ana", "preacher").person("ana", "boxer").experience("ana", 1),
            "trio");
    small.to("ana").play("ana", "sacrifice:preacher:boxer");
    small.sees("fighting", "nobody").sees("ana.trophies", "trio");
  }

  @Test
  @Rule({"AMZ-DEATH-06", "AMZ-DEATH-07", "AMZ-DEATH-08", "AMZ-DEATH-09"})
  void anEliminatedGroupBeginsAnewAndKeepsTheRest() {
    // given Ana, in her own turn, with cards, Px, Missions and trophies (TV-33)
    Fight fight =
        Fight.of(
            TableBuilder.table()
                .quick()
                .person("ana", "kid", "pistol turned")
                .damage("ana", "kid", "cut", "bite", "bite")
                .vehicle("ana", "car")
                .at("ana", "farm-3-1")
                .tokens("ana", "farm-1-2", "start-blue-4-1")
                .hand("ana", "loner", "run", "run", "shortcut")
                .experience("ana", 2)
                .missions("ana", "looter", "explorer")
                .trophies("ana", "trio", "loner")
                .deck("character", "boxer")
                .deck("special", "torch")
                .dice(1, 1, 6));
    fight.play("ana", "zombie:loner:0").on().play("ana", "melee");

    // when
    assertThat(fight.game().question()).isEqualTo("new-group");
    assertThat(fight.game().options())
        .containsExactlyInAnyOrder("at:start-blue-3-3", "at:farm-1-2", "at:start-blue-4-1");
    fight.play("ana", "at:farm-1-2").on();

    // then
    fight.sees("ana.hand", 3).sees("ana.experience", 2).sees("ana.trophies", "trio, loner");
    fight.sees("ana.missions", "looter, explorer").sees("ana.tokens", 2);
    fight.sees("ana.characters", "boxer").sees("ana.objects", "torch").sees("ana.at", "farm-1-2");
    fight.sees("ana.vehicle", "none").sees("blue-discard", "pistol");
    assertThat(fight.game().look("action-discard")).contains("car");

    // and the turn goes on
    fight.sees("moment", "act");
    assertThat(fight.game().optionsOf("ana", "walk")).hasSize(2);
  }

  @Test
  @Rule("AMZ-DEATH-10")
  void anOccupiedTentIsNotAvailable() {
    // given Ben stands on Ana's tent
    Played game =
        Fight.bensTurn()
            .person("ana", "kid")
            .damage("ana", "kid", "fracture")
            .at("ana", "farm-3-1")
            .at("ben", "start-blue-3-3")
            .hand("ben", "does-it-hurt")
            .dice(1)
            .play();

    // when
    game.play("ben", "play:does-it-hurt:kid");

    // then one of the four squares beside it
    assertThat(game.asked()).isEqualTo("ana");
    assertThat(game.options())
        .containsExactlyInAnyOrder(
            "at:start-blue-2-3", "at:start-blue-3-2", "at:start-blue-3-4", "at:start-blue-4-3");
  }

  @Test
  @Rule("AMZ-DEATH-11")
  void withoutCharactersSomebodyNamelessComes() {
    // given an empty deck of Characters
    Fight fight = Fight.against(Fight.bensTurn().experience("ana", 1), "loner");
    AmanecerState s = fight.game().state().copy();
    s.zones.clear(Piles.CHARACTER_DECK);
    s.zones.clear(Piles.group(0));

    // when
    NewGroup.enter(s, 0);

    // then
    int nameless = s.person(0, 0);
    assertThat(nameless).isEqualTo(AmanecerState.CARDS_OF_PEOPLE);
    assertThat(Loads.capacity(s, nameless)).isEqualTo(2 + rucksack(s, nameless));
    assertThat(s.table.traits(nameless)).isSameAs(horda.amanecerzombi.content.Traits.NONE);
  }

  private static int rucksack(AmanecerState s, int character) {
    return s.trait(character, horda.amanecerzombi.content.Trait.LOAD);
  }

  @Test
  @Rule({"AMZ-DEATH-12", "AMZ-PVP-05"})
  void twoGroupsCanFallInTheSamePhase() {
    // given both about to die, and both hit
    Fight fight =
        Fight.of(
            TableBuilder.table()
                .quick()
                .at("ana", "start-blue-3-5")
                .at("ben", "start-red-5-3")
                .hand("ana", "run")
                .person("ana", "kid")
                .person("ben", "teacher")
                .damage("ana", "kid", "bite", "bite", "bite")
                .markers("ben", "teacher", 3)
                .dice(5, 1, 5, 1));
    fight.play("ana", "attack:1:run").on();

    // then
    fight.sees("ana.dead", "kid").sees("ben.dead", "teacher").sees("fighting", "nobody");
    assertThat(fight.count(AmanecerEvent.NEW_GROUP)).isEqualTo(2);
  }

  @Test
  @Rule({"AMZ-DEATH-08", "AMZ-MISS-06", "AMZ-DEATH-04", "AMZ-DEATH-06"})
  void theOnlyCharacterStaysInTheRefuge() {
    // given two skills on the only Character (TV-37)
    Fight fight =
        Fight.of(
            TableBuilder.table()
                .quick()
                .person("ana", "boxer", "axe")
                .skills("ana", "boxer", "porter", "handy")
                .at("ana", "farm-4-3")
                .missions("ana", "safe-in-the-refuge", "looter")
                .deck("character", "lawyer")
                .deck("special", "dog"));
    fight.play("ana", "complete:safe-in-the-refuge");
    fight.play("ana", "leave:boxer").on();

    // then
    fight.sees("ana.done", "safe-in-the-refuge").sees("ana.skill-pile", "porter, handy");
    fight.sees("ana.dead", "none").sees("ana.points", 5).sees("ana.objects", "dog");
    assertThat(fight.count(AmanecerEvent.NEW_GROUP)).isEqualTo(1);
  }

  @Test
  @Rule({"AMZ-SOLO-17", "AMZ-SOLO-04"})
  void aloneTheLastDeathLosesTheGame() {
    // given
    Fight fight =
        Fight.of(
            TableBuilder.table("ana")
                .person("ana", "kid")
                .damage("ana", "kid", "bite", "bite", "bite")
                .hand("ana", "loner")
                .dice(1, 1, 6));
    fight.play("ana", "zombie:loner:0");
    fight.on();

    // then
    fight.sees("over", "yes").sees("winners", "nobody");
  }
}

package horda.amanecerzombi.rules;

import static org.assertj.core.api.Assertions.assertThat;

import horda.amanecerzombi.TableBuilder;
import horda.amanecerzombi.state.AmanecerEvent;
import horda.lab.Rule;
import org.junit.jupiter.api.Test;

/// Hand to hand (MEL).
class MeleeTest {
  private static Fight trio(TableBuilder table) {
    return Fight.against(table.experience("ana", 1).deck("action", "run", "run", "run"), "trio")
        .on();
  }

  private static String rolled(Fight fight) {
    return fight.told(AmanecerEvent.GROUP_ROLLED);
  }

  @Test
  @Rule("AMZ-MEL-01")
  void oneDieAndOneForEachCharacter() {
    // given three Characters
    Fight fight =
        trio(
            Fight.bensTurn()
                .person("ana", "hiker")
                .person("ana", "teacher")
                .person("ana", "lawyer"));

    // when, then
    fight.play("ana", "melee");
    assertThat(rolled(fight)).isEqualTo("0 4");
  }

  @Test
  @Rule({"AMZ-MEL-02", "AMZ-MEL-03"})
  void bothRollAtTheSameTimeSoRemovedDiceStillStrike() {
    // given: 5, 6 against 6, 6, 1
    Fight fight = trio(Fight.bensTurn().dice(5, 6, 6, 6, 1));

    // when
    fight.play("ana", "melee");

    // then all three Zombies have struck
    assertThat(fight.told(AmanecerEvent.ZOMBIES_ROLLED)).isEqualTo("3");
    assertThat(fight.told(AmanecerEvent.ZOMBIE_HITS)).isEqualTo("0 2");
    fight.on().sees("dice", 1);
  }

  @Test
  @Rule({"AMZ-MEL-04", "AMZ-MEL-06"})
  void aRifleInMeleeGivesThreeDiceInsteadOfOne() {
    // given two Characters, not the Gang Member (TV-13)
    Fight fight = trio(Fight.bensTurn().person("ana", "hiker", "rifle").person("ana", "teacher"));

    // when
    fight.play("ana", "melee").play("ana", "with:rifle");

    // then 1 + 1 + 3, and it has turned
    assertThat(rolled(fight)).isEqualTo("0 5");
    fight.sees("hiker.objects", "rifle turned");
  }

  @Test
  @Rule("AMZ-MEL-06")
  void theGangMemberAddsADieToAGunInMelee() {
    Fight fight = trio(Fight.bensTurn().person("ana", "gang-member", "rifle"));
    fight.play("ana", "melee").play("ana", "with:rifle");

    assertThat(rolled(fight)).isEqualTo("0 5");
  }

  @Test
  @Rule("AMZ-MEL-05")
  void meleeWeaponsStandForTheBearersDieAndDoNotTurn() {
    // given
    Fight bat = trio(Fight.bensTurn().person("ana", "boxer", "baseball-bat"));
    bat.play("ana", "melee").play("ana", "with:baseball-bat");
    assertThat(rolled(bat)).isEqualTo("0 3");
    bat.on().sees("boxer.objects", "baseball-bat");

    // but a Chainsaw says that it does
    Fight saw = trio(Fight.bensTurn().person("ana", "hiker", "chainsaw").dice(1, 1, 1, 1, 1, 1));
    saw.play("ana", "melee").play("ana", "with:chainsaw");
    assertThat(rolled(saw)).isEqualTo("0 6");
    saw.sees("hiker.objects", "chainsaw turned");
    assertThat(saw.told(AmanecerEvent.NOISE)).isEqualTo("0 3");
  }

  @Test
  @Rule("AMZ-MEL-05")
  void aKnifeIsForTheFirstPhase() {
    Fight fight =
        trio(Fight.bensTurn().person("ana", "hiker", "kitchen-knife").dice(1, 1, 1, 1, 1, 1));
    fight.play("ana", "melee").play("ana", "with:kitchen-knife").on();
    assertThat(rolled(fight)).isEqualTo("0 3");

    // when they fight on, nobody asks for a weapon any more
    fight.play("ana", "melee");
    assertThat(rolled(fight)).isEqualTo("0 3, 0 2");
  }

  @Test
  @Rule("AMZ-MEL-05")
  void aMacheteThrowsAFailedDieAgain() {
    // given: the Machete rolls 1, 2, then 6 for one of them; the Group 1
    Fight fight =
        trio(Fight.bensTurn().person("ana", "hiker", "machete").dice(1, 2, 6, 1, 1, 1, 1));
    fight.play("ana", "melee").play("ana", "with:machete");

    assertThat(fight.told(AmanecerEvent.GROUP_HITS)).isEqualTo("0 1");
  }

  @Test
  @Rule("AMZ-MEL-05")
  void aMacheteThatHasHitWithAllDiceThrowsNoneAgain() {
    Fight fight = trio(Fight.bensTurn().person("ana", "hiker", "machete").dice(5, 5, 1, 1, 1, 1));
    fight.play("ana", "melee").play("ana", "with:machete");

    assertThat(fight.told(AmanecerEvent.GROUP_HITS)).isEqualTo("0 2");
    assertThat(fight.told(AmanecerEvent.DIE)).isEqualTo("5, 5, 1");
  }

  @Test
  @Rule("AMZ-MEL-01")
  void soldierLeadershipBoxerAndMartialArtsAddDice() {
    // given: 1 + 1 Soldier's own + 1 of the Soldier + 1 Leadership + Boxer 2 + Martial Arts 1
    Fight fight =
        trio(
            Fight.bensTurn()
                .person("ana", "soldier")
                .person("ana", "boxer")
                .skills("ana", "soldier", "leadership")
                .skills("ana", "boxer", "martial-arts"));
    fight.play("ana", "melee");

    assertThat(rolled(fight)).isEqualTo("0 7");
  }

  @Test
  @Rule("AMZ-MEL-01")
  void adrenalineAddsTwoDiceForOnePhase() {
    Fight fight =
        Fight.against(
            Fight.bensTurn()
                .hand("ana", "adrenaline", "run")
                .dice(1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1),
            "trio");
    fight.to("ana").play("ana", "play:adrenaline").on().play("ana", "melee").on();
    fight.play("ana", "melee");

    assertThat(rolled(fight)).isEqualTo("0 4, 0 2");
  }

  @Test
  @Rule("AMZ-INT-07")
  void reflexesThrowOneDieAgainOncePerCombat() {
    // given: 1, 2 against 1, 1, 1; then the 2 becomes a 5
    Fight fight =
        trio(
            Fight.bensTurn()
                .person("ana", "hiker")
                .skills("ana", "hiker", "reflexes")
                .dice(1, 2, 1, 1, 1, 5, 1, 1, 1, 1));
    fight.play("ana", "melee");

    // when
    assertThat(fight.game().options()).containsExactly("keep", "again");
    fight.play("ana", "again").on();

    // then
    fight.sees("dice", 2);
    fight.play("ana", "melee");
    assertThat(fight.game().question()).isNotEqualTo("struck");
  }
}

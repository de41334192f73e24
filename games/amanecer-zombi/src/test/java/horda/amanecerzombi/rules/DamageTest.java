package horda.amanecerzombi.rules;

import static org.assertj.core.api.Assertions.assertThat;

import horda.amanecerzombi.TableBuilder;
import horda.amanecerzombi.state.AmanecerEvent;
import horda.amanecerzombi.state.AmanecerState;
import horda.amanecerzombi.state.Piles;
import horda.engine.Out;
import horda.lab.Rule;
import org.junit.jupiter.api.Test;

/// Damage (DMG).
class DamageTest {
  /// A Loner strikes somebody with three Damages, and hits; the fourth is a Fracture.
  private static Fight fourth(TableBuilder table, int... dice) {
    return Fight.against(
            table.deck("damage", "fracture").dice(dice.length == 0 ? new int[] {1, 1, 6} : dice),
            "loner")
        .on();
  }

  private static TableBuilder hurt(String... objects) {
    return Fight.bensTurn()
        .person("ana", "hiker", objects)
        .damage("ana", "hiker", "hunger", "cut", "bite");
  }

  @Test
  @Rule({"AMZ-DMG-01", "AMZ-DMG-05"})
  void theOwnerPlacesEachCardAsItIsRevealed() {
    // given two hits on a Group of two
    Fight fight =
        Fight.against(
            Fight.bensTurn()
                .person("ana", "hiker")
                .person("ana", "teacher")
                .deck("damage", "cut", "bite")
                .dice(1, 1, 1, 6, 6, 1),
            "trio");

    // then the first is placed before the second is known
    assertThat(fight.game().options()).containsExactly("on:hiker", "on:teacher");
    assertThat(fight.game().look("damage-discard")).isEqualTo("cut");
    fight.play("ana", "on:teacher");
    assertThat(fight.game().look("damage-discard")).isEqualTo("bite");
    fight.play("ana", "on:hiker");
    fight.sees("teacher.damage", "cut").sees("hiker.damage", "bite");
  }

  @Test
  @Rule({"AMZ-DMG-02", "AMZ-DEATH-01", "AMZ-DMG-07"})
  void theFourthKills() {
    // given nothing that helps (TV-27)
    Fight fight = fourth(hurt());

    // then
    fight.sees("ana.dead", "hiker").sees("ana.points", -1);
    assertThat(fight.game().look("damage-discard").split(", "))
        .containsExactlyInAnyOrder("hunger", "cut", "bite", "fracture");
  }

  @Test
  @Rule({"AMZ-DMG-02", "AMZ-DMG-06", "AMZ-DMG-03", "AMZ-OBJ-16"})
  void medicineRemovesAnOlderOneAndSaves() {
    // given (TV-27)
    Fight fight = fourth(hurt("medicine"), 1, 1, 6, 5, 1, 1);
    assertThat(fight.game().question()).isEqualTo("fatal");
    assertThat(fight.game().options())
        .containsExactly("die", "heal:medicine:cut", "heal:medicine:fracture");

    // when
    fight.play("ana", "heal:medicine:cut");

    // then
    fight.sees("hiker.damage", "hunger, fracture, bite").sees("ana.dead", "none");
  }

  @Test
  @Rule({"AMZ-DMG-06", "AMZ-DMG-03"})
  void foodRemovesHunger() {
    // given only Food (TV-27)
    Fight fight = fourth(hurt("energy-bars"), 1, 1, 6, 5, 1, 1);
    assertThat(fight.game().options()).containsExactly("die", "heal:energy-bars:hunger");
    fight.play("ana", "heal:energy-bars:hunger");

    fight.sees("hiker.damage", "cut, fracture, bite");
  }

  @Test
  @Rule("AMZ-DMG-06")
  void oneMayLetItHappen() {
    Fight fight = fourth(hurt("medicine"));
    fight.play("ana", "die");

    fight.sees("ana.dead", "hiker");
  }

  @Test
  @Rule("AMZ-DMG-04")
  void nothingRemovesABite() {
    // given three Bites, Hunger comes, and there is Medicine but no Food (TV-28)
    Fight fight =
        Fight.against(
                Fight.bensTurn()
                    .person("ana", "hiker", "medicine")
                    .damage("ana", "hiker", "bite", "bite", "bite")
                    .deck("damage", "hunger")
                    .dice(1, 1, 6),
                "loner")
            .on();

    // then it helps nobody
    fight.sees("ana.dead", "hiker");
  }

  @Test
  @Rule({"AMZ-DMG-04", "AMZ-GEN-02"})
  void exceptTheScientistsMedicine() {
    // given the Scientist in the Group (TV-28)
    Fight fight =
        Fight.against(
                Fight.bensTurn()
                    .person("ana", "scientist", "medicine")
                    .damage("ana", "scientist", "bite", "bite", "bite")
                    .deck("damage", "hunger")
                    .dice(1, 1, 6, 5, 1, 1),
                "loner")
            .on();
    assertThat(fight.game().optionsOf("ana", "heal")).hasSize(3);
    fight.game().play("ana", "heal:medicine:bite");

    // then
    fight.sees("ana.dead", "none").sees("scientist.damage", "hunger, bite, bite");
  }

  @Test
  @Rule("AMZ-DMG-06")
  void theNurseCancelsItForTwoCards() {
    // given
    Fight fight =
        Fight.against(
            Fight.bensTurn()
                .person("ana", "nurse")
                .damage("ana", "nurse", "bite", "cut", "hunger")
                .hand("ana", "run", "car", "run")
                .deck("damage", "fracture")
                .dice(1, 1, 6, 5, 1, 1),
            "loner");
    fight.on().play("ana", "melee");
    assertThat(fight.game().options()).containsExactly("die", "cancel:car:run", "cancel:run:run");

    // when
    fight.play("ana", "cancel:run:run");

    // then
    fight.sees("nurse.damage", "hunger, cut, bite").sees("ana.cards", "car");
    assertThat(fight.game().look("damage-discard")).isEqualTo("fracture");
  }

  @Test
  @Rule("AMZ-DMG-02")
  void toughnessBearsOneMore() {
    Fight fight = fourth(hurt().skills("ana", "hiker", "toughness"), 1, 1, 6, 5, 1, 1);

    fight.sees("ana.dead", "none").sees("hiker.damage", "hunger, cut, fracture, bite");
  }

  @Test
  @Rule({"AMZ-INT-07", "AMZ-DMG-06"})
  void takeCoverCancelsItBeforeTheCardIsRevealed() {
    // given two hits
    Fight fight =
        Fight.against(
            Fight.bensTurn()
                .hand("ana", "take-cover", "run")
                .deck("damage", "cut", "bite")
                .dice(1, 1, 6, 6),
            "pair");
    fight.on().play("ana", "melee");
    assertThat(fight.game().options()).containsExactly("pass", "play:take-cover");

    // when the first is cancelled
    fight.play("ana", "play:take-cover");

    // then the second is the first card of the deck
    fight.sees("hiker.damage", "cut").sees("ana.cards", "run");
    assertThat(fight.count(AmanecerEvent.DAMAGE_CANCELLED)).isEqualTo(1);
  }

  @Test
  @Rule({"AMZ-DMG-06", "AMZ-INT-06"})
  void spoiledFoodDoesNotSave() {
    // given Energy Bars against a fatal Damage, and Ben answers (TV-57)
    Fight fight =
        Fight.of(
            Fight.bensTurn()
                .person("ana", "hiker", "energy-bars")
                .damage("ana", "hiker", "hunger", "cut", "bite")
                .hand("ben", "loner", "spoiled-food")
                .deck("damage", "fracture")
                .dice(1, 1, 6));
    fight.play("ben", "zombie:loner:0").on().play("ana", "heal:energy-bars:hunger");

    // when
    fight.play("ben", "answer:spoiled-food").on();

    // then dead without a roll
    fight.sees("ana.dead", "hiker");
    assertThat(fight.count(AmanecerEvent.LIFE_OR_DEATH)).isZero();
    assertThat(fight.game().look("green-discard")).contains("energy-bars");
  }

  @Test
  @Rule("AMZ-DMG-08")
  void withoutCardsThereAreMarkers() {
    // given all twenty cards lie on others
    AmanecerState s = Fight.bensTurn().play().state().copy();
    s.zones.clear(Piles.DAMAGE_DECK);
    int hiker = s.person(0, 0);

    // when
    new Damages.Fall(0).run(s, Out.SILENT);

    // then
    assertThat(s.damages(hiker)).isEqualTo(1);
    assertThat(s.plainDamage[hiker]).isEqualTo((byte) 1);
    assertThat(LifeOrDeath.worst(s, hiker)).isZero();
  }

  @Test
  @Rule({"AMZ-DMG-08", "AMZ-DMG-02"})
  void aMarkerCountsTowardsFour() {
    Fight fight = fourth(Fight.bensTurn().person("ana", "hiker").markers("ana", "hiker", 3));

    fight.sees("ana.dead", "hiker");
  }

  @Test
  @Rule("AMZ-DMG-09")
  void hitsAfterTheLastDeathAreLost() {
    // given three hits on one who bears one more
    Fight fight = Fight.against(hurt().dice(1, 1, 6, 6, 6).deck("special", "dog"), "trio");

    // then the new Group is unhurt
    assertThat(fight.count(AmanecerEvent.DAMAGE)).isEqualTo(1);
    AmanecerState s = fight.game().state();
    assertThat(s.damages(s.person(0, 0))).isZero();
  }

  @Test
  @Rule("AMZ-DMG-05")
  void anotherMayBearTheNextAfterADeath() {
    // given two hits; the first kills the Hiker
    Fight fight =
        Fight.against(
            hurt().person("ana", "teacher").deck("damage", "cut", "bite").dice(1, 1, 1, 6, 6, 1),
            "trio");
    fight.play("ana", "on:hiker");

    // then the second falls on the only one left
    fight
        .sees("ana.dead", "hiker")
        .sees("teacher.damage", "bite")
        .sees("ana.characters", "teacher");
  }
}

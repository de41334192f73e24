package horda.amanecerzombi.rules;

import static horda.amanecerzombi.TableBuilder.table;
import static org.assertj.core.api.Assertions.assertThat;

import horda.amanecerzombi.Played;
import horda.amanecerzombi.TableBuilder;
import horda.amanecerzombi.state.AmanecerEvent;
import horda.lab.Rule;
import org.junit.jupiter.api.Test;

/// Positions that an audit of the rule book asked about.
class AuditTest {
  @Test
  @Rule("AMZ-CMB-15")
  void noiseThatWaitedKeepsWhoMadeIt() {
    // given Ana fights, and Eva makes Noise on Ben meanwhile
    Played game =
        table("ana", "ben", "eva")
            .quick()
            .active("eva")
            .hand("eva", "pair", "you-make-noise")
            .experience("ana", 1)
            .experience("ben", 1)
            .deck("action", "trio", "run", "run")
            .play();
    game.play("eva", "zombie:pair:0").play("eva", "play:you-make-noise:1");
    game.passUntil("combat-choice").play("ana", "flee:px").play("eva", "to:start-blue-2-3");

    // when Ben's combat comes, and Ben flees
    game.sees("fighting", "ben").passUntil("combat-choice").play("ben", "flee:px");

    // then Eva says where to, not the opponent on Ben's left by chance
    assertThat(game.asked()).isEqualTo("eva");
  }

  @Test
  @Rule({"AMZ-MISS-13", "AMZ-DEATH-04", "AMZ-DEATH-05"})
  void aCharacterLeftBehindInACombatOfGroupsTakesNothingToTheEnemy() {
    // given Ana and Ben fight on the refuge; Ana may leave her Boxer there
    Played game =
        table()
            .quick()
            .zones("ana", "farm")
            .at("ana", "farm-4-3")
            .at("ben", "farm-3-3")
            .person("ana", "hiker")
            .person("ana", "boxer", "axe")
            .experience("ana", 1)
            .hand("ana", "run")
            .missions("ana", "safe-in-the-refuge", "looter")
            .play();
    game.play("ana", "attack:1:run").passUntil("combat").passTo("ana");

    // when
    game.play("ana", "complete:safe-in-the-refuge").play("ana", "leave:boxer");
    game.play("ana", "give:axe:hiker");

    // then the Axe stays with the Group, and the combat goes on
    game.sees("hiker.objects", "axe").sees("ben.objects", "none").sees("attacker", "ana");
    game.sees("ana.done", "safe-in-the-refuge").sees("ana.dead", "none");
  }

  @Test
  @Rule({"AMZ-MISS-13", "AMZ-DEATH-08"})
  void whoLeavesTheLastCharacterBehindInCombatBeginsAnew() {
    // given
    Played game =
        table()
            .quick()
            .zones("ana", "farm")
            .at("ana", "farm-4-3")
            .person("ana", "boxer")
            .active("ben")
            .hand("ben", "trio")
            .missions("ana", "safe-in-the-refuge", "looter")
            .play();
    game.play("ben", "zombie:trio:0").passTo("ana");

    // when
    game.play("ana", "complete:safe-in-the-refuge").play("ana", "leave:boxer");

    // then
    game.sees("fighting", "nobody").sees("ana.done", "safe-in-the-refuge");
    game.sees("ana.at", "start-blue-3-3").sees("ana.dead", "none").sees("ana.trophies", "none");
  }

  private static TableBuilder driven() {
    return table("ana", "ben", "eva")
        .quick()
        .zones("ana", "farm")
        .at("ana", "start-blue-3-3")
        .vehicle("ana", "car");
  }

  private static Played drive(TableBuilder table) {
    Played game = table.play();
    game.play("ana", "drive").play("ana", "to:start-blue-3-4").play("ana", "to:start-blue-3-5");
    game.play("ana", "to:farm-3-1").play("ana", "stop");
    return game;
  }

  @Test
  @Rule({"AMZ-VEH-12", "AMZ-VEH-10"})
  void whoWasLedAstrayAfterADriveIsNotPutBackOnItsPath() {
    // given Ben leads Ana's Group off the path
    Played game =
        drive(driven().hand("ben", "disoriented").hand("eva", "trio").experience("ana", 1));
    game.play("ben", "play:disoriented:0").play("ben", "to:farm-2-1");

    // then Eva's Zombies find it there, and nowhere else
    game.sees("drive", 0).passTo("eva");
    assertThat(game.options()).contains("zombie:trio:0").noneMatch(id -> id.contains("start-blue"));
  }

  @Test
  @Rule("AMZ-VEH-12")
  void aCombatSettlesTheDrive() {
    // given Ben's Zombies catch Ana at the end of her drive, and she flees
    Played game =
        drive(driven().hand("ben", "pair").hand("eva", "trio", "accident").experience("ana", 1));
    game.play("ben", "zombie:pair:0:farm-3-1").passUntil("combat-choice");
    game.play("ana", "flee:px").play("ben", "to:farm-4-1");

    // then nobody can stop the drive any more
    game.sees("drive", 0).passTo("eva");
    assertThat(game.options()).contains("zombie:trio:0").noneMatch(id -> id.startsWith("play:acc"));
  }

  @Test
  @Rule("AMZ-VEH-12")
  void anotherActionOfTheDriverInTheCombatOfSomebodyElseSettlesTheDrive() {
    // given Ben fights in the window of Ana's drive, and Ana adds a Zombie to it
    Played game =
        drive(driven().hand("ana", "loner").hand("ben", "pair").hand("eva", "trio", "accident"));
    game.passTo("eva").play("eva", "zombie:trio:1").passTo("ana").play("ana", "zombie:loner:1");

    // then
    game.sees("drive", 0);
  }

  @Test
  @Rule("AMZ-SOLO-10")
  void eachDoesItHurtIsARollOfItsOwn() {
    // given two such cards turn up at a Location of 2
    Played game =
        table("ana")
            .zones("ana", "farm")
            .at("ana", "farm-1-2")
            .person("ana", "boxer")
            .person("ana", "hiker")
            .damage("ana", "boxer", "fracture")
            .damage("ana", "hiker", "cut")
            .hand("ana", "run")
            .deck("action", "does-it-hurt", "does-it-hurt")
            .deck("green", "petrol", "batteries")
            .dice(1, 1)
            .play();

    // when
    game.play("ana", "search").play("ana", "search-with:run");

    // then the Boxer rolls and dies, then the Hiker
    assertThat(game.allEvents().count(AmanecerEvent.LIFE_OR_DEATH)).isEqualTo(2);
    game.sees("over", "yes");
  }

  @Test
  @Rule({"AMZ-SOLO-11", "AMZ-NOISE-01"})
  void theSeasonChangesTheNoiseOfASearchAlone() {
    // given April Rain: 2 further cards instead of 3
    Played game =
        table("ana")
            .season("april-rain")
            .zones("ana", "farm")
            .at("ana", "farm-5-2")
            .hand("ana", "run")
            .deck("action", "you-make-noise", "car", "van", "trio")
            .deck("green", "petrol")
            .play();

    // when
    game.play("ana", "search").play("ana", "search-with:run");

    // then the Trio stays in the deck
    game.sees("fighting", "nobody");
    assertThat(game.look("action-discard")).contains("car").contains("van").doesNotContain("trio");
  }

  @Test
  @Rule("AMZ-SOLO-12")
  void blockedAccessWithoutACombatDoesNothing() {
    // given a Crawler, which starts nothing alone
    Played game =
        table("ana")
            .zones("ana", "farm")
            .at("ana", "farm-1-2")
            .hand("ana", "run")
            .deck("action", "blocked-access", "crawler")
            .deck("green", "petrol", "batteries")
            .play();

    // when
    game.play("ana", "search").play("ana", "search-with:run");

    // then
    game.sees("fighting", "nobody").sees("ana.blocked", "no");
  }

  @Test
  @Rule("AMZ-SRCH-20")
  void aToolboxThatNobodyCanCarryIsUsedAtTheEndOfTheSearch() {
    // given a Kid with full hands, a turned Motorbike and a Toolbox on the table
    Played game =
        table()
            .at("ana", "start-blue-4-1")
            .person("ana", "kid", "axe")
            .vehicle("ana", "motorbike turned")
            .search(1, "toolbox")
            .play();
    game.play("ana", "end-search");
    assertThat(game.options()).noneMatch(id -> id.startsWith("take:"));

    // when
    game.play("ana", "ready:toolbox:vehicle").play("ana", "done");

    // then
    game.sees("ana.vehicle", "motorbike").sees("ana.objects", "axe").sees("found", "none");
  }

  @Test
  @Rule({"AMZ-SRCH-20", "AMZ-BLOCK-06", "AMZ-NOISE-05"})
  void anAxeOnTheTableFreesTheGroupAndIsHeardAfterwards() {
    // given
    Played game =
        table()
            .quick()
            .at("ana", "start-blue-4-1")
            .person("ana", "kid", "pistol")
            .blocked("ana")
            .search(1, "axe")
            .deck("action", "pair")
            .play();

    // when
    game.play("ana", "end-search").play("ana", "unblock:axe").sees("ana.blocked", "no");
    game.sees("fighting", "nobody").play("ana", "done");

    // then the Pair comes, and the token lies once
    game.sees("fighting", "ana").sees("ana.tokens", 1).sees("ana.experience", 1);
  }

  @Test
  @Rule({"AMZ-PVP-14", "AMZ-CARD-07"})
  void theCardOfAnAttackIsSetAsideAndNobodyTakesItFromTheHand() {
    // given Ana announces with her only card, and Ben plays Exhausted
    Played game =
        table("ana", "ben", "eva")
            .quick()
            .at("ana", "farm-3-1")
            .at("ben", "farm-3-2")
            .hand("ana", "pair", "run")
            .hand("ben", "exhausted")
            .experience("ana", 1)
            .play();
    game.play("ana", "attack:1:pair").sees("ana.hand", 1).sees("ana.cards", "run");

    // when
    game.play("ben", "play:exhausted:0").passAll();

    // then she has lost the other card, and attacks all the same
    game.sees("attacker", "ana").sees("fighting", "ben").sees("ana.hand", 0);
    assertThat(game.look("action-discard")).contains("run").contains("pair");
  }

  @Test
  @Rule("AMZ-PVP-14")
  void allThatAnAttackCostsIsSetAside() {
    // given a Lawyer: two cards
    Played game =
        table()
            .at("ana", "farm-3-1")
            .at("ben", "farm-3-2")
            .person("ben", "lawyer")
            .hand("ana", "pair", "run", "car")
            .play();

    // when
    game.play("ana", "attack:1:pair");
    assertThat(game.options()).containsExactlyInAnyOrder("discard:run", "discard:car");
    game.play("ana", "discard:run");

    // then
    game.sees("ana.cards", "car").passUntil("combat").sees("attacker", "ana");
  }

  @Test
  @Rule("AMZ-PVP-14")
  void aTargetThatIsGoneGivesTheCardBack() {
    // given Ben runs while the attack is announced
    Played game =
        table()
            .quick()
            .at("ana", "farm-3-1")
            .at("ben", "farm-3-2")
            .hand("ana", "pair")
            .hand("ben", "run")
            .play();
    game.play("ana", "attack:1:pair");

    // when
    game.play("ben", "play:run").play("ben", "to:farm-3-5").passAll();

    // then
    game.sees("ana.cards", "pair").sees("fighting", "nobody");
    assertThat(game.allEvents().told(AmanecerEvent.ATTACK_FAILS)).isTrue();
  }

  @Test
  @Rule("AMZ-NEG-04")
  void theAttackerMayNameThePriceOfPeace() {
    // given
    Played game =
        table()
            .quick()
            .at("ana", "farm-3-1")
            .at("ben", "farm-3-2")
            .hand("ana", "pair")
            .person("ana", "hiker", "machete")
            .person("ben", "boxer", "pistol")
            .play();
    game.play("ana", "attack:1:pair").passTo("ana");

    // when
    game.offer("ana", "ben", "want:pistol").play("ben", "accept");
    game.play("ana", "give:pistol:hiker").passAll();

    // then
    game.sees("fighting", "nobody").sees("ana.cards", "pair").sees("ben.objects", "none");
  }

  @Test
  @Rule({"AMZ-OBJ-10", "AMZ-OBJ-13"})
  void twoWhoAreBothFullSwap() {
    // given two Characters with full hands
    Played game =
        table().person("ana", "kid", "pistol turned").person("ana", "grandmother", "axe").play();
    assertThat(game.options()).noneMatch(id -> id.startsWith("hand:"));

    // when
    game.play("ana", "swap:pistol:axe");

    // then each keeps its state, and it is still Ana's question
    game.sees("kid.objects", "axe").sees("grandmother.objects", "pistol turned");
    assertThat(game.question()).isEqualTo("act");
    assertThat(game.asked()).isEqualTo("ana");
  }

  @Test
  @Rule({"AMZ-INT-13", "AMZ-OBJ-10"})
  void aSwapInAWindowDoesNotStartTheAskingAnew() {
    // given a window in which Ana has passed and Ben is asked
    Played game =
        table("ana", "ben", "cleo")
            .active("cleo")
            .hand("ana", "pair")
            .person("ben", "kid", "pistol")
            .person("ben", "grandmother", "axe")
            .hand("ben", "pair")
            .from("window acted");
    game.pass("ana");

    // when Ben swaps, then he is still asked, and after him nobody is
    game.play("ben", "swap:pistol:axe").sees("kid.objects", "axe");
    assertThat(game.asked()).isEqualTo("ben");
    game.pass("ben");
    assertThat(game.question()).isEqualTo("act");
    assertThat(game.asked()).isEqualTo("cleo");
  }

  @Test
  @Rule({"AMZ-OBJ-20", "AMZ-SRCH-13"})
  void whoFleesMayLeaveSomethingForTheFind() {
    // given a Kid with a Pistol, and an Axe and Petrol on the table
    Played game =
        table()
            .quick()
            .at("ana", "start-blue-4-1")
            .person("ana", "kid", "pistol")
            .experience("ana", 1)
            .search(1, "axe", "petrol")
            .hand("ben", "pair")
            .from("window revealed");
    game.play("ben", "zombie:pair:0").passUntil("combat-choice").play("ana", "flee:px");

    // when
    assertThat(game.options()).containsExactlyInAnyOrder("none", "lay-down:pistol");
    game.play("ana", "lay-down:pistol").play("ana", "take:axe:kid");

    // then
    game.sees("kid.objects", "axe").sees("found", "none");
    assertThat(game.look("blue-discard")).contains("pistol");
  }

  @Test
  @Rule({"AMZ-OBJ-20", "AMZ-DEATH-03"})
  void whoInheritsSeesAllAndMayPutSomethingDownFirst() {
    // given the Boxer dies with a Rifle and Medicine; the Kid's hands are full
    Played game =
        table()
            .quick()
            .active("ben")
            .person("ana", "boxer", "rifle", "medicine")
            .person("ana", "kid", "petrol")
            .damage("ana", "boxer", "fracture")
            .hand("ben", "does-it-hurt")
            .dice(1)
            .play();
    game.play("ben", "play:does-it-hurt:boxer");
    assertThat(game.options())
        .containsExactlyInAnyOrder(
            "give:medicine:kid", "discard:rifle", "discard:medicine", "put-down:petrol", "done");

    // when
    game.play("ana", "put-down:petrol").play("ana", "give:rifle:kid");
    game.play("ana", "give:medicine:kid");

    // then
    game.sees("kid.objects", "rifle, medicine");
    assertThat(game.look("green-discard")).contains("petrol");
  }

  @Test
  @Rule("AMZ-SOLO-04")
  void aLostGameAloneSaysWhy() {
    // given Missions left at the end of the last turn
    Played late = table("ana").round(8).missions("ana", "looter").from("score");
    assertThat(TableBuilder.GAME.outcome(late.state()).reason().key())
        .isEqualTo("outcome.solo-lost");
    assertThat(TableBuilder.GAME.outcome(late.state()).rule()).isEqualTo("AMZ-SOLO-04");
  }

  @Test
  @Rule("AMZ-FLEE-01")
  void aFlightSaysWhatItCost() {
    Played game =
        table()
            .quick()
            .season("polar-night")
            .active("ben")
            .hand("ana", "run", "car", "van")
            .hand("ben", "trio")
            .play();
    game.play("ben", "zombie:trio:0").passUntil("combat-choice");
    game.play("ana", "flee:car").play("ana", "discard:van");

    assertThat(game.allEvents().told(AmanecerEvent.FLED_FOR_CARDS)).isTrue();
    assertThat(game.allEvents().told(AmanecerEvent.FLED)).isFalse();
  }
}

package horda.amanecerzombi.rules;

import static horda.amanecerzombi.TableBuilder.GAME;
import static horda.amanecerzombi.TableBuilder.table;
import static org.assertj.core.api.Assertions.assertThat;

import horda.amanecerzombi.Played;
import horda.amanecerzombi.state.AmanecerEvent;
import horda.amanecerzombi.state.Piles;
import horda.lab.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// SRCH: searching Locations.
class SearchTest {
  @Test
  @Rule({"AMZ-SRCH-01", "AMZ-SRCH-03", "AMZ-SRCH-04", "AMZ-SRCH-05", "AMZ-SRCH-06"})
  void eachCardShowsAsManyObjectsAsTheNumberOfTheLocation() {
    // given a green Location with a 2
    Played game =
        table()
            .at("ana", "farm-1-2")
            .hand("ana", "pair", "trio")
            .hand("ben", "loner")
            .deck("green", "medicine", "tinned-food", "petrol", "sports-bag")
            .play();

    // when it is declared, Ben is asked before any card is spent
    game.play("ana", "search").sees("moment", "search").sees("ana.hand", 2);
    assertThat(game.asked()).isEqualTo("ben");
    assertThat(game.options()).contains("zombie:loner:0");
    game.pass("ben").play("ana", "search-with:pair");

    // then two Objects lie there after each card, of no use yet, and Ben is asked again
    game.passUntil("revealed").sees("found", "medicine, tinned-food").sees("ana.objects", "none");
    game.passUntil("act").then("ana", "search-with:trio");
    game.sees("found", "medicine, tinned-food, petrol, sports-bag").sees("ana.hand", 0);
    assertThat(game.options()).noneMatch(id -> id.startsWith("take:") || id.startsWith("ready:"));
  }

  @Test
  @Rule({"AMZ-SRCH-02", "AMZ-SRCH-15", "AMZ-SCORE-02"})
  void onlyATokenOfOnesOwnColourPreventsASearch() {
    // TV-40: Ben has been here
    Played blue =
        table().at("ana", "farm-1-2").tokens("ben", "farm-1-2").hand("ana", "pair").play();
    blue.then("ana", "search").then("ana", "search-with:pair").play("ana", "end-search");
    blue.sees("ana.tokens", 1).sees("ben.tokens", 1).sees("ana.points", 1).sees("ben.points", 1);

    Played red = table().at("ana", "farm-1-2").tokens("ana", "farm-1-2").hand("ana", "pair").play();
    assertThat(red.options()).doesNotContain("search");
    assertThat(red.refuses("search").rule()).isEqualTo("AMZ-SRCH-15");
  }

  @Test
  @Rule({"AMZ-SRCH-07", "AMZ-SRCH-08", "AMZ-INT-11"})
  void survivorsActAtOnceAndCountAtOnce() {
    // TV-26: a Survivor is the second of three Objects
    Played game =
        table()
            .zones("ana", "hospital")
            .at("ana", "hospital-1-4")
            .hand("ana", "pair", "loner")
            .hand("ben", "trio")
            .deck("green", "medicine", "survivor", "petrol")
            .deck("character", "boxer")
            .play();
    game.then("ana", "search").play("ana", "search-with:pair").passUntil("revealed");
    game.sees("ana.characters", "hiker, boxer").sees("found", "medicine, petrol");
    game.sees("green-discard", "survivor")
        .sees("boxer.damage", "none")
        .sees("boxer.objects", "none");

    // then an opponent plays Trio: 1 + 2 (and the Boxer's second) dice in melee
    game.play("ben", "zombie:trio:0").sees("dice", 3);
    assertThat(game.match().game().view(game.state(), 0).toString()).contains("meleeDice=4");
  }

  @Test
  @Rule("AMZ-SRCH-07")
  void aSurvivorWithARequestGivesAMission() {
    Played game =
        table()
            .at("ana", "farm-5-2")
            .hand("ana", "pair")
            .deck("green", "survivor-with-a-request")
            .deck("mission", "arsenal")
            .play();

    game.then("ana", "search").then("ana", "search-with:pair");

    game.sees("ana.missions", "clean-the-antenna, arsenal").sees("found", "none");
  }

  @Test
  @Rule("AMZ-SRCH-08")
  void withNobodyLeftASurvivorBringsNobody() {
    Played game =
        table().at("ana", "farm-5-2").hand("ana", "pair").deck("green", "survivor").play();
    int deck = Piles.CHARACTER_DECK;
    while (!game.state().zones.isEmpty(deck)) {
      int card = game.state().zones.draw(deck);
      game.state().zones.add(Piles.dead(1), card);
    }

    game.then("ana", "search").then("ana", "search-with:pair");

    game.sees("ana.characters", "hiker").sees("green-discard", "survivor");
  }

  @Test
  @Rule({"AMZ-SRCH-09", "AMZ-SRCH-10"})
  void duringACombatTheFindsCannotBeTakenAndAfterwardsTheSearchGoesOn() {
    // given finds on the table and Zombies against the Group
    Played game =
        table()
            .at("ana", "farm-1-2")
            .person("ana", "hiker")
            .hand("ana", "pair")
            .hand("ben", "loner")
            .search(1, "pistol", "medicine")
            .dice(6, 6, 1)
            .from("window revealed");
    game.play("ben", "zombie:loner:0").sees("dice", 1);
    assertThat(game.passTo("ana").options())
        .noneMatch(id -> id.contains("pistol") || id.contains("medicine"));

    // when they are beaten
    game.passUntil("combat-choice").then("ana", "melee");

    // then the search may go on or stop
    assertThat(game.question()).isEqualTo("act");
    game.sees("found", "pistol, medicine");
    assertThat(game.options()).contains("search-with:pair", "end-search");
  }

  @Test
  @Rule({"AMZ-SRCH-11", "AMZ-SRCH-20", "AMZ-OBJ-05"})
  void atTheEndFindsAreTakenUsedOrLeft() {
    // given a Kid who carries one thing, hurt, with three finds
    Played game =
        table()
            .at("ana", "farm-1-2")
            .person("ana", "kid")
            .damage("ana", "kid", "hunger")
            .search(1, "pistol", "rifle", "tinned-food")
            .play();
    game.play("ana", "end-search").sees("ana.tokens", 1).sees("ana.experience", 1);

    // when he takes the Pistol, there is no room for the Rifle, but the food can be eaten at once
    game.play("ana", "take:pistol:kid");
    assertThat(game.options()).doesNotContain("take:rifle:kid", "take:tinned-food:kid");
    game.play("ana", "heal:tinned-food:hunger").passTo("ana").sees("kid.damage", "none");
    game.play("ana", "done");

    // then the rest is discarded
    game.sees("ana.objects", "pistol").sees("blue-discard", "rifle").sees("search", "none");
    game.sees("green-discard", "tinned-food");
  }

  @Test
  @Rule("AMZ-SRCH-12")
  void leavingOfOnesOwnWillEndsTheSearchNormally() {
    Played game =
        table()
            .at("ana", "farm-1-2")
            .hand("ana", "pair")
            .search(1, "pistol", "medicine", "petrol")
            .play();

    game.play("ana", "walk:pair").sees("ana.tokens", 1).sees("ana.experience", 1);

    // all that can be carried, not just one
    game.play("ana", "take:pistol:hiker").play("ana", "take:medicine:hiker");
    game.play("ana", "take:petrol:hiker").sees("ana.objects", "pistol, medicine, petrol");
  }

  @Test
  @Rule({"AMZ-SRCH-13", "AMZ-FLEE-06"})
  void fleeingLeavesOneFind() {
    // TV-25, second half
    Played game =
        table()
            .at("ana", "farm-1-2")
            .hand("ana", "loner")
            .hand("ben", "pair")
            .search(1, "pistol", "medicine", "petrol")
            .from("window revealed");
    game.play("ben", "zombie:pair:0").passUntil("combat-choice").play("ana", "flee:loner");
    flight(game);

    game.sees("ana.tokens", 1).sees("ana.experience", 1);
    assertThat(game.question()).isEqualTo("collect-one");
    game.play("ana", "take:medicine:hiker").sees("ana.objects", "medicine").sees("found", "none");
    game.sees("blue-discard", "pistol").sees("green-discard", "petrol");
  }

  /// The initiator chooses where to, before or after the one find is taken.
  private static void flight(Played game) {
    if (game.question().equals("flee-to")) {
      game.play("ben", game.options().getFirst());
    }
  }

  /// What is told when Ana turns these up together.
  private static List<String> toldOfOneReveal(String... cards) {
    Played game =
        table()
            .zones("ana", "hospital")
            .at("ana", "hospital-1-4")
            .hand("ana", "pair")
            .deck("green", cards)
            .deck("character", "nurse")
            .deck("mission", "arsenal")
            .play();
    game.then("ana", "search").then("ana", "search-with:pair").sees("found", "medicine, petrol");
    return game.allEvents().events().stream()
        .map(event -> event.what() + " " + event.args())
        .toList();
  }

  /// Found by the fuzzer: the deck's order was told, which nobody may know.
  @ParameterizedTest
  @ValueSource(strings = {"survivor", "survivor-with-a-request"})
  @Rule({"AMZ-SRCH-05", "AMZ-SRCH-07"})
  void theCardsOfOneRevealLieOpenTogetherAndSurvivorsActFirst(String survivor) {
    // given the same three cards, and the one that acts first, second or last among them
    List<String> first = toldOfOneReveal(survivor, "medicine", "petrol");

    // then the same is told each time
    assertThat(toldOfOneReveal("medicine", survivor, "petrol")).isEqualTo(first);
    assertThat(toldOfOneReveal("medicine", "petrol", survivor)).isEqualTo(first);
  }

  @Test
  @Rule("AMZ-SRCH-14")
  void fleeingBeforeTheFirstCardGivesNothing() {
    // TV-25, first half
    Played game =
        table().at("ana", "farm-1-2").hand("ana", "loner", "trio").hand("ben", "pair").play();
    game.play("ana", "search").play("ben", "zombie:pair:0").passUntil("combat-choice");
    game.play("ana", "flee:loner");
    flight(game);

    game.sees("ana.tokens", 0).sees("ana.experience", 0).sees("search", "none");
    assertThat(game.allEvents().told(AmanecerEvent.SEARCH_ABANDONED)).isTrue();
  }

  @Test
  @Rule("AMZ-SRCH-14")
  void aSearchGivenUpBeforeTheFirstCardLeavesNoMark() {
    Played game = table().at("ana", "farm-1-2").hand("ana", "loner").play();

    game.then("ana", "search").then("ana", "end-search").sees("ana.tokens", 0);

    // then it can be declared again, and searched
    game.sees("ana.hand", 1).then("ana", "search").sees("search", "farm-1-2");
    game.then("ana", "search-with:loner").then("ana", "end-search");
    while (game.question().equals("collect")) {
      game.play("ana", "done");
    }
    game.passAll().sees("ana.tokens", 1).sees("ana.experience", 1);
  }

  @Test
  @Rule("AMZ-SRCH-16")
  void whoDiesSearchingGetsNothing() {
    // given one Character with three Damages
    Played game =
        table()
            .at("ana", "farm-1-2")
            .person("ana", "hiker")
            .damage("ana", "hiker", "bite", "bite", "bite")
            .hand("ben", "loner")
            .search(1, "pistol")
            .dice(1, 1, 6)
            .deck("damage", "hunger")
            .from("window revealed");
    game.then("ben", "zombie:loner:0").sees("ana.dead", "hiker");

    game.sees("found", "none").sees("blue-discard", "pistol");
    game.sees("ana.tokens", 0).sees("ana.experience", 0);
  }

  @Test
  @Rule("AMZ-SRCH-17")
  void objectsMayBeLaidDownToMakeRoom() {
    Played game =
        table().at("ana", "farm-1-2").person("ana", "kid", "petrol").search(1, "rifle").play();
    game.play("ana", "end-search");
    assertThat(game.options()).doesNotContain("take:rifle:kid");

    game.play("ana", "lay-down:petrol").play("ana", "take:rifle:kid").play("ana", "done");

    game.sees("ana.objects", "rifle").sees("green-discard", "petrol");
  }

  @Test
  @Rule("AMZ-SRCH-18")
  void duringASearchEveryPlayIsPossibleAndAnotherActionClosesIt() {
    Played game =
        table()
            .at("ana", "farm-1-2")
            .hand("ana", "car", "pair")
            .experience("ana", 1)
            .search(1, "petrol")
            .play();

    game.then("ana", "deploy:car").sees("search", "farm-1-2");
    game.play("ana", "skill").sees("ana.tokens", 1);
    assertThat(game.question()).isEqualTo("collect");
    // the skills are looked at after that, and nobody takes it back once they are seen
    assertThat(GAME.view(game.state(), 0).offered()).isEmpty();
    game.play("ana", "done");
    assertThat(GAME.view(game.state(), 0).offered()).hasSize(2);
    assertThat(game.match().canUndo(0)).isFalse();
  }

  @Test
  @Rule("AMZ-SRCH-19")
  void sitesAreNotSearched() {
    Played game = table().at("ana", "farm-4-3").hand("ana", "pair").play();

    assertThat(game.options()).doesNotContain("search");
    assertThat(game.refuses("search").rule()).isEqualTo("AMZ-SRCH-19");
  }

  @Test
  @Rule({"AMZ-SRCH-11", "AMZ-CARD-03"})
  void alreadyLootedShowsNothingButTheSearchHasBegun() {
    // TV-56: a blue Location with a 3
    Played game =
        table()
            .zones("ana", "barracks")
            .at("ana", "barracks-5-1")
            .hand("ana", "pair")
            .hand("ben", "already-looted")
            .play();
    game.then("ana", "search").play("ana", "search-with:pair");
    game.play("ben", "answer:already-looted").passAll();

    game.sees("found", "none").sees("ana.hand", 0).sees("search", "barracks-5-1");
    game.then("ana", "end-search").sees("ana.tokens", 1).sees("ana.experience", 1);
  }

  @Test
  @Rule("AMZ-SRCH-04")
  void seasonsAndCharactersChangeWhatIsShown() {
    // given Scarcity (one fewer), the Thief (one more on the first reveal) and the Torch
    Played game =
        table()
            .season("scarcity")
            .person("ana", "thief", "torch")
            .at("ana", "farm-1-2")
            .hand("ana", "pair", "trio")
            .deck("green", "petrol", "medicine", "sports-bag", "batteries")
            .play();

    // 2 - 1 + 1 + 1 = 3, then 2 - 1 = 1
    game.then("ana", "search").then("ana", "search-with:pair:torch");
    game.sees("found", "petrol, medicine, sports-bag").sees("ana.objects", "torch turned");
    game.then("ana", "search-with:trio");
    game.sees("found", "petrol, medicine, sports-bag, batteries");
  }

  @Test
  @Rule({"AMZ-SRCH-14", "AMZ-OBJ-12"})
  void whatWasLaidDownBeforeTheFirstCardIsTakenUpAgain() {
    Played game =
        table().at("ana", "farm-1-2").person("ana", "hiker", "pistol").hand("ana", "pair").play();
    game.then("ana", "search").then("ana", "lay-down:pistol").sees("found", "pistol");

    game.play("ana", "end-search").play("ana", "take:pistol:hiker");

    game.sees("ana.objects", "pistol").sees("ana.tokens", 0).sees("search", "none");
  }
}

package horda.amanecerzombi.rules;

import static horda.amanecerzombi.TableBuilder.GAME;
import static horda.amanecerzombi.TableBuilder.table;
import static org.assertj.core.api.Assertions.assertThat;

import horda.amanecerzombi.Played;
import horda.amanecerzombi.state.Piles;
import horda.lab.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

/// OBJ: Objects are used, turned, readied, carried and handed on.
class ObjectUseTest {
  @Test
  @Rule({"AMZ-OBJ-02", "AMZ-GEN-08", "AMZ-OBJ-08"})
  void someTurnWhenUsedAndATurnedCardIsOfNoUse() {
    Played game =
        table()
            .person("ana", "hiker", "field-medical-kit", "toolbox", "chainsaw turned")
            .damage("ana", "hiker", "cut", "infection")
            .hand("ana", "pair")
            .play();
    game.then("ana", "heal:field-medical-kit:cut").sees("hiker.damage", "infection");
    assertThat(game.options()).doesNotContain("heal:field-medical-kit:infection");

    // the Kit is readied by a card in one's own turn, the Chainsaw by the Toolbox, which turns
    game.then("ana", "pay-ready:field-medical-kit").sees("ana.hand", 0);
    game.then("ana", "heal:field-medical-kit:infection").sees("hiker.damage", "none");
    game.then("ana", "ready:toolbox:chainsaw");
    game.sees("ana.objects", "field-medical-kit turned, toolbox turned, chainsaw");
  }

  @Test
  @Rule({"AMZ-OBJ-03", "AMZ-OBJ-04"})
  void ammunitionReadiesOneWeaponWithItsIcon() {
    Played game =
        table()
            .person(
                "ana", "hiker", "ammunition", "pistol turned", "rifle turned", "crossbow turned")
            .play();
    assertThat(game.options())
        .contains("ready:ammunition:pistol", "ready:ammunition:rifle")
        .doesNotContain("ready:ammunition:crossbow");

    game.then("ana", "ready:ammunition:rifle");

    game.sees("ana.objects", "pistol turned, rifle, crossbow turned");
    game.sees("green-discard", "ammunition");
  }

  @Test
  @Rule({"AMZ-OBJ-05", "AMZ-DMG-03", "AMZ-DMG-04", "AMZ-DMG-07"})
  void foodAndMedicineRemoveWhatShowsTheirIcon() {
    Played game =
        table()
            .person("ana", "hiker", "tinned-food", "medicine")
            .damage("ana", "hiker", "hunger", "cut", "bite")
            .play();
    assertThat(game.options())
        .contains("heal:tinned-food:hunger", "heal:medicine:cut")
        .doesNotContain("heal:tinned-food:cut", "heal:medicine:hunger", "heal:medicine:bite");

    game.then("ana", "heal:medicine:cut").then("ana", "heal:tinned-food:hunger");

    game.sees("hiker.damage", "bite").sees("damage-discard", "cut, hunger");
  }

  @Test
  @Rule({"AMZ-OBJ-05", "AMZ-GEN-02"})
  void theScientistCuresBitesAndTheCookFeedsTwo() {
    Played scientist =
        table().person("ana", "scientist", "medicine").damage("ana", "scientist", "bite").play();
    scientist.then("ana", "heal:medicine:bite").sees("scientist.damage", "none");

    Played cook =
        table()
            .person("ana", "cook", "tinned-food")
            .person("ana", "hiker")
            .damage("ana", "cook", "hunger")
            .damage("ana", "hiker", "dehydration")
            .play();
    cook.play("ana", "heal:tinned-food:hunger").passTo("ana").play("ana", "remove:dehydration");
    cook.sees("cook.damage", "none").sees("hiker.damage", "none");

    Played kit =
        table()
            .person("ana", "hiker", "first-aid-kit")
            .damage("ana", "hiker", "cut", "infection")
            .play();
    kit.play("ana", "heal:first-aid-kit:cut").play("ana", "remove:infection");
    kit.sees("hiker.damage", "none");
  }

  @Test
  @Rule({"AMZ-OBJ-06", "AMZ-OBJ-07"})
  void lightObjectsTakeNoLoad() {
    // TV-41: the Kid carries one thing, and any number of light ones
    Played game =
        table()
            .person("ana", "kid", "pistol", "ammunition", "medicine", "medicine")
            .person("ana", "hiker", "rifle", "ammunition")
            .play();

    assertThat(game.options())
        .contains("hand:ammunition-2:kid")
        .doesNotContain("hand:rifle:kid", "hand:pistol:kid");
    game.play("ana", "hand:ammunition-2:kid");
    assertThat(game.look("kid.objects"))
        .isEqualTo("pistol, ammunition, medicine, medicine, ammunition");
  }

  @Test
  @Rule("AMZ-OBJ-09")
  void whenTheLoadDropsTheExcessIsPassedOnOrDiscarded() {
    // given the Kid with three things thanks to the Rucksack
    Played game =
        table()
            .person("ana", "kid", "mountain-rucksack", "pistol", "rifle", "axe")
            .person("ana", "boxer")
            .play();
    game.play("ana", "hand:mountain-rucksack:boxer");

    // then two of them must go
    assertThat(game.question()).isEqualTo("excess");
    assertThat(game.options()).contains("give:pistol:boxer", "discard:pistol");
    game.play("ana", "give:pistol:boxer").play("ana", "discard:rifle");
    game.sees("kid.objects", "axe").sees("boxer.objects", "mountain-rucksack, pistol");
    game.sees("blue-discard", "rifle");

    // and the same when a Van is given up
    Played van = table().person("ana", "kid", "pistol", "rifle").vehicle("ana", "van").play();
    van.play("ana", "drop-vehicle").play("ana", "discard:pistol").sees("kid.objects", "rifle");
  }

  @Test
  @Rule({"AMZ-OBJ-10", "AMZ-OBJ-13"})
  void objectsAreHandedOnAsTheyAre() {
    Played game =
        table()
            .active("ben")
            .person("ana", "hiker", "pistol turned")
            .person("ana", "boxer")
            .from("window acted");

    game.play("ana", "hand:pistol:boxer").sees("boxer.objects", "pistol turned");
  }

  @Test
  @Rule({"AMZ-OBJ-11", "AMZ-OBJ-12", "AMZ-OBJ-13"})
  void objectsAreLaidOnTheTableAndTakenAtCollection() {
    // TV-12
    Played game =
        table()
            .at("ana", "farm-1-2")
            .person("ana", "hiker", "pistol turned")
            .hand("ana", "pair")
            .search(1, "medicine")
            .play();
    game.then("ana", "lay-down:pistol").sees("found", "medicine, pistol turned");
    // before the end nothing can be taken up again
    assertThat(game.options()).noneMatch(id -> id.startsWith("take:"));

    game.play("ana", "end-search")
        .play("ana", "take:pistol:hiker")
        .sees("ana.objects", "pistol turned");

    // without a search there is no table
    assertThat(table().person("ana", "hiker", "pistol").play().options())
        .doesNotContain("lay-down:pistol");
  }

  @Test
  @Rule("AMZ-OBJ-14")
  void inCombatObjectsAreHandedOnBeforeTheDice() {
    Played game =
        table()
            .person("ana", "hiker", "pistol")
            .person("ana", "boxer")
            .hand("ana", "loner")
            .hand("ben", "trio")
            .play();
    game.play("ana", "end-turn")
        .play("ben", "zombie:trio:0")
        .sees("moment", "combat")
        .passTo("ana");

    game.play("ana", "hand:pistol:boxer").sees("boxer.objects", "pistol").sees("moment", "combat");
  }

  @Test
  @Rule({"AMZ-OBJ-15", "AMZ-GEN-05"})
  void discardedObjectsGoToThePileOfTheirBack() {
    Played game =
        table()
            .at("ana", "farm-4-3")
            .person("ana", "hiker", "flare-gun", "pistol", "petrol")
            .person("ana", "kid")
            .play();
    for (String object : List.of("flare-gun", "pistol", "petrol")) {
      int card = 0;
      for (int i = 0; i < game.state().content().objects(); i++) {
        card = game.state().table.objectName(i).equals(object) ? i : card;
      }
      Decks.discardCarried(game.state(), 0, card);
    }

    game.sees("special-discard", "flare-gun").sees("blue-discard", "pistol");
    game.sees("green-discard", "petrol");

    // the pile of Special Objects is shuffled when its deck is empty
    while (!game.state().zones.isEmpty(Piles.objectDeck(0))) {
      game.state().zones.add(Piles.objectDiscard(0), game.state().zones.draw(Piles.objectDeck(0)));
    }
    assertThat(Decks.drawObject(game.state(), 0)).isBetween(0, 7);
    assertThat(game.state().zones.size(Piles.objectDeck(0))).isEqualTo(7);
  }

  @Test
  @Rule("AMZ-OBJ-16")
  void foodAndMedicineAreForTheOwnGroupAlsoInCombat() {
    Played game =
        table()
            .person("ana", "hiker", "medicine")
            .damage("ana", "hiker", "cut")
            .person("ben", "boxer")
            .damage("ben", "boxer", "cut")
            .hand("ana", "loner")
            .hand("ben", "trio")
            .play();
    assertThat(game.options()).contains("heal:medicine:cut").doesNotContain("heal:medicine:cut-2");

    game.play("ana", "end-turn").play("ben", "zombie:trio:0").passTo("ana");
    game.play("ana", "heal:medicine:cut").sees("hiker.damage", "none");
  }

  @Test
  @Rule("AMZ-OBJ-19")
  void whatIsNotForCombatsWaitsUntilTheyAreOver() {
    Played game =
        table()
            .person("ana", "doctor")
            .damage("ana", "doctor", "cut")
            .hand("ana", "loner")
            .hand("ben", "trio")
            .from("window turn-end");
    game.play("ben", "zombie:trio:0").passTo("ana");
    assertThat(game.options()).noneMatch(id -> id.startsWith("ability:doctor"));

    // another's combat does not matter
    Played other =
        table("ana", "ben", "cleo")
            .person("ana", "doctor")
            .damage("ana", "doctor", "cut")
            .hand("ben", "trio")
            .from("window turn-end");
    other.play("ben", "zombie:trio:2").passTo("ana");
    assertThat(other.options()).contains("ability:doctor:cut");
  }

  @Test
  @Rule("AMZ-OBJ-01")
  void binocularsShowAHandOrTheTopOfADeckToTheirUserAlone() {
    Played hand = table().person("ana", "hiker", "binoculars").hand("ben", "pair", "run").play();
    hand.play("ana", "look:binoculars:1");
    assertThat(GAME.view(hand.state(), 0).looked()).containsExactly("pair", "run");
    assertThat(GAME.view(hand.state(), 1).looked()).isEmpty();
    hand.play("ana", "done");
    assertThat(GAME.view(hand.state(), 0).looked()).isEmpty();
    hand.sees("ana.objects", "binoculars turned");

    Played deck =
        table()
            .person("ana", "hiker", "binoculars")
            .deck("blue", "pistol", "rifle", "axe", "shotgun")
            .play();
    deck.play("ana", "look:binoculars:deck-3");
    assertThat(GAME.view(deck.state(), 0).looked()).containsExactly("pistol", "rifle", "axe");
    assertThat(GAME.view(deck.state(), 1).looked()).isEmpty();
    deck.play("ana", "put:pistol").play("ana", "put:axe").play("ana", "put:rifle");
    assertThat(deck.state().content().object(Decks.drawObject(deck.state(), 2)).id())
        .isEqualTo("rifle");
    assertThat(deck.state().content().object(Decks.drawObject(deck.state(), 2)).id())
        .isEqualTo("axe");
  }

  @Test
  @Rule("AMZ-OBJ-01")
  void waterIsDrunkInTheOwnTurnAndTheReporterExchangesACard() {
    Played game =
        table()
            .person("ana", "reporter", "bottled-water")
            .hand("ana", "pair")
            .deck("action", "trio", "loner", "run")
            .play();
    game.then("ana", "drink:bottled-water").sees("ana.cards", "pair, trio");
    game.play("ana", "exchange:reporter").then("ana", "discard:trio");
    game.sees("ana.cards", "pair, loner, run");
    assertThat(game.options()).doesNotContain("exchange:reporter");

    Played others =
        table().active("ben").person("ana", "hiker", "bottled-water").from("window acted");
    assertThat(others.options()).doesNotContain("drink:bottled-water");
  }

  @Test
  @Rule({"AMZ-OBJ-05", "AMZ-INT-06"})
  void spoiledFoodIsLostAndMayKill() {
    // given a Character with a Cut, whom the food was meant for
    Played game =
        table()
            .person("ana", "hiker", "tinned-food")
            .damage("ana", "hiker", "dehydration")
            .hand("ben", "spoiled-food")
            .dice(2)
            .play();

    game.play("ana", "heal:tinned-food:dehydration").play("ben", "answer:spoiled-food").passAll();

    // 2 - 1 = 1: alive, but hungry as before
    game.sees("hiker.damage", "dehydration").sees("green-discard", "tinned-food");
    game.sees("ana.characters", "hiker");
  }
}

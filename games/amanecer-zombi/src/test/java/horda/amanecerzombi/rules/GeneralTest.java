package horda.amanecerzombi.rules;

import static horda.amanecerzombi.TableBuilder.GAME;
import static horda.amanecerzombi.TableBuilder.table;
import static org.assertj.core.api.Assertions.assertThat;

import horda.amanecerzombi.Played;
import horda.amanecerzombi.content.Deck;
import horda.amanecerzombi.state.AmanecerEvent;
import horda.amanecerzombi.state.Piles;
import horda.engine.Event;
import horda.lab.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

/// GEN: decks, dice, tokens, Groups.
class GeneralTest {
  @Test
  @Rule("AMZ-GEN-05")
  void everyCardGoesToThePileOfItsType() {
    Played game =
        table()
            .at("ana", "farm-3-1")
            .person("ana", "hiker", "medicine")
            .damage("ana", "hiker", "cut")
            .hand("ana", "pair")
            .play();

    game.then("ana", "heal:medicine:cut").play("ana", "walk:pair").then("ana", "to:farm-3-2");

    game.sees("action-discard", "pair").sees("green-discard", "medicine");
    game.sees("damage-discard", "cut").sees("blue-discard", "none").sees("mission-discard", "none");
  }

  @Test
  @Rule("AMZ-GEN-06")
  void anEmptyDeckIsMadeAnewOfItsDiscards() {
    // TV-52: Noise 3 with one card in the deck and twenty in the pile
    Played game =
        table()
            .hand("ana", "you-make-noise")
            .only(
                List.of("run"),
                List.of(
                    "shortcut",
                    "shortcut",
                    "run",
                    "run",
                    "second-wind",
                    "rumours",
                    "exhausted",
                    "exhausted",
                    "exhausted",
                    "breakdown",
                    "breakdown",
                    "breakdown",
                    "breakdown",
                    "adrenaline",
                    "adrenaline",
                    "take-cover",
                    "take-cover",
                    "jammed",
                    "jammed",
                    "car"))
            .play();
    game.play("ana", "play:you-make-noise:0");

    // the first card stays out of the shuffle: 1 + 2 were revealed, the Event itself came after it
    List<Integer> shown =
        game.allEvents().events().stream()
            .filter(event -> event.what() == AmanecerEvent.REVEALED)
            .map(event -> event.args().getFirst())
            .toList();
    assertThat(shown).hasSize(3);
    assertThat(game.state().content().action(shown.getFirst()).id()).isEqualTo("run");
    int total =
        game.state().zones.size(Piles.ACTION_DECK) + game.state().zones.size(Piles.ACTION_DISCARD);
    assertThat(total).isEqualTo(22);
    assertThat(game.state().zones.size(Piles.ACTION_DISCARD)).isEqualTo(3);
  }

  @Test
  @Rule("AMZ-GEN-06")
  void ifNothingIsLeftAsManyAsPossibleAreDrawn() {
    Played game = table().hand("ana", "second-wind").only(List.of("pair"), List.of()).play();

    game.play("ana", "play:second-wind");

    // the card itself is on its pile by then, and is drawn too
    game.sees("ana.cards", "pair, second-wind").sees("action-deck", 0);
  }

  @Test
  @Rule("AMZ-GEN-07")
  void drawingIsSecretRevealingIsNot() {
    Played game = table().hand("ana", "second-wind").deck("action", "trio", "loner").play();
    game.play("ana", "play:second-wind").sees("ana.cards", "trio, loner");

    for (Event event : game.allEvents().events()) {
      if (event.what() == AmanecerEvent.YOU_DREW) {
        assertThat(event.isFor(0)).isTrue();
        assertThat(event.isFor(1)).isFalse();
      }
    }
    // both in one line
    assertThat(game.allEvents().count(AmanecerEvent.YOU_DREW)).isEqualTo(1);

    Played noise = table().hand("ana", "you-make-noise").deck("action", "run", "car", "van").play();
    noise.play("ana", "play:you-make-noise:0");
    for (Event event : noise.allEvents().events()) {
      assertThat(event.what() != AmanecerEvent.REVEALED || event.isFor(1)).isTrue();
    }
    assertThat(noise.allEvents().count(AmanecerEvent.REVEALED)).isEqualTo(3);
  }

  @Test
  @Rule({"AMZ-GEN-10", "AMZ-GEN-11"})
  void moreDiceThanTheBoxHoldsAreThrown() {
    // given 26 Zombie dice, where the box has 20
    Played game =
        table()
            .person("ana", "hiker")
            .hand("ana", "loner")
            .hand("ben", "horde", "horde", "trio", "trio", "trio", "trio", "trio", "trio")
            .from("window turn-end");
    game.play("ben", "zombie:horde:0").play("ben", "zombie:horde:0");
    for (int i = 0; i < 6; i++) {
      game.passTo("ben").play("ben", "zombie:trio:0");
    }
    game.sees("dice", 26).passUntil("combat-choice").play("ana", "melee");

    // black dice for Zombies, white ones for the Group
    assertThat(game.events().count(AmanecerEvent.ZOMBIE_DIE)).isEqualTo(26);
    assertThat(game.events().count(AmanecerEvent.DIE)).isEqualTo(2);
  }

  @Test
  @Rule("AMZ-GEN-12")
  void aGroupMovesAsOneAndMayBeLarge() {
    Played game =
        table()
            .at("ana", "farm-3-1")
            .person("ana", "hiker")
            .person("ana", "boxer")
            .person("ana", "kid")
            .person("ana", "nurse")
            .person("ana", "thief")
            .hand("ana", "pair", "loner")
            .search(0)
            .zones("ana", "farm")
            .at("ana", "farm-5-2")
            .deck("green", "survivor", "petrol")
            .deck("character", "mechanic")
            .play();
    game.then("ana", "search-with:pair");
    assertThat(game.state().people(0)).isEqualTo(6);
    game.play("ana", "walk:loner");
    while (game.question().equals("collect")) {
      game.play("ana", "done");
    }
    game.then("ana", "to:farm-5-1").sees("ana.at", "farm-5-1");
  }

  @Test
  @Rule("AMZ-GEN-13")
  void theDecksAreThoseOfTheFirstList() {
    assertThat(GAME.content().count(Deck.ACTION)).isEqualTo(100);
    assertThat(GAME.content().count(Deck.GREEN)).isEqualTo(32);
    assertThat(GAME.content().count(Deck.BLUE)).isEqualTo(32);
    assertThat(GAME.content().count(Deck.MISSION)).isEqualTo(28);
    int all = 0;
    for (Deck deck : Deck.values()) {
      all += GAME.content().count(deck);
    }
    assertThat(all).isEqualTo(288);
  }

  @Test
  @Rule("AMZ-GEN-14")
  void tokensAndExperienceAreLimited() {
    // all forty points are taken: searching gives none
    Played rich =
        table().at("ana", "farm-1-2").experience("ana", 20).experience("ben", 20).search(1).play();
    rich.play("ana", "end-search").sees("ana.tokens", 1).sees("ana.experience", 20);

    // a player without a token left cannot search
    Played out = table().at("ana", "start-blue-1-4").hand("ana", "pair").play();
    int laid = 0;
    for (int location = 0; laid < 20; location++) {
      int square = out.state().table.squareOf(location);
      if (out.state().land().mapOf(square) >= 0 && square != out.state().at[0]) {
        out.state().registered[0] |= 1L << location;
        laid++;
      }
    }
    assertThat(out.options()).doesNotContain("search");
    assertThat(out.refuses("search").rule()).isEqualTo("AMZ-GEN-14");
  }

  @Test
  @Rule("AMZ-GEN-17")
  void anAbilityIsInForceWhileItsCharacterIsInTheGroup() {
    Played game = table().person("ana", "mechanic").vehicle("ana", "car turned").play();
    game.then("ana", "ability:mechanic:vehicle").sees("ana.vehicle", "car");

    assertThat(table().dead("ana", "mechanic").vehicle("ana", "car turned").play().options())
        .noneMatch(id -> id.startsWith("ability:"));
  }

  @Test
  @Rule("AMZ-GEN-18")
  void onceATurnIsOnceInEachOwnTurn() {
    Played game =
        table()
            .person("ana", "athlete")
            .at("ana", "farm-3-1")
            .hand("ana", "pair", "pair", "pair")
            .nextSeason("mud")
            .play();
    game.play("ana", "walk:pair").play("ana", "with:athlete").then("ana", "to:farm-3-5");
    game.play("ana", "walk:pair");
    assertThat(game.options()).doesNotContain("with:athlete");
    game.then("ana", "to:farm-3-4").then("ana", "end-turn").then("ben", "end-turn");

    // Ben begins the next round, then it is Ana's turn again
    game.then("ben", "end-turn").play("ana", "walk:pair");
    assertThat(game.options()).contains("with:athlete");
  }
}

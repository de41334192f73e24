package horda.amanecerzombi.rules;

import static horda.amanecerzombi.TableBuilder.table;
import static org.assertj.core.api.Assertions.assertThat;

import horda.amanecerzombi.Played;
import horda.engine.Greyed;
import horda.engine.Ref;
import horda.lab.Rule;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/// A card that cannot be played for its text says what it waits for.
class HeldBackTest {
  private static final String[] ALL = {
    "pair",
    "crawler",
    "car",
    "does-it-hurt",
    "exhausted",
    "breakdown",
    "run",
    "adrenaline",
    "take-cover",
    "cold-blood",
    "already-looted",
    "jammed",
    "accident",
    "ambush",
    "frenzy"
  };

  /// The reason of each card of whoever is asked.
  private static Map<String, String> reasons(Played game) {
    return game.match().greyed(game.seat(game.asked())).stream()
        .filter(reason -> reason.id().startsWith("card:"))
        .collect(
            Collectors.toMap(
                reason -> reason.id().substring("card:".length()),
                reason -> reason.why().key().substring("why.".length())));
  }

  @Test
  @Rule("AMZ-CARD-06")
  void inTheOwnTurnWhatHasNoTargetWaits() {
    Played game = table().hand("ana", ALL).play();

    assertThat(reasons(game))
        .containsEntry("does-it-hurt", "nobody-in-danger")
        .containsEntry("exhausted", "empty-hands")
        .containsEntry("breakdown", "nothing-to-turn")
        .containsEntry("crawler", "joins-only")
        .containsEntry("adrenaline", "own-dice")
        .containsEntry("take-cover", "on-damage")
        .containsEntry("cold-blood", "on-event")
        .containsEntry("already-looted", "on-search")
        .containsEntry("jammed", "on-guns")
        .containsEntry("accident", "after-drive")
        .containsEntry("frenzy", "zombie-dice")
        // A Pair can make an Ambush.
        .doesNotContainKeys("pair", "car", "run", "ambush");
  }

  @Test
  @Rule({"AMZ-CARD-06", "AMZ-CMB-05"})
  void inTheOwnCombatOtherCardsWait() {
    Played game = table().active("ben").hand("ana", ALL).hand("ben", "loner").play();

    game.play("ben", "zombie:loner:0");
    assertThat(game.asked()).isEqualTo("ana");
    assertThat(reasons(game))
        .containsEntry("run", "not-fighting")
        .doesNotContainKeys("adrenaline", "frenzy", "crawler");
  }

  @Test
  @Rule("AMZ-INT-06")
  void inAnAnswerOnlyTheAnswerCounts() {
    Played game =
        table()
            .active("ben")
            .at("ben", "farm-1-2")
            .hand("ben", "pair", "loner")
            .hand("ana", ALL)
            .play();

    game.play("ben", "search").pass("ana").play("ben", "search-with:pair");
    assertThat(game.asked()).isEqualTo("ana");
    assertThat(reasons(game))
        .containsEntry("run", "answers-only")
        .containsEntry("pair", "answers-only")
        .doesNotContainKey("already-looted");
  }

  @Test
  @Rule("AMZ-CARD-06")
  void aReasonPointsAtItsCard() {
    Played game = table().hand("ana", "cold-blood").play();

    Greyed.Reason reason =
        game.match().greyed(0).stream()
            .filter(known -> known.id().equals("card:cold-blood"))
            .findFirst()
            .orElseThrow();

    assertThat(reason.targets()).extracting(Ref::kind).containsExactly("action");
  }
}

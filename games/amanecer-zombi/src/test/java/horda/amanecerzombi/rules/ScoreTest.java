package horda.amanecerzombi.rules;

import static org.assertj.core.api.Assertions.assertThat;

import horda.amanecerzombi.Played;
import horda.amanecerzombi.TableBuilder;
import horda.lab.Rule;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/// Scoring and ties (SCORE, TIE).
class ScoreTest {
  /// Tokens of Ana in six zones, two of them Ben's: her own map ends with the camp site.
  private static TableBuilder tokens() {
    return TableBuilder.table()
        .zones(
            "ana", "farm", "fairground", "petrol-station", "reservoir", "antenna-hill", "camp-site")
        .tokens(
            "ana",
            "start-blue-1-4",
            "farm-1-2",
            "farm-5-2",
            "fairground-1-5",
            "petrol-station-1-4",
            "hospital-1-4",
            "old-town-1-2");
  }

  @Test
  @Rule({
    "AMZ-SCORE-01",
    "AMZ-SCORE-02",
    "AMZ-SCORE-03",
    "AMZ-SCORE-04",
    "AMZ-SCORE-05",
    "AMZ-SCORE-06",
    "AMZ-GEN-04",
    "AMZ-SKILL-06",
    "AMZ-MISS-02"
  })
  void zonesMissionsAndSkillsLessTheDead() {
    // given 6 zones, Missions of 5 + 3 + 3, 2 skills in the pile, 2 on the living, 1 dead (TV-38)
    Played game =
        tokens()
            .done("ana", "clean-the-central-hospital", "looter", "cartographer")
            .person("ana", "hiker")
            .skillPile("ana", "porter", "handy")
            .skills("ana", "hiker", "toughness", "leadership")
            .dead("ana", "kid")
            .from("score");

    // then 6 + 11 + 4 - 1
    game.sees("ana.score", 20).sees("ben.score", 0).sees("winners", "ana").sees("over", "yes");
    game.sees("ana.skill-pile", "porter, handy, toughness, leadership");
  }

  @Test
  @Rule({"AMZ-SCORE-02", "AMZ-SRCH-02"})
  void aZoneCountsOnceForEachWhoseTokenLiesThere() {
    // given both have a token on the same Location, and Ana two in that zone (TV-40)
    Played game =
        TableBuilder.table()
            .tokens("ana", "farm-1-2", "farm-5-2")
            .tokens("ben", "farm-1-2")
            .from("score");

    game.sees("ana.score", 1).sees("ben.score", 1);
  }

  @Test
  @Rule("AMZ-SCORE-07")
  void aTotalMayBeNegative() {
    Played game = TableBuilder.table().dead("ana", "kid", "boxer").from("score");

    game.sees("ana.score", -2).sees("winners", "ben");
  }

  @Test
  @Rule({"AMZ-TIE-01", "AMZ-TIE-03"})
  void experienceThenTokens() {
    // given 1, 1, 0 Px and 7, 8, 9 tokens at the same points (TV-39)
    Played game =
        TableBuilder.table("ana", "ben", "eva")
            .experience("ana", 1)
            .experience("ben", 1)
            .tokens("ana", "farm-1-2")
            .tokens("ben", "farm-1-2", "farm-5-2")
            .tokens("eva", "farm-1-2", "farm-5-2", "farm-4-5")
            .from("score");

    // then Eva is out by Px, and Ben wins by tokens
    game.sees("ana.score", 1).sees("eva.score", 1).sees("winners", "ben");
  }

  @Test
  @Rule("AMZ-TIE-01")
  void thenTheFewestDead() {
    // given both have 1 point with one token: Ana by a skill that makes up for a dead one
    Played game =
        TableBuilder.table()
            .tokens("ana", "farm-1-2")
            .tokens("ben", "farm-1-2")
            .dead("ana", "kid")
            .skillPile("ana", "porter")
            .from("score");

    game.sees("ana.score", 1).sees("ben.score", 1).sees("winners", "ben");
  }

  @Test
  @Rule("AMZ-TIE-01")
  void thenLocationsOnOpponentsMaps() {
    // given one token each; the farm is on Ana's map
    Played game =
        TableBuilder.table()
            .zones("ana", "farm")
            .tokens("ana", "farm-1-2")
            .tokens("ben", "farm-1-2")
            .from("score");

    game.sees("winners", "ben");
  }

  @Test
  @Rule("AMZ-TIE-01")
  void thenCompletedMissions() {
    // given 4 points each: two Missions of 2, or one of 4
    Played game =
        TableBuilder.table()
            .done("ana", "clean-the-antenna", "motorised")
            .done("ben", "explorer")
            .from("score");

    game.sees("ana.score", 4).sees("ben.score", 4).sees("winners", "ana");
  }

  @Test
  @Rule("AMZ-TIE-02")
  void whoIsStillTiedSharesTheVictory() {
    Played game = TableBuilder.table("ana", "ben", "eva").dead("eva", "kid").from("score");

    game.sees("winners", "ana, ben");
    assertThat(Objects.requireNonNull(game.match().outcome()).rule()).isEqualTo("AMZ-TIE-02");
  }
}

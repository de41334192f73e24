package horda.amanecerzombi.rules;

import static horda.amanecerzombi.TableBuilder.table;
import static org.assertj.core.api.Assertions.assertThat;

import horda.amanecerzombi.Played;
import horda.amanecerzombi.TableBuilder;
import horda.lab.Rule;
import org.junit.jupiter.api.Test;

/// SCORE and TIE: who has won.
class ScoringTest {
  @Test
  @Rule({
    "AMZ-SCORE-01",
    "AMZ-SCORE-02",
    "AMZ-SCORE-03",
    "AMZ-SCORE-04",
    "AMZ-SCORE-05",
    "AMZ-SCORE-06",
    "AMZ-GEN-04",
    "AMZ-SKILL-06"
  })
  void zonesMissionsAndSkillsCountAndTheDeadSubtract() {
    // TV-38: tokens in six zones (two of them Ben's, one a Start zone), two in one zone
    Played game =
        table()
            .round(8)
            .tokens(
                "ana",
                "farm-1-2",
                "farm-5-2",
                "start-blue-1-4",
                "fairground-1-5",
                "petrol-station-1-4",
                "camp-site-1-2",
                "hospital-1-4")
            .done("ana", "clean-the-central-hospital", "arsenal", "fuel-reserve")
            .skillPile("ana", "porter", "reflexes")
            .person("ana", "hiker")
            .skills("ana", "hiker", "handy", "toughness")
            .dead("ana", "boxer")
            .from("end-of-round");

    game.passAll();

    // 6 + 11 + 4 - 1
    game.sees("over", "yes").sees("ana.score", 20).sees("ben.score", 0).sees("winners", "ana");
    assertThat(game.look("ana.skill-pile")).contains("porter", "reflexes", "handy", "toughness");
  }

  @Test
  @Rule("AMZ-SCORE-07")
  void aTotalMayBeNegative() {
    Played game = table().round(8).dead("ana", "boxer", "nurse").from("score");

    game.sees("ana.score", -2).sees("winners", "ben");
  }

  private static TableBuilder three() {
    return table("ana", "ben", "cleo").round(9);
  }

  @Test
  @Rule({"AMZ-TIE-01", "AMZ-TIE-03"})
  void experienceThenTokensAmongThoseStillTied() {
    // TV-39 in small: level on points; experience 1, 1, 0; tokens 1, 2, 3 in one zone each
    Played game =
        three()
            .experience("ana", 1)
            .experience("ben", 1)
            .tokens("ana", "farm-1-2")
            .tokens("ben", "farm-1-2", "farm-5-2")
            .tokens("cleo", "farm-1-2", "farm-5-2", "farm-4-5")
            .from("score");

    game.sees("ana.score", 1).sees("ben.score", 1).sees("cleo.score", 1).sees("winners", "ben");
  }

  @Test
  @Rule("AMZ-TIE-01")
  void thenFewestDead() {
    // Ben's dead are made up for by a skill
    Played game =
        three()
            .skillPile("ben", "porter")
            .dead("ben", "boxer")
            .dead("cleo", "nurse", "kid")
            .skillPile("cleo", "reflexes", "handy")
            .from("score");

    game.sees("ana.score", 0).sees("ben.score", 0).sees("cleo.score", 0).sees("winners", "ana");
  }

  @Test
  @Rule("AMZ-TIE-01")
  void thenLocationsInOthersZones() {
    Played game =
        three()
            .zones("ana", "farm")
            .zones("ben", "camp-site")
            .tokens("ana", "camp-site-1-2")
            .tokens("ben", "camp-site-1-2")
            .tokens("cleo", "farm-1-2")
            .dead("cleo", "nurse")
            .skillPile("cleo", "reflexes")
            .from("score");

    game.sees("ana.score", 1).sees("ben.score", 1).sees("cleo.score", 1).sees("winners", "ana");
  }

  @Test
  @Rule("AMZ-TIE-01")
  void thenCompletedMissions() {
    // 3 VP each: one Mission of three, or one of two and a skill
    Played game =
        table()
            .round(8)
            .done("ana", "arsenal")
            .done("ben", "motorised")
            .skillPile("ana", "porter", "handy")
            .skillPile("ben", "reflexes", "toughness", "leadership")
            .from("score");
    game.sees("ana.score", 5).sees("ben.score", 5).sees("winners", "ana, ben");

    Played more =
        table()
            .round(8)
            .done("ana", "motorised", "clean-the-antenna")
            .done("ben", "strength-in-numbers")
            .from("score");
    more.sees("ana.score", 4).sees("ben.score", 4).sees("winners", "ana");
  }

  @Test
  @Rule("AMZ-TIE-02")
  void whoIsStillTiedSharesTheVictory() {
    Played game = three().from("score");

    game.sees("winners", "ana, ben, cleo");
    assertThat(game.match().outcome().rule()).isEqualTo("AMZ-TIE-02");
  }
}

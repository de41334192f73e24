package horda.ruemorgue.rules;

import static org.assertj.core.api.Assertions.assertThat;

import horda.engine.Preview;
import horda.engine.Preview.Target;
import horda.lab.Rule;
import horda.ruemorgue.Box;
import horda.ruemorgue.state.MissionTable;
import java.util.List;
import org.junit.jupiter.api.Test;

/// What a preview says about attacks is what the dice then do.
class OddsTest {
  private static final int ATTACKS = 100_000;

  /// Chance alone strays this many standard deviations once in 30,000 tries; the seeds are fixed.
  private static final double FAR = 4;

  private final ChiSquare hits = new ChiSquare();
  private final ChiSquare wrong = new ChiSquare();
  private final ChiSquare kills = new ChiSquare();
  private final ChiSquare targets = new ChiSquare();
  private final ChiSquare friends = new ChiSquare();
  private int thrownAgain;

  @Test
  @Rule({"RMO-COMBAT-01", "RMO-COMBAT-09", "RMO-COMBAT-10", "RMO-RANGED-04", "RMO-MELEE-01"})
  void theOddsOfAHundredThousandAttacksAgreeWithTheDice() {
    // given
    OddsFuzz fuzz = new OddsFuzz(19, this::hear);
    List<MissionTable> tables =
        List.of(
            OddsFuzz.skilled("t1"),
            OddsFuzz.skilled("m02"),
            new MissionTable(Box.CONTENT, Box.mission("m05")),
            new MissionTable(Box.CONTENT, Box.mission("pvp1")));

    // when
    for (int seed = 1; fuzz.attacks < ATTACKS; seed++) {
      int table = seed % tables.size();
      fuzz.play(tables.get(table), seed, table == 3);
    }

    // then
    assertThat(fuzz.attacks).isGreaterThanOrEqualTo(ATTACKS);
    assertThat(thrownAgain).isGreaterThan(ATTACKS / 100);
    assertThat(hits.deviations()).as("hits").isLessThan(FAR);
    assertThat(kills.deviations()).as("kills").isLessThan(FAR);
    assertThat(targets.deviations()).as("targets").isLessThan(FAR);
    assertThat(friends.deviations()).as("friends").isLessThan(FAR);
    assertThat(wrong.deviations()).as("odds of other dice").isGreaterThan(10 * FAR);
    assertThat(List.of(hits.freedom(), kills.freedom(), targets.freedom(), friends.freedom()))
        .allMatch(freedom -> freedom >= 10);
  }

  private void hear(Preview.Throw dice, OddsFuzz.Seen seen) {
    Preview.Odds odds = seen.again ? dice.again() : dice.once();
    thrownAgain += seen.again ? 1 : 0;
    String table =
        dice.dice() + " dice, " + dice.needs() + "+, " + (seen.again ? dice.rerolls() : 0);
    hits.add(table, odds.hits(), seen.hits);
    // The same throws against odds in which a re-roll is forgotten or invented must not agree.
    if (dice.again() != null) {
      wrong.add(table, seen.again ? dice.once().hits() : dice.again().hits(), seen.hits);
    }
    if (seen.wish == Assigning.ANYBODY) {
      kills.add(table + ", of " + odds.kills().size(), odds.kills(), seen.kills);
    }
    for (Target target : odds.targets()) {
      boolean survivor = target.whom().kind().equals("survivor");
      if (!survivor && target.whom().id() == seen.wish) {
        for (int n = 0; n < target.chances().size(); n++) {
          double chance = target.chances().get(n);
          targets.add("one of " + Math.round(chance * 20), chance, seen.dead > n);
        }
      }
    }
    int friend = 0;
    for (Preview.Bystander one : odds.friends()) {
      if (seen.friend == friend++) {
        friends.add("hit " + Math.round(one.hit() * 20), one.hit(), seen.shot > 0);
        friends.add("dies " + Math.round(one.dies() * 20), one.dies(), seen.died);
      }
    }
  }
}

package horda.cardsofthedead.bot;

import static horda.cardsofthedead.TableBuilder.table;
import static org.assertj.core.api.Assertions.assertThat;

import horda.cardsofthedead.TableBuilder;
import org.junit.jupiter.api.Test;

/// The judge sees what everybody sees: of two tables that differ in one thing, which is better.
class CardsJudgeTest {
  private static float worth(TableBuilder table) {
    return new CardsJudge().worth(table.start().state(), 0);
  }

  @Test
  void healthIsBetterThanWounds() {
    assertThat(worth(table().day(2).vitality("rick", 11)))
        .isGreaterThan(worth(table().day(2).vitality("rick", 3)));
    assertThat(worth(table().day(2).immunity("rick", 11)))
        .isGreaterThan(worth(table().day(2).immunity("rick", 1)));
  }

  @Test
  void anEmptyStreetIsBetterThanAHorde() {
    TableBuilder horde =
        table().day(2).space(1, "zombie").space(2, "zombie_brute").space(3, "zombie");

    assertThat(worth(table().day(2))).isGreaterThan(worth(horde));
  }

  @Test
  void anOpenDoorOnTheLastDayIsNearlyAWin() {
    assertThat(worth(table().day(3).space(1, "exit"))).isGreaterThan(0.85f);
    assertThat(worth(table().day(3))).isLessThan(worth(table().day(3).space(1, "exit")));
  }

  @Test
  void fullHandsAreBetterThanEmptyOnes() {
    TableBuilder full = table().day(2).hand("rick", "canned_soup", "antiviral", "bat");

    assertThat(worth(full.reserve("rick")))
        .isGreaterThan(worth(table().day(2).hand("rick").reserve("rick")));
  }

  @Test
  void aGroupOfTwoIsBetterOffThanAWidower() {
    TableBuilder two = table().survivors("rick", "dan").day(2);
    TableBuilder one = table().survivors("rick", "dan").day(2).dead("dan");

    assertThat(worth(two)).isGreaterThan(worth(one));
  }

  @Test
  void theLastFreeSpaceIsDear() {
    TableBuilder tight = table().day(3).blocked(2, 3, 4, 5, 6, 7);

    assertThat(worth(table().day(3))).isGreaterThan(worth(tight) + 0.1f);
  }
}

package horda.bots.search;

import static org.assertj.core.api.Assertions.assertThat;

import horda.engine.Outcome;
import horda.engine.Phrase;
import java.util.List;
import org.junit.jupiter.api.Test;

class RewardTest {
  private static Outcome team(int winners) {
    return new Outcome(true, winners, List.of(0, 0, 0), Phrase.of("over"), "TEST-01");
  }

  @Test
  void aTeamIsGladTogetherAndOfEverybodyWhoLives() {
    assertThat(Reward.of(team(0b111), 0)).isEqualTo(1);
    assertThat(Reward.of(team(0b011), 2)).isEqualTo(Reward.of(team(0b011), 0));
    assertThat(Reward.of(team(0b001), 0)).isBetween(0.7f, Reward.of(team(0b011), 0));
    assertThat(Reward.of(team(0), 0)).isZero();
  }

  @Test
  void aRivalWouldRatherWinAloneThanShareAndBeSecondThanLast() {
    Outcome alone = new Outcome(false, 0b01, List.of(9, 4), Phrase.of("over"), "TEST-01");
    Outcome shared = new Outcome(false, 0b11, List.of(9, 9), Phrase.of("over"), "TEST-01");
    Outcome last = new Outcome(false, 0b01, List.of(9, 0), Phrase.of("over"), "TEST-01");

    assertThat(Reward.of(alone, 0)).isGreaterThan(Reward.of(shared, 0));
    assertThat(Reward.of(alone, 1)).isGreaterThan(Reward.of(last, 1));
  }
}

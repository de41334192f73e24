package horda.server.play;

import static org.assertj.core.api.Assertions.assertThat;

import horda.server.client.Guest;
import horda.server.table.Line;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// One person and bots in games that are played together: the bots wait for the person, at the pace
/// of the table, and leave the person's figures alone.
class CompanionsTest {
  private static final long PACE = 500;

  @ParameterizedTest
  @CsvSource({"cards-of-the-dead, steady", "rue-morgue, steady", "rue-morgue, novice"})
  void botsFollowThePersonsPaceAndAnswerForThemselvesOnly(String game, String bot) {
    FakeAlarms alarms = new FakeAlarms();
    try (TestHouse house = TestHouse.open(alarms)) {
      // given
      TestHouse.Made made =
          house.make(
              "{'game':'%s','seed':'3','pace':%d,'seats':[{'kind':'bot','bot':'%s'},{'kind':'here'},{'kind':'bot','bot':'%s'}]}"
                  .formatted(game, PACE, bot, bot));
      Guest ana = house.sit(made, 1);
      Random random = new Random(3);
      for (int turn = 0; turn < 25 && !ana.over(); turn++) {
        // when the bots have had all the time in the world
        alarms.pass(600_000);
        TestHouse.settle(ana);
        // then they wait for the person
        if (!ana.over()) {
          assertThat(ana.value("/awaited").toString()).isEqualTo("[1]");
          List<String> options = ana.options();
          ana.answer(1, options.get(random.nextInt(options.size()))).join();
        }
      }
      // and answered for no seat but their own, one after the other
      List<horda.server.store.Store.Line> lines = house.store.linesAfter(made.table(), 0);
      long before = 0;
      for (horda.server.store.Store.Line line : lines) {
        if (Line.Entry.parse(line.text()).line() instanceof Line.Answer answer) {
          assertThat(answer.by()).isEqualTo(answer.seat() == 1 ? Line.By.PERSON : Line.By.BOT);
          assertThat(answer.by() == Line.By.PERSON || line.at() - before >= PACE).isTrue();
          before = line.at();
        }
      }
    }
  }
}

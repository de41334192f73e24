package horda.lab.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LineupsTest {
  @ParameterizedTest
  @CsvSource({"2,2", "2,3", "2,4", "3,3", "3,4", "4,4", "3,6", "5,3", "6,6"})
  void everyBotSitsOnEverySeatEquallyOften(int bots, int seats) {
    List<String> names = List.of("a", "b", "c", "d", "e", "f").subList(0, bots);
    for (Lineups lineups : new Lineups[] {Lineups.EVEN, Lineups.SINGLE}) {
      List<List<String>> all = lineups.of(names, seats);
      for (int seat = 0; seat < seats; seat++) {
        int at = seat;
        for (String name : names) {
          assertThat(all.stream().filter(lineup -> lineup.get(at).equals(name)).count())
              .as("%s on seat %d, %s", name, seat, lineups)
              .isEqualTo(all.size() / bots);
        }
      }
    }
  }

  @Test
  void oneAmongOthersThatAreAlike() {
    assertThat(Lineups.SINGLE.of(List.of("a", "b"), 4))
        .hasSize(8)
        .allMatch(lineup -> Collections.frequency(lineup, "a") % 2 == 1);
    assertThat(Lineups.ALIKE.of(List.of("a", "b"), 2))
        .containsExactly(List.of("a", "a"), List.of("b", "b"));
  }
}

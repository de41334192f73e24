package horda.app.play;

import static org.assertj.core.api.Assertions.assertThat;

import horda.engine.Ref;
import horda.wire.Language;
import horda.wire.Shelf;
import horda.wire.Texts;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class PartyTest {
  private final Party party =
      Party.of(4, List.of("Ana", "", "Cleo"), new TreeMap<>(Map.of(2, "greedy", 3, "random")));

  @Test
  void isReadAsItWasWritten() {
    assertThat(party.written()).containsExactly("Ana", "", "Cleo (greedy)", "(random)");
    assertThat(Party.read(4, party.written())).isEqualTo(party);
  }

  @Test
  void withoutNamesAndBotsThereIsNothingToKeep() {
    Party plain = Party.of(2, List.of(), new TreeMap<>());
    assertThat(plain.written()).isEmpty();
    assertThat(Party.read(2, List.of())).isEqualTo(plain);
  }

  @Test
  void everySeatIsCalledSomething() {
    Texts texts = party.named(Shelf.standard().texts("cards-of-the-dead", Language.EN));
    assertThat(List.of(0, 1, 2, 3).stream().map(seat -> texts.name(Ref.seat(seat))))
        .containsExactly("Ana", "Seat 2", "Cleo", "Bot 4");
  }

  @Test
  void knowsPeopleFromBots() {
    assertThat(party.people()).containsExactly(0, 1);
    assertThat(party.isPerson(1)).isTrue();
    assertThat(party.isPerson(2)).isFalse();
    assertThat(party.isPerson(-1)).isFalse();
  }
}

package horda.server.load;

import static org.assertj.core.api.Assertions.assertThat;

import horda.wire.Json;
import org.junit.jupiter.api.Test;

/// A player's copy of the document follows the patches that matter and no others.
class MirrorTest {
  private final Mirror mirror = new Mirror();

  MirrorTest() {
    mirror.whole(
        Json.parse(
            """
            {"table":{"status":"playing","seats":[]},"view":{"places":[1,2]},"turn":4,"awaited":[1],
             "options":[{"id":"a"},{"id":"b"},{"id":"c"}]}
            """));
  }

  @Test
  void itKnowsWhoIsAskedAndWhatMayBeAnswered() {
    assertThat(mirror.isAsked(1)).isTrue();
    assertThat(mirror.isAsked(0)).isFalse();
    assertThat(mirror.turn()).isEqualTo(4);
    assertThat(mirror.choices()).isEqualTo(3);
    assertThat(mirror.choice(2)).isEqualTo("c");
    assertThat(mirror.isOver()).isFalse();
  }

  @Test
  void itFollowsAPatch() {
    patch(
        """
        [{"p":"options","len":1},{"p":"options/0/id","v":"z"},{"p":"view/places/0","v":9},
         {"p":"turn","v":5},{"p":"awaited/0","v":0},{"p":"table/status","v":"over"}]
        """);

    assertThat(mirror.turn()).isEqualTo(5);
    assertThat(mirror.isAsked(0)).isTrue();
    assertThat(mirror.isAsked(1)).isFalse();
    assertThat(mirror.choices()).isEqualTo(1);
    assertThat(mirror.choice(0)).isEqualTo("z");
    assertThat(mirror.isOver()).isTrue();
  }

  @Test
  void aFieldThatIsGoneIsGone() {
    patch("[{\"p\":\"options\"},{\"p\":\"table\",\"v\":{\"status\":\"over\"}}]");

    assertThat(mirror.choices()).isZero();
    assertThat(mirror.isAsked(1)).isFalse();
    assertThat(mirror.isOver()).isTrue();
  }

  private void patch(String steps) {
    mirror.patch(Json.parse(steps));
  }
}

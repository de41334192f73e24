package horda.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// What processes say to each other fits into what PostgreSQL carries.
class NewsTest {
  @Test
  void manyTablesAreToldInSeveralPayloads() {
    List<String> tables = IntStream.range(0, 2_000).mapToObj(i -> "table-" + i).toList();

    List<String> payloads = News.ofTables("node", tables);

    List<String> told = new ArrayList<>();
    for (String payload : payloads) {
      assertThat(payload.getBytes(StandardCharsets.UTF_8).length).isLessThan(8_000);
      assertThat(News.read(payload).node()).isEqualTo("node");
      told.addAll(List.of(News.read(payload).words().split(" ")));
    }
    assertThat(told).isEqualTo(tables);
    assertThat(payloads).hasSizeLessThan(5);
  }

  @Test
  void noTablesNoPayload() {
    assertThat(News.ofTables("node", List.of())).isEmpty();
  }

  @Test
  void aWhisperMayHaveSpacesButNotBeEndless() {
    String payload = News.ofWhisper("node", "t", "hola ¿qué tal? ").orElseThrow();

    News whisper = News.read(News.read(payload).words());
    assertThat(whisper).isEqualTo(new News("t", "hola ¿qué tal? "));
    assertThat(News.ofWhisper("node", "t", "ñ".repeat(4_000))).isEmpty();
  }
}

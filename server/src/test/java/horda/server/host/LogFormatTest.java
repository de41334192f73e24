package horda.server.host;

import static org.assertj.core.api.Assertions.assertThat;

import horda.wire.Json;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.JsonNode;

class LogFormatTest {
  private static LogRecord broken() {
    LogRecord entry = new LogRecord(Level.SEVERE, "a message could\nnot be carried out");
    entry.setLoggerName("horda.server.http.Talk");
    entry.setThrown(new IllegalStateException("card:9", new RuntimeException("card:10")));
    return entry;
  }

  @ParameterizedTest
  @EnumSource(LogFormat.Kind.class)
  void whatAFaultSaysIsLeftOut(LogFormat.Kind kind) {
    // when
    String told = new LogFormat(kind).format(broken());
    // then
    assertThat(told)
        .contains("could not be carried out", "IllegalStateException", "LogFormatTest")
        .doesNotContain("card:");
  }

  @Test
  void jsonIsOneLine() {
    // when
    String told = new LogFormat(LogFormat.Kind.JSON).format(broken());
    JsonNode line = Json.parse(told);
    // then
    assertThat(told.strip().lines()).hasSize(1);
    assertThat(line.get("level").stringValue()).isEqualTo("severe");
    assertThat(line.get("from").stringValue()).isEqualTo("Talk");
    assertThat(line.get("fault").get(0).stringValue()).endsWith("IllegalStateException");
  }

  @Test
  void aRequestHasFields() {
    // given
    LogRecord entry = new LogRecord(Level.INFO, "{0} {1} {2} {3}");
    entry.setLoggerName("horda.requests");
    entry.setParameters(new Object[] {"GET", "/api/tables/{id}", 404, 1.5});
    // when
    JsonNode line = Json.parse(new LogFormat(LogFormat.Kind.JSON).format(entry));
    String text = new LogFormat(LogFormat.Kind.TEXT).format(entry);
    // then
    assertThat(line.get("route").stringValue()).isEqualTo("/api/tables/{id}");
    assertThat(line.get("status").intValue()).isEqualTo(404);
    assertThat(line.get("ms").doubleValue()).isEqualTo(1.5);
    assertThat(text).contains("GET /api/tables/{id} 404 1.5");
  }
}

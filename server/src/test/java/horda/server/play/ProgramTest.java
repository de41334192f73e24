package horda.server.play;

import static org.assertj.core.api.Assertions.assertThat;

import horda.server.client.Caller;
import horda.server.house.Alarms;
import horda.server.http.ProgramRoutes;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The compiled house that a house gives to browsers.
class ProgramTest {
  @TempDir private Path site;

  private TestHouse house() throws IOException {
    Files.createDirectories(site.resolve("house"));
    Files.writeString(site.resolve("house/house.wasm"), "a program");
    Files.writeString(site.resolve("house/notes.txt"), "secret");
    Files.writeString(site.resolve("sw.js"), "secret");
    return TestHouse.open(Alarms.real(), _ -> new ProgramRoutes(site));
  }

  private static String header(Caller.HttpReply reply, String name) {
    return reply.whole().headers().firstValue(name).orElse("");
  }

  @Test
  void isAtTheAddressThatTheHouseTells() throws IOException {
    try (TestHouse house = house()) {
      String place = house.caller.get("/api/house").body().get("program").stringValue();
      Caller.HttpReply program = house.caller.get(place + "house/house.wasm");
      assertThat(program.whole().body()).isEqualTo("a program");
      assertThat(header(program, "content-type")).isEqualTo("application/wasm");
      String tag = header(program, "etag");
      assertThat(house.caller.get(place + "house/house.wasm", "If-None-Match", tag).status())
          .isEqualTo(304);
    }
    try (TestHouse other = TestHouse.open()) {
      assertThat(other.caller.get("/api/house").body().has("program")).isFalse();
      assertThat(other.caller.get("/program/house/house.wasm").status()).isEqualTo(404);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "house/notes.txt",
        "house/..%2Fsw.js",
        "house/%2e%2e/sw.js",
        "sw.js",
        "house/none.js"
      })
  void nothingElseIsGiven(String name) throws IOException {
    try (TestHouse house = house()) {
      Caller.HttpReply reply = house.caller.get("/program/" + name);
      assertThat(reply.status()).isGreaterThanOrEqualTo(400);
      assertThat(reply.whole().body()).doesNotContain("secret");
    }
  }

  @Test
  void onlyAThreadThatThinksMayWriteFunctions() throws IOException {
    try (TestHouse house = house();
        TestHouse other = TestHouse.open()) {
      String thinker = "/assets/thinker-abc.js";
      String policy = "content-security-policy";
      assertThat(header(house.caller.get(thinker), policy)).contains("'self' 'unsafe-eval';");
      assertThat(header(other.caller.get(thinker), policy)).doesNotContain("eval");
      for (String path : new String[] {"/", "/t/abc", "/assets/index-abc.js", "/api/house"}) {
        assertThat(header(house.caller.get(path), policy)).doesNotContain("eval");
      }
    }
  }
}

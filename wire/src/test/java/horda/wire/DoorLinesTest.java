package horda.wire;

import static org.assertj.core.api.Assertions.assertThat;

import horda.wire.lantern.LanternBox;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

class DoorLinesTest {
  private static List<String> serve(InputStream in) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    new DoorLines(in, out).serve(new EngineDoor(Shelf.of(new LanternBox())));
    return out.toString(StandardCharsets.UTF_8).lines().toList();
  }

  private static InputStream bytes(String text) {
    return new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
  }

  @Test
  void everyLineGetsALineUntilQuit() throws IOException {
    List<String> out =
        serve(bytes("{\"cmd\":\"games\"}\r\n\n  \nx\n{\"cmd\":\"quit\"}\n{\"cmd\":\"games\"}\n"));

    assertThat(out).hasSize(3);
    assertThat(out.get(0)).startsWith("{\"ok\":true,\"games\":");
    assertThat(out.get(1)).contains("\"code\":\"json\"");
    assertThat(out.get(2)).isEqualTo("{\"ok\":true}");
  }

  @Test
  void theLastLineNeedsNoEnd() throws IOException {
    assertThat(serve(bytes("{\"cmd\":\"quit\"}"))).containsExactly("{\"ok\":true}");
    assertThat(serve(bytes(""))).isEmpty();
  }

  @Test
  void bytesThatAreNoTextAreRefused() throws IOException {
    byte[] line = "{\"cmd\":\"games\",\"id\":\"?\"}\n".getBytes(StandardCharsets.ISO_8859_1);
    line[line.length - 4] = (byte) 0xe9;

    assertThat(serve(new ByteArrayInputStream(line)).getFirst()).contains("\"ok\":false");
  }

  @Test
  void aLineWithoutEndIsCutAndRefusedAndTheNextOneServed() throws IOException {
    InputStream endless =
        new InputStream() {
          private int left = EngineDoor.LONGEST_LINE + 50_000_000;

          @Override
          public int read() {
            return left-- > 0 ? '[' : -1;
          }
        };

    List<String> out = serve(new SequenceInputStream(endless, bytes("\n{\"cmd\":\"quit\"}\n")));

    assertThat(out).hasSize(2);
    assertThat(out.get(0)).contains("longer than");
    assertThat(out.get(1)).isEqualTo("{\"ok\":true}");
  }
}

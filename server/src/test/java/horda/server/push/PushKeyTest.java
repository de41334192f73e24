package horda.server.push;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import horda.wire.Json;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.GeneralSecurityException;
import java.security.Signature;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

class PushKeyTest {
  private static final URI SERVICE = URI.create("https://push.example.org/send/abc");

  @TempDir Path folder;

  @Test
  void itIsMadeOnceAndForTheOwnerAlone() throws IOException {
    PushKey first = PushKey.in(folder);
    PushKey again = PushKey.in(folder);

    assertThat(again.open()).isEqualTo(first.open());
    assertThat(
            PosixFilePermissions.toString(
                Files.getPosixFilePermissions(folder.resolve("push.key"))))
        .isEqualTo("rw-------");
    try (var files = Files.list(folder)) {
      assertThat(files).hasSize(1);
    }
  }

  @Test
  void aBrokenOneIsSaidInASentence() throws IOException {
    Files.writeString(folder.resolve("push.key"), "rubbish\n");

    assertThatThrownBy(() -> PushKey.in(folder))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("push.key");
  }

  /// RFC 8292: who sends, to whom, until when, signed by the key that browsers subscribed to.
  @Test
  void theServiceIsShownWhoSends() throws GeneralSecurityException {
    PushKey key = PushKey.fresh();
    Instant now = Instant.ofEpochSecond(1_700_000_000);

    String header = key.authorization(SERVICE, "mailto:host@example.org", now);

    assertThat(header).matches("vapid t=[\\w-]+\\.[\\w-]+\\.[\\w-]+, k=" + key.open());
    List<String> parts = List.of(header.replaceAll("vapid t=|,.*", "").split("\\.", -1));
    JsonNode claims = Json.parse(new String(P256.decoded(parts.get(1)), StandardCharsets.UTF_8));
    assertThat(claims.get("aud").stringValue()).isEqualTo("https://push.example.org");
    assertThat(claims.get("sub").stringValue()).isEqualTo("mailto:host@example.org");
    assertThat(claims.get("exp").longValue())
        .isBetween(now.getEpochSecond() + 1, now.getEpochSecond() + 24 * 3600);
    Signature check = Signature.getInstance("SHA256withECDSAinP1363Format");
    check.initVerify(P256.key(P256.decoded(key.open())));
    check.update((parts.get(0) + "." + parts.get(1)).getBytes(StandardCharsets.US_ASCII));
    assertThat(check.verify(P256.decoded(parts.get(2)))).isTrue();
  }
}

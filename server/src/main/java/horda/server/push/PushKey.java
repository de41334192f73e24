package horda.server.push;

import horda.server.store.OwnerOnly;
import horda.wire.Json;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyPair;
import java.security.PrivateKey;
import java.security.PublicKey;
import java.security.Signature;
import java.security.interfaces.ECPublicKey;
import java.security.spec.PKCS8EncodedKeySpec;
import java.security.spec.X509EncodedKeySpec;
import java.time.Instant;
import java.util.List;

/// By what push services know this house (VAPID, RFC 8292). Browsers subscribe to this key and no
/// other, so it is made once and kept: in a file that only the owner may read.
public final class PushKey {
  private static final String FILE = "push.key";

  /// The longest that services take is a day.
  private static final long HOURS = 12 * 3600;

  private final PrivateKey own;
  private final String open;

  private PushKey(KeyPair pair) {
    own = pair.getPrivate();
    open = P256.encoded(P256.point((ECPublicKey) pair.getPublic()));
  }

  static PushKey fresh() {
    return new PushKey(P256.fresh());
  }

  /// The key of that data folder; makes it where there is none. Throws an [IOException] with a
  /// sentence when it cannot be read.
  public static PushKey in(Path folder) throws IOException {
    Path file = folder.resolve(FILE);
    if (!Files.exists(file)) {
      OwnerOnly.folder(folder);
      keep(file, P256.fresh());
    }
    // As it lies there: another process may have been faster.
    return new PushKey(read(file));
  }

  private static void keep(Path file, KeyPair pair) throws IOException {
    Path draft = file.resolveSibling(FILE + "." + ProcessHandle.current().pid());
    OwnerOnly.file(draft);
    Files.write(
        draft,
        List.of(
            P256.encoded(pair.getPrivate().getEncoded()),
            P256.encoded(pair.getPublic().getEncoded())));
    try {
      Files.move(draft, file, StandardCopyOption.ATOMIC_MOVE);
    } finally {
      Files.deleteIfExists(draft);
    }
  }

  private static KeyPair read(Path file) throws IOException {
    try {
      List<String> lines = Files.readAllLines(file);
      KeyFactory factory = KeyFactory.getInstance("EC");
      PrivateKey own =
          factory.generatePrivate(new PKCS8EncodedKeySpec(P256.decoded(lines.getFirst())));
      PublicKey open = factory.generatePublic(new X509EncodedKeySpec(P256.decoded(lines.get(1))));
      return new KeyPair(open, own);
    } catch (GeneralSecurityException | RuntimeException e) {
      throw new IOException(
          "'%s' is not the key for messages to browsers; move it away, and people must ask for"
                  .formatted(file)
              + " messages again.",
          e);
    }
  }

  /// What browsers subscribe to.
  String open() {
    return open;
  }

  /// The header by which the service at `endpoint` believes that a message is from this house.
  ///
  /// @param contact where its operators can complain: a `mailto:` or `https:` address
  String authorization(URI endpoint, String contact, Instant now) {
    String head = Json.line(Json.object().put("typ", "JWT").put("alg", "ES256"));
    String port = endpoint.getPort() < 0 ? "" : ":" + endpoint.getPort();
    String claims =
        Json.line(
            Json.object()
                .put("aud", endpoint.getScheme() + "://" + endpoint.getHost() + port)
                .put("exp", now.getEpochSecond() + HOURS)
                .put("sub", contact));
    String signed = part(head) + "." + part(claims);
    return "vapid t=" + signed + "." + P256.encoded(signature(signed)) + ", k=" + open;
  }

  private static String part(String json) {
    return P256.encoded(json.getBytes(StandardCharsets.UTF_8));
  }

  private byte[] signature(String text) {
    try {
      Signature signature = Signature.getInstance("SHA256withECDSAinP1363Format");
      signature.initSign(own);
      signature.update(text.getBytes(StandardCharsets.US_ASCII));
      return signature.sign();
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("every Java has ECDSA", e);
    }
  }
}

package horda.server.identity;

import horda.engine.Nullable;
import horda.engine.Refusal;
import horda.server.store.Papers;
import horda.server.store.Store.Paper;
import horda.server.table.Tokens;
import horda.wire.Form;
import horda.wire.Json;
import java.math.BigInteger;
import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.AlgorithmParameters;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.MessageDigest;
import java.security.Signature;
import java.security.interfaces.ECPublicKey;
import java.security.spec.ECGenParameterSpec;
import java.security.spec.ECParameterSpec;
import java.security.spec.ECPoint;
import java.security.spec.ECPublicKeySpec;
import java.security.spec.X509EncodedKeySpec;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import tools.jackson.databind.JsonNode;

/// Passkeys (Web Authentication, level 2), checked with what the JDK has: ES256, no attestation. A
/// passkey is a way in on a new device, and can be asked for where much is at stake.
final class Passkeys {
  private static final String CHALLENGE = "challenge";
  private static final String OWNER = "passkey";
  private static final long LIFE = TimeUnit.MINUTES.toMillis(5);
  private static final int SWEPT = 100;
  private static final int LONGEST = 2048;
  private static final int MOST = 10;
  private static final int LONGEST_NAME = 40;

  /// What came from a passkey with a signature.
  record Signed(String id, byte[] client, byte[] data, byte[] signature) {
    static Signed of(Form form) {
      Signed signed =
          new Signed(
              form.text("id"),
              bytes(form, "clientData"),
              bytes(form, "authenticatorData"),
              bytes(form, "signature"));
      form.end();
      return signed;
    }
  }

  private final Members members;
  private final Papers papers;

  Passkeys(Members members) {
    this.members = members;
    this.papers = members.papers();
  }

  static byte[] bytes(Form form, String field) {
    String text = form.text(field);
    try {
      if (text.length() <= LONGEST) {
        return Base64.getUrlDecoder().decode(text);
      }
    } catch (IllegalArgumentException _) {
      // Said below.
    }
    throw form.wrong(field, "must be base64url, and not so long");
  }

  /// Something fresh to be signed, once.
  String challenge() {
    sweep();
    String challenge = Tokens.fresh();
    papers.add(
        CHALLENGE,
        Tokens.hash(challenge),
        Json.line(Json.object().put("until", papers.now() + LIFE)));
    return challenge;
  }

  private void sweep() {
    for (Paper paper : papers.some(CHALLENGE, "", SWEPT)) {
      if (until(paper.text()) < papers.now()) {
        papers.take(CHALLENGE, paper.id());
      }
    }
  }

  private static long until(String text) {
    return Json.parse(text).path("until").longValue(0);
  }

  /// Keeps a passkey that was just made for somebody.
  Member add(Member member, String origin, String name, byte[] client, byte[] data) {
    check(client, "webauthn.create", origin);
    AuthenticatorData said = AuthenticatorData.read(data);
    check(said, origin);
    if (said.passkey().length == 0) {
      throw AuthenticatorData.unreadable();
    }
    if (member.passkeys().size() >= MOST) {
      throw new Refusal("passkey", "", "There are ten passkeys already: remove one of them first.");
    }
    String id = Base64.getUrlEncoder().withoutPadding().encodeToString(said.passkey());
    String called = name.length() > LONGEST_NAME ? name.substring(0, LONGEST_NAME) : name;
    Member.Passkey made =
        new Member.Passkey(id, key(said.x(), said.y()), said.count(), called, papers.now());
    if (!papers.add(OWNER, id, Json.line(Json.object().put("member", member.id())))) {
      throw new Refusal("passkey", "", "This passkey is known already.");
    }
    return members.change(member.id(), had -> had.with(made));
  }

  Member remove(Member member, String id) {
    if (member.passkey(id).isEmpty()) {
      throw unknown();
    }
    papers.take(OWNER, id);
    return members.change(member.id(), had -> had.without(id));
  }

  void forget(Member member) {
    member.passkeys().forEach(passkey -> papers.take(OWNER, passkey.id()));
  }

  /// Whose passkey has signed that.
  Member signed(Signed signed, String origin) {
    Member member =
        papers
            .text(OWNER, signed.id())
            .map(text -> Json.parse(text).path("member").stringValue(""))
            .flatMap(members::member)
            .orElseThrow(Passkeys::unknown);
    Member.Passkey passkey = member.passkey(signed.id()).orElseThrow(Passkeys::unknown);
    check(signed.client(), "webauthn.get", origin);
    AuthenticatorData said = AuthenticatorData.read(signed.data());
    check(said, origin);
    if (!fits(passkey.key(), signed)) {
      throw refused();
    }
    // One that counts and goes back is a copy.
    if (passkey.count() > 0 && said.count() <= passkey.count()) {
      throw refused();
    }
    Member.Passkey next =
        new Member.Passkey(
            passkey.id(), passkey.key(), said.count(), passkey.name(), passkey.since());
    return members.change(member.id(), had -> had.with(next));
  }

  /// Refuses where a passkey is asked for and that is no signature of this member.
  void guard(Member member, @Nullable Signed proof, String origin) {
    if (!member.guarded()) {
      return;
    }
    if (proof == null || !signed(proof, origin).id().equals(member.id())) {
      throw new Refusal("passkey-needed", "", "Your passkey is needed for this.");
    }
  }

  private static Refusal unknown() {
    return new Refusal("passkey-unknown", "", "This house does not know that passkey.");
  }

  private static Refusal refused() {
    return new Refusal("passkey", "", "The passkey's signature does not fit: try again.");
  }

  /// The page has asked for it, in this house, and just now.
  private void check(byte[] client, String type, String origin) {
    JsonNode said;
    try {
      said = Json.parse(new String(client, StandardCharsets.UTF_8));
    } catch (Json.Unreadable _) {
      throw AuthenticatorData.unreadable();
    }
    boolean ours =
        said.path("type").stringValue("").equals(type)
            && said.path("origin").stringValue("").equalsIgnoreCase(origin);
    boolean fresh =
        papers
            .take(CHALLENGE, Tokens.hash(said.path("challenge").stringValue("")))
            .filter(text -> until(text) >= papers.now())
            .isPresent();
    if (!ours || !fresh) {
      throw new Refusal("passkey", "", "That took too long, or came from elsewhere: try again.");
    }
  }

  private static void check(AuthenticatorData said, String origin) {
    if (!said.isFor(sha256(house(origin).getBytes(StandardCharsets.UTF_8))) || !said.verified()) {
      throw refused();
    }
  }

  /// The name that passkeys of a house are for.
  static String house(String origin) {
    return String.valueOf(URI.create(origin).getHost()).toLowerCase(Locale.ROOT);
  }

  private static byte[] sha256(byte[] bytes) {
    try {
      return MessageDigest.getInstance("SHA-256").digest(bytes);
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }

  private static boolean fits(String key, Signed signed) {
    byte[] client = sha256(signed.client());
    ByteBuffer all = ByteBuffer.allocate(signed.data().length + client.length);
    try {
      Signature signature = Signature.getInstance("SHA256withECDSA");
      signature.initVerify(
          KeyFactory.getInstance("EC")
              .generatePublic(new X509EncodedKeySpec(Base64.getUrlDecoder().decode(key))));
      signature.update(all.put(signed.data()).put(client).array());
      return signature.verify(signed.signature());
    } catch (GeneralSecurityException _) {
      // A signature that is none.
      return false;
    }
  }

  private static String key(byte[] x, byte[] y) {
    try {
      AlgorithmParameters curve = AlgorithmParameters.getInstance("EC");
      curve.init(new ECGenParameterSpec("secp256r1"));
      ECPoint point = new ECPoint(new BigInteger(1, x), new BigInteger(1, y));
      ECPublicKeySpec spec =
          new ECPublicKeySpec(point, curve.getParameterSpec(ECParameterSpec.class));
      ECPublicKey made = (ECPublicKey) KeyFactory.getInstance("EC").generatePublic(spec);
      return Base64.getUrlEncoder().withoutPadding().encodeToString(made.getEncoded());
    } catch (GeneralSecurityException _) {
      throw AuthenticatorData.unreadable();
    }
  }

  /// The passkeys that somebody has already.
  static List<String> known(Member member) {
    return member.passkeys().stream().map(Member.Passkey::id).toList();
  }
}

package horda.server.play;

import static org.assertj.core.api.Assertions.assertThat;

import horda.server.client.Caller;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.MessageDigest;
import java.security.Signature;
import java.security.interfaces.ECPublicKey;
import java.security.spec.ECGenParameterSpec;
import java.util.Arrays;
import java.util.Base64;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// A passkey is a way in, and a lock where much is at stake; whatever does not fit is refused.
class PasskeyTest {
  private static final int PRESENT_AND_VERIFIED = 5;
  private static final int ATTESTED = 64;

  private TestHouse house;
  private String origin;
  private KeyPair pair;
  private int signed;

  @BeforeEach
  void open() throws Exception {
    house = TestHouse.open();
    origin = house.caller.house().toString();
    KeyPairGenerator generator = KeyPairGenerator.getInstance("EC");
    generator.initialize(new ECGenParameterSpec("secp256r1"));
    pair = generator.generateKeyPair();
  }

  @AfterEach
  void close() {
    house.close();
  }

  private Caller.HttpReply post(String path, String body) {
    return house.caller.post(path, body.replace('\'', '"'), "Origin", origin);
  }

  private static String text(byte[] bytes) {
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
  }

  private String challenge() {
    return post("/api/me/passkey/ask", "{}").text("challenge");
  }

  private byte[] client(String type, String challenge, String from) {
    return "{\"type\":\"%s\",\"challenge\":\"%s\",\"origin\":\"%s\"}"
        .formatted(type, challenge, from)
        .getBytes(StandardCharsets.UTF_8);
  }

  private byte[] data(int flags) throws Exception {
    byte[] house = sha256("127.0.0.1".getBytes(StandardCharsets.UTF_8));
    signed++;
    return ByteBuffer.allocate(37).put(house).put((byte) flags).putInt(signed).array();
  }

  private static byte[] sha256(byte[] bytes) throws Exception {
    return MessageDigest.getInstance("SHA-256").digest(bytes);
  }

  private byte[] attested() throws Exception {
    ECPublicKey key = (ECPublicKey) pair.getPublic();
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    out.write(data(PRESENT_AND_VERIFIED | ATTESTED));
    out.write(new byte[16]);
    out.write(new byte[] {0, 4, 'k', 'e', 'y', '1'});
    out.write(new byte[] {(byte) 0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21, 0x58, 0x20});
    out.write(coordinate(key.getW().getAffineX().toByteArray()));
    out.write(new byte[] {0x22, 0x58, 0x20});
    out.write(coordinate(key.getW().getAffineY().toByteArray()));
    return out.toByteArray();
  }

  private static byte[] coordinate(byte[] signed) {
    byte[] bytes = new byte[32];
    int from = Math.max(0, signed.length - 32);
    byte[] plain = Arrays.copyOfRange(signed, from, signed.length);
    System.arraycopy(plain, 0, bytes, 32 - plain.length, plain.length);
    return bytes;
  }

  private String memberWithPasskey() throws Exception {
    String me = post("/api/me/new", "{'name':'Ana'}").text("token");
    byte[] client = client("webauthn.create", challenge(), origin);
    Caller.HttpReply told =
        post(
            "/api/me/passkey/add",
            "{'me':'%s','name':'Key','clientData':'%s','authenticatorData':'%s'}"
                .formatted(me, text(client), text(attested())));
    assertThat(told.status()).as("%s", told.body()).isEqualTo(200);
    return me;
  }

  private String proof(byte[] client, byte[] data) throws Exception {
    Signature signature = Signature.getInstance("SHA256withECDSA");
    signature.initSign(pair.getPrivate());
    signature.update(data);
    signature.update(sha256(client));
    return "{'id':'%s','clientData':'%s','authenticatorData':'%s','signature':'%s'}"
        .formatted(
            text("key1".getBytes(StandardCharsets.UTF_8)),
            text(client),
            text(data),
            text(signature.sign()));
  }

  private String good() throws Exception {
    return proof(client("webauthn.get", challenge(), origin), data(PRESENT_AND_VERIFIED));
  }

  private int enter(String proof) {
    return post("/api/me/passkey/enter", "{'proof':" + proof + "}").status();
  }

  @Test
  void aPasskeyLetsANewDeviceIn() throws Exception {
    String me = memberWithPasskey();

    Caller.HttpReply told = post("/api/me/passkey/enter", "{'proof':" + good() + "}");

    assertThat(told.text("id")).isEqualTo(post("/api/me", "{'me':'" + me + "'}").text("id"));
    assertThat(post("/api/me", "{'me':'" + told.text("token") + "'}").status()).isEqualTo(200);
  }

  @Test
  void whatDoesNotFitIsRefused() throws Exception {
    memberWithPasskey();
    String once = good();

    assertThat(enter(once)).isEqualTo(200);
    assertThat(enter(once)).as("used twice").isEqualTo(400);
    assertThat(enter(good().replaceFirst("'signature':'....", "'signature':'AAAA")))
        .as("another signature")
        .isEqualTo(400);
    assertThat(enter(proof(client("webauthn.create", challenge(), origin), data(5))))
        .as("signed for something else")
        .isEqualTo(400);
    assertThat(enter(proof(client("webauthn.get", challenge(), "http://evil.example"), data(5))))
        .as("signed for another site")
        .isEqualTo(400);
    assertThat(enter(proof(client("webauthn.get", "bWFkZSB1cA", origin), data(5))))
        .as("a challenge that nobody made")
        .isEqualTo(400);
    assertThat(enter(proof(client("webauthn.get", challenge(), origin), data(1))))
        .as("nobody has shown who they are")
        .isEqualTo(400);
    signed = 0;
    assertThat(enter(good())).as("a copy that counts from the start").isEqualTo(400);
  }

  @Test
  void whoeverIsGuardedNeedsThePasskey() throws Exception {
    String me = memberWithPasskey();
    post("/api/me/change", "{'me':'" + me + "','guarded':true}");

    Caller.HttpReply without = post("/api/me/code", "{'me':'" + me + "'}");
    Caller.HttpReply delete = post("/api/me/delete", "{'me':'" + me + "'}");
    Caller.HttpReply off = post("/api/me/change", "{'me':'" + me + "','guarded':false}");
    Caller.HttpReply with = post("/api/me/code", "{'me':'" + me + "','proof':" + good() + "}");

    assertThat(without.code()).isEqualTo("passkey-needed");
    assertThat(delete.code()).isEqualTo("passkey-needed");
    assertThat(off.code()).isEqualTo("passkey-needed");
    assertThat(with.status()).isEqualTo(200);
  }
}

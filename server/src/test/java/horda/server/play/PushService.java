package horda.server.play;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import horda.wire.Json;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.math.BigInteger;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.interfaces.ECPublicKey;
import java.security.spec.ECGenParameterSpec;
import java.security.spec.ECPoint;
import java.security.spec.ECPublicKeySpec;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import javax.crypto.Cipher;
import javax.crypto.KeyAgreement;
import javax.crypto.Mac;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.SecretKeySpec;
import tools.jackson.databind.JsonNode;

/// Stands in for a browser maker's push service and for the browser behind it: takes messages and
/// opens them as RFC 8291 tells a browser to.
final class PushService implements AutoCloseable {
  record Request(Headers headers, byte[] body) {}

  private final HttpServer server;
  private final KeyPair pair;
  private final byte[] auth = "sixteen letters!".getBytes(StandardCharsets.US_ASCII);
  private final LinkedBlockingQueue<Request> came = new LinkedBlockingQueue<>();
  private final List<Request> all = new CopyOnWriteArrayList<>();
  private volatile int status = 201;

  PushService() throws IOException, GeneralSecurityException {
    KeyPairGenerator generator = KeyPairGenerator.getInstance("EC");
    generator.initialize(new ECGenParameterSpec("secp256r1"));
    pair = generator.generateKeyPair();
    server = HttpServer.create(new InetSocketAddress("127.0.0.1", 0), 0);
    server.createContext("/", this::take);
    server.start();
  }

  private void take(HttpExchange exchange) throws IOException {
    Request request =
        new Request(exchange.getRequestHeaders(), exchange.getRequestBody().readAllBytes());
    exchange.sendResponseHeaders(status, -1);
    exchange.close();
    all.add(request);
    came.add(request);
  }

  void answer(int code) {
    status = code;
  }

  String address() {
    return "http://127.0.0.1:" + server.getAddress().getPort() + "/send/1";
  }

  /// The request by which a page asks for messages; seats are table and token.
  String wish(List<TestHouse.Made> tables, int seat) {
    StringBuilder keys = new StringBuilder();
    for (TestHouse.Made made : tables) {
      keys.append(keys.isEmpty() ? "" : ",")
          .append("{\"table\":\"%s\",\"token\":\"%s\"}".formatted(made.table(), made.token(seat)));
    }
    return "{\"endpoint\":\"%s\",\"p256dh\":\"%s\",\"auth\":\"%s\",\"keys\":[%s]}"
        .formatted(address(), text(point((ECPublicKey) pair.getPublic())), text(auth), keys);
  }

  Request next() throws InterruptedException {
    Request request = came.poll(20, TimeUnit.SECONDS);
    if (request == null) {
      throw new AssertionError("no message came");
    }
    return request;
  }

  int count() {
    return all.size();
  }

  JsonNode open(Request request) throws GeneralSecurityException {
    byte[] body = request.body();
    byte[] salt = Arrays.copyOf(body, 16);
    byte[] sender = Arrays.copyOfRange(body, 21, 86);
    byte[] sealed = Arrays.copyOfRange(body, 86, body.length);
    KeyAgreement agreement = KeyAgreement.getInstance("ECDH");
    agreement.init(pair.getPrivate());
    agreement.doPhase(key(sender), true);
    byte[] about =
        joined(ascii("WebPush: info\0"), point((ECPublicKey) pair.getPublic()), sender, one());
    byte[] ikm = hmac(hmac(auth, agreement.generateSecret()), about);
    byte[] prk = hmac(salt, ikm);
    byte[] key = hmac(prk, joined(ascii("Content-Encoding: aes128gcm\0"), one()));
    byte[] nonce = hmac(prk, joined(ascii("Content-Encoding: nonce\0"), one()));
    Cipher cipher = Cipher.getInstance("AES/GCM/NoPadding");
    cipher.init(
        Cipher.DECRYPT_MODE,
        new SecretKeySpec(Arrays.copyOf(key, 16), "AES"),
        new GCMParameterSpec(128, Arrays.copyOf(nonce, 12)));
    byte[] plain = cipher.doFinal(sealed);
    return Json.parse(new String(plain, 0, plain.length - 1, StandardCharsets.UTF_8));
  }

  private ECPublicKey key(byte[] point) throws GeneralSecurityException {
    BigInteger x = new BigInteger(1, Arrays.copyOfRange(point, 1, 33));
    BigInteger y = new BigInteger(1, Arrays.copyOfRange(point, 33, 65));
    return (ECPublicKey)
        KeyFactory.getInstance("EC")
            .generatePublic(
                new ECPublicKeySpec(
                    new ECPoint(x, y), ((ECPublicKey) pair.getPublic()).getParams()));
  }

  private static byte[] point(ECPublicKey key) {
    byte[] bytes = new byte[65];
    bytes[0] = 4;
    put(key.getW().getAffineX(), bytes, 33);
    put(key.getW().getAffineY(), bytes, 65);
    return bytes;
  }

  private static void put(BigInteger number, byte[] to, int end) {
    byte[] bytes = number.toByteArray();
    int length = Math.min(bytes.length, 32);
    System.arraycopy(bytes, bytes.length - length, to, end - length, length);
  }

  private static byte[] hmac(byte[] key, byte[] text) throws GeneralSecurityException {
    Mac mac = Mac.getInstance("HmacSHA256");
    mac.init(new SecretKeySpec(key, "HmacSHA256"));
    return mac.doFinal(text);
  }

  private static byte[] one() {
    return new byte[] {1};
  }

  private static byte[] ascii(String text) {
    return text.getBytes(StandardCharsets.US_ASCII);
  }

  private static byte[] joined(byte[]... parts) {
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    for (byte[] part : parts) {
      all.writeBytes(part);
    }
    return all.toByteArray();
  }

  private static String text(byte[] bytes) {
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
  }

  @Override
  public void close() {
    server.stop(0);
  }
}

package horda.server.push;

import horda.engine.Refusal;
import java.math.BigInteger;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.PrivateKey;
import java.security.interfaces.ECPublicKey;
import java.security.spec.ECFieldFp;
import java.security.spec.ECGenParameterSpec;
import java.security.spec.ECParameterSpec;
import java.security.spec.ECPoint;
import java.security.spec.ECPublicKeySpec;
import java.security.spec.EllipticCurve;
import java.util.Arrays;
import java.util.Base64;
import javax.crypto.KeyAgreement;

/// Keys on the curve P-256, and their points as they travel: 65 bytes, not compressed.
final class P256 {
  static final int POINT = 65;

  private static final int COORDINATE = 32;
  private static final byte PLAIN = 4;
  private static final ECParameterSpec CURVE = ((ECPublicKey) fresh().getPublic()).getParams();

  private P256() {}

  static KeyPair fresh() {
    try {
      KeyPairGenerator generator = KeyPairGenerator.getInstance("EC");
      generator.initialize(new ECGenParameterSpec("secp256r1"));
      return generator.generateKeyPair();
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("every Java has P-256", e);
    }
  }

  static byte[] point(ECPublicKey key) {
    byte[] bytes = new byte[POINT];
    bytes[0] = PLAIN;
    put(key.getW().getAffineX(), bytes, 1);
    put(key.getW().getAffineY(), bytes, 1 + COORDINATE);
    return bytes;
  }

  private static void put(BigInteger number, byte[] to, int at) {
    byte[] bytes = number.toByteArray();
    int from = Math.max(0, bytes.length - COORDINATE);
    int length = bytes.length - from;
    System.arraycopy(bytes, from, to, at + COORDINATE - length, length);
  }

  /// Refuses (`push`) what is no point of the curve.
  static ECPublicKey key(byte[] bytes) {
    if (bytes.length != POINT || bytes[0] != PLAIN) {
      throw wrong();
    }
    BigInteger x = new BigInteger(1, Arrays.copyOfRange(bytes, 1, 1 + COORDINATE));
    BigInteger y = new BigInteger(1, Arrays.copyOfRange(bytes, 1 + COORDINATE, POINT));
    if (!liesOn(CURVE.getCurve(), x, y)) {
      throw wrong();
    }
    try {
      return (ECPublicKey)
          KeyFactory.getInstance("EC")
              .generatePublic(new ECPublicKeySpec(new ECPoint(x, y), CURVE));
    } catch (GeneralSecurityException e) {
      throw wrong();
    }
  }

  private static boolean liesOn(EllipticCurve curve, BigInteger x, BigInteger y) {
    BigInteger p = ((ECFieldFp) curve.getField()).getP();
    BigInteger right = x.pow(3).add(curve.getA().multiply(x)).add(curve.getB()).mod(p);
    return x.compareTo(p) < 0 && y.compareTo(p) < 0 && y.pow(2).mod(p).equals(right);
  }

  static byte[] agree(PrivateKey own, ECPublicKey other) {
    try {
      KeyAgreement agreement = KeyAgreement.getInstance("ECDH");
      agreement.init(own);
      agreement.doPhase(other, true);
      return agreement.generateSecret();
    } catch (GeneralSecurityException e) {
      throw wrong();
    }
  }

  static byte[] decoded(String text) {
    try {
      return Base64.getUrlDecoder().decode(text);
    } catch (IllegalArgumentException e) {
      throw wrong();
    }
  }

  static String encoded(byte[] bytes) {
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
  }

  static Refusal wrong() {
    return new Refusal("push", "", "This browser's address for messages cannot be used.");
  }
}

package horda.server.push;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import horda.engine.Refusal;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyPair;
import java.security.PrivateKey;
import java.security.interfaces.ECPublicKey;
import java.security.spec.ECPrivateKeySpec;
import org.junit.jupiter.api.Test;

/// The example of RFC 8291, section 5 and appendix A.
class EnvelopeTest {
  private static final String BROWSER =
      "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
  private static final String SENDER =
      "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8";
  private static final String SENDERS_OWN = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw";
  private static final String AUTH = "BTBZMqHH6r4Tts7J_aSIgg";
  private static final String SALT = "DGv6ra1nlYgDCS1FRnbzlw";
  private static final String SEALED =
      "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6"
          + "TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_"
          + "Qulcy4a-fN";

  private static PrivateKey own(String number) throws GeneralSecurityException {
    ECPublicKey any = P256.key(P256.decoded(SENDER));
    return KeyFactory.getInstance("EC")
        .generatePrivate(
            new ECPrivateKeySpec(new BigInteger(1, P256.decoded(number)), any.getParams()));
  }

  @Test
  void theExampleOfTheStandard() throws GeneralSecurityException {
    KeyPair once = new KeyPair(P256.key(P256.decoded(SENDER)), own(SENDERS_OWN));

    byte[] sealed =
        Envelope.sealed(
            "When I grow up, I want to be a watermelon".getBytes(StandardCharsets.US_ASCII),
            P256.key(P256.decoded(BROWSER)),
            P256.decoded(AUTH),
            once,
            P256.decoded(SALT));

    assertThat(P256.encoded(sealed)).isEqualTo(SEALED);
  }

  @Test
  void aPointTravelsThereAndBack() {
    for (int n = 0; n < 20; n++) {
      byte[] point = P256.point((ECPublicKey) P256.fresh().getPublic());
      assertThat(P256.point(P256.key(point))).isEqualTo(point);
    }
  }

  @Test
  void whatIsNoPointOfTheCurveIsRefused() {
    byte[] beside = P256.decoded(BROWSER);
    beside[40] ^= 1;

    assertThatThrownBy(() -> P256.key(beside)).isInstanceOf(Refusal.class);
    assertThatThrownBy(() -> P256.key(new byte[65])).isInstanceOf(Refusal.class);
    assertThatThrownBy(() -> P256.key(new byte[10])).isInstanceOf(Refusal.class);
  }
}

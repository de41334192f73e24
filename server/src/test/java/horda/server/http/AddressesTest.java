package horda.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.api.Test;

class AddressesTest {
  private final Addresses alone = new Addresses(Set.of(), false);
  private final Addresses proxied = new Addresses(Set.of("10.0.0.1"), true);

  @Test
  void nobodyButAProxyIsBelieved() {
    assertThat(alone.of("127.0.0.1", "1.2.3.4")).isEqualTo("127.0.0.1");
    assertThat(proxied.of("127.0.0.1", "6.6.6.6, 1.2.3.4")).isEqualTo("1.2.3.4");
    assertThat(proxied.of("[::1]", "1.2.3.4")).isEqualTo("1.2.3.4");
    assertThat(proxied.of("10.0.0.1", "1.2.3.4")).isEqualTo("1.2.3.4");
    assertThat(proxied.of("10.0.0.2", "1.2.3.4")).isEqualTo("10.0.0.2");
    assertThat(proxied.of("127.0.0.1", null)).isEqualTo("127.0.0.1");
    assertThat(proxied.of("127.0.0.1", "x".repeat(5000))).isEqualTo("?");
  }

  @Test
  void aNetworkOfAddressesCountsAsOne() {
    assertThat(Addresses.network("2001:db8:1:2::7"))
        .isEqualTo(Addresses.network("2001:db8:1:2:a::9"));
    assertThat(Addresses.network("2001:db8:1:3::7"))
        .isNotEqualTo(Addresses.network("2001:db8:1:2::7"));
  }
}

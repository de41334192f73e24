package horda.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.api.Test;

class OriginsTest {
  private final Origins home = new Origins(true, Set.of("horda.example.org"));
  private final Origins open = new Origins(false, Set.of());

  @Test
  void onLoopbackOnlyItsOwnNamesFit() {
    assertThat(home.hostFits("localhost:7777")).isTrue();
    assertThat(home.hostFits("127.0.0.1:7777")).isTrue();
    assertThat(home.hostFits("[::1]:7777")).isTrue();
    assertThat(home.hostFits("Horda.Example.org")).isTrue();
    assertThat(home.hostFits("localhost.evil.example")).isFalse();
    assertThat(home.hostFits("evil.example:7777")).isFalse();
    assertThat(home.hostFits(null)).isFalse();
  }

  /// DNS rebinding: a site can point its own name at any address, but it cannot be called by one.
  @Test
  void whereOthersMayComeInOnlyAddressesAndGivenNamesFit() {
    assertThat(open.hostFits("anything:80")).isFalse();
    assertThat(open.hostFits("192.168.1.5.evil.example:7777")).isFalse();
    assertThat(open.hostFits("192.168.1.5:7777")).isTrue();
    assertThat(open.hostFits("[fe80::1]:7777")).isTrue();
    assertThat(open.hostFits("localhost:7777")).isTrue();
    assertThat(open.hostFits("[evil.example]")).isFalse();
    assertThat(open.hostFits("[")).isFalse();
    assertThat(open.hostFits("")).isFalse();
    assertThat(home.hostFits("192.168.1.5:7777")).isFalse();
    assertThat(new Origins(false, Set.of("horda.example.org")).hostFits("horda.example.org"))
        .isTrue();
  }

  @Test
  void anOriginIsThePageItself() {
    assertThat(open.originFits("http://a.example:7777", "a.example:7777")).isTrue();
    assertThat(open.originFits("https://a.example", "a.example")).isTrue();
    assertThat(open.originFits("http://a.example:7778", "a.example:7777")).isFalse();
    assertThat(open.originFits("http://b.example:7777", "a.example:7777")).isFalse();
    assertThat(open.originFits("null", "a.example:7777")).isFalse();
    assertThat(open.originFits("no address at all", "a.example:7777")).isFalse();
    assertThat(open.originFits(null, "a.example:7777")).isTrue();
  }
}

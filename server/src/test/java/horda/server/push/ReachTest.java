package horda.server.push;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import horda.engine.Refusal;
import java.net.InetAddress;
import java.net.URI;
import java.net.UnknownHostException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// A stranger names an address, and the house calls it: never one of its own network.
class ReachTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "http://push.example.org/a",
        "https://push.example.org:8443/a",
        "https://user:word@push.example.org/a",
        "https://push.example.org/a#b",
        "file:///etc/passwd",
        "https:///a",
        "https://push.example.org/a\r\nX: y",
        "not an address"
      })
  void anAddressThatIsNoneOfAPushService(String address) {
    assertThatThrownBy(() -> Reach.WORLD.address(address)).isInstanceOf(Refusal.class);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "127.0.0.1",
        "127.8.9.1",
        "0.0.0.0",
        "10.1.2.3",
        "172.16.0.1",
        "192.168.1.1",
        "169.254.169.254",
        "100.64.0.1",
        "192.0.2.1",
        "198.18.0.1",
        "224.0.0.1",
        "240.0.0.1",
        "255.255.255.255",
        "::1",
        "::",
        "fe80::1",
        "fc00::1",
        "fd12::1",
        "ff02::1",
        "::ffff:127.0.0.1",
        "::127.0.0.1",
        "64:ff9b::7f00:1",
        "2002:7f00:1::",
        "2001::1",
        "2001:db8::1"
      })
  void aMachineThatIsNotOnTheInternet(String machine) throws UnknownHostException {
    assertThat(Reach.isOpen(InetAddress.getByName(machine))).isFalse();
    String host = machine.contains(":") ? "[" + machine + "]" : machine;
    URI address = Reach.WORLD.address("https://" + host + "/push");
    assertThatThrownBy(() -> Reach.WORLD.machines(address)).isInstanceOf(Refusal.class);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"93.184.215.14", "8.8.8.8", "172.32.0.1", "2606:4700::1111", "2a00:1450::1"})
  void aMachineThatIs(String machine) throws UnknownHostException {
    assertThat(Reach.isOpen(InetAddress.getByName(machine))).isTrue();
  }

  @Test
  void aNameThatLeadsHomeIsRefusedWhenItIsCalled() {
    URI address = Reach.WORLD.address("https://localhost/push");

    assertThatThrownBy(() -> Reach.WORLD.machines(address)).isInstanceOf(Refusal.class);
  }
}

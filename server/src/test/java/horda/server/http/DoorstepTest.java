package horda.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Who goes when too many have come.
class DoorstepTest {
  private final List<String> gone = new ArrayList<>();

  private final Doorstep doorstep = new Doorstep(Limits.standard().crowd(6, 3));

  private void open(String id, String address) {
    doorstep.opened(id, address, true, () -> gone.add(id));
  }

  private void seat(String id, String address) {
    open(id, address);
    doorstep.greeted(id, true);
  }

  @Test
  void ofOneAddressTheOneWhoHasBeenSilentForLongestGoes() {
    open("a1", "a");
    open("a2", "a");
    open("a3", "a");
    doorstep.heard("a1");
    open("a4", "a");
    open("b1", "b");
    assertThat(gone).containsExactly("a2");
  }

  @Test
  void whoHoldsASeatStaysAndTheNewcomerOfAnAddressFullOfSeatsDoesNot() {
    seat("a1", "a");
    seat("a2", "a");
    open("a3", "a");
    open("a4", "a");
    assertThat(gone).containsExactly("a3");
    doorstep.greeted("a4", true);
    open("a5", "a");
    assertThat(gone).containsExactly("a3", "a5");
  }

  @Test
  void inAFullHouseANewcomerGetsInForSomebodyWithoutASeat() {
    seat("a1", "a");
    seat("b1", "b");
    open("c1", "c");
    open("d1", "d");
    open("e1", "e");
    open("f1", "f");
    doorstep.heard("c1");
    open("g1", "g");
    assertThat(gone).containsExactly("d1");
    assertThat(doorstep.size()).isEqualTo(6);
  }

  /// Four players and two others, one of whom leaves room for the first player's new line.
  private void aPlayerComesBackToAFullHouse() {
    for (String address : List.of("a", "b", "c", "d")) {
      seat(address + "1", address);
    }
    open("e1", "e");
    open("f1", "f");
    doorstep.closed("a1");
    open("a2", "a");
  }

  @Test
  void aPlayerWhoComesBackIsNotDrivenOutByStrangersBeforeSayingHello() {
    aPlayerComesBackToAFullHouse();
    for (String stranger : List.of("g", "h", "i", "j")) {
      open(stranger + "1", stranger);
    }
    assertThat(gone).containsExactly("e1", "f1", "g1", "h1");
    doorstep.greeted("a2", true);
    open("k1", "k");
    assertThat(gone).endsWith("i1").doesNotContain("a2");
  }

  @Test
  void aPlayerWhoComesBackGetsInForSomebodyWithoutASeat() {
    for (String address : List.of("a", "b", "c", "d")) {
      seat(address + "1", address);
    }
    open("e1", "e");
    doorstep.closed("a1");
    open("f1", "f");
    open("g1", "g");
    open("a2", "a");
    assertThat(gone).containsExactly("e1");
  }

  @Test
  void whereAllAreExpectedAStrangerGoes() {
    for (String address : List.of("a", "b", "c", "d", "e", "f")) {
      seat(address + "1", address);
    }
    doorstep.closed("a1");
    open("a2", "a");
    open("z1", "z");
    assertThat(gone).containsExactly("z1");
  }

  @Test
  void whoSaidHelloWithoutASeatIsNoPlayerWhereverTheyCallFrom() {
    aPlayerComesBackToAFullHouse();
    doorstep.greeted("a2", false);
    for (String stranger : List.of("g", "h", "i")) {
      open(stranger + "1", stranger);
    }
    assertThat(gone).containsExactly("e1", "f1", "a2");
  }

  @Test
  void inAHouseFullOfSeatsWhoeverHasTheMostGivesOneUp() {
    seat("a1", "a");
    seat("a2", "a");
    seat("a3", "a");
    seat("b1", "b");
    seat("b2", "b");
    seat("c1", "c");
    open("d1", "d");
    assertThat(gone).containsExactly("a1");
  }

  @Test
  void whereNobodyHasMoreThanTheNewcomerTheHouseIsFull() {
    for (String address : List.of("a", "b", "c", "d", "e", "f")) {
      seat(address + "1", address);
    }
    open("g1", "g");
    assertThat(gone).containsExactly("g1");
  }

  @Test
  void aProxyIsNotCountedAsOne() {
    for (int i = 0; i < 5; i++) {
      String id = "p" + i;
      doorstep.opened(id, "p", false, () -> gone.add(id));
    }
    assertThat(gone).isEmpty();
    for (int i = 0; i < 4; i++) {
      String id = "p" + i;
      doorstep.known(id, "client", () -> gone.add("client " + id));
    }
    assertThat(gone).containsExactly("client p0");
  }

  @Test
  void whoSaidSomethingJustNowIsNotSweptOut() {
    open("a1", "a");
    doorstep.sweep();
    assertThat(gone).isEmpty();
  }
}

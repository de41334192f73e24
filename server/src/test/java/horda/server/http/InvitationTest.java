package horda.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class InvitationTest {
  private static final List<String> HOME = List.of("10.0.0.4", "192.168.1.20");

  @Test
  void aHouseThatOnlyItsMachineReachesTellsHowToOpenIt() {
    var invite = Invitation.of(settings("127.0.0.1"), 7777, HOME);
    assertThat(invite.addresses()).isEmpty();
    assertThat(invite.command()).isEqualTo("./horda serve --host 0.0.0.0");
  }

  @Test
  void aHouseThatIsOpenToAllNamesEachAddressOfItsMachine() {
    var invite = Invitation.of(settings("0.0.0.0"), 7001, HOME);
    assertThat(invite.addresses())
        .containsExactly("http://10.0.0.4:7001", "http://192.168.1.20:7001");
    assertThat(invite.command()).isNull();
  }

  @Test
  void aHouseThatListensAtOneAddressNamesThatOne() {
    assertThat(Invitation.of(settings("192.168.1.20"), 80, HOME).addresses())
        .containsExactly("http://192.168.1.20:80");
    assertThat(Invitation.of(settings("fd00::4"), 80, HOME).addresses())
        .containsExactly("http://[fd00::4]:80");
  }

  private static FrontDoor.Settings settings(String host) {
    return new FrontDoor.Settings(host, 0, Limits.standard(), "");
  }
}

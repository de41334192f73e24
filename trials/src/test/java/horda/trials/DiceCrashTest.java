package horda.trials;

import static org.assertj.core.api.Assertions.assertThat;

import horda.server.client.Caller;
import horda.server.client.Guest;
import horda.wire.Dice;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.node.ObjectNode;

/// A power cut between every two steps before the deal: what was promised and shown is there
/// afterwards, and the same cards are dealt.
class DiceCrashTest {
  private static final String ANA = "a1".repeat(32);
  private static final String BEN = "b2".repeat(32);

  @TempDir Path data;

  private ServerProcess house;
  private HouseClient.Made made;

  private void at(int seat, BiConsumer<Caller, Guest> what) {
    Caller caller = new Caller(HouseClient.HTTP, house.address());
    try (Guest guest = Guest.at(caller, made.table(), seat, "en", made.tokens().get(seat))) {
      what.accept(caller, guest);
    }
  }

  private void powerCut() throws Exception {
    house.kill();
    house.start();
  }

  private static void reveal(Guest guest, int seat, String value) {
    assertThat(guest.ask("reveal", "seat", seat, "value", value).get("s").stringValue())
        .isEqualTo("ack");
  }

  private static ObjectNode order() {
    ObjectNode order = HouseClient.JSON.createObjectNode().put("game", "cards-of-the-dead");
    for (String value : new String[] {ANA, BEN}) {
      ObjectNode chair = order.withArray("seats").addObject().put("kind", "here");
      chair.put("dice", Dice.commitment(value));
    }
    return order;
  }

  @Test
  @Timeout(value = 5, unit = TimeUnit.MINUTES)
  void everyStepSurvives() throws Exception {
    String[] dealt = new String[2];
    try (ServerProcess opened =
        ServerProcess.quick(data, _ -> {}, "--db", data.resolve("dice.db").toString())) {
      house = opened;
      made = new HouseClient(house.address()).create(order());
      at(0, (_, ana) -> reveal(ana, 0, ANA));
      powerCut();
      at(
          1,
          (_, ben) -> {
            assertThat(ben.value("/table/dice/seats/0/shown").booleanValue(false)).isTrue();
            reveal(ben, 1, BEN);
            ben.await(guest -> guest.text("/table/status").equals("playing"));
            dealt[0] = ben.value("/view").toString();
          });
      powerCut();
      at(
          1,
          (_, ben) -> {
            dealt[1] = ben.value("/view").toString();
            assertThat(ben.text("/table/dice/seats/0/value")).isEqualTo(ANA);
            assertThat(ben.text("/table/dice/seats/1/value")).isEqualTo(BEN);
          });
    }
    assertThat(dealt[1]).isEqualTo(dealt[0]);
  }
}

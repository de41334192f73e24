package horda.server.play;

import static org.assertj.core.api.Assertions.assertThat;

import horda.server.client.Guest;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// What the others do not hear.
class SecrecyTest {
  private TestHouse house;

  @BeforeEach
  void open() {
    house = TestHouse.open();
  }

  @AfterEach
  void close() {
    house.close();
  }

  @Test
  void aStandingOrderIsHeardByNobodyElse() {
    TestHouse.Made made = house.market(3, "");
    Guest ana = house.sit(made, 0);
    Guest ben = house.sit(made, 1);
    Guest onlooker = house.onlooker(made);
    TestHouse.settle(ben, onlooker);
    List<String> before = ben.heard();
    int looked = onlooker.heard().size();
    // when
    ana.ask("order", "seat", 0, "order", 1);
    // then
    assertThat(ana.value("/order").intValue()).isEqualTo(1);
    TestHouse.settle(ben, onlooker);
    assertThat(ben.heard()).hasSize(before.size() + 1);
    assertThat(onlooker.heard()).hasSize(looked + 1);
    assertThat(ben.value("/order").intValue()).isZero();
  }

  @Test
  void theTermsOfAnOfferThatIsNotMadeAreHeardByNobodyElse() {
    TestHouse.Made made = house.market(2, "'clock':{'bank':600,'add':10}");
    Guest[] all = {house.sit(made, 0), house.sit(made, 1)};
    int turn = PlayingTest.bidAll(all);
    Guest actor = all[turn];
    Guest other = all[1 - turn];
    actor.answer(turn, "offer:" + (1 - turn)).join();
    TestHouse.settle(other);
    int heard = other.heard().size();
    // when
    String term =
        actor.options().stream().filter(o -> o.startsWith("give")).findFirst().orElseThrow();
    actor.answer(turn, term).join();
    // then: not even a number
    TestHouse.settle(other);
    assertThat(other.heard()).hasSize(heard + 1);
  }

  @Test
  void othersHearThatSomebodyHasBidButNotWhat() {
    TestHouse.Made made = house.market(3, "");
    Guest[] all = {house.sit(made, 0), house.sit(made, 1), house.sit(made, 2)};
    int bidder = all[0].value("/awaited/0").intValue();
    int other = all[0].value("/awaited/1").intValue();
    String coin =
        all[bidder].options().stream().filter(o -> o.startsWith("bid")).findFirst().orElseThrow();
    TestHouse.settle(all);
    int turn = all[other].number("turn");
    // when
    all[bidder].answer(bidder, coin).join();
    // then: and what the other was about to click still counts
    all[other].await(g -> !g.awaits(bidder));
    assertThat(all[other].heard().getLast()).doesNotContain(coin);
    assertThat(all[other].number("turn")).isEqualTo(turn);
  }

  @Test
  void noMessageHoldsATokenTheSeedOrTheNumberOfALine() {
    TestHouse.Made made =
        house.make("{'game':'flea-market','seats':[{'kind':'here'},{'kind':'here'}]}");
    Guest[] all = {house.sit(made, 0), house.sit(made, 1), house.onlooker(made)};
    PlayingTest.bidAll(new Guest[] {all[0], all[1]});
    String header = house.store.table(made.table()).orElseThrow().header();
    String seed = horda.wire.Json.parse(header).get("seed").stringValue();
    for (Guest guest : all) {
      String everything = String.join("\n", guest.heard());
      assertThat(everything).doesNotContain("\"seq\"").doesNotContain(seed);
      assertThat(everything).doesNotContain(made.token(0), made.token(1), made.host());
    }
    assertThat(header).doesNotContain(made.token(0), made.token(1), made.host());
  }

  @Test
  void whoElseWasToldOfAnEventIsNotSaid() {
    TestHouse.Made made =
        house.make(
            "{'game':'city-of-horror','seed':'3','seats':[{'kind':'here'},{'kind':'here'},{'kind':'here'}]}");
    Guest guest = house.sit(made, 0);
    assertThat(guest.log()).isNotEmpty();
    guest.log().stream()
        .filter(e -> e.has("only"))
        .forEach(e -> assertThat(e.get("only").isBoolean()).isTrue());
  }
}

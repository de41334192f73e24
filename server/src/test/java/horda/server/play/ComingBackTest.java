package horda.server.play;

import static org.assertj.core.api.Assertions.assertThat;

import horda.server.client.Caller;
import horda.server.client.Guest;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/// People who come back: what is theirs is there on every device of theirs, and nobody else's.
class ComingBackTest {
  private final FakeAlarms alarms = new FakeAlarms();
  private TestHouse house;

  @BeforeEach
  void open() {
    house = TestHouse.open(alarms);
  }

  @AfterEach
  void close() {
    house.close();
  }

  private Caller.HttpReply post(String path, String body) {
    return house.caller.post(path, body.replace('\'', '"'));
  }

  private String token(String name) {
    return post("/api/me/new", "{'name':'" + name + "','device':'Laptop'}").text("token");
  }

  private String arriveWith(String token) {
    String code = post("/api/me/code", "{'me':'" + token + "'}").text("code");
    return post("/api/me/arrive", "{'code':'" + code + "','device':'Phone'}").text("token");
  }

  private void claim(String me, TestHouse.Made made, String token) {
    Caller.HttpReply told =
        post(
            "/api/me/claim",
            "{'me':'%s','keys':[{'table':'%s','token':'%s'}]}".formatted(me, made.table(), token));
    assertThat(told.status()).isEqualTo(200);
  }

  @Test
  void aSeatThatWasClaimedIsOpenedByAnotherDevice() {
    TestHouse.Made made = house.market(2, "");
    String laptop = token("Ana");
    claim(laptop, made, made.token(1));

    String phone = arriveWith(laptop);

    JsonNode tables = post("/api/me/tables", "{'me':'" + phone + "'}").body();
    assertThat(tables.get(0).get("table").stringValue()).isEqualTo(made.table());
    assertThat(tables.get(0).get("seats").get(0).intValue()).isEqualTo(1);
    try (Guest there = Guest.at(house.caller, made.table(), 1, "en", phone)) {
      there.await(Guest::complete);
      assertThat(there.document().at("/you/seat").intValue()).isEqualTo(1);
    }
    JsonNode mine =
        post("/api/mine", "{'keys':[{'table':'%s','token':'%s'}]}".formatted(made.table(), phone))
            .body();
    assertThat(mine.get(0).get("seat").intValue()).isEqualTo(1);
  }

  @Test
  void aSeatOfSomebodyElseIsNotOpened() {
    TestHouse.Made made = house.market(2, "");
    String ana = token("Ana");
    String bo = token("Bo");
    claim(ana, made, made.token(0));
    claim(bo, made, "not a token of that table");
    claim(bo, made, made.token(0));

    assertThat(post("/api/me/tables", "{'me':'" + bo + "'}").body().size()).isZero();
    JsonNode mine =
        post("/api/mine", "{'keys':[{'table':'%s','token':'%s'}]}".formatted(made.table(), bo))
            .body();
    assertThat(mine.size()).isZero();
  }

  @Test
  void aRematchIsOpenedByTheDevicesOfWhoeverPlayedBefore() {
    TestHouse.Made made = house.market(2, "");
    String laptop = token("Ana");
    claim(laptop, made, made.token(1));
    String phone = arriveWith(laptop);
    Guest host = house.keep(Guest.at(house.caller, made.table(), 0, "en", made.host()));
    host.await(Guest::complete);
    host.ask("close");
    String next = host.ask("rematch").get("table").stringValue();

    JsonNode mine =
        post("/api/mine", "{'keys':[{'table':'%s','token':'%s'}]}".formatted(next, phone)).body();

    assertThat(mine.at("/0/seat").intValue()).isEqualTo(1);
  }

  @Test
  void theGamesOfADeviceComeAlong() {
    TestHouse.Made made = house.market(2, "");
    String ana = token("Ana");
    String before = token("");
    claim(before, made, made.token(0));
    String code = post("/api/me/code", "{'me':'" + ana + "'}").text("code");

    post("/api/me/arrive", "{'code':'%s','me':'%s'}".formatted(code, before));

    JsonNode tables = post("/api/me/tables", "{'me':'" + ana + "'}").body();
    assertThat(tables.at("/0/table").stringValue()).isEqualTo(made.table());
    assertThat(post("/api/me", "{'me':'" + before + "'}").status()).isEqualTo(400);
  }

  @Test
  void aCodeWorksOnceAndForTenMinutes() {
    String laptop = token("Ana");
    String code = post("/api/me/code", "{'me':'" + laptop + "'}").text("code");
    String other = post("/api/me/code", "{'me':'" + laptop + "'}").text("code");

    assertThat(arrive(code)).isEqualTo("code");
    assertThat(arrive(other.toUpperCase(java.util.Locale.ROOT))).isEmpty();
    assertThat(arrive(other)).isEqualTo("code");
    String late = post("/api/me/code", "{'me':'" + laptop + "'}").text("code");
    alarms.pass(10 * 60_000 + 1);
    assertThat(arrive(late)).isEqualTo("code");
  }

  /// The code of the refusal; empty if the device was let in.
  private String arrive(String code) {
    Caller.HttpReply told = post("/api/me/arrive", "{'code':'" + code + "'}");
    return told.status() == 200 ? "" : told.body().get("error").get("code").stringValue();
  }

  @Test
  void aDeviceThatWasRemovedOpensNothing() {
    String laptop = token("Ana");
    String phone = arriveWith(laptop);
    JsonNode devices = post("/api/me", "{'me':'" + laptop + "'}").body().get("devices");
    String id =
        devices.values().stream()
            .filter(one -> !one.get("here").booleanValue())
            .findFirst()
            .orElseThrow()
            .get("id")
            .stringValue();

    post("/api/me/part", "{'me':'%s','device':'%s'}".formatted(laptop, id));

    assertThat(post("/api/me", "{'me':'" + phone + "'}").status()).isEqualTo(400);
    assertThat(post("/api/me", "{'me':'" + laptop + "'}").status()).isEqualTo(200);
  }

  @Test
  void theLaterChangeOfTwoDevicesHolds() {
    String laptop = token("Ana");
    String phone = arriveWith(laptop);
    keep(laptop, "horda.settings", alarms.millis() - 500, "'old'");
    keep(phone, "horda.settings", alarms.millis() - 100, "'new'");
    keep(laptop, "horda.settings", alarms.millis() - 300, "'between'");
    keep(laptop, "horda.draft.a", alarms.millis(), "'a mission'");
    keep(phone, "horda.draft.a", alarms.millis() + 1, "null");

    JsonNode things = post("/api/me/things", "{'me':'" + laptop + "'}").body();

    assertThat(things.values().stream().map(one -> one.get("value")).map(JsonNode::toString))
        .containsExactly("null", "\"new\"");
  }

  private void keep(String me, String key, long at, String value) {
    String body = "{'me':'%s','things':[{'key':'%s','at':%d,'value':%s}]}";
    assertThat(post("/api/me/keep", body.formatted(me, key, at, value)).status()).isEqualTo(200);
  }

  @Test
  void whatIsExportedHoldsEverythingButKeys() {
    TestHouse.Made made = house.market(2, "");
    String laptop = token("Ana");
    claim(laptop, made, made.token(0));
    keep(laptop, "horda.settings", 5, "'calm'");

    String file = post("/api/me/export", "{'me':'" + laptop + "'}").body().toString();

    assertThat(file).contains("Ana", made.table(), "calm", "Laptop");
    assertThat(file).doesNotContain(laptop, made.token(0));
    assertThat(file).doesNotContain(horda.server.table.Tokens.hash(laptop));
  }

  @Test
  void whoeverIsDeletedLeavesNothingBehind() {
    TestHouse.Made made = house.market(2, "");
    String laptop = token("Ana");
    claim(laptop, made, made.token(0));
    keep(laptop, "horda.settings", 5, "'calm'");
    arriveWith(laptop);
    String code = post("/api/me/code", "{'me':'" + laptop + "'}").text("code");

    assertThat(post("/api/me/delete", "{'me':'" + laptop + "'}").status()).isEqualTo(200);

    assertThat(arrive(code)).isNotEmpty();
    assertThat(house.disk.papers()).isEqualTo(List.of());
    assertThat(post("/api/me", "{'me':'" + laptop + "'}").status()).isEqualTo(400);
  }
}

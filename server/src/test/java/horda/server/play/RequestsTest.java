package horda.server.play;

import static org.assertj.core.api.Assertions.assertThat;

import horda.engine.Nullable;
import horda.server.client.Caller;
import horda.wire.Json;
import horda.wire.Prepared;
import horda.wire.TextPen;
import horda.wire.doc.HouseRequest;
import horda.wire.doc.HouseRequest.ImportSeat;
import horda.wire.doc.HouseRequest.NewSeat;
import horda.wire.doc.HouseRequest.TableKey;
import horda.wire.doc.TableInfo.ClockRules;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/// Bodies of requests as their records write them: with all that they may have, and with as little
/// as they can. The house refuses a field that it does not know.
class RequestsTest {
  private static final String PROMISE = "0123456789abcdef".repeat(4);

  private final TestHouse house = TestHouse.open();

  @AfterEach
  void close() {
    house.close();
  }

  private JsonNode post(String path, HouseRequest request) {
    Caller.HttpReply told = house.caller.post(path, TextPen.of(request));
    assertThat(told.status()).as("%s", told.body()).isEqualTo(200);
    return told.body();
  }

  private static NewSeat seat(String kind, @Nullable String bot) {
    return new NewSeat(kind, null, null, bot, null);
  }

  private static HouseRequest.NewTable least(NewSeat... seats) {
    return new HouseRequest.NewTable(
        "flea-market",
        List.of(seats),
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null);
  }

  @Test
  void aNewTableWithAllThatMayBeSaid() {
    JsonNode made =
        post(
            "/api/tables",
            new HouseRequest.NewTable(
                "flea-market",
                List.of(new NewSeat("here", "Ana", "red", null, PROMISE), seat("bot", "random")),
                Map.of(),
                false,
                false,
                "phrases",
                new ClockRules(60, 5),
                0,
                "all",
                10,
                true,
                "7",
                List.of()));

    assertThat(made.get("seats")).hasSize(1);
  }

  @Test
  void seatsAndTablesWithAsLittleAsCanBeSaid() {
    JsonNode made = post("/api/tables", least(seat("here", null), seat("open", null)));
    String table = made.get("table").stringValue();
    JsonNode seated =
        post("/api/tables/" + table + "/join", new HouseRequest.Join(null, null, null, null, null));

    TableKey key = new TableKey(table, seated.get("token").stringValue());
    assertThat(post("/api/mine", new HouseRequest.Mine(List.of(key)))).hasSize(1);
    assertThat(post("/api/tables/" + table + "/record", new HouseRequest.Recording(null, null)))
        .isNotEmpty();
    assertThat(
            post("/api/tables/" + table + "/record", new HouseRequest.Recording(key.token(), 1))
                .get("seat")
                .intValue())
        .isEqualTo(1);
  }

  @Test
  void aSeatWithAllThatMayBeSaid() {
    JsonNode made =
        post("/api/tables", least(seat("here", null), seat("open", null), seat("open", null)));

    JsonNode seated =
        post(
            "/api/tables/" + made.get("table").stringValue() + "/join",
            new HouseRequest.Join(2, "Ben", "blue", PROMISE, "me.nobody"));

    assertThat(seated.get("seat").intValue()).isEqualTo(2);
  }

  @Test
  void aSavedGameWithAndWithoutSeats() {
    TestHouse.Made made = house.market(2, "");
    String saved = new horda.server.record.Recordings(house.house).savedNow(made.table());
    Prepared file = new Prepared(Json.line(Json.parse(saved)));

    assertThat(post("/api/import", new HouseRequest.Import(file, null, null)).get("seats"))
        .hasSize(2);
    List<ImportSeat> seats =
        List.of(new ImportSeat("here", "Ana", null), new ImportSeat("bot", null, "random"));
    assertThat(post("/api/import", new HouseRequest.Import(file, seats, true)).get("seats"))
        .hasSize(1);
  }
}

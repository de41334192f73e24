package horda.server.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import horda.engine.Match;
import horda.engine.Refusal;
import horda.engine.Seed;
import horda.engine.Setup;
import horda.server.client.Caller;
import horda.server.client.Guest;
import horda.server.house.Alarms;
import horda.server.house.House;
import horda.server.http.FrontDoor;
import horda.server.http.Limits;
import horda.server.store.Store;
import horda.server.store.Stores;
import horda.wire.Json;
import horda.wire.Language;
import horda.wire.SavedGame;
import horda.wire.SeatParts;
import horda.wire.Shelf;
import horda.wire.TreePen;
import java.io.IOException;
import java.io.OutputStream;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Files and long tables as a weapon.
class ImportWeightTest {
  private static final Shelf SHELF = Shelf.standard();
  private static final String CITY = "city-of-horror";

  @TempDir Path folder;

  private Store store;
  private House house;
  private FrontDoor door;
  private Caller caller;

  @BeforeEach
  void open() {
    store = Stores.open(folder.resolve("house.db").toString());
    house = new House(SHELF, store, Alarms.real());
    FrontDoor.Settings settings = new FrontDoor.Settings("127.0.0.1", 0, Limits.wide(), "");
    door = FrontDoor.open(house, settings, List.of(new RecordRoutes(house)));
    caller = new Caller(HttpClient.newHttpClient(), URI.create("http://127.0.0.1:" + door.port()));
  }

  @AfterEach
  void close() {
    door.close();
    house.close();
    store.close();
  }

  private static ObjectNode city() {
    Match<?> match =
        new Match<>(SHELF.game(CITY), Setup.of(SHELF.game(CITY), 3, Map.of(), Seed.of(6)));
    return SavedGame.of(SHELF, match, List.of("Ana", "Ben", "Cleo")).json();
  }

  /// A game whose players did nothing but change their standing orders.
  private static ObjectNode orders(int count) {
    ObjectNode file = city().put("format", 1);
    ArrayNode log = file.putArray("log");
    for (int i = 0; i < count; i++) {
      log.addObject().put("seat", i % 3).put("option", "order:" + (i / 3 % 2));
    }
    return file;
  }

  @Test
  void ordersThatAreRepeatedAreKeptOnce() {
    // when
    Caller.HttpReply told = caller.post("/api/import", Json.line(orders(100_000)));
    // then
    assertThat(told.status()).isEqualTo(200);
    String table = told.text("table");
    assertThat(store.linesAfter(table, 0)).hasSizeLessThan(20);
    // and the last of each seat stands, as in the file
    Match<?> all = SavedGame.parse(orders(100)).replay(SHELF).match();
    Caller.HttpReply few = caller.post("/api/import", Json.line(orders(100)));
    for (int seat = 0; seat < 3; seat++) {
      String token = few.body().get("seats").get(seat).get("token").stringValue();
      try (Guest guest = Guest.at(caller, few.text("table"), seat, "en", token)) {
        assertThat(guest.number("order")).isEqualTo(all.state().standingOrder(seat));
      }
    }
  }

  @Test
  void aGameWithOrdersHereAndThereIsTheSameWithoutTheIdleOnes() {
    // given: every order of a game said three times
    SavedGame once = Evening.of(SHELF, CITY, 3, 9, Language.EN).play(300).saved();
    List<Match.Entry> longer = new ArrayList<>();
    for (Match.Entry entry : once.log()) {
      int times = entry instanceof Match.Order ? 3 : 1;
      longer.addAll(Collections.nCopies(times, entry));
    }
    assertThat(longer.size()).isGreaterThan(once.log().size());
    SavedGame saved =
        new SavedGame(
            once.game(),
            once.revision(),
            once.content(),
            once.seats(),
            once.options(),
            once.names(),
            once.seed(),
            once.start(),
            longer,
            null,
            null);
    // when
    Match<?> thrifty = LogTrimmer.replay(saved, SHELF);
    // then
    Match<?> whole = saved.replay(SHELF).match();
    assertThat(thrifty.log().size()).isLessThan(whole.log().size());
    for (int seat = -1; seat < 3; seat++) {
      assertThat(Json.MAPPER.<JsonNode>valueToTree(view(thrifty, seat)))
          .isEqualTo(Json.MAPPER.<JsonNode>valueToTree(view(whole, seat)));
    }
  }

  private static Object view(Match<?> match, int seat) {
    return TreePen.of(SeatParts.of(match, seat, SHELF.texts(CITY, Language.EN)));
  }

  @Test
  void aGameOfTooManyAnswersIsRefusedWithASentence() {
    SavedGame saved = Evening.of(SHELF, CITY, 3, 9, Language.EN).play(60).saved();
    assertThatThrownBy(() -> LogTrimmer.replay(saved, SHELF, 40))
        .isInstanceOf(Refusal.class)
        .hasMessage("This game has more than 40 answers; so long a one is not taken over.");
    LogTrimmer.replay(saved, SHELF, 60);
  }

  @Test
  void namesOfAFileAreMadeFitToBeShown() {
    ObjectNode file = city();
    file.putArray("names").add("\u202eAna").add("ANA").add("\u0410na\u0007");
    Caller.HttpReply told = caller.post("/api/import", Json.line(file));
    JsonNode seats = caller.get("/api/tables/" + told.text("table")).body().get("seats");
    assertThat(seats.get(0).get("name").stringValue()).isEqualTo("Ana");
    assertThat(seats.get(1).get("name").stringValue()).isEqualTo("ANA 2");
    assertThat(seats.get(2).get("name").stringValue()).isEqualTo("\u0410na 3");
  }

  @Test
  void aLongGameIsWrittenInPartsAndReadAgainWhole() {
    // given
    Evening<?> evening = Evening.of(SHELF, CITY, 3, 6, Language.EN).play(5000);
    SavedGame saved = evening.saved();
    assertThat(saved.log().size()).isGreaterThan(200);
    String table = caller.post("/api/import", saved.text()).text("table");
    JsonNode before = caller.get("/api/tables/" + table).body();
    // when: another process reads it
    try (House again = new House(SHELF, store, Alarms.real())) {
      JsonNode after =
          again.at(table, at -> TreePen.of(at.gallery().documents(at.state()).table(Language.EN)));
      // then
      assertThat(after).isEqualTo(before);
      assertThat(again.inMemory()).isOne();
    }
  }

  /// What the measurement of docs/hosting.md does with forty.
  @Test
  void othersPlayWhileFilesAreTakenOver() {
    // given
    String body = Json.line(orders(100_000));
    JsonNode made =
        caller
            .post(
                "/api/tables",
                "{\"game\":\"city-of-horror\",\"seats\":[{\"kind\":\"here\"},{\"kind\":\"here\"},{\"kind\":\"here\"}]}")
            .body();
    List<CompletableFuture<Caller.HttpReply>> imports = new ArrayList<>();
    for (int i = 0; i < 8; i++) {
      imports.add(
          CompletableFuture.supplyAsync(
              () -> caller.post("/api/import", body), Thread::startVirtualThread));
    }
    // when
    String token = made.get("seats").get(0).get("token").stringValue();
    try (Guest guest = Guest.at(caller, made.get("table").stringValue(), 0, "en", token)) {
      int said = 0;
      while (imports.stream().anyMatch(f -> !f.isDone())) {
        JsonNode reply = guest.ask("order", "seat", 0, "order", 1 - said % 2);
        assertThat(reply.path("code").stringValue("")).isEmpty();
        said++;
      }
      // then
      assertThat(said).isPositive();
    }
    assertThat(imports).allMatch(f -> f.join().status() == 200);
  }

  @Test
  void anUploadThatIsDroppedIsNoFaultOfTheHouse() throws IOException, InterruptedException {
    // given
    List<LogRecord> records = new CopyOnWriteArrayList<>();
    Handler ear =
        new Handler() {
          @Override
          public void publish(LogRecord line) {
            records.add(line);
          }

          @Override
          public void flush() {}

          @Override
          public void close() {}
        };
    Logger root = Logger.getLogger("");
    root.addHandler(ear);
    try {
      // when
      for (String path : new String[] {"/api/import", "/api/tables", "/api/mine"}) {
        try (Socket socket = new Socket("127.0.0.1", door.port())) {
          OutputStream out = socket.getOutputStream();
          String head =
              "POST %s HTTP/1.1\r\nHost: localhost\r\nContent-Length: 30000\r\n\r\n{\"format\":1,"
                  .formatted(path);
          out.write(head.getBytes(StandardCharsets.US_ASCII));
          out.flush();
          Thread.sleep(100);
          if (path.endsWith("mine")) {
            // with a reset instead of an end
            socket.setSoLinger(true, 0);
          }
        }
      }
      Thread.sleep(500);
      assertThat(caller.get("/api/tables").status()).isEqualTo(200);
    } finally {
      root.removeHandler(ear);
    }
    // then
    assertThat(records)
        .filteredOn(line -> line.getLevel().intValue() >= Level.WARNING.intValue())
        .extracting(LogRecord::getMessage)
        .isEmpty();
  }
}

package horda.trials;

import static org.assertj.core.api.Assertions.assertThat;

import horda.server.store.Store;
import horda.server.store.Stores;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.stream.LongStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// Two processes on one PostgreSQL are one house: people of one table sit at different ones, and
/// when one of them is killed its people go on at the other.
@Timeout(value = 5, unit = TimeUnit.MINUTES)
class TwoHousesTest {
  @TempDir static Path data;
  private static House here;
  private static House there;
  private static String database;

  /// Seats whose line broke, and which came back at the other house.
  private final Set<Integer> moved = ConcurrentHashMap.newKeySet();

  private final Random random = new Random(Long.getLong("horda.seed", System.nanoTime()));

  @BeforeAll
  static void open() throws Exception {
    database = RealPostgres.newDatabase();
    here = House.quick(data, house -> {}, "--db", database);
    there = House.beside(here, "--db", database);
  }

  @AfterAll
  static void close() {
    if (here != null) {
      here.close();
    }
    if (there != null) {
      there.close();
    }
  }

  @ParameterizedTest
  @CsvSource({"cards-of-the-dead, 3", "city-of-horror, 3"})
  void aWholeGameIsPlayedAcrossBoth(String game, int seats) throws Exception {
    List<Guest> guests = sitDown(game, seats, false);
    everyoneEnters(guests);

    playToTheEnd(guests, () -> {});

    allSawTheSame(guests);
    eachAnswerWasTakenOnce(guests);
  }

  @Test
  void whoSatAtTheOneThatIsKilledGoesOnAtTheOther() throws Exception {
    List<Guest> guests = sitDown("city-of-horror", 4, true);
    everyoneEnters(guests);
    Guest first = guests.getFirst();

    playToTheEnd(
        guests,
        () -> {
          first.await("some play", () -> first.events().size() > 15);
          here.kill();
        });

    assertThat(moved).as("seats that had to move").containsExactlyInAnyOrder(0, 2);
    allSawTheSame(guests);
    eachAnswerWasTakenOnce(guests);
    here.start();
  }

  private List<Guest> sitDown(String game, int seats, boolean bot) {
    ObjectNode order = Desk.JSON.createObjectNode().put("game", game).put("pace", 10);
    for (int seat = 0; seat < seats; seat++) {
      boolean played = bot && seat == seats - 1;
      ObjectNode chair = order.withArray("seats").addObject().put("name", "Guest " + (seat + 3));
      chair.put("kind", played ? "bot" : "here");
      if (played) {
        chair.put("bot", "random");
      }
    }
    Desk.Made made = new Desk(here.address()).create(order);
    List<Guest> guests = new ArrayList<>();
    for (int seat = 0; seat < made.tokens().size(); seat++) {
      String token = made.tokens().get(seat);
      guests.add(new Guest(made.table(), seat, token, new Random(random.nextLong())));
    }
    return guests;
  }

  /// Even seats here, odd ones there.
  private static void everyoneEnters(List<Guest> guests) {
    guests.forEach(guest -> guest.enter(houseOf(guest).socket()));
  }

  private static House houseOf(Guest guest) {
    return guest.seat % 2 == 0 ? here : there;
  }

  private void playToTheEnd(List<Guest> guests, Runnable meanwhile) throws Exception {
    try (ExecutorService people = Executors.newVirtualThreadPerTaskExecutor()) {
      List<Future<?>> playing = new ArrayList<>();
      guests.forEach(guest -> playing.add(people.submit(() -> playToTheEnd(guest))));
      meanwhile.run();
      for (Future<?> one : playing) {
        one.get();
      }
    }
  }

  private void playToTheEnd(Guest guest) {
    URI socket = houseOf(guest).socket();
    while (!guest.play(30)) {
      List<JsonNode> told = guest.events();
      if (guest.isLost()) {
        moved.add(guest.seat);
        socket = there.socket();
      }
      guest.leave();
      guest.enter(socket, false);
      assertThat(guest.remembers(told)).as("%s, then %s", told, guest.events()).isTrue();
      guest.insist();
      assertThat(guest.unanswered()).isEmpty();
    }
  }

  private static void allSawTheSame(List<Guest> guests) {
    Guest first = guests.getFirst();
    for (Guest guest : guests) {
      assertThat(guest.doc().get("outcome")).isEqualTo(first.doc().get("outcome"));
      assertThat(forAll(guest)).as("told to seat %d", guest.seat).isEqualTo(forAll(first));
      guest.leave();
    }
  }

  /// What everybody was told; what only some may know differs.
  private static List<String> forAll(Guest guest) {
    return guest.events().stream()
        .filter(event -> !event.path("only").booleanValue(false))
        .map(event -> event.get("text").stringValue())
        .toList();
  }

  private static void eachAnswerWasTakenOnce(List<Guest> guests) {
    String table = guests.getFirst().table;
    try (Store store = Stores.open(database)) {
      List<Store.Line> lines = store.linesAfter(table, 0);
      assertThat(lines)
          .extracting(Store.Line::seq)
          .containsExactlyElementsOf(LongStream.rangeClosed(1, lines.size()).boxed().toList());
      Set<String> acknowledged = new HashSet<>();
      guests.forEach(guest -> acknowledged.addAll(guest.acknowledged()));
      for (String id : acknowledged) {
        assertThat(lines.stream().filter(line -> line.text().contains(id))).as(id).hasSize(1);
      }
      assertThat(acknowledged).hasSizeGreaterThan(10);
    }
  }
}

package horda.trials;

import static org.assertj.core.api.Assertions.assertThat;

import horda.server.store.Store;
import horda.server.store.Stores;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Queue;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
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
  private static ServerProcess here;
  private static ServerProcess there;
  private static String database;

  /// Seats whose line broke, and which came back at the other house.
  private final Set<Integer> moved = ConcurrentHashMap.newKeySet();

  private final Random random = new Random(Long.getLong("horda.seed", System.nanoTime()));

  @BeforeAll
  static void open() throws Exception {
    database = RealPostgres.newDatabase();
    here = ServerProcess.quick(data, house -> {}, "--db", database);
    there = ServerProcess.beside(here, "--db", database);
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
    List<RandomGuest> guests = sitDown(game, seats, false);
    everyoneEnters(guests);

    playToTheEnd(guests, () -> {});

    allSawTheSame(guests);
    eachAnswerWasTakenOnce(guests);
  }

  @Test
  void whoSatAtTheOneThatIsKilledGoesOnAtTheOther() throws Exception {
    List<RandomGuest> guests = sitDown("city-of-horror", 4, true);
    everyoneEnters(guests);
    RandomGuest first = guests.getFirst();

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

  private List<RandomGuest> sitDown(String game, int seats, boolean bot) {
    ObjectNode order = HouseClient.JSON.createObjectNode().put("game", game).put("pace", 10);
    // Guests answer every question of the rules.
    order.put("attention", "all");
    for (int seat = 0; seat < seats; seat++) {
      boolean played = bot && seat == seats - 1;
      ObjectNode chair = order.withArray("seats").addObject().put("name", "Guest " + (seat + 3));
      chair.put("kind", played ? "bot" : "here");
      if (played) {
        chair.put("bot", "random");
      }
    }
    HouseClient.Made made = new HouseClient(here.address()).create(order);
    List<RandomGuest> guests = new ArrayList<>();
    for (int seat = 0; seat < made.tokens().size(); seat++) {
      String token = made.tokens().get(seat);
      guests.add(new RandomGuest(made.table(), seat, token, new Random(random.nextLong())));
    }
    return guests;
  }

  /// Even seats here, odd ones there.
  private static void everyoneEnters(List<RandomGuest> guests) {
    guests.forEach(guest -> guest.enter(houseOf(guest).socket()));
  }

  private static ServerProcess houseOf(RandomGuest guest) {
    return guest.seat % 2 == 0 ? here : there;
  }

  /// The first fault is thrown, for the others then wait in vain.
  private void playToTheEnd(List<RandomGuest> guests, Runnable meanwhile) throws Exception {
    Queue<Throwable> faults = new ConcurrentLinkedQueue<>();
    try (ExecutorService people = Executors.newVirtualThreadPerTaskExecutor()) {
      for (RandomGuest guest : guests) {
        people.submit(() -> noting(guests, faults, () -> playToTheEnd(guest)));
      }
      noting(guests, faults, meanwhile);
    }
    Throwable first = faults.poll();
    if (first != null) {
      faults.forEach(first::addSuppressed);
      throw new AssertionError(first.getMessage(), first);
    }
  }

  /// With what everybody sees at that moment: one waits because of another.
  private static void noting(List<RandomGuest> guests, Queue<Throwable> faults, Runnable work) {
    try {
      work.run();
    } catch (RuntimeException | Error e) {
      List<String> all = guests.stream().map(RandomGuest::situation).toList();
      faults.add(new AssertionError(e.getMessage() + "\n" + String.join("\n", all), e));
    }
  }

  /// Now and then he leaves and comes back. A house may be killed at any moment of that.
  private void playToTheEnd(RandomGuest guest) {
    while (!guest.play(30)) {
      List<JsonNode> told = guest.events();
      comeBack(guest);
      assertThat(guest.remembers(told)).as("%s, then %s", told, guest.events()).isTrue();
      guest.insist();
      assertThat(guest.isLost() || guest.unanswered().isEmpty())
          .as("answered or lost: %s", guest.unanswered())
          .isTrue();
    }
  }

  private void comeBack(RandomGuest guest) {
    boolean lost = guest.isLost();
    if (!lost && !moved.contains(guest.seat)) {
      try {
        guest.enter(houseOf(guest).socket(), false);
        return;
      } catch (AssertionError e) {
        if (houseOf(guest) == there) {
          throw e;
        }
      }
    }
    moved.add(guest.seat);
    guest.enter(there.socket(), false);
  }

  private static void allSawTheSame(List<RandomGuest> guests) {
    RandomGuest first = guests.getFirst();
    for (RandomGuest guest : guests) {
      assertThat(guest.doc().get("outcome")).isEqualTo(first.doc().get("outcome"));
      assertThat(forAll(guest)).as("told to seat %d", guest.seat).isEqualTo(forAll(first));
      guest.leave();
    }
  }

  /// What everybody was told; what only some may know differs.
  private static List<String> forAll(RandomGuest guest) {
    return guest.events().stream()
        .filter(event -> !event.path("only").booleanValue(false))
        .map(event -> event.get("text").stringValue())
        .toList();
  }

  private static void eachAnswerWasTakenOnce(List<RandomGuest> guests) {
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

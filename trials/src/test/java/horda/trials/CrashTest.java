package horda.trials;

import static org.assertj.core.api.Assertions.assertThat;

import horda.server.store.Store;
import horda.server.store.Stores;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// A power cut in the middle of play, again and again: what was acknowledged is there afterwards,
/// what was shown is there afterwards, and what was not acknowledged happened once or not at all.
class CrashTest {
  private static final int CRASHES = Integer.getInteger("horda.crashes", 50);
  private static final int ANSWERS_A_ROUND = 30;
  private static final int LONGEST_PLAY_MS = 400;

  @TempDir Path data;

  /// What a guest had in hands when the power went.
  private record Before(
      RandomGuest guest, boolean remembers, List<JsonNode> events, List<ObjectNode> unanswered) {}

  private final Random random = new Random(Long.getLong("horda.seed", System.nanoTime()));
  private final List<RandomGuest> guests = new ArrayList<>();
  private final List<String> tables = new ArrayList<>();
  private final Map<String, Set<String>> kept = new HashMap<>();
  private int resent;

  @Test
  @Timeout(value = 15, unit = TimeUnit.MINUTES)
  void nothingThatWasAcknowledgedIsEverLost() throws Exception {
    try (ServerProcess house = ServerProcess.quick(data, this::rehearse, "--db", database());
        ExecutorService people = Executors.newVirtualThreadPerTaskExecutor()) {
      for (int crash = 1; crash <= CRASHES; crash++) {
        sitDown(house);
        playUntilTheLightsGoOut(house, people);
        List<Before> before = guests.stream().map(this::before).toList();
        compareWithTheDisk("crash " + crash);
        house.start();
        comeBack(house, before, people);
      }
      house.kill();
      compareWithTheDisk("the end");
    }
    assertThat(kept.values().stream().mapToInt(Set::size).sum())
        .as("answers that were kept")
        .isGreaterThan(CRASHES * 10);
    assertThat(resent).as("crashes that caught a command under way").isPositive();
  }

  private void rehearse(ServerProcess house) {
    sitDown(house);
    guests.forEach(
        guest -> {
          if (guest.isAsked()) {
            guest.play(1);
          }
          guest.leave();
        });
    guests.clear();
  }

  private Before before(RandomGuest guest) {
    guest.leave();
    return new Before(guest, random.nextBoolean(), guest.events(), guest.unanswered());
  }

  /// New tables in place of those that are over.
  private void sitDown(ServerProcess house) {
    guests.stream().filter(RandomGuest::isOver).forEach(RandomGuest::leave);
    guests.removeIf(RandomGuest::isOver);
    Set<String> inPlay = Set.copyOf(guests.stream().map(guest -> guest.table).toList());
    int free = 4 - inPlay.size();
    for (int i = 0; i < free; i++) {
      boolean city = tables.size() % 2 == 0;
      boolean bot = tables.size() % 4 < 2;
      open(house, city ? "city-of-horror" : "cards-of-the-dead", city ? 3 : 2, bot);
    }
  }

  private void open(ServerProcess house, String game, int seats, boolean bot) {
    ObjectNode order = HouseClient.JSON.createObjectNode().put("game", game).put("pace", 20);
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
    HouseClient.Made made = new HouseClient(house.address()).create(order);
    tables.add(made.table());
    kept.put(made.table(), new java.util.TreeSet<>());
    for (int seat = 0; seat < made.tokens().size(); seat++) {
      RandomGuest guest =
          new RandomGuest(
              made.table(), seat, made.tokens().get(seat), new Random(random.nextLong()));
      guests.add(guest);
      guest.enter(house.socket());
    }
  }

  private void playUntilTheLightsGoOut(ServerProcess house, ExecutorService people)
      throws Exception {
    List<Future<Boolean>> playing = new ArrayList<>();
    for (RandomGuest guest : guests) {
      playing.add(people.submit(() -> guest.play(ANSWERS_A_ROUND)));
    }
    Thread.sleep(random.nextInt(LONGEST_PLAY_MS)); // the moment is the point
    house.kill();
    guests.forEach(guest -> guest.await("the line to break", guest::isLost));
    for (Future<Boolean> one : playing) {
      one.get();
    }
  }

  private String database() {
    return data.resolve("tables.db").toString();
  }

  /// The log on the disk, read without a server.
  private void compareWithTheDisk(String when) {
    try (Store store = Stores.open(database())) {
      for (String table : tables) {
        List<Store.Line> lines = store.linesAfter(table, 0);
        assertThat(lines)
            .as("%s: lines of %s without a gap", when, table)
            .extracting(Store.Line::seq)
            .containsExactlyElementsOf(LongStream.rangeClosed(1, lines.size()).boxed().toList());
        kept.get(table).addAll(acknowledged(table));
        for (String id : kept.get(table)) {
          assertThat(count(lines, id)).as("%s: acknowledged %s is kept once", when, id).isOne();
        }
      }
      for (RandomGuest guest : guests) {
        List<Store.Line> lines = store.linesAfter(guest.table, 0);
        for (ObjectNode open : guest.unanswered()) {
          String id = open.get("id").stringValue();
          assertThat(count(lines, id))
              .as("%s: %s happened at most once", when, id)
              .isBetween(0L, 1L);
        }
        for (String id : guest.refused().keySet()) {
          assertThat(count(lines, id)).as("%s: refused %s did not happen", when, id).isZero();
        }
      }
    }
  }

  private Set<String> acknowledged(String table) {
    Set<String> ids = new java.util.TreeSet<>();
    guests.stream().filter(g -> g.table.equals(table)).forEach(g -> ids.addAll(g.acknowledged()));
    return ids;
  }

  private static long count(List<Store.Line> lines, String id) {
    return lines.stream().filter(line -> line.text().contains(id)).count();
  }

  /// All are back: what they were shown is still so, and what was under way is said once more.
  private void comeBack(ServerProcess house, List<Before> before, ExecutorService people)
      throws Exception {
    List<Callable<Void>> back = new ArrayList<>();
    for (Before one : before) {
      back.add(
          () -> {
            one.guest().enter(house.socket(), one.remembers());
            assertThat(one.guest().remembers(one.events()))
                .as(
                    "%s, then %s: the log of seat %d of %s goes on where it was",
                    one.events(), one.guest().events(), one.guest().seat, one.guest().table)
                .isTrue();
            one.guest().insist();
            assertThat(one.guest().unanswered()).isEmpty();
            return null;
          });
    }
    for (Future<Void> done : people.invokeAll(back)) {
      done.get();
    }
    resent += before.stream().mapToInt(one -> one.unanswered().size()).sum();
  }
}

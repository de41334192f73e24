package horda.trials;

import static org.assertj.core.api.Assertions.assertThat;

import horda.server.store.Store;
import horda.server.store.Stores;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// Words that mean something in a log, sent as answers from every seat while people and a bot play:
/// none is taken, nobody is disturbed, and all tables are there after a power cut.
class LogWordsTest {
  private static final List<String> GAMES =
      List.of("amanecer-zombi", "cards-of-the-dead", "city-of-horror", "rue-morgue");
  private static final List<String> WORDS = List.of("undo", "order:0", "order:1");
  private static final int TIMES = 12;
  private static final int PEOPLE = 3;
  private static final int ANSWERS = 12;

  /// So that none of them is shown the door for hurry.
  private static final long BREATH_MS = 60;

  @TempDir Path data;

  private record Party(
      String game, HouseClient.Made made, List<RandomGuest> people, List<RandomGuest> vandals) {}

  private final Random random = new Random(7);

  @Test
  @Timeout(value = 5, unit = TimeUnit.MINUTES)
  void noWordOfTheLogIsEverTakenForAnAnswer() throws Exception {
    List<Party> parties = new ArrayList<>();
    String database = data.resolve("tables.db").toString();
    try (ServerProcess house = ServerProcess.open(data, "--db", database);
        ExecutorService crowd = Executors.newVirtualThreadPerTaskExecutor()) {
      for (String game : GAMES) {
        parties.add(sitDown(house, game));
      }
      List<Future<?>> all = new ArrayList<>();
      for (Party party : parties) {
        party.vandals().forEach(vandal -> all.add(crowd.submit(() -> attack(vandal))));
        all.add(crowd.submit(() -> play(party, ANSWERS)));
      }
      for (Future<?> one : all) {
        one.get();
      }
      parties.forEach(LogWordsTest::nothingWasTaken);
      List<ObjectNode> before = parties.stream().map(LogWordsTest::stopped).toList();

      house.kill();
      parties.forEach(party -> onDisk(database, party));
      house.start();

      for (int i = 0; i < parties.size(); i++) {
        Party party = parties.get(i);
        for (RandomGuest guest : party.people()) {
          guest.leave();
          guest.enter(house.socket(), false);
        }
        ObjectNode after = party.people().getFirst().doc();
        if (!before.get(i).isEmpty()) {
          assertThat(after.get("view")).as(party.game()).isEqualTo(before.get(i).get("view"));
        }
        assertThat(after.get("table").get("status").stringValue()).isNotEqualTo("waiting");
        play(party, 2);
        nothingWasTaken(party);
      }
    }
  }

  private Party sitDown(ServerProcess house, String game) {
    ObjectNode order = HouseClient.JSON.createObjectNode().put("game", game).put("pace", 20);
    // Guests answer every question of the rules.
    order.put("attention", "all");
    for (int seat = 0; seat < PEOPLE; seat++) {
      order.withArray("seats").addObject().put("name", "Guest " + (seat + 3)).put("kind", "here");
    }
    if (!game.equals("cards-of-the-dead")) {
      // Which has three seats.
      order.withArray("seats").addObject().put("kind", "bot").put("bot", "random");
    }
    HouseClient.Made made = new HouseClient(house.address()).create(order);
    List<RandomGuest> people = new ArrayList<>();
    List<RandomGuest> vandals = new ArrayList<>();
    for (int seat = 0; seat < PEOPLE; seat++) {
      people.add(enter(house, made, seat));
      // The same seat from another browser.
      vandals.add(enter(house, made, seat));
    }
    return new Party(game, made, people, vandals);
  }

  private RandomGuest enter(ServerProcess house, HouseClient.Made made, int seat) {
    RandomGuest guest =
        new RandomGuest(made.table(), seat, made.tokens().get(seat), new Random(random.nextLong()));
    guest.enter(house.socket());
    return guest;
  }

  private void attack(RandomGuest vandal) {
    for (int time = 0; time < TIMES; time++) {
      for (String word : WORDS) {
        ObjectNode command = HouseClient.JSON.createObjectNode().put("c", "answer");
        command.put("id", "v" + vandal.seat + "-" + time + "-" + word).put("seat", vandal.seat);
        command.put("turn", vandal.doc().get("turn").intValue()).put("option", word);
        assertThat(vandal.order(command)).as("the house answers").isTrue();
        pause();
      }
    }
  }

  private static void pause() {
    try {
      Thread.sleep(BREATH_MS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /// Whoever is asked answers; between them the bot does.
  private static void play(Party party, int answers) {
    for (int n = 0; n < answers; n++) {
      RandomGuest any = party.people().getFirst();
      any.await("somebody to be asked", () -> any.isOver() || asked(any) < PEOPLE);
      if (any.isOver()) {
        return;
      }
      RandomGuest next = party.people().get(asked(any));
      next.play(1);
      pause();
    }
  }

  /// The first seat that is asked.
  private static int asked(RandomGuest guest) {
    JsonNode awaited = guest.doc().get("awaited");
    return awaited.isEmpty() ? Integer.MAX_VALUE : awaited.get(0).intValue();
  }

  private static void nothingWasTaken(Party party) {
    for (RandomGuest vandal : party.vandals()) {
      assertThat(vandal.acknowledged()).as(party.game()).isEmpty();
      Map<String, String> refused = vandal.refused();
      assertThat(refused).as(party.game()).hasSize(TIMES * WORDS.size());
      assertThat(refused.values())
          .as(party.game())
          .isSubsetOf("not-an-option", "not-your-turn", "stale", "over");
    }
    for (RandomGuest guest : party.people()) {
      assertThat(guest.refused().values())
          .as("%s: nobody who plays is refused", party.game())
          .isEmpty();
    }
    assertThat(party.people().stream().mapToInt(g -> g.acknowledged().size()).sum())
        .as("%s is played", party.game())
        .isPositive();
  }

  /// The table as its first guest sees it, once it waits for people; empty if it is over.
  private static ObjectNode stopped(Party party) {
    RandomGuest any = party.people().getFirst();
    any.await("the bot to be done", () -> any.isOver() || asked(any) < PEOPLE);
    return any.isOver() ? HouseClient.JSON.createObjectNode() : any.doc();
  }

  private static void onDisk(String database, Party party) {
    try (Store store = Stores.open(database)) {
      List<Store.Line> lines = store.linesAfter(party.made().table(), 0);
      assertThat(lines).isNotEmpty();
      assertThat(lines)
          .extracting(Store.Line::text)
          .noneMatch(text -> text.contains("\"undo\"") || text.contains("order:"));
    }
  }
}

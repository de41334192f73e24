package horda.server.play;

import static org.assertj.core.api.Assertions.assertThat;

import horda.engine.Chance;
import horda.engine.Digest;
import horda.engine.Game;
import horda.engine.Key;
import horda.engine.Match;
import horda.engine.Seed;
import horda.engine.Setup;
import horda.engine.State;
import horda.server.client.Caller;
import horda.server.client.Guest;
import horda.server.house.Alarms;
import horda.server.store.Store;
import horda.wire.Dice;
import horda.wire.DiceProof;
import horda.wire.Json;
import horda.wire.SavedGame;
import horda.wire.Shelf;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/// The seed of a table: promised by the house, promised by every seat, then shown (docs/dice.md).
class DiceTest {
  private static final String ANA = "a1".repeat(32);
  private static final String BEN = "b2".repeat(32);

  private final MemoryStore.Disk disk = new MemoryStore.Disk();
  private final FakeAlarms alarms = new FakeAlarms();
  private TestHouse house = TestHouse.on(disk, alarms);

  @AfterEach
  void close() {
    house.close();
  }

  private static String promise(String value) {
    return Dice.commitment(value);
  }

  /// Ana at this browser, and a second seat.
  private TestHouse.Made table(String second) {
    return house.make(
        "{'game':'flea-market','attention':'all','pace':0,'options':{'rounds':'2'},'seats':[{'kind':'here','name':'Ana','dice':'%s'},%s]}"
            .formatted(promise(ANA), second));
  }

  private static String bot() {
    return "{'kind':'bot','bot':'random'}";
  }

  private static String here(String value) {
    return "{'kind':'here','name':'Ben','dice':'" + promise(value) + "'}";
  }

  private static JsonNode reveal(Guest guest, int seat, String value) {
    return guest.ask("reveal", "seat", seat, "value", value);
  }

  private static String phase(Guest guest) {
    return guest.text("/table/dice/phase");
  }

  private String header(TestHouse.Made made) {
    return house.store.table(made.table()).orElseThrow().header();
  }

  private Key number(TestHouse.Made made) {
    return Key.parse(Json.parse(header(made)).get("seed").stringValue());
  }

  private static List<String> said(Guest guest) {
    return guest.chat().stream().map(line -> line.get("text").stringValue()).toList();
  }

  /// Plays to the end: whoever is asked takes any choice.
  private void finish(Guest... seats) {
    Random random = new Random(1);
    for (int i = 0; i < 3000 && !seats[0].over(); i++) {
      for (int seat = 0; seat < seats.length; seat++) {
        TestHouse.settle(seats);
        if (seats[seat].awaits(seat) && !seats[seat].options().isEmpty()) {
          List<String> options = seats[seat].options();
          seats[seat].answer(seat, options.get(random.nextInt(options.size()))).join();
        }
      }
      alarms.pass(10);
    }
    assertThat(seats[0].over()).isTrue();
  }

  private SavedGame saved(TestHouse.Made made) {
    Caller.HttpReply told = house.caller.get("/api/tables/" + made.table() + "/saved");
    assertThat(told.status()).isEqualTo(200);
    return SavedGame.parse(told.whole().body());
  }

  @Test
  void thePromisesOfAllAreInBeforeAnybodyShowsAndTheLastOneDeals() {
    TestHouse.Made made =
        house.make(
            "{'game':'flea-market','attention':'all','pace':0,'options':{'rounds':'2'},'seats':[{'kind':'here','name':'Ana','dice':'%s'},{'kind':'open'}]}"
                .formatted(promise(ANA)));
    Guest ana = house.sit(made, 0);
    assertThat(phase(ana)).isEqualTo("promise");
    assertThat(PlayingTest.code(reveal(ana, 0, ANA))).isEqualTo("dice-early");

    Caller.HttpReply joined =
        house.caller.post(
            "/api/tables/" + made.table() + "/join",
            "{\"name\":\"Ben\",\"dice\":\"" + promise(BEN) + "\"}");
    alarms.pass(1);
    Guest ben = house.keep(Guest.at(house.caller, made.table(), 1, "en", joined.text("token")));
    ana.await(g -> phase(g).equals("reveal"));
    assertThat(ana.text("/table/status")).isEqualTo("waiting");
    assertThat(ana.text("/table/dice/seats/1/commitment")).isEqualTo(promise(BEN));

    assertThat(reveal(ana, 0, ANA).get("s").stringValue()).isEqualTo("ack");
    // Nobody sees what Ana showed while Ben could still choose to stay silent.
    TestHouse.settle(ana, ben);
    assertThat(String.join("", ben.heard())).doesNotContain(ANA);
    assertThat(ben.value("/table/dice/seats/0/shown").booleanValue(false)).isTrue();
    reveal(ben, 1, BEN);

    ben.await(g -> g.text("/table/status").equals("playing"));
    assertThat(phase(ben)).isEqualTo("fixed");
    assertThat(ben.text("/table/dice/seats/0/value")).isEqualTo(ANA);
    assertThat(said(ben)).noneMatch(text -> text.contains("dice"));

    finish(ana, ben);
    Seed seed = Dice.seed(number(made), List.of(ANA, BEN));
    assertThat(ana.text("/table/dice/seed")).isEqualTo(seed.toString());
    assertThat(ana.text("/table/seed")).isEqualTo(number(made).toString());
    assertThat(ana.text("/table/commitment")).isEqualTo(Seed.of(number(made)).commitment());
    SavedGame file = saved(made);
    assertThat(file.seed()).isEqualTo(seed);
    DiceProof proof = file.proof();
    assertThat(proof).isNotNull();
    assertThat(proof.fault(file, file.replay(Shelf.standard()).match())).isNull();
  }

  @Test
  void oneClientGivesForEachOfItsSeatsAndTheHouseForItsBots() {
    TestHouse.Made made = table(here(BEN) + "," + bot());
    Guest both =
        house.keep(Guest.at(house.caller, made.table(), 0, "en", made.token(0), made.token(1)));
    assertThat(phase(both)).isEqualTo("reveal");
    reveal(both, 0, ANA);
    reveal(both, 1, BEN);
    both.await(g -> g.text("/table/status").equals("playing"));
    assertThat(both.text("/table/dice/seats/2/by")).isEqualTo("house");
    assertThat(both.value("/table/dice/seats/2").has("value")).isFalse();
    assertThat(both.value("/table/dice").has("seed")).isFalse();
    assertThat(both.chat()).isEmpty();
  }

  @Test
  void whoDoesNotShowInTimeIsReplacedByTheHouseAndThisIsTold() {
    TestHouse.Made made = table(here(BEN));
    Guest ana = house.sit(made, 0);
    reveal(ana, 0, ANA);
    alarms.pass(4900);
    TestHouse.settle(ana);
    assertThat(ana.text("/table/status")).isEqualTo("waiting");
    alarms.pass(200);
    ana.await(g -> g.text("/table/status").equals("playing"));
    assertThat(said(ana))
        .containsExactly(
            "Ben did not show in time what was promised for the dice; the house contributed instead.");
    Guest ben = house.sit(made, 1);
    assertThat(PlayingTest.code(reveal(ben, 1, BEN))).isEqualTo("dice-late");

    finish(ana, ben);
    SavedGame file = saved(made);
    assertThat(file.seed())
        .isEqualTo(Dice.seed(number(made), List.of(ANA, Dice.ofHouse(number(made), 1))));
    assertThat(file.proof().fault(file)).isNull();
  }

  @Test
  void anOldClientDelaysNothingAndTheOthersHearOfIt() {
    TestHouse.Made quiet =
        house.make("{'game':'flea-market','seats':[{'kind':'here'},{'kind':'here'}]}");
    Guest alone = house.sit(quiet, 0);
    assertThat(alone.text("/table/status")).isEqualTo("playing");
    assertThat(alone.chat()).isEmpty();

    TestHouse.Made made = table("{'kind':'here','name':'Old'}");
    Guest ana = house.sit(made, 0);
    reveal(ana, 0, ANA);
    ana.await(g -> g.text("/table/status").equals("playing"));
    assertThat(said(ana))
        .containsExactly("Old contributed nothing to the dice; the house did instead.");
  }

  @Test
  void nothingElseThanThePromisedIsTaken() {
    TestHouse.Made made = table(here(BEN));
    Guest ana = house.sit(made, 0);
    assertThat(PlayingTest.code(reveal(ana, 0, BEN))).isEqualTo("dice-other");
    assertThat(PlayingTest.code(reveal(ana, 1, BEN))).isEqualTo("not-yours");
    assertThat(PlayingTest.code(ana.ask("commit", "seat", 0, "hash", promise(BEN))))
        .isEqualTo("dice-closed");
    assertThat(PlayingTest.code(ana.ask("reveal", "seat", 0, "value", "7"))).isEqualTo("form");
    assertThat(PlayingTest.code(ana.ask("start"))).isEqualTo("host");
    assertThat(reveal(ana, 0, ANA).get("s").stringValue()).isEqualTo("ack");
    assertThat(reveal(ana, 0, ANA).get("s").stringValue()).isEqualTo("ack");
    assertThat(ana.text("/table/status")).isEqualTo("waiting");
  }

  @Test
  void aPromiseCanBeReplacedBeforeTheStartButNotForEver() {
    TestHouse.Made made = table("{'kind':'open'}");
    Guest ana = house.sit(made, 0);
    List<String> codes = new ArrayList<>();
    for (int i = 0; i < 10; i++) {
      codes.add(
          PlayingTest.code(
              ana.ask("commit", "seat", 0, "hash", promise("0" + i + "ff".repeat(31)))));
    }
    assertThat(codes).contains("dice-often").startsWith("", "", "");
  }

  @Test
  void aHouseThatDiesBetweenTheStepsGoesOnWhereItWas() {
    TestHouse.Made made = table(here(BEN));
    Guest ana = house.sit(made, 0);
    reveal(ana, 0, ANA);
    house.close();
    house = TestHouse.on(disk, alarms);
    Guest back = house.sit(made, 0);
    assertThat(phase(back)).isEqualTo("reveal");
    assertThat(back.value("/table/dice/seats/0/shown").booleanValue(false)).isTrue();
    Guest ben = house.sit(made, 1);
    reveal(ben, 1, BEN);
    ben.await(g -> g.text("/table/status").equals("playing"));
    String view = ben.value("/view").toString();

    house.close();
    house = TestHouse.on(disk, alarms);
    assertThat(house.sit(made, 1).value("/view").toString()).isEqualTo(view);
  }

  @Test
  void aHouseThatDiesIsNotWaitedForEither() {
    TestHouse.Made made = table(here(BEN));
    house.close();
    house = TestHouse.on(disk, alarms);
    alarms.pass(60_000);
    Guest ana = house.sit(made, 0);
    assertThat(phase(ana)).isEqualTo("reveal");
    // Whoever lost the line has a moment to come back.
    alarms.pass(4_900);
    TestHouse.settle(ana);
    assertThat(phase(ana)).isEqualTo("reveal");
    alarms.pass(200);
    ana.await(g -> g.text("/table/status").equals("playing"));
    assertThat(said(ana)).hasSize(2);
  }

  @Test
  void twoProcessesDealTheSame() {
    try (TestHouse other = TestHouse.on(disk, alarms)) {
      TestHouse.Made made = table(here(BEN));
      Guest ana = house.sit(made, 0);
      Guest ben = other.sit(made, 1);
      reveal(ana, 0, ANA);
      ben.await(g -> g.value("/table/dice/seats/0/shown").booleanValue(false));
      reveal(ben, 1, BEN);
      ana.await(g -> g.text("/table/status").equals("playing"));
      ben.await(g -> g.text("/table/status").equals("playing"));
      assertThat(house.onlooker(made).value("/view"))
          .isEqualTo(other.onlooker(made).value("/view"));
    }
  }

  @Test
  void aRematchWaitsForThoseWhoGaveLastTimeAndNoLonger() {
    TestHouse.Made made = table(here(BEN));
    Guest ana = house.sit(made, 0);
    Guest ben = house.sit(made, 1);
    reveal(ana, 0, ANA);
    reveal(ben, 1, BEN);
    finish(ana, ben);
    String again = ana.ask("rematch").get("table").stringValue();
    Guest anaAgain = house.keep(Guest.at(house.caller, again, 0, "en", made.token(0)));
    assertThat(phase(anaAgain)).isEqualTo("promise");
    anaAgain.ask("commit", "seat", 0, "hash", promise(BEN));
    Guest benAgain = house.keep(Guest.at(house.caller, again, 1, "en", made.token(1)));
    benAgain.ask("commit", "seat", 1, "hash", promise(ANA));
    alarms.pass(1);
    benAgain.await(g -> phase(g).equals("reveal"));
    reveal(anaAgain, 0, BEN);
    reveal(benAgain, 1, ANA);
    benAgain.await(g -> g.text("/table/status").equals("playing"));

    finish(anaAgain, benAgain);
    String third = anaAgain.ask("rematch").get("table").stringValue();
    Guest alone = house.keep(Guest.at(house.caller, third, 0, "en", made.token(0)));
    alone.ask("commit", "seat", 0, "hash", promise(ANA));
    alarms.pass(4000);
    TestHouse.settle(alone);
    assertThat(phase(alone)).isEqualTo("promise");
    alarms.pass(1500);
    alone.await(g -> phase(g).equals("reveal"));
  }

  @Test
  void aTableWithAGivenSeedTakesNoPromises() {
    TestHouse.Made made =
        house.make(
            "{'game':'flea-market','seed':'5','seats':[{'kind':'here','dice':'%s'},%s]}"
                .formatted(promise(ANA), bot()));
    Guest ana = house.sit(made, 0);
    assertThat(ana.text("/table/status")).isEqualTo("playing");
    assertThat(ana.value("/table").has("dice")).isFalse();

    TestHouse.Made open =
        house.make("{'game':'flea-market','seed':'5','seats':[{'kind':'here'},{'kind':'open'}]}");
    house.caller.post(
        "/api/tables/" + open.table() + "/join", "{\"dice\":\"" + promise(BEN) + "\"}");
    alarms.pass(1);
    assertThat(house.sit(open, 0).text("/table/status")).isEqualTo("playing");
  }

  /// A line of the log that somebody has changed is left out, and the table goes on.
  @Test
  void aNumberOnDiskThatWasNotPromisedIsLeftOut() {
    TestHouse.Made made = table(here(BEN));
    Guest ana = house.sit(made, 0);
    reveal(ana, 0, ANA);
    long last = house.store.linesAfter(made.table(), 0).getLast().seq();
    house.store.append(
        made.table(),
        new Store.Line(
            last + 1,
            alarms.millis(),
            "{\"id\":\"\",\"line\":{\"l\":\"reveal\",\"seat\":1,\"value\":\"" + ANA + "\"}}"));
    house.close();
    house = TestHouse.on(disk, alarms);
    Guest ben = house.sit(made, 1);
    assertThat(phase(ben)).isEqualTo("reveal");
    reveal(ben, 1, BEN);
    ben.await(g -> g.text("/table/status").equals("playing"));
    assertThat(ben.text("/table/dice/seats/1/value")).isEqualTo(BEN);
  }

  @Test
  void noChannelTellsTheHousesNumberOrTheSeedBeforeTheEnd() {
    TestHouse.Made made = table(here(BEN) + "," + bot());
    Guest ana = house.sit(made, 0);
    Guest ben = house.sit(made, 1);
    Guest onlooker = house.onlooker(made);
    reveal(ana, 0, ANA);
    reveal(ben, 1, BEN);
    ben.await(g -> g.text("/table/status").equals("playing"));
    Key number = number(made);
    String seed = Dice.seed(number, List.of(ANA, BEN, Dice.ofHouse(number, 2))).toString();
    TestHouse.settle(ana, ben, onlooker);
    List<String> channels = new ArrayList<>();
    channels.addAll(ana.heard());
    channels.addAll(ben.heard());
    channels.addAll(onlooker.heard());
    String path = "/api/tables/" + made.table();
    channels.add(house.caller.get(path).body().toString());
    channels.add(house.caller.get(path + "/saved").body().toString());
    channels.add(house.caller.post(path + "/record", "{}").body().toString());
    assertThat(String.join("\n", channels))
        .contains(ANA)
        .doesNotContain(number.toString())
        .doesNotContain(seed)
        .doesNotContain(Dice.ofHouse(number, 2));
  }

  /// A table from before, as it lies on disk: a plain seed, and no word of the dice.
  @Test
  void anOldTablePlaysAsItDid() {
    String header =
        "{'format':1,'game':'flea-market','options':{'rounds':'2','uniform-windows':'yes'},'seed':'0123456789abcdef0123456789abcdef',"
            + "'revision':1,'content':'','chairs':[{'kind':'PERSON','name':'Ana','colour':'red','key':'k'},{'kind':'BOT','name':'','colour':'blue','bot':'random'}],"
            + "'host':'h','wishes':{'listed':false,'talk':'OPEN','windowSeconds':0,'pace':700},'practice':false}";
    Store.Kept old =
        new Store.Kept("oldtable", "flea-market", false, 1_000_000, header.replace('\'', '"'));
    house.store.create(
        old, List.of(new Store.Line(1, 1_000_000, "{\"id\":\"\",\"line\":{\"l\":\"start\"}}")));
    Game<?> game = Shelf.standard().game("flea-market");
    Seed seed = Seed.parse("0123456789abcdef0123456789abcdef");
    Match<?> expected =
        new Match<>(game, Setup.of(game, 2, Map.of("rounds", "2", "uniform-windows", "yes"), seed));

    Guest onlooker = house.keep(Guest.at(house.caller, "oldtable", -1, "en"));
    assertThat(onlooker.text("/table/status")).isEqualTo("playing");
    assertThat(onlooker.text("/table/commitment")).isEqualTo(seed.commitment());
    assertThat(onlooker.value("/table").has("dice")).isFalse();
    Match<?> loaded = house.house.at("oldtable", table -> table.state().match());
    assertThat(loaded.state().chance.isKeyed()).isFalse();
    assertThat(Digest.of(loaded.state())).isEqualTo(Digest.of(expected.state()));
  }

  @Test
  void aTableOfPeopleDrawsWithAKeyThatItsBotsNeverHold() {
    TestHouse.Made made = table(here(BEN) + "," + bot());
    Guest both =
        house.keep(Guest.at(house.caller, made.table(), 0, "en", made.token(0), made.token(1)));
    reveal(both, 0, ANA);
    reveal(both, 1, BEN);
    both.await(g -> g.text("/table/status").equals("playing"));
    Match<?> match = house.house.at(made.table(), table -> table.state().match());
    assertThat(match.state().chance.isKeyed()).isTrue();
    assertThat(match.setup().seed().child(7).key()).isNull();
    assertThat(imagined(match).chance.isKeyed()).isFalse();
  }

  private static <S extends State> S imagined(Match<S> match) {
    return match.game().imagine(match.state(), 2, new Chance(match.setup().seed().child(7)));
  }

  @Test
  void theRealClockWorksToo() {
    try (TestHouse real = TestHouse.on(new MemoryStore.Disk(), Alarms.real())) {
      TestHouse.Made made =
          real.make(
              "{'game':'cards-of-the-dead','seats':[{'kind':'here','dice':'%s'}]}"
                  .formatted(promise(ANA)));
      long before = System.nanoTime();
      Guest ana = real.sit(made, 0);
      reveal(ana, 0, ANA);
      ana.await(g -> g.text("/table/status").equals("playing"));
      assertThat(System.nanoTime() - before).isLessThan(4_000_000_000L);
    }
  }
}

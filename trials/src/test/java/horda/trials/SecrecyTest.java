package horda.trials;

import static org.assertj.core.api.Assertions.assertThat;

import horda.engine.Event;
import horda.engine.Game;
import horda.engine.Match;
import horda.engine.Option;
import horda.engine.Question;
import horda.engine.Seed;
import horda.engine.Setup;
import horda.engine.State;
import horda.trials.HouseClient.Made;
import horda.wire.Shelf;
import horda.wire.ViewJson;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Whole games with people at every seat and somebody looking on. Everything that is sent to each
/// of them is written down and read against the truth, which a match beside the server tells.
class SecrecyTest {
  private static final String SEED = "5eed0f7e57ab1e00c0ffee0123456789";
  private static final Pattern NOW = Pattern.compile(",\"now\":\\d+");
  private static final int MOST_DECISIONS = 20_000;

  @TempDir static Path data;
  private static ServerProcess house;
  private static HouseClient desk;

  @BeforeAll
  static void open() throws IOException {
    // A whole game in seconds is quicker than people may be.
    house = ServerProcess.open(data, "--wide");
    desk = new HouseClient(house.address());
  }

  @AfterAll
  static void close() {
    house.close();
  }

  @ParameterizedTest
  @CsvSource({"cards-of-the-dead,3", "city-of-horror,3"})
  void nobodyIsSentWhatTheyHaveNotSeen(String id, int seats) {
    Match<?> truth = match(id, seats);
    Made made = desk.create(order(id, seats));
    List<Witness> witnesses = sitDown(made, seats);
    List<Censor> censors = censors(Hidden.of(id), made, seats);
    int secrets = 0;
    Random dice = new Random(7);
    for (int n = 0; !truth.isOver(); n++) {
      assertThat(n).as("decisions of a whole game").isLessThan(MOST_DECISIONS);
      for (int i = 0; i < witnesses.size(); i++) {
        witnesses.get(i).awaitView(view(truth, i - 1));
        censors.get(i).look(truth);
        censors.get(i).readOn(witnesses.get(i));
        secrets = Math.max(secrets, censors.get(i).secrets());
      }
      if (n % 100 == 50) {
        askAround(made, censors);
      }
      decide(truth, witnesses, dice);
    }

    assertThat(secrets).as("there was something to hide").isPositive();
    for (int i = 0; i < witnesses.size(); i++) {
      Witness witness = witnesses.get(i);
      witness.await("the end", () -> witness.text("/table/status").equals("over"));
      assertThat(rulesOf(witness.log())).isEqualTo(rulesFor(i - 1, truth));
      assertThat(witness.text("/table/seed")).isEqualTo(SEED);
      witness.close();
    }
  }

  /// The same deal twice. At one table a seat chooses one thing in secret, at the other another:
  /// until it comes to light nobody else may be able to tell the tables apart.
  @Test
  void aSecretChoiceChangesNothingForTheOthers() {
    List<String> first = heardWhileChoosing(0);
    List<String> second = heardWhileChoosing(1);

    assertThat(first).isNotEmpty().isEqualTo(second);
  }

  /// What seats 1 and 2 and an onlooker hear while seat 0 gives its `which`-th answer to the first
  /// secret question.
  private static List<String> heardWhileChoosing(int which) {
    Match<?> truth = match("city-of-horror", 3);
    Made made = desk.create(order("city-of-horror", 3));
    List<Witness> witnesses = sitDown(made, 3);
    while (Integer.bitCount(awaited(truth)) < 2) {
      int seat = Integer.numberOfTrailingZeros(awaited(truth));
      answer(truth, witnesses, seat, truth.options(seat).getFirst());
    }
    assertThat(truth.options(0)).hasSizeGreaterThan(which);
    witnesses.forEach(Witness::ping);
    List<Integer> before = witnesses.stream().map(w -> w.heard().size()).toList();
    answer(truth, witnesses, 0, truth.options(0).get(which));
    List<String> heard = new ArrayList<>();
    for (int i : List.of(0, 2, 3)) {
      Witness witness = witnesses.get(i);
      witness.awaitView(view(truth, witness.seat));
      // Whatever is on its way comes before the answer to this.
      witness.ping();
      for (String message : witness.heard().subList(before.get(i), witness.heard().size())) {
        heard.add(witness.seat + ": " + NOW.matcher(message).replaceAll(""));
      }
    }
    witnesses.forEach(Witness::close);
    return heard;
  }

  private static Match<?> match(String id, int seats) {
    return begin(Shelf.standard().game(id), seats);
  }

  private static <S extends State> Match<S> begin(Game<S> game, int seats) {
    return new Match<>(game, Setup.of(game, seats, Map.of(), Seed.parse(SEED)));
  }

  private static ObjectNode order(String id, int seats) {
    ObjectNode order = HouseClient.JSON.createObjectNode();
    order.put("game", id).put("seed", SEED).put("public", false).put("pace", 0);
    ArrayNode places = order.putArray("seats");
    for (int seat = 0; seat < seats; seat++) {
      places.addObject().put("kind", "here").put("name", "Guest " + (seat + 3));
    }
    return order;
  }

  /// An onlooker first, then a browser for every seat.
  private static List<Witness> sitDown(Made made, int seats) {
    List<Witness> all = new ArrayList<>();
    all.add(Witness.open(house.socket(), made.table(), -1, List.of()));
    for (int seat = 0; seat < seats; seat++) {
      all.add(Witness.open(house.socket(), made.table(), seat, List.of(made.tokens().get(seat))));
    }
    return all;
  }

  private static List<Censor> censors(Hidden hidden, Made made, int seats) {
    List<Censor> all = new ArrayList<>();
    for (int viewer = -1; viewer < seats; viewer++) {
      Censor censor = new Censor(hidden, viewer);
      censor.forbid(SEED);
      made.tokens().forEach(censor::forbidToken);
      censor.forbidToken(made.host());
      all.add(censor);
    }
    return all;
  }

  private static void decide(Match<?> truth, List<Witness> witnesses, Random dice) {
    int seat = Integer.numberOfTrailingZeros(awaited(truth));
    List<Option> options = truth.options(seat);
    // Bargaining without end proves nothing new: an offer now and then is enough.
    List<Option> quick = options.stream().filter(o -> !o.id().startsWith("offer")).toList();
    List<Option> from = quick.isEmpty() || dice.nextInt(12) == 0 ? options : quick;
    answer(truth, witnesses, seat, from.get(dice.nextInt(from.size())));
  }

  private static void answer(Match<?> truth, List<Witness> witnesses, int seat, Option option) {
    Witness witness = witnesses.get(seat + 1);
    List<String> ids = truth.options(seat).stream().map(Option::id).toList();
    witness.await("its options", () -> ids.equals(witness.options()));
    ObjectNode command = HouseClient.JSON.createObjectNode();
    command.put("c", "answer").put("turn", witness.turn());
    JsonNode reply = witness.order(command.put("option", option.id()));
    assertThat(reply.get("s").stringValue()).as(reply.toString()).isEqualTo("ack");
    truth.answer(seat, option.id());
  }

  /// Everything that can be fetched during the game.
  private static void askAround(Made made, List<Censor> censors) {
    List<HttpResponse<String>> open =
        List.of(
            desk.get("/api/tables/" + made.table()),
            desk.get("/api/tables"),
            desk.get("/api/tables/" + made.table() + "/saved"));
    assertThat(open.get(2).statusCode()).isEqualTo(409);
    for (Censor censor : censors) {
      open.forEach(answer -> censor.read(answer.body()));
    }
    censors.getFirst().read(desk.record(made.table(), ""));
    for (int seat = 0; seat < made.tokens().size(); seat++) {
      censors.get(seat + 1).read(desk.record(made.table(), made.tokens().get(seat)));
    }
  }

  private static ObjectNode view(Match<?> match, int seat) {
    return seen(match, seat);
  }

  private static <S extends State> ObjectNode seen(Match<S> match, int seat) {
    return ViewJson.of(match.game().view(match.state(), seat));
  }

  private static int awaited(Match<?> match) {
    return asked(match);
  }

  private static <S extends State> int asked(Match<S> match) {
    Question<S> question = match.question();
    return question == null ? 0 : question.awaited(match.state());
  }

  private static List<String> rulesOf(List<JsonNode> log) {
    return log.stream().map(event -> event.get("rule").stringValue()).toList();
  }

  private static List<String> rulesFor(int viewer, Match<?> truth) {
    return truth.chronicle().events().stream()
        .filter(event -> event.isFor(viewer))
        .map(Event::rule)
        .toList();
  }
}

package horda.server.play;

import static org.assertj.core.api.Assertions.assertThat;

import horda.bots.Bot;
import horda.bots.BotMaker;
import horda.bots.roster.Roster;
import horda.engine.Chance;
import horda.engine.Game;
import horda.engine.Match;
import horda.engine.Option;
import horda.engine.State;
import horda.server.client.Guest;
import horda.server.table.Errand;
import horda.server.table.ErrandText;
import horda.server.table.Line;
import horda.wire.Json;
import horda.wire.Shelf;
import horda.wire.StateJson;
import horda.wire.TextPen;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/// A player's browser thinks for bots where the table allows it and all play together; elsewhere,
/// and when it is gone, slow or wrong, the house does.
class LendingTest {
  /// Thinks in the house: takes the first choice, and is counted.
  private static final class Counted implements BotMaker {
    private final AtomicInteger thoughts = new AtomicInteger();

    @Override
    public String name() {
      return "counted";
    }

    @Override
    public <S extends State> Bot<S> bot(Game<S> game, int seat, Chance chance) {
      return position -> {
        thoughts.incrementAndGet();
        return position.choice(0);
      };
    }
  }

  private static final String TOGETHER =
      "{'game':'cards-of-the-dead','seed':'3','pace':0%s,'seats':[{'kind':'here'},{'kind':'bot','bot':'counted'},{'kind':'here'}]}";

  private final Counted bot = new Counted();
  private final FakeAlarms alarms = new FakeAlarms();
  private final TestHouse house = TestHouse.open(alarms, Roster.standard().and(List.of(bot)));

  @AfterEach
  void close() {
    house.close();
  }

  private static List<JsonNode> asked(Guest guest) {
    return guest.heard().stream()
        .filter(text -> text.contains("\"s\":\"think\""))
        .map(Json::parse)
        .toList();
  }

  private static void lend(Guest guest, boolean on) {
    guest.sayText("{\"c\":\"lend\",\"on\":" + on + "}");
    TestHouse.settle(guest);
  }

  private static void thought(Guest guest, JsonNode think, String option) {
    guest.say(
        Json.object()
            .put("c", "thought")
            .put("n", think.get("n").intValue())
            .put("option", option));
    TestHouse.settle(guest);
  }

  /// People answer the first that they are offered, until the browser or the house has something to
  /// think about.
  private void untilTheBotIsAsked(Guest... people) {
    int before = bot.thoughts.get();
    int errands = asked(people[0]).size();
    for (int n = 0; n < 60; n++) {
      alarms.pass(1);
      TestHouse.settle(people);
      if (bot.thoughts.get() > before || asked(people[0]).size() > errands) {
        return;
      }
      for (Guest one : people) {
        int seat = one.value("/you/seat").intValue();
        if (one.awaits(seat)) {
          one.answer(seat, one.options().getFirst()).join();
          break;
        }
      }
    }
    throw new AssertionError("the bot was never asked");
  }

  private Optional<Line.Answer> lastOfTheBot(TestHouse.Made made) {
    return house.store.linesAfter(made.table(), 0).stream()
        .map(line -> Line.Entry.parse(line.text()).line())
        .filter(Line.Answer.class::isInstance)
        .map(Line.Answer.class::cast)
        .filter(answer -> answer.seat() == 1)
        .reduce((_, later) -> later);
  }

  /// What is done aside takes a moment.
  private void settleUntilTheBotHasAnswered(Guest guest, TestHouse.Made made, int answers) {
    guest.await(
        _ -> {
          alarms.pass(1);
          return answersOfTheBot(made) > answers;
        });
  }

  private long answersOfTheBot(TestHouse.Made made) {
    return house.store.linesAfter(made.table(), 0).stream()
        .map(line -> Line.Entry.parse(line.text()).line())
        .filter(line -> line instanceof Line.Answer answer && answer.seat() == 1)
        .count();
  }

  @Test
  void aBrowserThatLendsItselfThinksAndTheHouseDoesNot() {
    // given
    TestHouse.Made made = house.make(TOGETHER.formatted(",'lend':true"));
    Guest ana = house.sit(made, 0);
    Guest ben = house.sit(made, 2);
    assertThat(ana.value("/table/lend").booleanValue(false)).isTrue();
    lend(ana, true);
    untilTheBotIsAsked(ana, ben);
    // when it takes the last choice
    JsonNode think = asked(ana).getLast();
    Errand errand = new ErrandText(Shelf.standard()).errand(think.get("errand").stringValue());
    Option last = errand.match().options(1).getLast();
    assertThat(errand.bot()).isEqualTo("counted");
    thought(ana, think, last.id());
    settleUntilTheBotHasAnswered(ana, made, 0);
    // then
    assertThat(lastOfTheBot(made)).hasValue(new Line.Answer(1, last.id(), Line.By.BOT));
    assertThat(bot.thoughts).hasValue(0);
    assertThat(asked(ben)).as("who has not offered it").isEmpty();
  }

  @Test
  void whatItIsToldIsAPositionThatItsSeatMayImagineAndNeitherSeedNorDice() {
    TestHouse.Made made = house.make(TOGETHER.formatted(",'lend':true"));
    Guest ana = house.sit(made, 0);
    Guest ben = house.sit(made, 2);
    lend(ana, true);
    untilTheBotIsAsked(ana, ben);
    JsonNode errand = Json.parse(asked(ana).getLast().get("errand").stringValue());
    JsonNode truth =
        house.house.at(made.table(), at -> (JsonNode) StateJson.write(at.state().match()));
    assertThat(errand.propertyNames())
        .containsExactlyInAnyOrder("table", "seat", "answers", "bot", "content", "state");
    assertThat(errand.get("state").propertyNames()).as("no seed").doesNotContain("seed");
    assertThat(errand.get("state")).as("the true one").isNotEqualTo(truth);
    // What everybody sees is the same in both.
    Match<?> imagined = StateJson.read(Shelf.standard(), errand.get("state")).match();
    assertThat(view(imagined))
        .isEqualTo(house.house.at(made.table(), at -> view(at.state().match())));
  }

  private static <S extends State> String view(Match<S> match) {
    return TextPen.of(match.game().view(match.state(), 0));
  }

  @Test
  void whatTheRulesDoNotOfferIsNotTakenAndTheHouseThinks() {
    TestHouse.Made made = house.make(TOGETHER.formatted(",'lend':true"));
    Guest ana = house.sit(made, 0);
    Guest ben = house.sit(made, 2);
    lend(ana, true);
    untilTheBotIsAsked(ana, ben);
    thought(ana, asked(ana).getLast(), "win-at-once");
    settleUntilTheBotHasAnswered(ana, made, 0);
    assertThat(bot.thoughts).hasPositiveValue();
    assertThat(house.store.linesAfter(made.table(), 0))
        .noneMatch(line -> line.text().contains("win-at-once"));
  }

  @Test
  void whoIsSlowIsNotWaitedForAndAskedNoMore() {
    TestHouse.Made made = house.make(TOGETHER.formatted(",'lend':true"));
    Guest ana = house.sit(made, 0);
    Guest ben = house.sit(made, 2);
    lend(ana, true);
    untilTheBotIsAsked(ana, ben);
    JsonNode late = asked(ana).getLast();
    alarms.pass(1_900);
    assertThat(answersOfTheBot(made)).isZero();
    // when
    alarms.pass(200);
    settleUntilTheBotHasAnswered(ana, made, 0);
    // then
    assertThat(bot.thoughts).hasPositiveValue();
    thought(ana, late, "anything");
    assertThat(asked(ana)).hasSize(1);
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void whoGoesAwayOrTakesTheOfferBackIsNotWaitedFor(boolean away) {
    TestHouse.Made made = house.make(TOGETHER.formatted(",'lend':true"));
    Guest ana = house.sit(made, 0);
    Guest ben = house.sit(made, 2);
    lend(ana, true);
    untilTheBotIsAsked(ana, ben);
    if (away) {
      ana.close();
    } else {
      lend(ana, false);
    }
    settleUntilTheBotHasAnswered(ben, made, 0);
    assertThat(bot.thoughts).hasPositiveValue();
  }

  @Test
  void nobodyElseAnswersForWhoWasAsked() {
    TestHouse.Made made = house.make(TOGETHER.formatted(",'lend':true"));
    Guest ana = house.sit(made, 0);
    Guest ben = house.sit(made, 2);
    lend(ana, true);
    lend(ben, true);
    untilTheBotIsAsked(ana, ben);
    JsonNode think = asked(ana).getLast();
    Errand errand = new ErrandText(Shelf.standard()).errand(think.get("errand").stringValue());
    thought(ben, think, errand.match().options(1).getLast().id());
    alarms.pass(100);
    assertThat(answersOfTheBot(made)).isZero();
  }

  @Test
  void aTableThatDoesNotAllowItAndWhoDoesNotSitThereAreRefused() {
    TestHouse.Made closed = house.make(TOGETHER.formatted(""));
    Guest ana = house.sit(closed, 0);
    Guest ben = house.sit(closed, 2);
    ana.sayText("{\"c\":\"lend\",\"on\":true}");
    ana.await(g -> g.heard().stream().anyMatch(text -> text.contains("\"lend\"")));
    untilTheBotIsAsked(ana, ben);
    assertThat(asked(ana)).isEmpty();
    assertThat(bot.thoughts).hasPositiveValue();

    Guest onlooker = house.onlooker(house.make(TOGETHER.formatted(",'lend':true")));
    onlooker.sayText("{\"c\":\"lend\",\"on\":true}");
    onlooker.await(g -> g.heard().stream().anyMatch(text -> text.contains("\"code\":\"lend\"")));
  }

  @Test
  void whereSeatsPlayAgainstEachOtherTheHouseThinks() {
    TestHouse.Made made =
        house.make(
            "{'game':'six-nights','seed':'1','pace':0,'lend':true,'seats':[{'kind':'here'},{'kind':'bot','bot':'counted'},{'kind':'here'}]}");
    Guest ana = house.sit(made, 0);
    Guest ben = house.sit(made, 2);
    lend(ana, true);
    untilTheBotIsAsked(ana, ben);
    assertThat(asked(ana)).isEmpty();
    assertThat(bot.thoughts).hasPositiveValue();
  }
}

package horda.wire;

import static org.assertj.core.api.Assertions.assertThat;

import horda.engine.Event;
import horda.engine.Game;
import horda.engine.Match;
import horda.engine.Ref;
import horda.engine.Seed;
import horda.engine.Setup;
import horda.engine.View;
import horda.wire.doc.ToldEvent;
import horda.wire.lantern.LanternBox;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

class SeatPartsTest {
  private static final Shelf SHELF = Shelf.of(new LanternBox());
  private static final Game<?> LANTERNS = SHELF.game("lanterns");

  private final Match<?> match = new Match<>(LANTERNS, Setup.of(LANTERNS, 2, Map.of(), Seed.of(5)));

  private ObjectNode seat(int seat, Language language) {
    return TreePen.of(SeatParts.of(match, seat, SHELF.texts("lanterns", language)));
  }

  @Test
  void aViewShowsItsRecordsAndNothingElse() {
    match.answer(0, "draw");
    String card = match.chronicle().events().getLast().targets().getFirst().toString();

    assertThat(seat(0, Language.EN).get("view").toString())
        .isEqualTo(
            "{\"round\":1,\"mood\":\"calm\",\"lit\":false,\"hand\":[\""
                + card
                + "\"],\"sizes\":{\"hand0\":1,\"hand1\":0},\"deck\":{\"size\":8,\"back\":\"dark\"}}");
  }

  @Test
  void aSeatThatIsAskedGetsPromptRuleOptionsAndWhyNot() {
    ObjectNode node = seat(0, Language.ES);

    assertThat(node.propertyNames())
        .containsExactly("view", "awaited", "prompt", "rule", "options", "greyed");
    assertThat(node.get("awaited").toString()).isEqualTo("[0]");
    assertThat(node.get("prompt").stringValue()).isEqualTo("Asiento 1, roba o descansa.");
    assertThat(node.get("rule").stringValue()).isEqualTo("LAN-TURN-01");
    assertThat(node.get("options").get(0).toString())
        .isEqualTo(
            "{\"id\":\"rest\",\"verb\":\"rest\",\"args\":[],\"label\":\"Descansar\",\"targets\":[]}");
    assertThat(node.get("options").get(1).get("targets").get(0).stringValue()).isEqualTo("deck:0");
    assertThat(node.get("greyed").toString())
        .isEqualTo(
            "[{\"id\":\"sing\",\"why\":\"Asiento 1 no puede cantar en la ronda 1.\",\"rule\":\"LAN-TURN-02\",\"targets\":[\"seat:0\"]}]");
  }

  @Test
  void aSeatThatIsNotAskedGetsNoOptions() {
    ObjectNode other = seat(1, Language.EN);
    ObjectNode onlooker = seat(View.ONLOOKER, Language.EN);

    assertThat(other.has("prompt")).isFalse();
    assertThat(other.get("options")).isEmpty();
    assertThat(other.get("greyed")).isEmpty();
    assertThat(onlooker.get("options")).isEmpty();
    assertThat(onlooker.get("awaited").toString()).isEqualTo("[0]");
  }

  @Test
  void aSecretQuestionWaitsForAllAndMayBeAnsweredAnew() {
    match.answer(0, "rest");
    match.answer(1, "rest");
    Texts texts = SHELF.texts("lanterns", Language.EN);
    assertThat(SeatParts.turn(match, texts)).hasSize(2);

    match.answer(0, "bid:2");

    assertThat(SeatParts.turn(match, texts)).hasSize(1);
    assertThat(seat(0, Language.EN).get("awaited").toString()).isEqualTo("[1]");
    assertThat(seat(0, Language.EN).get("options")).hasSize(3);
  }

  @Test
  void anOptionHasItsVerbAndItsArgumentsAsData() {
    match.answer(0, "rest");
    match.answer(1, "rest");

    assertThat(seat(0, Language.EN).get("options").get(1).toString())
        .isEqualTo(
            "{\"id\":\"bid:1\",\"verb\":\"bid\",\"args\":[1],\"label\":\"Bid 1 light\",\"targets\":[]}");
  }

  @Test
  void aNumberIsANumberAndEverythingElseAReference() {
    match.answer(0, "rest");
    match.answer(1, "rest");
    match.answer(0, "bid:2");
    match.answer(1, "bid:1");
    Texts texts = SHELF.texts("lanterns", Language.EN);

    JsonNode first = TreePen.of(EventJson.seen(match.chronicle().events().getFirst(), texts));

    assertThat(first.get("args").toString()).isEqualTo("[\"seat:0\",2]");
    assertThat(ArgsJson.read(first.get("args"))).containsExactly(Ref.seat(0), Ref.number(2));
  }

  @Test
  void whoElseWasToldIsNotTold() {
    match.answer(0, "draw");
    Texts texts = SHELF.texts("lanterns", Language.EN);
    Event secret = match.chronicle().events().getLast();

    assertThat(TreePen.of(EventJson.told(secret, texts)).get("only").toString()).isEqualTo("true");
    assertThat(TreePen.of(EventJson.told(match.chronicle().events().getFirst(), texts)).has("only"))
        .isFalse();
  }

  @Test
  void eventsGoToThoseWhoMayKnow() {
    match.answer(0, "draw");
    Texts texts = SHELF.texts("lanterns", Language.EN);

    assertThat(told(0, texts)).hasSize(2);
    assertThat(TextPen.list(told(1, texts)))
        .isEqualTo(
            "[{\"kind\":\"drew\",\"args\":[\"seat:0\"],\"text\":\"Seat 1 drew a card.\",\"rule\":\"LAN-TURN-01\",\"targets\":[\"seat:0\"]}]");
    assertThat(told(View.ONLOOKER, texts)).hasSize(1);
    assertThat(EventJson.seen(match.chronicle().events().get(1), texts).only()).containsExactly(0);
  }

  private List<ToldEvent> told(int seat, Texts texts) {
    return match.chronicle().events().stream()
        .filter(event -> event.isFor(seat))
        .map(event -> EventJson.told(event, texts))
        .toList();
  }
}

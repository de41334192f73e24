package horda.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import horda.engine.BadState;
import horda.engine.Chance;
import horda.engine.Digest;
import horda.engine.Game;
import horda.engine.Match;
import horda.engine.Refusal;
import horda.engine.Seed;
import horda.engine.Setup;
import horda.wire.lantern.LanternBox;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.node.ObjectNode;

class StateJsonTest {
  private static final Shelf SHELF = Shelf.of(new LanternBox());
  private static final Game<?> LANTERNS = SHELF.game("lanterns");

  private static Match<?> match(long seed, int moves) {
    Match<?> match = new Match<>(LANTERNS, Setup.of(LANTERNS, 3, Map.of(), Seed.of(seed)));
    RandomPlay.play(match, moves, new Chance(Seed.of(seed)));
    return match;
  }

  /// A document in the middle of a game; its state's fields are changed by the tests.
  private static ObjectNode document() {
    return StateJson.write(match(7, 9));
  }

  private static ObjectNode edited(String field, String json) {
    ObjectNode document = document();
    ((ObjectNode) document.get("state")).set(field, Json.parse(json));
    return document;
  }

  private static void refused(ObjectNode document, String where, String why) {
    assertThatThrownBy(() -> StateJson.read(SHELF, document).match())
        .isInstanceOfSatisfying(BadState.class, bad -> assertThat(bad.where()).isEqualTo(where))
        .hasMessageContaining(why);
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5})
  void everyDecisionOfAGameSurvivesTheRoundTrip(long seed) {
    Match<?> match = match(seed, 0);
    Chance chance = new Chance(Seed.of(seed));
    int decisions = 0;
    do {
      ObjectNode written = StateJson.write(match);

      Match<?> again = StateJson.read(SHELF, Json.line(written)).match();

      assertThat(Digest.of(again.state())).isEqualTo(Digest.of(match.state()));
      assertThat(StateJson.text(again)).isEqualTo(StateJson.text(match));
      decisions++;
    } while (RandomPlay.play(match, 1, chance) == 1);
    assertThat(match.isOver()).isTrue();
    assertThat(decisions).isGreaterThan(20);
  }

  @Test
  void aGameTakenUpAgainGoesOnAlike() {
    Match<?> one = match(3, 5);
    Match<?> two = StateJson.read(SHELF, StateJson.text(one)).match();

    RandomPlay.play(one, 1000, new Chance(Seed.of(1)));
    RandomPlay.play(two, 1000, new Chance(Seed.of(1)));

    assertThat(Digest.of(two.state())).isEqualTo(Digest.of(one.state()));
  }

  @Test
  void theSeedIsNotInTheDocument() {
    Match<?> match =
        new Match<>(LANTERNS, Setup.of(LANTERNS, 2, Map.of(), Seed.of(918273645546372819L)));

    assertThat(StateJson.text(match)).doesNotContain("918273645546372819").contains("chance0");
  }

  @Test
  void largeNumbersAreTextsAndTheAgendaBeginsAtTheTop() {
    ObjectNode state = (ObjectNode) StateJson.write(match(1, 0)).get("state");

    assertThat(state.get("chance0").isString()).isTrue();
    assertThat(state.get("agenda").get(0).toString()).isEqualTo("{\"step\":\"turn\",\"args\":[0]}");
    assertThat(state.get("mood").stringValue()).isEqualTo("calm");
    assertThat(state.get("cards").get("hand1").isArray()).isTrue();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "round | 1.0 | must be a whole number",
        "round | \"1\" | must be a whole number",
        "round | null | must be a whole number",
        "round | 101 | must be from 0 to 100",
        "round | -1 | must be from 0 to 100",
        "round | 99999999999999999999 | must be from 0 to 100",
        "lit | 1 | must be true or false",
        "lit | \"yes\" | must be true or false",
        "mood | \"angry\" | must be one of calm, tense",
        "mood | 0 | must be a text",
        "oath | 5 | must be a text in quotes",
        "oath | \"5.0\" | must be a 64-bit whole number",
        "oath | \"05\" | must be a 64-bit whole number",
        "oath | \"9223372036854775808\" | must be a 64-bit whole number",
        "lights | [1,2] | must have 3 items, not 2",
        "lights | [1,2,3,4] | must have 3 items, not 4",
        "lights | [1,2,300] | must be from 0 to 100",
        "lights | {} | must be a list",
        "points | [1,2,\"3\"] | must be a whole number",
        "bids | [0,0,3] | must be from 0 to 2",
        "tale | [1] | must be a text in quotes",
        "cards | [] | must be an object",
        "agenda | {} | must be a list",
        "agenda | [{\"step\":\"dance\",\"args\":[]}] | no step 'dance'",
        "agenda | [{\"step\":\"turn\",\"args\":[]}] | no step 'turn' with 0 such arguments",
        "agenda | [{\"step\":\"turn\",\"args\":[0,1]}] | does not take [0, 1]",
        "agenda | [7] | must be an object",
        "committed | 8 | must be from 0 to 7",
        "commitments | [\"1\"] | one for each seat",
        "standingOrders | [0,0] | must have 3 items",
        "promises | [\"1\"] | two numbers for each promise",
      })
  void aFieldThatDoesNotFitIsNamed(String field, String json, String why) {
    refused(edited(field, json), field, why);
  }

  @Test
  void fieldsOfAStepAreChecked() {
    refused(edited("agenda", "[{\"step\":\"bid\"}]"), "args", "is missing");
    refused(edited("agenda", "[{\"step\":\"bid\",\"args\":[1.5]}]"), "args", "whole number");
    refused(edited("agenda", "[{\"step\":\"bid\",\"args\":[],\"x\":1}]"), "x", "not known");
  }

  @Test
  void aGeneratorAtZeroIsRefused() {
    ObjectNode document = edited("chance0", "\"0\"");
    ((ObjectNode) document.get("state")).put("chance1", "0");

    refused(document, "chance0", "cannot stand at zero");
  }

  @Test
  void aFieldTooManyOrTooFewIsNamed() {
    ObjectNode fewer = document();
    ((ObjectNode) fewer.get("state")).remove("lit");

    refused(fewer, "lit", "is missing");
    refused(edited("moon", "1"), "moon", "is not known here");
    refused(edited("rouns", "1"), "rouns", "did you mean 'round'?");
  }

  @Test
  void zonesAreChecked() {
    ObjectNode document = document();
    ObjectNode zones = (ObjectNode) document.get("state").get("cards");
    zones.putArray("attic");
    refused(document, "cards", "there is no zone 'attic'");
    zones.remove("attic");
    zones.remove("hand2");
    refused(document, "hand2", "is missing");
    zones.set("hand2", Json.parse("[0,0,0,0,0,0,0,0,0,0]"));
    refused(document, "hand2", "at most 9 fit");
    zones.set("hand2", Json.parse("[70000]"));
    refused(document, "hand2", "must be from");
  }

  @Test
  void aStateThatBreaksAnInvariantIsRefusedByItsName() {
    ObjectNode document = document();
    ((ObjectNode) document.get("state").get("cards")).putArray("deck");

    refused(document, "every card is in one place", "breaks this invariant");
  }

  @Test
  void aCardThatDoesNotExistIsRefused() {
    ObjectNode document = document();
    ((ObjectNode) document.get("state").get("cards")).putArray("deck").add(5000);

    refused(document, "deck", "must be from 0 to 8, not 5000");
  }

  @Test
  void aStateThatTripsTheRulesIsRefused() {
    refused(
        edited("agenda", "[{\"step\":\"fall\",\"args\":[]}]"),
        "state",
        "the rules cannot go on from it");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "game | 7 | must be a text",
        "seats | 9 | is for 2 to 3 seats",
        "seats | 2 | must have 2 items",
        "revision | 4 | made by newer rules (4; here 3)",
        "options | {\"lit\":\"perhaps\"} | Option lit is one of no, yes",
        "options | {\"moon\":\"no\"} | has no option 'moon'",
        "options | [] | must be an object",
        "state | [] | must be an object",
        "extra | 1 | is not known here",
      })
  void theHeadOfTheDocumentIsChecked(String field, String json, String why) {
    ObjectNode document = document();
    document.set(field, Json.parse(json));

    assertThatThrownBy(() -> StateJson.read(SHELF, document).match())
        .isInstanceOf(BadState.class)
        .hasMessageContaining(why);
  }

  @Test
  void anOlderRevisionIsReadIfItFits() {
    ObjectNode document = document();
    document.put("revision", 1);

    assertThat(StateJson.read(SHELF, document).match().isOver()).isFalse();
  }

  @Test
  void anUnknownGameIsRefused() {
    ObjectNode document = document();
    document.put("game", "chess");

    assertThatThrownBy(() -> StateJson.read(SHELF, document))
        .isInstanceOf(Refusal.class)
        .hasMessageContaining("the games are lanterns");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        "7",
        "[]",
        "{",
        "{}",
        "{\"game\":\"lanterns\",\"game\":\"lanterns\"}",
        "nul"
      })
  void textThatIsNoDocumentIsABadState(String text) {
    assertThatThrownBy(() -> StateJson.read(SHELF, text)).isInstanceOf(BadState.class);
  }

  @Test
  void deepAndHugeTextIsABadState() {
    assertThatThrownBy(() -> StateJson.read(SHELF, "[".repeat(1_000_000)))
        .isInstanceOf(BadState.class);
    assertThatThrownBy(() -> StateJson.read(SHELF, " ".repeat(Json.MOST_CHARS + 1)))
        .isInstanceOf(BadState.class)
        .hasMessageContaining("longer than");
  }
}

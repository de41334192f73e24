package horda.wire;

import static org.assertj.core.api.Assertions.assertThat;

import horda.engine.Seed;
import horda.wire.lantern.LanternBox;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

class EngineDoorTest {
  private final Shelf shelf = Shelf.of(new LanternBox());
  private final EngineDoor door = new EngineDoor(shelf);

  @AfterEach
  void logAgain() {
    Logger.getLogger(EngineDoor.class.getName()).setLevel(null);
  }

  /// Lines are written with ' for ", so that they can be read.
  private JsonNode say(String line) {
    return Json.parse(door.line(line.replace('\'', '"')));
  }

  private JsonNode ok(String line) {
    JsonNode reply = say(line);
    assertThat(reply.get("ok").booleanValue()).as("%s", reply).isTrue();
    return reply;
  }

  private JsonNode refused(String line, String code) {
    JsonNode reply = say(line);
    assertThat(reply.get("ok").booleanValue()).as("%s", reply).isFalse();
    assertThat(reply.get("code").stringValue()).as("%s", reply).isEqualTo(code);
    assertThat(reply.get("error").stringValue()).isNotBlank();
    assertThat(reply.has("rule")).isTrue();
    return reply;
  }

  private JsonNode begin() {
    return ok("{'cmd':'new','game':'lanterns','seats':2,'seed':7}");
  }

  private String everything() {
    return door.line("{\"cmd\":\"state\"}") + door.line("{\"cmd\":\"log\"}");
  }

  @Test
  void whatAnOptionLeadsToIsToldAndChangesNothing() {
    begin();
    String before = everything();

    JsonNode draw = ok("{'cmd':'preview','seat':0,'option':'draw','lang':'es'}").get("preview");

    assertThat(draw.toString())
        .isEqualTo(
            "{'option':'draw','dice':[],'notes':[{'kind':'left','args':[9],'text':'Quedan 9 cartas para robar.'}],'text':['Quedan 9 cartas para robar.']}"
                .replace('\'', '"'));
    assertThat(ok("{'cmd':'preview','seat':0,'option':'rest'}").get("preview").isNull()).isTrue();
    refused("{'cmd':'preview','seat':0,'option':'sing'}", "why.dark");
    refused("{'cmd':'preview','seat':1,'option':'draw'}", "not-your-turn");
    refused("{'cmd':'preview','seat':7,'option':'draw'}", "seat");
    assertThat(everything()).isEqualTo(before);
  }

  @Test
  void gamesAreListedWithSeatsAndOptions() {
    JsonNode game = ok("{'cmd':'games','lang':'es'}").get("games").get(0);

    assertThat(game.get("id").stringValue()).isEqualTo("lanterns");
    assertThat(game.get("name").stringValue()).isEqualTo("Faroles");
    assertThat(game.get("minSeats").intValue()).isEqualTo(2);
    assertThat(game.get("maxSeats").intValue()).isEqualTo(3);
    assertThat(game.get("content").stringValue()).isEqualTo(shelf.contentHash("lanterns"));
    assertThat(game.get("options").get(1).toString())
        .isEqualTo("{\"id\":\"length\",\"standard\":\"long\",\"values\":[\"long\",\"short\"]}");
    assertThat(game.get("orders").toString())
        .isEqualTo("[{\"order\":1,\"label\":\"Pasar siempre\"}]");
  }

  @Test
  void aNewGameShowsTheCommitmentAndWhoseTurnItIs() {
    JsonNode reply = begin();

    assertThat(reply.get("commitment").stringValue()).isEqualTo(Seed.of(7).commitment());
    assertThat(reply.has("seed")).isFalse();
    JsonNode turn = reply.get("turn").get(0);
    assertThat(turn.get("seat").intValue()).isZero();
    assertThat(turn.get("prompt").stringValue()).isEqualTo("Seat 1, draw or rest.");
    assertThat(turn.get("rule").stringValue()).isEqualTo("LAN-TURN-01");
    assertThat(turn.get("options")).hasSize(2);
  }

  @Test
  void aSeedMayBeANumberOrAText() {
    ok("{'cmd':'new','game':'lanterns','seats':2,'seed':'12345678901234567'}");
    String text = everything();
    ok("{'cmd':'new','game':'lanterns','seats':2,'seed':12345678901234567}");

    assertThat(everything()).isEqualTo(text);
  }

  @Test
  void withoutASeedEveryGameIsAnother() {
    String line = "{'cmd':'new','game':'lanterns','seats':2}";

    assertThat(ok(line).get("commitment")).isNotEqualTo(ok(line).get("commitment"));
  }

  @Test
  void anAnswerTellsWhatHappenedAndWhoIsNext() {
    begin();

    JsonNode reply = ok("{'cmd':'answer','seat':0,'option':'draw','id':'a1','lang':'es'}");

    assertThat(reply.get("id").stringValue()).isEqualTo("a1");
    assertThat(reply.get("events").get(0).toString())
        .isEqualTo(
            "{\"kind\":\"drew\",\"args\":[\"seat:0\"],\"text\":\"Asiento 1 robó una carta.\",\"rule\":\"LAN-TURN-01\",\"targets\":[\"seat:0\"]}");
    assertThat(reply.get("events").get(1).get("only").toString()).isEqualTo("[0]");
    assertThat(reply.get("turn").get(0).get("seat").intValue()).isEqualTo(1);
    assertThat(ok("{'cmd':'log'}").get("log").toString())
        .isEqualTo("[{\"seat\":0,\"option\":\"draw\"}]");
  }

  @Test
  void namesOfSeatsAreSaid() {
    JsonNode reply = ok("{'cmd':'new','game':'lanterns','seats':2,'seed':7,'names':['Ana','Bo']}");

    assertThat(reply.get("turn").get(0).get("prompt").stringValue())
        .isEqualTo("Ana, draw or rest.");
  }

  @Test
  void whatIsGreyedOutIsRefusedWithItsReasonAndRule() {
    begin();

    JsonNode reply = refused("{'cmd':'answer','seat':0,'option':'sing'}", "why.dark");

    assertThat(reply.get("error").stringValue()).isEqualTo("Seat 1 cannot sing in round 1.");
    assertThat(reply.get("rule").stringValue()).isEqualTo("LAN-TURN-02");
  }

  @Test
  void refusalsSpeakTheLanguageOfTheLine() {
    begin();

    JsonNode reply =
        refused("{'cmd':'answer','seat':1,'option':'draw','lang':'es'}", "not-your-turn");

    assertThat(reply.get("error").stringValue()).isEqualTo("Ahora no se pregunta a este asiento.");
    assertThat(
            refused("{'cmd':'new','game':'chess','seats':2,'lang':'es'}", "game")
                .get("error")
                .stringValue())
        .isEqualTo("No existe ese juego.");
  }

  @Test
  void aViewIsForOneSeat() {
    begin();
    ok("{'cmd':'answer','seat':0,'option':'draw'}");

    assertThat(ok("{'cmd':'view','seat':0}").get("view").get("hand")).hasSize(1);
    assertThat(ok("{'cmd':'view','seat':1}").get("view").get("hand")).isEmpty();
    assertThat(ok("{'cmd':'view'}").get("options")).isEmpty();
    refused("{'cmd':'view','seat':2}", "line");
  }

  @Test
  void whatBroughtNothingToLightCanBeTakenBack() {
    begin();
    String before = everything();
    ok("{'cmd':'answer','seat':0,'option':'rest'}");

    JsonNode reply = ok("{'cmd':'undo','seat':0}");

    assertThat(reply.get("turn").get(0).get("seat").intValue()).isZero();
    assertThat(everything()).isEqualTo(before);
    refused("{'cmd':'undo','seat':0}", "undo");
  }

  @Test
  void aStateCanBeTakenOutChangedAndLoaded() {
    begin();
    ok("{'cmd':'random','moves':5,'seed':1}");
    ObjectNode document = (ObjectNode) ok("{'cmd':'state'}").get("state");
    String before = document.toString();
    ((ObjectNode) document.get("state")).put("round", 3);

    ok("{'cmd':'load','state':" + document + "}");

    assertThat(ok("{'cmd':'view'}").get("view").get("round").intValue()).isEqualTo(3);
    ok("{'cmd':'load','state':" + before + "}");
    assertThat(ok("{'cmd':'state'}").get("state").toString()).isEqualTo(before);
  }

  @Test
  void aStateThatBreaksAnInvariantIsRefusedByName() {
    begin();
    ObjectNode document = (ObjectNode) ok("{'cmd':'state'}").get("state");
    ((ObjectNode) document.get("state").get("cards")).putArray("deck");
    String before = everything();

    JsonNode reply = refused("{'cmd':'load','state':" + document + "}", "state");

    assertThat(reply.get("error").stringValue()).contains("every card is in one place");
    assertThat(everything()).isEqualTo(before);
  }

  @Test
  void theResultTellsTheSeedOnlyAtTheEnd() {
    begin();
    assertThat(ok("{'cmd':'result'}").toString()).isEqualTo("{\"ok\":true,\"over\":false}");

    JsonNode last = ok("{'cmd':'random'}");
    JsonNode result = ok("{'cmd':'result'}");

    assertThat(last.get("over").booleanValue()).isTrue();
    assertThat(last.get("turn")).isEmpty();
    assertThat(result.propertyNames())
        .containsExactly("ok", "over", "team", "winners", "scores", "reason", "rule", "seed");
    assertThat(result.get("seed").stringValue()).isEqualTo("7");
    assertThat(result.get("scores")).hasSize(2);
    assertThat(result.get("reason").stringValue()).isEqualTo("The brightest won after 4 rounds.");
    refused("{'cmd':'answer','seat':0,'option':'rest'}", "over");
  }

  @Test
  void aLoadedGameClaimsNoSeed() {
    begin();
    JsonNode document = ok("{'cmd':'state'}").get("state");
    ok("{'cmd':'load','state':" + document + "}");
    ok("{'cmd':'random'}");

    assertThat(ok("{'cmd':'result'}").has("seed")).isFalse();
  }

  @Test
  void randomPlayIsRepeatable() {
    begin();
    ok("{'cmd':'random','moves':9,'seed':'4'}");
    String one = everything();
    begin();
    ok("{'cmd':'random','moves':9,'seed':4}");
    assertThat(everything()).isEqualTo(one);

    begin();
    ok("{'cmd':'random','moves':9,'seed':5}");
    assertThat(everything()).isNotEqualTo(one);
    begin();
    assertThat(ok("{'cmd':'random','moves':0}").get("moves").intValue()).isZero();
  }

  @Test
  void aGameIsSavedAndRestored() {
    begin();
    ok("{'cmd':'random','moves':9,'seed':4}");
    JsonNode saved = ok("{'cmd':'save'}").get("saved");
    String before = everything();
    ok("{'cmd':'random','moves':3}");

    JsonNode reply = ok("{'cmd':'restore','saved':" + saved + "}");

    assertThat(everything()).isEqualTo(before);
    assertThat(reply.get("commitment").stringValue()).isEqualTo(Seed.of(7).commitment());
    assertThat(reply.get("events")).isEmpty();
    refused("{'cmd':'restore','saved':{}}", "save");
    assertThat(everything()).isEqualTo(before);
  }

  @Test
  void aStandingOrderIsKept() {
    begin();
    ok("{'cmd':'order','seat':1,'order':1}");

    assertThat(ok("{'cmd':'state'}").get("state").get("state").get("standingOrders").toString())
        .isEqualTo("[0,1]");
    refused("{'cmd':'order','seat':5,'order':1}", "order");
  }

  @Test
  void rulesAreSearched() {
    JsonNode rules = ok("{'cmd':'rules','game':'lanterns','word':'sings'}").get("rules");

    assertThat(rules.toString())
        .isEqualTo(
            "[{\"id\":\"LAN-TURN-02\",\"chapter\":\"A turn\",\"ruling\":true,"
                + "\"text\":\"Nobody sings in the dark.\",\"reason\":\"The book is silent.\"}]");
    refused("{'cmd':'rules'}", "no-game");
    begin();
    assertThat(ok("{'cmd':'rules'}").get("rules")).hasSize(4);
  }

  @Test
  void aRuleThatFailsLeavesEverythingAsItWas() {
    // The door logs what failed; here that is the point and no news.
    Logger.getLogger(EngineDoor.class.getName()).setLevel(Level.OFF);
    ok("{'cmd':'new','game':'lanterns','seats':2,'seed':7,'options':{'lit':true}}");
    ok("{'cmd':'answer','seat':0,'option':'rest'}");
    String before = everything();

    refused("{'cmd':'answer','seat':1,'option':'crash'}", "internal");
    assertThat(everything()).isEqualTo(before);
    refused("{'cmd':'answer','seat':1,'option':'sink'}", "internal");
    assertThat(everything()).isEqualTo(before);
    // Random play stumbles over the same rules after some good moves.
    refused("{'cmd':'random','moves':1000,'seed':1}", "internal");
    assertThat(everything()).isEqualTo(before);
    ok("{'cmd':'answer','seat':1,'option':'rest'}");
  }

  @Test
  void quitClosesTheDoor() {
    assertThat(door.isClosed()).isFalse();
    ok("{'cmd':'quit'}");
    assertThat(door.isClosed()).isTrue();
  }
}

package horda.app.contract;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import horda.wire.EngineDoor;
import horda.wire.Json;
import horda.wire.Shelf;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// What goes through the engine's door is what its two schemas say.
class EngineSchemaTest {
  private static final Shelf SHELF = Shelf.standard();
  private static final Schema REQUEST = schema("EngineRequest");
  private static final Schema REPLY = schema("EngineReply");

  private static Schema schema(String name) {
    String text = Contract.of(SHELF).files().get(Contract.SCHEMAS.resolve(Contract.schema(name)));
    return SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12).getSchema(text);
  }

  static Iterable<String> games() {
    return SHELF.ids();
  }

  private final EngineDoor door = new EngineDoor(SHELF);

  /// Gives the reply; ' stands for ".
  private String say(String line) {
    String in = line.replace('\'', '"');
    assertThat(REQUEST.validate(in, InputFormat.JSON)).as(line).isEmpty();
    String out = door.line(in);
    assertThat(REPLY.validate(out, InputFormat.JSON)).as(line).isEmpty();
    assertThat(Json.parse(out).get("ok").booleanValue()).as(out).isTrue();
    return out;
  }

  @ParameterizedTest
  @MethodSource("games")
  void aSession(String game) {
    int seats = SHELF.game(game).minSeats();
    say("{'cmd':'hello','id':1}");
    say("{'cmd':'games','lang':'es','id':'two'}");
    String begun = say("{'cmd':'new','game':'%s','seats':%d,'seed':7}".formatted(game, seats));
    var asked = Json.parse(begun).get("turn").get(0);
    String at =
        "'seat':%s,'option':'%s'"
            .formatted(asked.get("seat"), asked.get("options").get(0).get("id").stringValue());
    say("{'cmd':'preview'," + at + "}");
    say("{'cmd':'answer'," + at + "}");
    say("{'cmd':'random','moves':40,'seed':'3'}");
    say("{'cmd':'view','seat':0}");
    say("{'cmd':'result'}");
    String state = Json.parse(say("{'cmd':'state'}")).get("state").toString();
    String saved = Json.parse(say("{'cmd':'save'}")).get("saved").toString();
    say("{'cmd':'log'}");
    say("{'cmd':'restore','saved':" + saved + "}");
    say("{'cmd':'load','state':" + state + "}");
    say("{'cmd':'order','seat':0,'order':0}");
    say("{'cmd':'random'}");
    say("{'cmd':'result'}");
    say("{'cmd':'rules','word':'dice'}");
    say("{'cmd':'quit'}");
  }

  @ParameterizedTest
  @MethodSource("wrong")
  void whatDoesNotFitIsRefusedAndTheRefusalFits(String line) {
    String in = line.replace('\'', '"');
    String out = door.line(in);

    assertThat(REQUEST.validate(in, InputFormat.JSON)).isNotEmpty();
    assertThat(REPLY.validate(out, InputFormat.JSON)).isEmpty();
    assertThat(Json.parse(out).get("ok").booleanValue()).isFalse();
    assertThat(REPLY.validate(out.replace("\"code\"", "\"cod\""), InputFormat.JSON)).isNotEmpty();
  }

  static List<String> wrong() {
    return List.of(
        "{'cmd':'dance'}",
        "{'cmd':'new','seats':2}",
        "{'cmd':'hello','more':1}",
        "{'cmd':'new','game':'six-nights','seats':'two'}",
        "{'cmd':'hello','id':[1]}");
  }
}

package horda.wire;

import static org.assertj.core.api.Assertions.assertThat;

import horda.engine.Match;
import horda.engine.Refusal;
import horda.engine.Seed;
import horda.engine.Setup;
import horda.wire.lantern.LanternBox;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.node.ObjectNode;

/// What the door reads is what the schema of its requests says.
class EngineRequestTest {
  private static final Shelf SHELF = Shelf.of(new LanternBox());
  private static final SortedMap<String, RequestSchema> SCHEMA =
      RequestSchema.of("EngineRequest", "cmd");

  /// Of every line; read by the door itself.
  private static final Set<String> EVERYWHERE = Set.of("id", "lang");

  /// Each command with all its fields.
  private static final List<String> LINES =
      List.of(
          "{'cmd':'hello'}",
          "{'cmd':'games'}",
          "{'cmd':'new','game':'lanterns','seats':2,'seed':7,'options':{'length':'short'},"
              + "'names':['Ana','Ben']}",
          "{'cmd':'answer','seat':0,'option':'rest'}",
          "{'cmd':'undo','seat':0}",
          "{'cmd':'order','seat':0,'order':0}",
          "{'cmd':'random','moves':1,'seed':'3'}",
          "{'cmd':'view','seat':1}",
          "{'cmd':'preview','seat':0,'option':'draw'}",
          "{'cmd':'state'}",
          "{'cmd':'load','state':STATE,'names':['Ana','Ben']}",
          "{'cmd':'save'}",
          "{'cmd':'restore','saved':SAVED}",
          "{'cmd':'result'}",
          "{'cmd':'log'}",
          "{'cmd':'rules','game':'lanterns','word':'sings'}",
          "{'cmd':'quit'}");

  private final SeatedMatch table = table();

  private static SeatedMatch table() {
    Setup setup = Setup.of(SHELF.game("lanterns"), 2, Map.of(), Seed.of(7));
    Match<?> match = new Match<>(SHELF.game("lanterns"), setup);
    match.answer(0, "rest");
    match.undo(0);
    return new SeatedMatch(match, List.of());
  }

  static List<String> lines() {
    return LINES;
  }

  private Form form(String line) {
    return form(node(line));
  }

  private static Form form(ObjectNode node) {
    return Form.of(node, "line", (field, why) -> new Refusal("line", "", field + " " + why));
  }

  private ObjectNode node(String line) {
    String state = StateJson.write(table.match()).toString();
    String saved = SavedGame.of(SHELF, table.match(), List.of()).json().toString();
    String text = line.replace('\'', '"').replace("STATE", state).replace("SAVED", saved);
    return (ObjectNode) Json.parse(text);
  }

  private void run(Form form) {
    try {
      var unused = new DoorCommands(SHELF, table, Language.EN, null).run(form);
    } catch (Refusal refusal) {
      assertThat(refusal.code()).as(refusal.getMessage()).isEqualTo("undo");
    }
  }

  @Test
  void everyCommandHasASchema() {
    assertThat(SCHEMA.keySet()).containsExactlyInAnyOrderElementsOf(DoorCommands.NAMES);
    assertThat(LINES.stream().map(line -> node(line).get("cmd").stringValue()))
        .containsExactlyInAnyOrderElementsOf(DoorCommands.NAMES);
  }

  @ParameterizedTest
  @MethodSource("lines")
  void theDoorReadsJustTheFieldsOfTheSchema(String line) {
    Form form = form(line);
    run(form);

    Set<String> expected = new TreeSet<>(SCHEMA.get(form.text("cmd")).fields());
    expected.removeAll(EVERYWHERE);
    assertThat(form.asked()).containsExactlyInAnyOrderElementsOf(expected);
    assertThat(node(line).propertyNames()).containsExactlyInAnyOrderElementsOf(expected);
  }

  @ParameterizedTest
  @MethodSource("lines")
  void aFieldCanBeLeftOutIfTheSchemaSaysSo(String line) {
    ObjectNode whole = node(line);
    RequestSchema schema = SCHEMA.get(whole.get("cmd").stringValue());
    for (String field : List.copyOf(whole.propertyNames())) {
      ObjectNode without = whole.deepCopy();
      without.remove(field);
      boolean missed = false;
      try {
        var unused = new DoorCommands(SHELF, table, Language.EN, null).run(form(without));
      } catch (Refusal refusal) {
        missed = refusal.code().equals("line");
      }
      assertThat(missed).as(field).isEqualTo(schema.required().contains(field));
    }
  }
}

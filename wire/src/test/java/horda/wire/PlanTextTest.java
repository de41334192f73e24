package horda.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import horda.engine.Data;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

class PlanTextTest {
  private static String written(String json) {
    return PlanText.of((ObjectNode) Json.parse(json.replace('\'', '"')));
  }

  @Test
  void aPlanIsWrittenAsPeopleWriteIt() {
    String text =
        written(
            "{'id':'M1','title':{'en':'Last Call','es':'Última ronda'},'tiles':[['6V^270','--']],"
                + "'start':['2V:K1'],'doors':[{'at':'4V:S2+4V:K1','colour':'blue','open':true}],"
                + "'numbers':{'1':'2V:A'},'spare':[],'minutes':60}");

    assertThat(text)
        .isEqualTo(
            """
            id: M1
            title: {en: "Last Call", es: "Última ronda"}

            tiles:
              - [6V^270, --]
            start: [2V:K1]

            doors:
              - {at: 4V:S2+4V:K1, colour: blue, open: yes}
            numbers: {1: 2V:A}
            spare: []
            minutes: 60
            """);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        "-",
        "--",
        "null",
        "~",
        "yes",
        "007",
        "a: b",
        "a:b",
        "a #b",
        "#a",
        "{x}",
        "[x]",
        "x,y",
        "*a",
        "&a",
        "!a",
        "|",
        ">",
        "%a",
        "@a",
        "`a",
        "?",
        "? a",
        "'a'",
        "\"a\"",
        "a\\b",
        "a\nb",
        "a\tb",
        "a\u0000b",
        "a\u0085b",
        "a\u2028b",
        "---",
        "...",
        "a:",
        ":a",
        "- a",
        "ñandú",
        "𝄞",
        "\u007f"
      })
  void whateverAWordIsItIsReadAsItWas(String word) {
    // given
    ObjectNode plan = Json.object().put("alone", word);
    plan.putArray("list").add(word).add("x");
    plan.putArray("rows").addObject().put("in", word).putArray("deep").add(word);
    if (!word.isEmpty()) {
      plan.put(word, "as a key");
    }

    // when
    JsonNode again = PlanJson.of(YamlData.traced(PlanText.of(plan)));

    // then
    assertThat(again).isEqualTo(plan);
  }

  @Test
  void aTracedTreeTellsTheWayToEveryPlace() {
    Data plan = YamlData.traced("id: x\ndoors:\n  - {at: a}\n  - {at: b}\n");

    assertThat(plan.where()).isEqualTo(" line 1");
    assertThat(plan.at("doors").items().get(1).at("at").where()).isEqualTo("doors/1/at line 4");
    assertThatThrownBy(() -> plan.at("doors").items().get(1).at("at").num())
        .isInstanceOf(Data.Fault.class)
        .hasMessage("doors/1/at line 4: 'at' must be a whole number, not 'b'");
  }

  @Test
  void aKeyWithNothingBehindItIsNull() {
    assertThat(PlanJson.of(YamlData.traced("tents:\n")).get("tents").isNull()).isTrue();
  }
}

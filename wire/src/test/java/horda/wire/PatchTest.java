package horda.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

class PatchTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          {"a":1}                        | {"a":1}                   | []
          {"a":1}                        | {"a":2}                   | [{"p":"a","v":2}]
          {"a":1,"b":2}                  | {"b":2}                   | [{"p":"a"}]
          {"b":2}                        | {"a":null,"b":2}          | [{"p":"a","v":null}]
          {"a":[1,2,3]}                  | {"a":[1,2,3,4]}           | [{"p":"a/3","v":4}]
          {"a":["a long one","another"]} | {"a":["a long one"]}      | [{"p":"a","len":1}]
          {"a":["quite a long one"]}     | {"a":["quite a long one","b"]} | [{"p":"a/1","v":"b"}]
          {"v":{"p":[{"z":1,"n":"church"},{"z":2,"n":"bank"}]}} | {"v":{"p":[{"z":1,"n":"church"},{"z":3,"n":"bank"}]}} | [{"p":"v/p/1/z","v":3}]
          {"a/b":{"~":1,"long":"enough to tell"}} | {"a/b":{"~":2,"long":"enough to tell"}} | [{"p":"a~1b/~0","v":2}]
          """)
  void tellsJustWhatChanged(String before, String after, String steps) {
    assertThat(Patch.between(object(before), object(after))).isEqualTo(Json.parse(steps));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8})
  void makesTheOneOfTheOther(int seed) {
    Random random = new Random(seed);
    ObjectNode before = randomObject(random, 3);
    for (int i = 0; i < 200; i++) {
      ObjectNode after = before.deepCopy();
      disturb(after, random);
      ObjectNode patched = before.deepCopy();

      Patch.apply(patched, Patch.between(before, after));

      assertThat(patched).isEqualTo(after);
      before = after;
    }
  }

  @Test
  void isNeverMuchLongerThanTheWhole() {
    ObjectNode before = object("{\"hand\":[1,2,3,4,5,6,7,8]}");
    ObjectNode after = object("{\"hand\":[2,3,4,5,6,7,8]}");

    assertThat(Json.line(Patch.between(before, after)))
        .isEqualTo("[{\"p\":\"hand\",\"v\":[2,3,4,5,6,7,8]}]");
  }

  private static ObjectNode object(String text) {
    return (ObjectNode) Json.parse(text);
  }

  private static void disturb(JsonNode node, Random random) {
    switch (node) {
      case ObjectNode object -> {
        String name = "f" + random.nextInt(6);
        JsonNode below = object.get(name);
        if (below != null && below.isContainer() && random.nextInt(4) > 0) {
          disturb(below, random);
        } else if (random.nextInt(3) == 0) {
          object.remove(name);
        } else {
          object.set(name, randomNode(random, 2));
        }
      }
      case ArrayNode list -> {
        if (list.isEmpty() || random.nextInt(3) == 0) {
          list.add(randomNode(random, 1));
        } else if (random.nextBoolean()) {
          list.remove(random.nextInt(list.size()));
        } else {
          list.set(random.nextInt(list.size()), randomNode(random, 1));
        }
      }
      default -> {}
    }
  }

  private static ObjectNode randomObject(Random random, int depth) {
    ObjectNode object = Json.object();
    for (int i = 0; i < 5; i++) {
      object.set("f" + i, randomNode(random, depth));
    }
    return object;
  }

  private static JsonNode randomNode(Random random, int depth) {
    return switch (depth == 0 ? random.nextInt(2) : random.nextInt(4)) {
      case 0 -> Json.MAPPER.valueToTree(random.nextInt(10));
      case 1 -> Json.MAPPER.valueToTree("word" + random.nextInt(10));
      case 2 -> randomObject(random, depth - 1);
      default -> {
        ArrayNode list = Json.array();
        for (int i = random.nextInt(6); i > 0; i--) {
          list.add(randomNode(random, depth - 1));
        }
        yield list;
      }
    };
  }
}

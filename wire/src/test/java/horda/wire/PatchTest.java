package horda.wire;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
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
  void itsStepsMakeTheOneOfTheOther(String before, String after, String steps) {
    ObjectNode patched = object(before);

    Patch.apply(patched, Json.parse(steps));

    assertThat(patched).isEqualTo(object(after));
  }

  private static ObjectNode object(String text) {
    return (ObjectNode) Json.parse(text);
  }
}

package horda.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import horda.engine.Data;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class YamlDataTest {
  private static Data read(String text) {
    return YamlData.parse("content.yaml", text);
  }

  private static void fails(String text, Consumer<Data> use, String message) {
    assertThatThrownBy(() -> use.accept(read(text)))
        .isInstanceOf(Data.Fault.class)
        .hasMessage(message);
  }

  @Test
  void aTreeIsReadInTheOrderOfTheFile() {
    Data data = read("b: {hp: 3, fast: yes}\na: [x, '7']\n");

    assertThat(data.keys()).containsExactly("b", "a");
    assertThat(data.at("b").at("hp").num()).isEqualTo(3);
    assertThat(data.at("b").flag("fast")).isTrue();
    assertThat(data.at("b").flag("slow")).isFalse();
    assertThat(data.at("a").items()).extracting(Data::text).containsExactly("x", "7");
    assertThat(data.at("a").isList()).isTrue();
    assertThat(data.isMap()).isTrue();
  }

  @Test
  void aFaultNamesFileLineKeyAndValue() {
    fails(
        "# note\n\ncards:\n  - id: x\n    hp: three\n",
        d -> d.at("cards").items().getFirst().at("hp").num(),
        "content.yaml line 5: 'hp' must be a whole number, not 'three'");
  }

  @Test
  void aMissingKeyIsAFaultThatKnowsASimilarOne() {
    fails(
        "a: 1\nvitalty: 2\n",
        d -> d.at("vitality"),
        "content.yaml line 1: 'vitality' is missing; did you mean 'vitalty'?");
  }

  @Test
  void aDuplicateKeyIsFoundWhereNobodyLooks() {
    fails(
        "a: 1\nb:\n  c: 1\n  d: 2\n  c: 3\n",
        d -> {},
        "content.yaml line 5: 'c' stands here twice (first near line 3); keep one");
  }

  @Test
  void wrongKindsAreSaid() {
    fails(
        "a: [1]",
        d -> d.at("a").text(),
        "content.yaml line 1: 'a' must be a plain value, not a list");
    fails(
        "a: {b: 1}", d -> d.at("a").items(), "content.yaml line 1: 'a' must be a list, not a map");
    fails("a:", d -> d.at("a").text(), "content.yaml line 1: 'a' must be a plain value, not empty");
    fails("a: maybe", d -> d.flag("a"), "content.yaml line 1: 'a' must be yes or no, not 'maybe'");
    fails(
        "a:\n - 1\n - x\n",
        d -> d.at("a").items().get(1).num(),
        "content.yaml line 3: item 2 of 'a' must be a whole number, not 'x'");
    fails(
        "x", Data::keys, "content.yaml line 1: the file must be a map of keys and values, not 'x'");
  }

  @ParameterizedTest
  @CsvSource({"1.5", "99999999999", "0x10", "1e3", "''", "1_000"})
  void onlyWholeNumbersAreNumbers(String text) {
    assertThatThrownBy(() -> read("a: " + (text.isEmpty() ? "''" : text)).at("a").num())
        .isInstanceOf(Data.Fault.class)
        .hasMessageContaining("'a' must be a whole number");
  }

  @Test
  void brokenYamlIsAFaultWithItsLine() {
    assertThatThrownBy(() -> read("a: 1\nb: [1, 2\nc: 3\n"))
        .isInstanceOf(Data.Fault.class)
        .hasMessageStartingWith("content.yaml line 3: no YAML: ");
  }

  @Test
  void aliasesAreRefused() {
    fails(
        "a: &x [1]\nb: *x\n",
        d -> {},
        "content.yaml line 2: aliases (*name) are not allowed; write the value out");
  }

  @Test
  void depthIsLimitedBeforeTheStackIs() {
    fails("[".repeat(50_000), d -> {}, "content.yaml line 1: nested deeper than 32");
    assertThat(read("[".repeat(32) + "]".repeat(32)).isList()).isTrue();
  }

  @Test
  void sizeIsLimited() {
    fails(
        "a: " + "x".repeat(YamlData.MOST_CHARS),
        d -> {},
        "content.yaml line 1: the file is larger than 4194304 characters");
  }

  @Test
  void anEmptyFileIsAnEmptyMap() {
    assertThat(read("# nothing\n").keys()).isEmpty();
  }

  @Test
  void keysThatAreNoWordsAreRefused() {
    fails("[a, b]: 1", d -> {}, "content.yaml line 1: a key must be a plain word");
  }

  @Test
  void twoDocumentsInOneFileAreRefused() {
    assertThatThrownBy(() -> read("a: 1\n---\nb: 2\n")).isInstanceOf(Data.Fault.class);
  }
}

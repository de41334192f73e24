package horda.app.play;

import static org.assertj.core.api.Assertions.assertThat;

import horda.engine.Option;
import horda.engine.Phrase;
import horda.wire.Language;
import horda.wire.Shelf;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/// How typed words are understood.
class OptionListTest {
  private static OptionList offer(String... ids) {
    return new OptionList(
        Arrays.stream(ids).map(id -> Option.of(id, Phrase.of("option." + id))).toList(),
        Shelf.standard().texts("cards-of-the-dead", Language.EN));
  }

  private static final OptionList MANY =
      offer(
          "end",
          "walk:4.3",
          "walk:4.5",
          "use:note",
          "use:bat",
          "use:bat-2",
          "give:note:dan",
          "give:bat:dan",
          "give:note:selena",
          "go:exit",
          "exchange:a:b",
          "exchange:a:c");

  @Test
  void fewOptionsAreListedAsTheyAre() {
    assertThat(offer("done", "discard:a", "discard:b").lines("")).hasSize(3);
  }

  @Test
  void manyAreGatheredByVerbAndTheClosingOneComesLast() {
    assertThat(MANY.lines("").stream().map(OptionList.Line::prefix))
        .containsExactly("walk:", "use:", "give:", "go:", "exchange:", "end");
    assertThat(MANY.lines("walk:")).hasSize(2);
  }

  @Test
  void numbersCountTheLinesOnTheScreen() {
    assertThat(MANY.read("1", "")).isEqualTo(new OptionList.Narrowed("walk:"));
    assertThat(MANY.read("2", "walk:")).isEqualTo(chosen("walk:4.5"));
    assertThat(MANY.read("6", "")).isEqualTo(chosen("end"));
    assertThat(MANY.read("7", "")).isEqualTo(new OptionList.Unknown());
    assertThat(MANY.read("0", "")).isEqualTo(new OptionList.Unknown());
  }

  @Test
  void wordsAndTheirBeginnings() {
    assertThat(MANY.read("walk", "")).isEqualTo(new OptionList.Narrowed("walk:"));
    assertThat(MANY.read("W", "")).isEqualTo(new OptionList.Narrowed("walk:"));
    assertThat(MANY.read("walk:4.3", "")).isEqualTo(chosen("walk:4.3"));
    assertThat(MANY.read("walk 4.5", "")).isEqualTo(chosen("walk:4.5"));
    assertThat(MANY.read("4.5", "walk:")).isEqualTo(chosen("walk:4.5"));
    assertThat(MANY.read("go", "")).isEqualTo(chosen("go:exit"));
    assertThat(MANY.read("use bat", "")).isEqualTo(chosen("use:bat"));
    assertThat(MANY.read("give note", "")).isEqualTo(new OptionList.Narrowed("give:note"));
    assertThat(MANY.read("end", "walk:")).isEqualTo(chosen("end"));
    assertThat(MANY.read("us no", "")).isEqualTo(chosen("use:note"));
    assertThat(MANY.read("gi no da", "")).isEqualTo(chosen("give:note:dan"));
    assertThat(MANY.read("g", "")).isInstanceOf(OptionList.Unclear.class);
    assertThat(MANY.read("zzz", "")).isEqualTo(new OptionList.Unknown());
  }

  private static OptionList.Chosen chosen(String id) {
    return new OptionList.Chosen(
        MANY.options().stream().filter(o -> o.id().equals(id)).findFirst().orElseThrow());
  }
}

package horda.shape;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// A row of a data file is read as its record declares it.
class RowsTest {
  private static final String CARD =
      """
      @Row("a card") public record Card(String id, @In(min = 1, max = 9) int bulletHoles, int price,
          boolean loud, Kind kind, Deed deed, Gender gender) {
        enum Kind { FINE_FOOD, TOOL }
        enum Deed { NONE, RUN }
      }
      """;

  /// A row of plain words: `id=axe`.
  private static final String LINE =
      """
      public record Line(String where, java.util.Map<String, String> words) implements Data {
        static Line of(String... words) {
          java.util.Map<String, String> map = new java.util.LinkedHashMap<>();
          for (String word : words) { map.put(word.split("=")[0], word.split("=")[1]); }
          return new Line("line 1", map);
        }
        public boolean isMap() { return true; }
        public boolean isList() { return false; }
        public java.util.List<String> keys() { return java.util.List.copyOf(words.keySet()); }
        public boolean has(String key) { return words.containsKey(key); }
        public Data at(String key) {
          if (!has(key)) { throw new Data.Fault(this, "no " + key); }
          return new Line(words.get(key), java.util.Map.of());
        }
        public java.util.List<Data> items() { return java.util.List.of(this); }
        public String text() { return where; }
        public int num() { return Integer.parseInt(where); }
        public boolean flag() { return where.equals("yes"); }
      }
      """;

  @TempDir Path folder;

  private String told(String words) throws Exception {
    Compiled game =
        Compiled.of(
            folder,
            CARD,
            LINE,
            """
            public final class Check {
              public static String told() {
                try {
                  return CardRow.list(Line.of("%s".split(" "))).getFirst().toString();
                } catch (Data.Fault fault) {
                  return fault.getMessage();
                }
              }
            }
            """
                .formatted(words));
    assertThat(game.errors()).isEmpty();
    return game.told("Check");
  }

  @Test
  void everyComponentIsAWordOfTheRow() throws Exception {
    assertThat(told("id=axe bullet-holes=3 price=7 loud=yes kind=fine-food deed=run gender=f"))
        .isEqualTo(
            "Card[id=axe, bulletHoles=3, price=7, loud=true, kind=FINE_FOOD, deed=RUN,"
                + " gender=FEMININE]");
  }

  @Test
  void whatNeedsNoWordHasAPlainValue() throws Exception {
    assertThat(told("id=axe price=7 kind=tool provenance=D"))
        .isEqualTo(
            "Card[id=axe, bulletHoles=1, price=7, loud=false, kind=TOOL, deed=NONE,"
                + " gender=MASCULINE]");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "id=axe kind=tool|line 1: no price",
        "id=axe price=7 kind=tool bullet-holes=10|10: 'bullet-holes' is 1 to 9, not 10",
        "id=axe price=7 kind=toy|toy: 'toy' is none of fine-food, tool",
        "id=axe price=7 kind=tool edge=2|2: 'edge' is no word of a card; known are id,"
            + " bullet-holes, price, loud, kind, deed, gender, provenance",
      })
  void whatARowCannotSayIsAFaultAtItsPlace(String words, String fault) throws Exception {
    assertThat(told(words)).isEqualTo(fault);
  }

  @Test
  void aRowIsMadeOfPlainThings() {
    Compiled game = Compiled.of(folder, "@Row(\"a card\") public record Bad(Thread worker) {}");

    assertThat(game.errors())
        .containsExactly(
            "a row is made of numbers, flags, texts, enums and a gender, not of java.lang.Thread");
  }
}

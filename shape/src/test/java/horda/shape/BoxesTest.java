package horda.shape;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// A game that is made of its content needs no box of its own.
class BoxesTest {
  @TempDir Path folder;

  private Compiled inn(String content) {
    return Compiled.of(
        folder,
        "@Boxed public abstract class Inn implements Game<State> {"
            + " public static final String ID = \"inn\"; Inn(Content content) {} }",
        content);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "public Content(Data file) {}|new small.Content(files.read",
        "public static Content read(Data file) { return new Content(); }|small.Content.read(files.",
      })
  void aBoxReadsTheContentAndStandsOnTheShelf(String how, String read) {
    Compiled game = inn("public class Content { %s }".formatted(how));

    assertThat(game.file("small/InnBox.java")).contains("return Inn.ID;").contains(read);
    assertThat(game.file("META-INF/services/horda.engine.GameBox")).isEqualTo("small.InnBox\n");
  }

  @Test
  void aGameWithoutContentHasNoBox() {
    Compiled game = Compiled.of(folder, "@Boxed public class Inn {}");

    assertThat(game.errors()).containsExactly("a game in a box is made of its content alone");
  }
}

package horda.shape;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A record that is written down gets a writer, or the build says why it cannot.
class WrittenRecordTest {
  @TempDir Path folder;

  private Compiled view(String components, String members) {
    return Compiled.of(
        folder,
        """
        package toy;
        import horda.engine.*;
        import horda.engine.shape.*;
        import java.util.*;
        public record View(
          %s) implements ViewWritten {

          %s
        }
        """
            .formatted(components, members));
  }

  @Test
  void itsWriterWritesEveryComponentInOrder() throws Exception {
    Compiled compiled =
        view(
            """
            int day, long seed, double share, boolean over, String zone, Mood mood, Ref ref,
            List<Card> cards, int[][] grid, Map<String, Integer> box, @Nullable Card top,
            List<@Nullable String> slots, @LeftOut @Nullable String note, Written other\
            """,
            """
            enum Mood { CALM, VERY_TENSE }
            record Card(String id, @Nullable Card under) {}
            static View sample() {
              Written other = pen -> pen.text("other");
              return new View(1, 2L, 0.5, true, "main", Mood.VERY_TENSE, new Ref("card", 3),
                List.of(new Card("axe", new Card("gun", null))), new int[][] {{1, 2}, {}},
                Map.of("b", 2, "a", 1), null, Arrays.asList("x", null), null, other);
            }
            """);

    assertThat(compiled.errorsWithLines()).isEmpty();
    assertThat(strokes("toy.View"))
        .isEqualTo(
            "{ day: 1 seed: 2 share: 0.5 over: true zone: main mood: very-tense ref: card:3"
                + " cards: [ { id: axe under: { id: gun under: null } } ]"
                + " grid: [ [ 1 2 ] [ ] ] box: { a: 1 b: 2 } top: null slots: [ x null ]"
                + " other: other }");
  }

  @Test
  void aNestedRecordHasAWriterNamedAfterBoth() {
    Compiled compiled =
        Compiled.of(
            folder,
            """
            package toy;
            import horda.engine.*;
            public interface Message extends Written {
              record Hello(int version) implements Message, MessageHelloWritten {}
            }
            """);

    assertThat(compiled.errorsWithLines()).isEmpty();
    assertThat(compiled.file("toy/MessageHelloWriter.java"))
        .contains("public static void write(toy.Message.Hello v, Pen pen)");
  }

  @Test
  void aTypeWithoutAShapeIsAnErrorAtItsPlace() {
    assertThat(view("int day,\n  Thread worker", "").errorsWithLines())
        .first()
        .asString()
        .startsWith("7: a java.lang.Thread has no shape; records, enums, lists");
  }

  @Test
  void aSetHasNoOrderAndSoNoShape() {
    assertThat(view("Set<String> words", "").errorsWithLines())
        .first()
        .asString()
        .startsWith("6: a java.util.Set<java.lang.String> has no shape");
  }

  @Test
  void twoShapesOfOneNameAreAnErrorAtTheSecond() {
    assertThat(
            view(
                    "Card card, Piles piles",
                    "record Card(int id) {}\nrecord Piles(Card top) {\n record Card(int id) {} }")
                .errorsWithLines())
        .contains("10: two shapes of one document are called Card; rename one");
  }

  @Test
  void anEnumMustNotBeCalledLikeARecord() {
    assertThat(
            view(
                    "Card card, Piles piles",
                    "record Card(int id) {}\nrecord Piles(Card top) {\n enum Card { A } }")
                .errorsWithLines())
        .contains("10: two shapes of one document are called Card; rename one");
  }

  @Test
  void onlyWhatMayBeNullCanBeLeftOut() {
    assertThat(view("@LeftOut String note", "").errorsWithLines())
        .contains("6: only what may be null can be left out");
  }

  @Test
  void keysOfAMapAreTexts() {
    assertThat(view("Map<Integer, String> names", "").errorsWithLines())
        .contains("6: the keys of a map that is written down are texts");
  }

  @Test
  void aRecordWithTypeParametersHasNoShape() {
    assertThat(view("Box<String> box", "record Box<T>(T what) {}").errorsWithLines())
        .contains("8: a record with type parameters has no shape");
  }

  @Test
  void aPrivateRecordCannotBeWritten() {
    assertThat(view("Secret secret", "private record Secret(int number) {}").errorsWithLines())
        .contains("8: a private record cannot be written down; its writer cannot see it");
  }

  @Test
  void aRecordThatIsNotWrittenGetsNoWriter() {
    Compiled compiled = Compiled.of(folder, "package toy; public record Plain(Thread worker) {}");

    assertThat(compiled.errorsWithLines()).isEmpty();
    assertThat(folder.resolve("toy/PlainWriter.java")).doesNotExist();
  }

  /// Runs `sample()` and writes it with a pen that prints what it is asked to do.
  private String strokes(String type) throws IOException, ReflectiveOperationException {
    StringBuilder strokes = new StringBuilder();
    URL[] here = {folder.toUri().toURL()};
    try (URLClassLoader loader = new URLClassLoader(here, null)) {
      Class<?> pen = loader.loadClass("horda.engine.Pen");
      Object printer =
          Proxy.newProxyInstance(
              loader,
              new Class<?>[] {pen},
              (_, method, args) -> {
                strokes.append(' ').append(stroke(method, args));
                return null;
              });
      Method sample = loader.loadClass(type).getDeclaredMethod("sample");
      sample.setAccessible(true);
      Object made = sample.invoke(null);
      made.getClass().getMethod("write", pen).invoke(made, printer);
    }
    return strokes.substring(1);
  }

  private static String stroke(Method method, Object[] args) {
    return switch (method.getName()) {
      case "open" -> "{";
      case "close" -> "}";
      case "list" -> "[";
      case "end" -> "]";
      case "nothing" -> "null";
      case "name" -> args[0] + ":";
      default -> String.valueOf(args[0]);
    };
  }
}

package horda.shape;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// A step that has a name is written, read and checked.
class StepsTest {
  private static final String STATE =
      """
      public class Road extends State {
        public Road() { super(3, Seed.of(1), new StepBook<Road>()); }
        public int towns() { return 5; }
        protected void part() {}
        protected void describe(Fields f) {}
      }
      """;

  private static final String STEPS =
      """
      public interface Moves {
        enum Gait { WALK, RUN }

        @Named("go")
        record Go(@Seat int seat, boolean back, Gait gait, @In(min = 1, max = 9) int miles)
            implements Step<Road> {
          public void run(Road s, Out out) {}
        }

        @Named("tour")
        record Tour(@SetOf("towns") long seen, @Of(value = "towns", none = true) java.util.List<Integer> next)
            implements Step<Road> {
          public void run(Road s, Out out) {}
          public boolean fits(Road s) { return next.size() < 3; }
        }

        @Named("rest")
        record Rest() implements Step<Road> {
          public void run(Road s, Out out) {}
        }
      }
      """;

  @TempDir Path folder;

  private String told(String body) throws Exception {
    Compiled game =
        Compiled.of(
            folder,
            STATE,
            STEPS,
            """
            public final class Check {
              static final StepBook<Road> BOOK = RoadSteps.book();
              static String words(Step<Road> step) {
                return BOOK.name(step) + java.util.Arrays.toString(BOOK.args(step));
              }
              static boolean fits(String name, int... args) { return BOOK.fits(BOOK.read(name, args), new Road()); }
              static boolean refused(String name, int... args) {
                try { BOOK.read(name, args); return false; } catch (BadState bad) { return true; }
              }
              public static String told() { %s }
            }
            """
                .formatted(body));
    assertThat(game.errors()).isEmpty();
    return game.told("Check");
  }

  @Test
  void everyStepIsReadBackAsItWasWritten() throws Exception {
    assertThat(
            told(
                """
                Step<Road> go = new Moves.Go(2, true, Moves.Gait.RUN, 7);
                Step<Road> tour = new Moves.Tour(1L << 40 | 3, java.util.List.of(4, -1));
                return words(go) + words(tour) + words(new Moves.Rest())
                    + BOOK.read("go", 2, 1, 1, 7).equals(go)
                    + BOOK.read("tour", 3, 256, 4, -1).equals(tour)
                    + BOOK.read("rest").equals(new Moves.Rest());
                """))
        .isEqualTo("go[2, 1, 1, 7]tour[3, 256, 4, -1]rest[]truetruetrue");
  }

  @Test
  void whatNoTableKnowsIsRefused() throws Exception {
    assertThat(
            told(
                """
                return "" + refused("dance") + refused("go", 2, 1, 1) + refused("go", -1, 1, 1, 7)
                    + refused("go", 2, 2, 1, 7) + refused("go", 2, 1, 2, 7) + refused("go", 2, 1, 1, 10)
                    + refused("rest", 0) + refused("tour", 3) + refused("tour", 3, 0, -2);
                """))
        .isEqualTo("true".repeat(9));
  }

  @Test
  void whatThisTableLacksDoesNotFit() throws Exception {
    assertThat(
            told(
                """
                return "" + fits("go", 2, 0, 0, 1) + fits("tour", 31, 0, -1, 4) + " "
                    + fits("go", 3, 0, 0, 1) + fits("tour", 32, 0) + fits("tour", 0, 1)
                    + fits("tour", 0, 0, 5) + fits("tour", 0, 0, 1, 1, 1);
                """))
        .isEqualTo("truetrue falsefalsefalsefalsefalse");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "@Named(\"a\") record A(int n) implements Step<Road>|a number of a step needs a range: @In, @Of, @UpTo or @SetOf",
        "@Named(\"a\") record A(long n) implements Step<Road>|a number of a step needs a range: @In, @Of, @UpTo or @SetOf",
        "@Named(\"a\") record A(String n) implements Step<Road>|a step is made of numbers, flags, enums and a list at the end, not of java.lang.String",
        "@Named(\"a\") record A(@Seat java.util.List<Integer> n, boolean b) implements Step<Road>|a list is the last component of a step",
        "@Named(\"a\") class A implements Step<Road>|a step with a name is a record",
        "@Named(\"rest\") record A() implements Step<Road>|two steps are called 'rest'",
      })
  void whatMeansNothingFailsTheBuild(String step, String sentence) throws Exception {
    Compiled game =
        Compiled.of(
            folder,
            STATE,
            """
            public interface Moves {
              @Named("rest") record Rest() implements Step<Road> { public void run(Road s, Out out) {} }
              %s { public void run(Road s, Out out) {} }
            }
            """
                .formatted(step));

    assertThat(game.errors()).containsExactly(sentence);
  }

  @Test
  void aNameIsForStepsAlone() throws Exception {
    Compiled game = Compiled.of(folder, "@Named(\"a\") public record A() {}");

    assertThat(game.errors()).containsExactly("a name is for a step of a game: it implements Step");
  }
}

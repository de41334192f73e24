package horda.shape;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// A field that stands in the state is copied, named, laid out and looked at.
class StatesTest {
  private static final String STATE =
      """
      @Saved public final class Inn extends InnParts {
        @Shared public final String house;
        public boolean open;
        @Word({"quiet", "loud"}) public int mood;
        @In(max = 9) public int guests;
        @SeatOrNone public int cook = -1;
        @SeatSet public int asleep;
        public long keys;
        @Length(2) public long[] ledger;
        @BySeat public byte[] coins;
        @SeatOrNone @BySeat public short[] friend;
        @In(min = 3, max = 8) @Filled(5) @Each("beds") public int[] price;
        @DescribedBy("tell") public String talk = "";
        @As("cellar") public Zones zones;

        public Inn(int seats) {
          super(seats, Seed.of(1), new StepBook<Inn>());
          house = "Inn";
          ZonePlan.Builder plan = new ZonePlan.Builder();
          plan.zone("barrels", 4);
          zones = new Zones(plan.plan());
          lay(this);
        }

        int beds() { return 3; }

        void tell(Fields f) { f.num("talk", talk.length(), 0, 99); }
      }
      """;

  /// Writes down what a state names, in its order.
  private static final String NOTES =
      """
      public final class Notes implements Fields {
        final StringBuilder all = new StringBuilder();
        private void note(String name, Object value) { all.append(name).append('=').append(value).append(' '); }
        public int num(String n, int v, int min, int max) { note(n, v + "[" + min + ".." + max + "]"); return v; }
        public long big(String n, long v) { note(n, v); return v; }
        public boolean flag(String n, boolean v) { note(n, v); return v; }
        public int word(String n, int v, String... w) { note(n, w[v]); return v; }
        public void nums(String n, byte[] v, int min, int max) { note(n, java.util.Arrays.toString(v)); }
        public void nums(String n, short[] v, int min, int max) { note(n, java.util.Arrays.toString(v)); }
        public void nums(String n, int[] v, int min, int max) { note(n, java.util.Arrays.toString(v) + "[" + min + ".." + max + "]"); }
        public long[] list(String n, long[] v) { return v; }
        public void zones(String n, Zones z) { note(n, z.size(0)); }
        public void agenda(String n, Agenda a) {}
        static String of(Inn inn) { Notes notes = new Notes(); inn.describe(notes); return notes.all.toString().strip(); }
      }
      """;

  @TempDir Path folder;

  private String told(String body) throws Exception {
    Compiled game =
        Compiled.of(
            folder,
            STATE,
            NOTES,
            "public final class Check { public static String told() { Inn inn = new Inn(2); %s } }"
                .formatted(body));
    assertThat(game.errors()).isEmpty();
    return game.told("Check");
  }

  @Test
  void aBlankTableIsNamedInTheOrderOfTheFields() throws Exception {
    assertThat(told("return Notes.of(inn);"))
        .isEqualTo(
            "open=false mood=quiet guests=0[0..9] cook=-1[-1..1] asleep=0[0..3] keys=0 ledger0=0"
                + " ledger1=0 coins=[0, 0] friend=[-1, -1] price=[5, 5, 5][3..8] talk=0[0..99]"
                + " cellar=0");
  }

  @Test
  void aCopyIsEqualAndSharesNothingThatChanges() throws Exception {
    assertThat(
            told(
                """
                inn.open = true; inn.mood = 1; inn.guests = 4; inn.keys = 5; inn.talk = "so";
                Inn copy = inn.copy();
                boolean equal = Notes.of(copy).equals(Notes.of(inn)) && copy.house == inn.house;
                String before = Notes.of(inn);
                copy.ledger[0]++; copy.coins[1]++; copy.friend[0]++; copy.price[2]++; copy.zones.add(0, 3);
                return equal + " " + before.equals(Notes.of(inn)) + " " + before.equals(Notes.of(copy));
                """))
        .isEqualTo("true true false");
  }

  @Test
  void plainFieldsHaveWordsForScenarios() throws Exception {
    assertThat(
            told(
                """
                inn.open = true; inn.mood = 1; inn.guests = 4;
                return InnParts.WORDS + " " + InnParts.look(inn, "open") + " " + InnParts.look(inn, "mood")
                    + " " + InnParts.look(inn, "guests") + " " + InnParts.look(inn, "cook");
                """))
        .isEqualTo("[open, mood, guests] yes loud 4 null");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "public final int day = 1;|a field that is copied cannot be final; @Shared if it is not",
        "public byte[] coins;|an array needs a length: @Each or @Length",
        "public String name;|a state is made of numbers, flags, arrays and Zones, not of java.lang.String",
      })
  void whatMeansNothingFailsTheBuild(String field, String sentence) throws Exception {
    Compiled game =
        Compiled.of(
            folder,
            "@Saved public abstract class Bad extends State { Bad() { super(1, Seed.of(1)); } %s }"
                .formatted(field));

    assertThat(game.errors()).containsExactly(sentence);
  }
}

package horda.wire;

import static org.assertj.core.api.Assertions.assertThat;

import horda.engine.Ref;
import horda.wire.doc.Choice;
import horda.wire.doc.GreyedChoice;
import horda.wire.doc.SeatPart;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.node.ObjectNode;

class PatchTextTest {
  private static final Choice WALK = choice("walk:4", "Walk to the bank");
  private static final Choice PASS = choice("pass", "Do nothing");

  private static Choice choice(String id, String label) {
    return new Choice(id, id, List.of(Ref.number(2)), label, List.of(new Ref("place", 4)));
  }

  private static SeatPart asked(String prompt, Choice... options) {
    return new SeatPart(null, List.of(0), prompt, "R-1", List.of(options), List.of());
  }

  private static String between(SeatPart before, SeatPart after) {
    String patch = PatchText.between(before, after);
    ObjectNode tree = TreePen.of(before);
    Patch.apply(tree, Json.parse(patch));
    assertThat(tree).as("the patch leads there").isEqualTo(TreePen.of(after));
    return patch;
  }

  @Test
  void equalDocumentsHaveNoSteps() {
    assertThat(between(asked("What now?", WALK), asked("What now?", WALK)))
        .isEqualTo(PatchText.NONE);
  }

  @Test
  void onlyWhatChangedIsWritten() {
    SeatPart after = asked("What now?", WALK, choice("pass", "Wait for the \"others\""));

    assertThat(between(asked("What now?", WALK, PASS), after))
        .isEqualTo("[{\"p\":\"options/1/label\",\"v\":\"Wait for the \\\"others\\\"\"}]");
  }

  @Test
  void aFieldThatIsLeftOutNowIsRemovedAndAListIsCut() {
    SeatPart after = new SeatPart(null, List.of(0), null, "R-1", List.of(WALK), List.of());

    assertThat(between(asked("What now?", WALK, PASS), after))
        .isEqualTo("[{\"p\":\"prompt\"},{\"p\":\"options\",\"len\":1}]");
  }

  @Test
  void aPartThatChangedAllOverIsWrittenAsAWhole() {
    SeatPart after = asked("What now?", choice("a", "b"));

    assertThat(between(asked("What now?", WALK), after))
        .startsWith("[{\"p\":\"options/0\",\"v\":{");
  }

  @Test
  void whatTwoDocumentsShareIsComparedOnceAndWrittenInBoth() {
    List<Choice> before = List.of(WALK, PASS);
    List<Choice> after = List.of(WALK, choice("pass", "Wait"));
    Compared compared = new Compared();
    String one =
        PatchText.between(shared("What now?", before), shared("What now?", after), compared);
    String other =
        PatchText.between(shared("And you?", before), shared("And now?", after), compared);

    assertThat(one).isEqualTo("[{\"p\":\"options/1/label\",\"v\":\"Wait\"}]");
    assertThat(other)
        .isEqualTo(
            "[{\"p\":\"prompt\",\"v\":\"And now?\"},"
                + "{\"p\":\"options/1/label\",\"v\":\"Wait\"}]");
  }

  @Test
  void theSamePartIsComparedAgainWithWhatSomebodyElseSawBefore() {
    List<Choice> after = List.of(PASS);
    Compared compared = new Compared();
    String first = PatchText.between(shared("?", List.of(PASS)), shared("?", after), compared);
    String second =
        PatchText.between(shared("?", List.of(PASS, WALK)), shared("?", after), compared);

    assertThat(first).isEqualTo(PatchText.NONE);
    assertThat(second).isEqualTo("[{\"p\":\"options\",\"len\":1}]");
  }

  private static SeatPart shared(String prompt, List<Choice> options) {
    return new SeatPart(null, List.of(0), prompt, "R-1", options, List.of());
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5})
  void chanceDocumentsBecomeEachOther(long seed) {
    Random random = new Random(seed);
    SeatPart before = SeatPart.NOTHING;
    for (int i = 0; i < 300; i++) {
      SeatPart after = drawn(random);
      between(before, after);
      before = after;
    }
  }

  private static SeatPart drawn(Random random) {
    List<Integer> awaited = new ArrayList<>();
    List<Choice> options = new ArrayList<>();
    List<GreyedChoice> greyed = new ArrayList<>();
    for (int i = random.nextInt(4); i > 0; i--) {
      awaited.add(random.nextInt(5));
      options.add(choice(word(random), word(random)));
      greyed.add(new GreyedChoice(word(random), word(random), "R-2", List.of()));
    }
    String prompt = random.nextBoolean() ? null : word(random);
    String rule = random.nextBoolean() ? null : word(random);
    return new SeatPart(null, awaited, prompt, rule, options, greyed);
  }

  private static String word(Random random) {
    return List.of("", "a", "b", "a \"b\"\n", "a much longer sentence, with a \\ in it")
        .get(random.nextInt(5));
  }
}

package horda.wire;

import static org.assertj.core.api.Assertions.assertThat;

import horda.engine.Phrase;
import horda.engine.Preview;
import horda.engine.Preview.Bystander;
import horda.engine.Preview.Odds;
import horda.engine.Preview.Target;
import horda.engine.Preview.Throw;
import horda.engine.Ref;
import horda.wire.doc.PreviewPart;
import horda.wire.lantern.LanternBox;
import java.util.List;
import org.junit.jupiter.api.Test;

class ForetellingTest {
  private static final Shelf SHELF = Shelf.of(new LanternBox());

  private static final Odds ONCE =
      new Odds(
          1.0,
          List.of(0.25, 0.5, 0.25),
          List.of(0.25, 0.75),
          List.of(
              new Target(new Ref("card", 0), 1, 0, List.of(0.75)),
              new Target(new Ref("card", 1), 2, 1, List.of(0.25, 0.0001))),
          List.of(new Bystander(Ref.seat(1), 0.75, 0)));

  private static final Odds AGAIN =
      new Odds(1.25, List.of(0.0625, 0.5, 0.4375), ONCE.kills(), ONCE.targets(), ONCE.friends());

  private static Preview preview() {
    Throw once = new Throw(new Ref("circle", 0), 2, 4, 1, ONCE, AGAIN);
    return new Preview(List.of(once), List.of(Phrase.of("odds.left", Ref.number(1))));
  }

  private static List<String> said(Language language) {
    return Foretelling.sentences(preview(), SHELF.texts("lanterns", language));
  }

  @Test
  void aThrowIsToldInBothLanguages() {
    assertThat(said(Language.EN))
        .startsWith(
            "2 dice, 4 or more hits: 1.0 hits expected.",
            "Hits: 0: 25 %, 1: 50 %, 2: 25 %.",
            "With 1 re-roll, used while it promises more: 1.3 hits expected. 0: 6 %, 1: 50 %, 2: 44 %.",
            "Kills: 0: 25 %, 1: 75 %.")
        .endsWith("There is 1 card to draw from.");
    assertThat(said(Language.ES))
        .startsWith("2 dados, impacta con 4 o más: se esperan 1,0 impactos.")
        .endsWith("Queda 1 carta para robar.")
        .noneMatch(line -> line.contains("«preview"));
  }

  @Test
  void whatHardlyHappensIsNotToldAsNever() {
    assertThat(said(Language.EN))
        .anyMatch(line -> line.endsWith("at least one dies 25 %, all die <1 %."))
        .contains("In the line of fire: Seat 2, hit 75 %, killed 0 %.");
  }

  @Test
  void programsGetNumbersAndKinds() {
    PreviewPart part = Foretelling.part("shoot", preview(), SHELF.texts("lanterns", Language.EN));

    String json = TextPen.of(part);

    assertThat(json)
        .startsWith(
            "{\"option\":\"shoot\",\"dice\":[{\"at\":\"circle:0\",\"dice\":2,\"needs\":4,\"rerolls\":1,"
                + "\"once\":{\"expected\":1.0,\"hits\":[0.25,0.5,0.25],")
        .contains(
            "\"notes\":[{\"kind\":\"left\",\"args\":[1],\"text\":\"There is 1 card to draw from.\"}]");
    assertThat(Json.line(TreePen.of(part))).isEqualTo(json);
    assertThat(Foretelling.part("rest", null, SHELF.texts("lanterns", Language.EN))).isNull();
  }
}

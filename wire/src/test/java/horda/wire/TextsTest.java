package horda.wire;

import static org.assertj.core.api.Assertions.assertThat;

import horda.engine.Phrase;
import horda.engine.Ref;
import horda.engine.Refusal;
import horda.wire.lantern.LanternBox;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class TextsTest {
  private static final Shelf SHELF = Shelf.of(new LanternBox());

  private static Texts texts(Language language) {
    return SHELF.texts("lanterns", language);
  }

  private static String scored(Language language, int points) {
    return texts(language).say(Phrase.of("event.scored", Ref.seat(0), Ref.number(points)));
  }

  @Test
  void aPlaceIsFilledWithANumberASeatOrAName() {
    assertThat(scored(Language.EN, 7)).isEqualTo("Seat 1 scored 7 points.");
    assertThat(scored(Language.ES, 7)).isEqualTo("Asiento 1 ganó 7 puntos.");
    assertThat(texts(Language.ES).say(Phrase.of("event.saw", new Ref("card", 0))))
        .isEqualTo("Has robado Mecha.");
  }

  @ParameterizedTest
  @CsvSource({"0, points", "1, point", "2, points", "11, points", "21, points"})
  void aWordFollowsItsNumber(int number, String word) {
    assertThat(scored(Language.EN, number)).endsWith(number + " " + word + ".");
  }

  @Test
  void aNameMayBeMadeOfNames() {
    assertThat(texts(Language.EN).name(new Ref("lamp", 1))).isEqualTo("Seat 2's lamp");
  }

  @Test
  void seatsAreCalledAsTheCallerSays() {
    Texts named = texts(Language.EN).seated(List.of("Ana", " "));

    assertThat(named.name(Ref.seat(0))).isEqualTo("Ana");
    assertThat(named.name(Ref.seat(1))).isEqualTo("Seat 2");
    assertThat(named.name(Ref.seat(2))).isEqualTo("Seat 3");
    assertThat(texts(Language.EN).seated(seat -> "#" + seat).name(Ref.seat(4))).isEqualTo("#4");
  }

  @Test
  void aSeatsNameIsNoTemplate() {
    Texts named = texts(Language.EN).seated(List.of("{1} $1 \\", "B"));

    assertThat(named.say(Phrase.of("event.scored", Ref.seat(0), Ref.number(2))))
        .isEqualTo("{1} $1 \\ scored 2 points.");
  }

  @Test
  void whatIsMissingIsVisible() {
    Texts texts = texts(Language.EN);

    assertThat(texts.say("event.nothing")).isEqualTo("«event.nothing»");
    assertThat(texts.say(Phrase.of("event.scored", Ref.seat(0))))
        .isEqualTo("Seat 1 scored «{1}» «{1|point|points}».");
    assertThat(texts.name(new Ref("ghost", 1))).isEqualTo("«ghost:1»");
    assertThat(texts.name(new Ref("card", 99))).isEqualTo("«card:99»");
    assertThat(texts.missing(List.of("event.drew", "z", "a"))).containsExactly("a", "z");
  }

  @Test
  void namesThatGoInACircleEnd() {
    assertThat(texts(Language.EN).name(new Ref("circle", 1))).contains("«owned»");
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void everyEventHasItsText(Language language) {
    assertThat(texts(language).missingEvents()).isEmpty();
  }

  @Test
  void bothLanguagesSayTheSameThings() {
    assertThat(texts(Language.EN).keys()).isEqualTo(texts(Language.ES).keys());
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void theKernelHasItsTexts(Language language) {
    List<String> kernel =
        List.of(
            "prompt.deal-draft",
            "prompt.deal-reply",
            "option.deal-drop",
            "option.deal-send",
            "option.deal-remove",
            "option.deal-refuse",
            "option.deal-accept",
            "refusal.over",
            "order.always-pass",
            "refusal.seat",
            "refusal.not-your-turn",
            "refusal.not-an-option",
            "refusal.undo",
            "refusal.order",
            "refusal.game",
            "refusal.option",
            "refusal.seats");

    assertThat(texts(language).missing(kernel)).isEmpty();
  }

  @Test
  void aRefusalIsToldInTheLanguageAskedFor() {
    Refusal over = new Refusal("over", "", "The game is over.");
    Refusal odd = new Refusal("odd", "", "Something odd.");

    assertThat(texts(Language.ES).refusal(over)).isEqualTo("La partida ha terminado.");
    assertThat(texts(Language.EN).refusal(over)).isEqualTo("The game is over.");
    assertThat(texts(Language.ES).refusal(odd)).isEqualTo("Something odd.");
  }
}

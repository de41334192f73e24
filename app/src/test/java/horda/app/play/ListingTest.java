package horda.app.play;

import static org.assertj.core.api.Assertions.assertThat;

import horda.engine.Game;
import horda.engine.Match;
import horda.engine.Option;
import horda.engine.Ref;
import horda.engine.Seed;
import horda.engine.Setup;
import horda.wire.Language;
import horda.wire.Shelf;
import horda.wire.Texts;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// What stands behind a numbered line.
class ListingTest {
  private static final Shelf SHELF = Shelf.standard();
  private static final int WIDTH = 400;

  /// Rick, who has an ability, at a deal with a card in hand that can be used.
  private static Match<?> rickWithSomethingToUse() {
    Game<?> game = SHELF.game("cards-of-the-dead");
    for (long seed = 1; seed < 100; seed++) {
      Setup setup = Setup.of(game, 1, Map.of("survivors", "rick"), Seed.of(seed));
      Match<?> match = new Match<>(game, setup);
      if (match.options(0).stream().anyMatch(ListingTest::uses)) {
        return match;
      }
    }
    throw new AssertionError("no deal has a card that can be used");
  }

  private static boolean uses(Option option) {
    return option.id().startsWith("use:");
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void aUseLineTellsOfTheCardAndNotOfWhoeverUsesIt(Language language) {
    // given
    Match<?> match = rickWithSomethingToUse();
    Texts texts = SHELF.texts("cards-of-the-dead", language);
    List<Option> uses = match.options(0).stream().filter(ListingTest::uses).toList();
    // when
    Cards cards = new Cards(texts);
    String said =
        new Listing(new OptionList(uses, texts).lines(""), cards, match.game(), WIDTH)
            .lines(50).stream().map(Object::toString).collect(Collectors.joining("\n"));
    // then: the survivor is touched by each of these options, and nothing is said of him
    Ref rick = uses.getFirst().targets().getLast();
    String ability = cards.about(match.game(), rick).orElseThrow();
    for (Option use : uses) {
      Ref card = use.label().args().getFirst();
      String about = cards.about(match.game(), card).orElseThrow();
      assertThat(said).contains(texts.say(use.label()) + " — " + about);
    }
    assertThat(said).doesNotContain(ability);
  }
}

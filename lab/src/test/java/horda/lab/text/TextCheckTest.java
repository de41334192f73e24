package horda.lab.text;

import static org.assertj.core.api.Assertions.assertThat;

import horda.engine.Seed;
import horda.engine.Setup;
import horda.engine.toy.FleaBox;
import horda.engine.toy.FleaMarket;
import horda.wire.Language;
import horda.wire.Shelf;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The checks of texts find what is wrong, and nothing where nothing is.
class TextCheckTest {
  private static final FleaMarket GAME = new FleaMarket();

  @TempDir private Path own;

  /// The flea market with one text laid over its own.
  private TextCheck check(String language, String text) throws IOException {
    Path folder = Files.createDirectories(own.resolve(GAME.id()));
    Files.writeString(folder.resolve("text_" + language + ".yaml"), text);
    return new TextCheck(Shelf.of(new FleaBox()).with(own), GAME.id());
  }

  @Test
  void theToyIsToldWell() {
    TextCheck check = new TextCheck(Shelf.of(new FleaBox()), GAME.id());

    assertThat(check.differencesOfLanguages()).isEmpty();
    for (Language language : Language.values()) {
      assertThat(check.idleEvents(language)).isEmpty();
    }
  }

  @Test
  void aMissingSentenceAndAnIdleOneAreFound() throws IOException {
    TextCheck check = check("en", "event:\n  no-such-thing: \"Nobody says this.\"\n");

    assertThat(check.poorEvents(Language.EN)).hasSameSizeAs(GAME.happenings());
    assertThat(check.idleEvents(Language.EN)).containsExactly("event.no-such-thing");
    assertThat(check.differencesOfLanguages()).contains("event.no-such-thing");
  }

  @Test
  void whatAGameSaysWithoutTextsIsAGap() throws IOException {
    Setup setup = Setup.of(GAME, GAME.minSeats(), Map.of(), Seed.of(3));
    Spoken spoken = Spoken.in(GAME, setup, Spoken.Taste.ANY, 10_000);
    TextCheck check = check("es", "game:\n  name: \"Rastro\"\n");

    assertThat(spoken.gaps(Shelf.of(new FleaBox()).texts(GAME.id(), Language.ES))).isEmpty();
    assertThat(spoken.gaps(check.shelf().texts(GAME.id(), Language.ES))).isNotEmpty();
  }
}

package horda.amanecerzombi.content;

import static org.assertj.core.api.Assertions.assertThat;

import horda.amanecerzombi.Box;
import horda.engine.Known;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Everything in the box has a name, and every card says what it does, in both languages.
class NamesTest {
  private static final Content CONTENT = Box.CONTENT;

  private static Stream<String> cards() {
    return Stream.of(
            IntStream.range(0, CONTENT.actionKinds())
                .mapToObj(kind -> "action-card." + CONTENT.action(kind).id()),
            CONTENT.objectKinds().stream().map(kind -> "object." + kind.id()),
            IntStream.range(0, 24).mapToObj(card -> "character." + CONTENT.character(card).id()),
            IntStream.range(0, 28).mapToObj(card -> "mission." + CONTENT.mission(card).id()),
            CONTENT.skillKinds().stream().map(kind -> "skill." + kind.id()),
            CONTENT.damageKinds().stream().map(kind -> "damage." + kind.id()),
            IntStream.range(0, 24).mapToObj(card -> "season-card." + CONTENT.season(card).id()),
            Stream.of(Icon.values()).map(icon -> "icon." + Known.id(icon)))
        .flatMap(all -> all);
  }

  private static Stream<String> places() {
    return Stream.of(
            IntStream.range(0, CONTENT.tiles()).mapToObj(tile -> "zone." + CONTENT.tile(tile).id()),
            CONTENT.colours().stream().map(colour -> "colour." + colour),
            Stream.of(Site.values()).map(site -> "site." + Known.id(site)),
            Stream.of(Terrain.values()).map(terrain -> "terrain." + Known.id(terrain)),
            Stream.of(Ground.values()).map(ground -> "ground." + Known.id(ground)),
            Stream.of(Season.values()).map(season -> "season." + Known.id(season)),
            Stream.of(SpecialZombie.values()).map(type -> "special-zombie." + Known.id(type)),
            Stream.of(Deck.values()).map(deck -> "deck." + deck.id()))
        .flatMap(all -> all);
  }

  @ParameterizedTest
  @ValueSource(strings = {"en", "es"})
  void everythingHasANameAndEveryCardAnExplanation(String language) {
    // given
    Map<String, String> texts = Box.texts(language);

    // then
    assertThat(texts.keySet()).containsAll(cards().toList()).containsAll(places().toList());
    assertThat(texts.keySet()).containsAll(cards().map(key -> "about-" + key).toList());
    assertThat(cards().map(key -> texts.getOrDefault("about-" + key, "")))
        .allMatch(about -> about.endsWith("."));
  }

  @Test
  void bothLanguagesHaveTheSameKeys() {
    assertThat(new TreeSet<>(Box.texts("es").keySet()))
        .isEqualTo(new TreeSet<>(Box.texts("en").keySet()));
  }

  @Test
  void cardsKeepTheNamesOfTheBook() {
    Map<String, String> texts = Box.texts("es");

    assertThat(
            Stream.of(
                    "character.gang-member",
                    "object.flare-gun",
                    "action-card.stealthy",
                    "action-card.does-it-hurt",
                    "damage.bite",
                    "mission.clean-the-central-hospital")
                .map(texts::get))
        .containsExactly(
            "Pandillero",
            "Pistola de Señales",
            "Sigiloso",
            "¿Te duele?",
            "Mordisco",
            "Limpia el Hospital Central");
  }
}

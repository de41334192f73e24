package horda.wire;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Names behind their articles, in both languages.
class ArticleTest {
  @ParameterizedTest
  @CsvSource({
    "the, the, Church, the Church",
    "The, the, Church, The Church",
    "the, '', The Blonde, the Blonde",
    "el, la, Iglesia, la Iglesia",
    "El, el, Banco, El Banco",
    "al, el, Banco, al Banco",
    "al, la, Iglesia, a la Iglesia",
    "Del, el, Cruce, Del Cruce",
    "del, los, Prismáticos infrarrojos, de los Prismáticos infrarrojos",
    "el, '', La rubia, la rubia",
    "al, '', El cura, al cura",
    "del, '', El ama de casa, del ama de casa",
    "al, '', Selena, a Selena",
    "el, '', The Trader, The Trader",
    "el, '', Selena, Selena"
  })
  void namesStandBehindTheirArticles(String form, String article, String name, String said) {
    assertThat(Article.before(form, article, name)).isEqualTo(said);
  }
}

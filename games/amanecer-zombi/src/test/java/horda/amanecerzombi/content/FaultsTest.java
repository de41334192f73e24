package horda.amanecerzombi.content;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import horda.amanecerzombi.Box;
import horda.engine.Data;
import horda.wire.YamlData;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// A slip in content.yaml is told with its line and what was meant.
class FaultsTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          {gun-dice-in-melee: 1}      | {gun-dice: 1}           | 'gun-dice' is unknown here; known are load, gun-dice-in-melee
          season: spring, effects: {noise: -1} | season: spring, effects: {noise: 0} | 'noise' is -20 to 20 and not 0
          id: trio, count: 6          | id: trio, count: 7      | the deck has 100 cards, but its rows give 101
          site: church                | site: chapel            | 'chapel' is none of hospital, police-station
          special: nurse, boxed: {no-medicine: 1} | special: nurse | a Special Zombie has a type and a boxed effect
          cost: turn, uses: {lure: 3} | cost: free, uses: {lure: 3} | 'free' is none of nothing, turn, discard
          goal: {leave: 1}            | goal: {leave: 1, gift: 2} | a Mission has one goal
          - ".. G2 .. .. .."          | - ".. G4 .. .. .."      | 'G4' is no square; known are ..
          - "== == TT == HX"          | - "== == TT =="         | a row has 5 squares, not 4
          life-or-death: R, removed-by: D | life-or-death: R, price: D | the row has no 'price'
          {id: handy, count: 1,       | {id: handy, copies: 1,  | 'copies' is no word of a skill
          load: 4, traits: {}, provenance: D | load: 4, traits: {}, provenance: X | 'X' is no provenance
          """)
  void aSlipIsToldWithItsPlace(String right, String wrong, String message) {
    String file = Box.text("content.yaml");
    int at = file.indexOf(right);
    String broken = file.substring(0, at) + wrong + file.substring(at + right.length());

    assertThatThrownBy(() -> new Content(YamlData.parse("content.yaml", broken)))
        .isInstanceOf(Data.Fault.class)
        .hasMessageMatching("content.yaml line \\d+: .+")
        .hasMessageContaining(message);
  }
}

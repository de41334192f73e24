package horda.sixnights;

import static org.assertj.core.api.Assertions.assertThat;

import horda.engine.Out;
import horda.lab.Rule;
import horda.sixnights.content.Content;
import horda.sixnights.rules.Nightfall;
import horda.sixnights.state.ShelterState;
import java.util.BitSet;
import org.junit.jupiter.api.Test;

/// What is in the box, and how a game begins.
class SetupTest {
  private static final Content CONTENT = Shelter.table(3, 1).content;

  @Test
  void theBoxHoldsEnoughCardsForFive() {
    assertThat(CONTENT.cards().size()).isEqualTo(44);
    assertThat(CONTENT.nights()).hasSize(8);
  }

  @Rule("SIX-SETUP-01")
  @Test
  void anybodyMayBeTheFirstLookoutAndNobodyHasAnything() {
    BitSet lookouts = new BitSet();

    for (int seed = 0; seed < 40; seed++) {
      ShelterState table = Shelter.table(4, seed);
      lookouts.set(table.lookout);
      assertThat(table.tins).containsOnly(0);
      assertThat(table.bites).containsOnly(0);
    }

    assertThat(lookouts.cardinality()).isEqualTo(4);
  }

  @Rule("SIX-NIGHT-03")
  @Test
  void theDiscardPileIsShuffledWhenTheDeckRunsOut() {
    ShelterState table = Shelter.table(5, 3);
    table.zones.moveAll(ShelterState.DECK, ShelterState.DISCARD);
    table.agenda.pop();
    table.zones.add(ShelterState.DISCARD, table.zones.draw(table.hand(0)));

    new Nightfall().run(table, Out.SILENT);

    assertThat(table.zones.size(table.hand(0))).isEqualTo(4);
    assertThat(table.zones.size(ShelterState.DECK)).isEqualTo(44 - 5 * 4);
    assertThat(table.zones.isEmpty(ShelterState.DISCARD)).isTrue();
  }
}

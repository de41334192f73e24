package horda.server.house;

import static org.assertj.core.api.Assertions.assertThat;

import horda.server.store.Store;
import horda.server.table.Chair;
import horda.server.table.Header;
import horda.server.table.Line;
import horda.server.table.Said;
import horda.server.table.TableState;
import horda.wire.Shelf;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/// The doctor plays tables again, and what the disk has damaged is called so at the table.
class RehearsalTest {
  private static final Shelf SHELF = Shelf.standard();

  private final List<Store.Line> lines = new ArrayList<>();

  @Test
  void aTableThatFitsHasNoFaults() {
    keep(new Line.Start(null));
    keep(new Line.Say(0, "hola"));

    assertThat(new Rehearsal(SHELF).faults(kept("flea-market"), lines)).isEmpty();
  }

  @Test
  void linesThatDoNotFitAreNamedWithTheReason() {
    keep(new Line.Start(null));
    keep(new Line.Say(7, "from a seat that does not exist"));
    keep(new Line.Answer(0, "nonsense", Line.By.PERSON));
    keep(new Line.Say(0, "hola"));

    assertThat(new Rehearsal(SHELF).faults(kept("flea-market"), lines))
        .containsOnlyKeys(2L, 3L)
        .hasEntrySatisfying(2L, why -> assertThat(why).contains("no such seat"));
  }

  @Test
  void aTableThatCannotBeSetUpIsNamedAsAWhole() {
    assertThat(new Rehearsal(SHELF).faults(kept("no-such-game"), lines)).containsOnlyKeys(0L);
    Store.Kept rubbish = new Store.Kept("t", "flea-market", false, 1, "{\"seats\":");
    assertThat(new Rehearsal(SHELF).faults(rubbish, lines)).containsOnlyKeys(0L);
  }

  @Test
  void aLineThatTheDiskHasDamagedIsNotBlamedOnRules() {
    keep(new Line.Start(null));
    lines.add(new Store.Line(2, 0, ""));
    keep(new Line.Say(0, "hola"));
    assertThat(lines.get(1).isDamaged()).isTrue();

    TableState state = new TableState("t", header("flea-market"), 0, SHELF);
    lines.forEach(state::apply);

    assertThat(state.chat()).extracting(Said::key).contains("house.damaged");
    assertThat(state.seq()).isEqualTo(3);
    assertThat(new Rehearsal(SHELF).faults(kept("flea-market"), lines)).isEmpty();
  }

  private void keep(Line line) {
    lines.add(new Store.Line(lines.size() + 1, 5, new Line.Entry("", line).text()));
  }

  private static Store.Kept kept(String game) {
    return new Store.Kept("t", game, false, 1, header(game).text());
  }

  private static Header header(String game) {
    List<Chair> chairs = new ArrayList<>();
    for (int seat = 0; seat < 3; seat++) {
      chairs.add(Chair.person("", "", "key" + seat));
    }
    return new Header(
        Header.FORMAT,
        game,
        new TreeMap<>(),
        "3",
        1,
        "",
        chairs,
        "host",
        new Header.Wishes(false, Header.Talk.OPEN, null, 0, 0),
        true,
        null,
        null);
  }
}

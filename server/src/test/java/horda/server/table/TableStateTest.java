package horda.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import horda.engine.Digest;
import horda.engine.Match;
import horda.server.store.Store;
import horda.wire.Shelf;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What lines make of a table, whatever is in them.
class TableStateTest {
  private static final Shelf SHELF = Shelf.standard();

  private final List<Store.Line> lines = new ArrayList<>();

  private static TableState table(int windowSeconds) {
    List<Chair> chairs = new ArrayList<>();
    for (int seat = 0; seat < 3; seat++) {
      chairs.add(Chair.person("", "", "key" + seat));
    }
    Header header =
        new Header(
            Header.FORMAT,
            "flea-market",
            new TreeMap<>(),
            "3",
            SHELF.game("flea-market").revision(),
            SHELF.contentHash("flea-market"),
            chairs,
            "host",
            new Header.Wishes(false, Header.Talk.OPEN, null, windowSeconds, 0),
            true,
            null,
            null);
    return new TableState("t", header, 0, SHELF);
  }

  private void keep(String text) {
    lines.add(new Store.Line(lines.size() + 1, lines.size() + 1, text.replace('\'', '"')));
  }

  private void keep(Line line) {
    keep(new Line.Entry("", line).text());
  }

  private void answer(int seat, String option) {
    keep(new Line.Answer(seat, option, Line.By.PERSON));
  }

  private TableState read(int windowSeconds) {
    TableState state = table(windowSeconds);
    lines.forEach(state::apply);
    return state;
  }

  private static List<String> notes(TableState state) {
    // An empty line is one that the disk has damaged.
    List<String> left = List.of("house.left-out", "house.damaged");
    return state.chat().stream().map(Said::key).filter(left::contains).toList();
  }

  /// Everybody bids nothing; whose turn it is then.
  private int bidNothing() {
    keep(new Line.Start(null));
    TableState state = table(0);
    lines.forEach(state::apply);
    while (state.match().options(state.awaited().getFirst()).stream()
        .anyMatch(option -> option.id().equals("none"))) {
      answer(state.awaited().getFirst(), "none");
      state.apply(lines.getLast());
    }
    return state.awaited().getFirst();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "{",
        "PK",
        "{'id':'','line':{'l':'dance','seat':1}}",
        "{'id':'','line':null}",
        "{'id':'','line':{'l':'answer','seat':0,'option':'castle','by':'PERSON'}}",
        "{'id':'','line':{'l':'answer','seat':9,'option':'none','by':'PERSON'}}",
        "{'id':'','line':{'l':'answer','seat':-5,'option':'undo','by':'PERSON'}}",
        "{'id':'','line':{'l':'answer','seat':0,'option':'order:77','by':'PERSON'}}",
        "{'id':'','line':{'l':'undo','seat':2}}",
        "{'id':'','line':{'l':'sit','seat':12,'name':'','colour':'','key':''}}",
        "{'id':'','line':{'l':'hold','seat':3}}",
        "{'id':'','line':{'l':'start'}}",
      })
  void aLineThatCannotBeAppliedIsLeftOutWithANote(String bad) {
    int turn = bidNothing();
    TableState before = read(0);
    long digest = Digest.of(before.match().state());
    int seen = before.waiting().turn(turn);
    keep(bad);

    TableState state = read(0);

    assertThat(Digest.of(state.match().state())).isEqualTo(digest);
    assertThat(notes(state)).hasSize(1);
    assertThat(state.seq()).isEqualTo(lines.size());
    assertThat(state.waiting().turn(turn)).as("nobody's next answer is stale").isEqualTo(seen);
    answer(turn, "end");
    assertThat(state.apply(lines.getLast())).as("the table goes on").isTrue();
  }

  @Test
  void linesBeforeTheGameBeginsAreNoReasonToStopEither() {
    answer(0, "none");
    answer(0, "undo");
    keep(new Line.Undo(0));
    keep(new Line.Order(0, 1));
    keep(new Line.Start(null));

    TableState state = read(0);

    assertThat(notes(state)).hasSize(4);
    assertThat(state.status()).isEqualTo(Status.PLAYING);
  }

  @Test
  void anOldWordSentAsAnAnswerDoesWhatItDidThen() {
    int turn = bidNothing();
    int other = (turn + 1) % 3;
    answer(turn, "offer:" + other);
    answer(turn, "undo");
    answer(other, "order:1");

    for (int windowSeconds : new int[] {0, 10}) {
      TableState state = read(windowSeconds);

      assertThat(notes(state)).isEmpty();
      assertThat(state.match().log())
          .doesNotContain(new Match.Answer(turn, "offer:" + other))
          .endsWith(new Match.Order(other, 1));
      assertThat(state.match().state().standingOrder(other)).isEqualTo(1);
      answer(turn, "end");
      assertThat(state.apply(lines.getLast())).isTrue();
      lines.removeLast();
    }
  }

  @Test
  void everyProcessMakesTheSameTableOfTheSameLines() {
    bidNothing();
    Random random = new Random(4);
    String[] words = {"end", "none", "undo", "order:0", "order:1", "offer:1", "drop", "rubbish"};
    for (int i = 0; i < 400; i++) {
      answer(random.nextInt(4), words[random.nextInt(words.length)]);
      if (random.nextInt(5) == 0) {
        String text = lines.getLast().text();
        keep(text.substring(0, random.nextInt(text.length())));
      }
    }
    TableState whole = read(0);
    TableState inParts = table(0);
    for (Store.Line line : lines) {
      boolean unused = inParts.apply(line);
    }

    assertThat(Digest.of(inParts.match().state())).isEqualTo(Digest.of(whole.match().state()));
    assertThat(inParts.chat()).isEqualTo(whole.chat());
    assertThat(inParts.match().log()).isEqualTo(whole.match().log());
    assertThat(notes(whole)).isNotEmpty();
  }
}

package horda.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import horda.bots.Playout;
import horda.bots.RandomBot;
import horda.bots.roster.Roster;
import horda.cityofhorror.CityOfHorror;
import horda.cityofhorror.state.CardZones;
import horda.cityofhorror.state.CityState;
import horda.engine.Chance;
import horda.engine.Match;
import horda.engine.Option;
import horda.engine.Question;
import horda.engine.Seed;
import horda.engine.Setup;
import horda.engine.Window;
import horda.engine.toy.FleaState;
import horda.engine.toy.FleaTable;
import horda.server.store.Store;
import horda.server.view.Gallery;
import horda.server.view.Have;
import horda.server.view.Viewer;
import horda.wire.Language;
import horda.wire.Shelf;
import horda.wire.StateJson;
import horda.wire.TextPen;
import horda.wire.doc.FromServer;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/// One pause for all: the test is the clock.
class PauseTest {
  private static final Shelf SHELF = Shelf.standard();
  private static final Header.Asking STANDARD = Header.Asking.STANDARD;
  private static final long SECOND = 1000;
  private static final long DAY = 24 * 3600 * SECOND;

  /// Hears all that one seat is sent, and when.
  private final class Listener implements Viewer {
    private final int look;
    private final List<String> heard;

    Listener(int look, List<String> heard) {
      this.look = look;
      this.heard = heard;
    }

    @Override
    public int look() {
      return look;
    }

    @Override
    public Language language() {
      return Language.EN;
    }

    @Override
    public Set<String> keys() {
      return look < 0 ? Set.of() : Set.of("key" + look);
    }

    @Override
    public boolean beats() {
      return true;
    }

    @Override
    public void show(FromServer.Shown message) {
      heard.add(now + " " + TextPen.of(message));
    }
  }

  private final Threads threads = new Threads(1);
  private final Thinking thinking = new Thinking(Roster.standard(), threads);
  private long now = 1_000_000;
  private final InstantSource clock = () -> Instant.ofEpochMilli(now);
  private final Minds minds = new Minds(thinking, clock, () -> {});
  private final Gallery gallery = new Gallery(SHELF, clock);

  @AfterEach
  void close() {
    threads.close();
  }

  /// Three people; seat 0 has the turn and can haggle.
  private TableState table(String second, String third) {
    Match<FleaState> match =
        FleaTable.of(3).hand(0, "haggle", "coin-1").hand(1, second).hand(2, third).match();
    return table(match);
  }

  /// Three people at a table that goes on from there.
  private TableState table(Match<?> match) {
    return table(match, new Header.Wishes(false, Header.Talk.OPEN, null, 6, 0, STANDARD));
  }

  /// The same by correspondence: a day for each decision.
  private TableState byPost(String second, String third) {
    Match<FleaState> match =
        FleaTable.of(3).hand(0, "haggle", "coin-1").hand(1, second).hand(2, third).match();
    Header.Clock clock = new Header.Clock((int) (DAY / SECOND), 60);
    return table(match, new Header.Wishes(false, Header.Talk.OPEN, clock, 0, 0, STANDARD));
  }

  private TableState table(Match<?> match, Header.Wishes wishes) {
    String game = match.game().id();
    List<Chair> chairs = new ArrayList<>();
    for (int seat = 0; seat < 3; seat++) {
      chairs.add(Chair.person("", "", "key" + seat));
    }
    Header header =
        new Header(
            Header.FORMAT,
            game,
            new TreeMap<>(match.setup().options()),
            "1",
            SHELF.game(game).revision(),
            SHELF.contentHash(game),
            chairs,
            "host",
            wishes,
            true,
            StateJson.write(match),
            null);
    TableState state = new TableState("t", header, now, SHELF);
    add(state, new Line.Start(null));
    return state;
  }

  private void add(TableState state, Line line) {
    state.play(new Store.Line(state.seq() + 1, now, new Line.Entry("", line).text()));
    gallery.refresh(state);
  }

  /// What the table does by itself until then.
  private void until(TableState state, long end) {
    for (Chore next = Chore.next(state, minds);
        next != null && next.due() <= end;
        next = Chore.next(state, minds)) {
      now = Math.max(now, next.due());
      Line line = next.line().get();
      assertThat(line).isNotNull();
      add(state, line);
    }
    now = end;
  }

  private static List<String> ids(TableState state, int seat) {
    return state.waiting().wishes(seat).stream().map(Option::id).toList();
  }

  @Test
  void allAreAskedAtOnceAndWhoDoesNothingPasses() {
    // given
    TableState state = table("objection", "coin-2");
    // when
    add(state, new Line.Answer(0, "haggle", Line.By.PERSON));
    // then
    assertThat(ids(state, 1)).containsExactly("object");
    assertThat(ids(state, 2)).isEmpty();
    assertThat(ids(state, 0)).isEmpty();
    long began = now;
    assertThat(state.waiting().windowEnds()).isEqualTo(began + 3 * SECOND);
    // when nobody does anything
    until(state, began + 3 * SECOND - 1);
    assertThat(state.waiting().pause()).isNotNull();
    until(state, began + 3 * SECOND);
    // then it took one pause, not one for each
    assertThat(state.waiting().pause()).isNull();
    assertThat(state.awaited()).containsExactly(0);
    assertThat(state.match().log()).hasSize(3);
  }

  @Test
  void theFirstWishInTheOrderOfTheRulesCountsAndALaterOneIsHandedBack() {
    TableState state = table("objection", "objection");
    add(state, new Line.Answer(0, "haggle", Line.By.PERSON));
    // when both want to object, the later one first
    add(state, new Line.Wish(2, "object"));
    add(state, new Line.Wish(1, "object"));
    assertThat(state.match().log()).as("not before the time is up").hasSize(1);
    until(state, now + 3 * SECOND);
    // then
    assertThat(state.match().log()).contains(new Match.Answer(1, "object"));
    assertThat(state.waiting().pause()).as("an objection may be objected to").isNotNull();
    assertThat(state.waiting().pause().returned(2)).isTrue();
    assertThat(state.waiting().pause().returned(1)).isFalse();
    assertThat(ids(state, 2)).as("the card is still there").containsExactly("object");
  }

  @Test
  void aWishCanBeTakenBack() {
    TableState state = table("objection", "coin-2");
    add(state, new Line.Answer(0, "haggle", Line.By.PERSON));
    add(state, new Line.Wish(1, "object"));
    assertThat(state.waiting().held(1)).isTrue();
    add(state, new Line.Wish(1, null));
    assertThat(state.waiting().held(1)).isFalse();
    until(state, now + 3 * SECOND);
    assertThat(state.match().log()).contains(new Match.Answer(1, "pass"));
  }

  @Test
  void somebodyWithoutAnythingToPlayMayHoldTheTable() {
    TableState state = table("objection", "coin-2");
    add(state, new Line.Answer(0, "haggle", Line.By.PERSON));
    long ends = state.waiting().windowEnds();
    // when
    add(state, Wishing.hold(state, 2, true));
    // then
    assertThat(state.waiting().windowEnds()).isEqualTo(ends + Pause.HOLD);
    assertThat(state.waiting().pause().held()).isTrue();
  }

  @Test
  void byCorrespondenceAPauseWaitsUntilAllHaveSpoken() {
    // given
    TableState state = byPost("objection", "coin-2");
    add(state, new Line.Answer(0, "haggle", Line.By.PERSON));
    // then both are asked at once, whoever has the card
    assertThat(ids(state, 1)).containsExactly("pass", "object");
    assertThat(ids(state, 2)).containsExactly("pass");
    assertThat(state.awaited()).containsExactlyInAnyOrder(1, 2);
    assertThat(state.waiting().asks(1) && state.waiting().asks(2)).isTrue();
    // when hours go by, and one of them passes
    until(state, now + DAY / 2);
    add(state, new Line.Wish(2, "pass"));
    until(state, now + DAY / 4);
    // then it is the other's turn alone, and no clock runs against whoever has spoken
    assertThat(state.match().log()).hasSize(1);
    assertThat(state.waiting().asks(2)).isFalse();
    assertThat(state.waiting().asks(1)).isTrue();
    assertThat(state.clocks().running(1) || state.clocks().running(2)).isFalse();
    // when the other speaks, too
    add(state, new Line.Wish(1, "object"));
    until(state, now);
    // then it counts at once
    assertThat(state.match().log()).contains(new Match.Answer(1, "object"));
  }

  @Test
  void byCorrespondenceWhoSaysNothingInADayPasses() {
    TableState state = byPost("objection", "coin-2");
    add(state, new Line.Answer(0, "haggle", Line.By.PERSON));
    long began = now;
    until(state, began + DAY - 1);
    assertThat(state.waiting().pause()).isNotNull();
    until(state, began + DAY);
    assertThat(state.waiting().pause()).isNull();
    assertThat(state.awaited()).containsExactly(0);
  }

  @Test
  void byCorrespondenceAnOrderSpeaksForTheSeat() {
    TableState state = byPost("objection", "coin-2");
    add(state, new Line.Orders(1, List.of(1)));
    add(state, new Line.Orders(2, List.of(1)));
    // when
    add(state, new Line.Answer(0, "haggle", Line.By.PERSON));
    until(state, now);
    // then nobody is waited for
    assertThat(state.waiting().pause()).isNull();
    assertThat(state.awaited()).containsExactly(0);
  }

  @Test
  void byCorrespondenceTheTimeOfAnAnswerDoesNotTellWhoHoldsTheCard() {
    List<List<String>> streams = new ArrayList<>();
    for (boolean first : new boolean[] {true, false}) {
      now = 1_000_000;
      // given the same table, but the objection is in the one hand or in the other
      TableState state = byPost(first ? "objection" : "coin-2", first ? "coin-2" : "objection");
      List<String> heard = new ArrayList<>();
      Listener onlooker = new Listener(-1, heard);
      gallery.enter(onlooker, Have.NOTHING, state);
      // when all let it be, one after another
      add(state, new Line.Answer(0, "haggle", Line.By.PERSON));
      for (int seat = 1; seat < 3; seat++) {
        now += DAY / 4;
        add(state, new Line.Wish(seat, "pass"));
      }
      until(state, now + SECOND);
      gallery.leave(onlooker, state);
      streams.add(heard);
    }
    // then
    assertThat(streams.getFirst()).hasSizeGreaterThan(1).isEqualTo(streams.getLast());
  }

  @Test
  void othersHearTheSameAtTheSameTimeWhoeverHoldsTheCard() {
    List<List<String>> streams = new ArrayList<>();
    for (boolean first : new boolean[] {true, false}) {
      now = 1_000_000;
      // given the same table, but the objection is in the one hand or in the other
      TableState state = table(first ? "objection" : "coin-2", first ? "coin-2" : "objection");
      List<String> heard = new ArrayList<>();
      Listener player = new Listener(0, heard);
      Listener onlooker = new Listener(-1, heard);
      gallery.enter(player, Have.NOTHING, state);
      gallery.enter(onlooker, Have.NOTHING, state);
      // when the holder wishes, thinks again, and gives orders
      add(state, new Line.Answer(0, "haggle", Line.By.PERSON));
      int holder = first ? 1 : 2;
      now += SECOND;
      add(state, new Line.Wish(holder, "object"));
      now += SECOND / 2;
      add(state, new Line.Wish(holder, null));
      add(state, new Line.Orders(holder, List.of(1)));
      add(state, new Line.Stop(holder, true));
      until(state, now + 5 * SECOND);
      gallery.leave(player, state);
      gallery.leave(onlooker, state);
      streams.add(heard);
    }
    // then
    assertThat(streams.getFirst()).hasSizeGreaterThan(2).isEqualTo(streams.getLast());
    assertThat(streams.getFirst()).noneMatch(text -> text.contains("\"awaited\":[1]"));
    assertThat(streams.getFirst()).noneMatch(text -> text.contains("\"awaited\":[2]"));
  }

  /// What the player at seat 0 and an onlooker are sent, and when, while the others wish, think
  /// again, give orders and ask for time, each as far as the hand allows.
  private List<String> stream(TableState state) {
    List<String> heard = new ArrayList<>();
    Listener player = new Listener(0, heard);
    Listener onlooker = new Listener(-1, heard);
    gallery.enter(player, Have.NOTHING, state);
    gallery.enter(onlooker, Have.NOTHING, state);
    for (int seat = 1; seat < 3; seat++) {
      List<String> wishes = ids(state, seat);
      if (!wishes.isEmpty()) {
        now += 100;
        add(state, new Line.Wish(seat, wishes.getFirst()));
        add(state, new Line.Wish(seat, null));
        now -= 100;
      }
      add(state, new Line.Orders(seat, List.of(1)));
      add(state, new Line.Stop(seat, true));
    }
    until(state, state.waiting().windowEnds());
    gallery.leave(player, state);
    gallery.leave(onlooker, state);
    return heard;
  }

  /// Gives seats 1 and 2 each other's cards, as far as nobody else has seen them.
  private static void permuteHands(CityState s) {
    List<Integer> first = secret(s, 1);
    List<Integer> second = secret(s, 2);
    for (int i = 0; i < Math.min(first.size(), second.size()); i++) {
      give(s, first.get(i), 1, 2);
      give(s, second.get(i), 2, 1);
    }
  }

  private static List<Integer> secret(CityState s, int seat) {
    List<Integer> cards = new ArrayList<>();
    for (int i = 0; i < s.zones.size(CardZones.hand(seat)); i++) {
      int card = s.zones.at(CardZones.hand(seat), i);
      if ((s.knownBy[card] & ~(1 << seat)) == 0) {
        cards.add(card);
      }
    }
    return cards;
  }

  private static void give(CityState s, int card, int from, int to) {
    s.zones.remove(CardZones.hand(from), card);
    s.zones.add(CardZones.hand(to), card);
    s.knownBy[card] = (byte) (1 << to);
  }

  @Test
  void inCityOfHorrorOthersHearTheSameAtTheSameTimeWhicheverCardsTheyHold() {
    CityOfHorror city = (CityOfHorror) SHELF.game(CityOfHorror.ID);
    int pauses = 0;
    int told = 0;
    for (int seed = 1; seed <= 8; seed++) {
      Match<CityState> match = new Match<>(city, Setup.of(city, 3, Map.of(), Seed.of(seed)));
      RandomBot<CityState> random = new RandomBot<>(new Chance(Seed.of(seed).child(-1)));
      Playout<CityState> playout = new Playout<>(city);
      List<RandomBot<CityState>> bots = Collections.nCopies(3, random);
      for (int n = 0; n < 120 && !match.isOver(); n++) {
        Question<CityState> question = match.question();
        assertThat(question).isNotNull();
        if (n > 20 && n % 9 == 0 && question instanceof Window<CityState>) {
          // given one position, and the same with two hands permuted
          CityState other = (CityState) match.state().copy();
          permuteHands(other);
          List<List<String>> streams = new ArrayList<>();
          List<List<List<String>>> wishes = new ArrayList<>();
          for (CityState state : List.of((CityState) match.state().copy(), other)) {
            now = 1_000_000;
            JsonNode written = StateJson.write(city, match.setup(), state);
            TableState table = table(StateJson.read(city, written, Seed.of(1)).match());
            wishes.add(List.of(ids(table, 1), ids(table, 2)));
            // when
            streams.add(table.waiting().pause() == null ? List.of() : stream(table));
          }
          // then
          assertThat(streams.getFirst()).isEqualTo(streams.getLast());
          pauses += streams.getFirst().isEmpty() ? 0 : 1;
          told += wishes.getFirst().equals(wishes.getLast()) ? 0 : 1;
        }
        int seat = Playout.nextSeat(match.state(), question);
        match.answer(seat, playout.choose(match.state(), question, seat, bots));
      }
    }
    assertThat(pauses).as("pauses in all").isGreaterThan(10);
    assertThat(told).as("in which the hands make a difference to their holders").isGreaterThan(3);
  }
}

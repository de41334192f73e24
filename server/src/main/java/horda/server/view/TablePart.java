package horda.server.view;

import horda.engine.Key;
import horda.engine.Nullable;
import horda.engine.Phrase;
import horda.engine.Ref;
import horda.server.table.Chair;
import horda.server.table.Clocks;
import horda.server.table.Header;
import horda.server.table.Pool;
import horda.server.table.Status;
import horda.server.table.TableState;
import horda.wire.doc.TableInfo;
import horda.wire.doc.TableInfo.ClockRules;
import horda.wire.doc.TableInfo.Dice;
import horda.wire.doc.TableInfo.DiceShare;
import horda.wire.doc.TableInfo.SeatClock;
import horda.wire.doc.TableInfo.SeatInfo;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// The `table` of a document: what everybody with the link may know.
public final class TablePart {
  private final TableState state;
  private final Header header;
  private final Crowd crowd;
  private final Speaker speaker;
  private final Settled settled;

  private TablePart(TableState state, Crowd crowd, Speaker speaker, Settled settled) {
    this.settled = settled;
    this.state = state;
    this.header = state.header();
    this.crowd = crowd;
    this.speaker = speaker;
  }

  static TableInfo of(TableState state, Crowd crowd, Speaker speaker, Settled settled) {
    return new TablePart(state, crowd, speaker, settled).info();
  }

  private TableInfo info() {
    Header.Wishes wishes = header.wishes();
    Header.Clock clock = wishes.clock();
    return new TableInfo(
        state.id(),
        header.game(),
        state.status().code(),
        wishes.listed(),
        wishes.rated() ? Boolean.TRUE : null,
        word(wishes.talk()),
        clock == null ? null : new ClockRules(clock.bank(), clock.add()),
        wishes.windowSeconds(),
        wishes.pace(),
        wishes.lend() ? Boolean.TRUE : null,
        header.practice(),
        header.options(),
        settled.commitment(state),
        header.start() == null && over() ? header.seed() : null,
        settled.dice(state, this::dice),
        remark(),
        state.isHalted() && !over() ? true : null,
        state.rematch(),
        seats(),
        crowd.onlookers());
  }

  private boolean over() {
    return state.status() == Status.OVER;
  }

  private static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT);
  }

  /// How far the dice are, and from the deal on what everybody gave. What the house gave follows
  /// from its own number: that is for the end, with the seed of the game.
  private @Nullable Dice dice() {
    Key house = header.house();
    if (house == null) {
      return null;
    }
    List<DiceShare> shares = new ArrayList<>();
    for (int seat = 0; seat < state.seats(); seat++) {
      shares.add(share(house, seat));
    }
    String phase = state.started() ? "fixed" : state.pool().sealed() ? "reveal" : "promise";
    boolean ended = state.started() && over();
    return new Dice(phase, shares, ended ? state.match().setup().seed().toString() : null);
  }

  private DiceShare share(Key house, int seat) {
    Pool pool = state.pool();
    boolean gave = pool.gave(seat);
    boolean open = state.started() && (gave || over());
    return new DiceShare(
        pool.of(seat).promised(),
        !state.started() && gave ? true : null,
        state.started() ? gave ? "seat" : "house" : null,
        open ? pool.proof(house).get(seat).value() : null);
  }

  private @Nullable String remark() {
    if (state.rulesChanged()) {
      Ref then = Ref.number(header.revision());
      Ref now = Ref.number(state.game().revision());
      return speaker.house().say(Phrase.of("remark.rules", then, now));
    }
    return state.contentChanged() ? speaker.house().say("remark.content") : null;
  }

  private List<SeatInfo> seats() {
    List<SeatInfo> seats = new ArrayList<>();
    for (int seat = 0; seat < state.seats(); seat++) {
      Chair chair = state.chair(seat);
      String standIn = state.playedBy(seat);
      seats.add(
          new SeatInfo(
              seat,
              chair.isOpen() ? "" : speaker.seat(seat),
              chair.colour(),
              word(chair.kind()),
              standIn == null ? chair.bot() : standIn,
              state.standIn(seat) != null,
              isOfTheHouse(chair) || crowd.has(seat),
              clock(seat, chair)));
    }
    return seats;
  }

  private @Nullable SeatClock clock(int seat, Chair chair) {
    Clocks clocks = state.clocks();
    if (!clocks.on() || !chair.isPerson() && !chair.isAccount()) {
      return null;
    }
    boolean running = clocks.running(seat);
    return new SeatClock(clocks.left(seat), running, running ? clocks.since(seat) : null);
  }

  private static boolean isOfTheHouse(Chair chair) {
    return chair.kind() == Chair.Kind.BOT && !chair.isAccount();
  }
}

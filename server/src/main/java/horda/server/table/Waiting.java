package horda.server.table;

import horda.engine.Attention;
import horda.engine.Joint;
import horda.engine.Match;
import horda.engine.Nullable;
import horda.engine.Option;
import horda.engine.Setup;
import horda.engine.Window;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// The question that waits at a table: which people it is put to, whether it lasts a fixed time,
/// and what the house answers for them.
public final class Waiting {
  private final TableState table;
  private final Asking asking;
  private final Attending<?> attending;
  private final int[] orders;
  private final int[] waits;
  private @Nullable Pause pause;

  Waiting(TableState table) {
    int seats = table.header().seats();
    this.table = table;
    asking = new Asking(seats);
    attending = Attending.of(table.game(), seats);
    orders = new int[seats];
    waits = new int[seats];
  }

  // --- Lines

  /// A line is about to be applied.
  void before(Match<?> match, Line line) {
    attending.before(match, line, joins());
  }

  /// A pass that waits for its window's end, or no longer.
  void pass(int seat, boolean passes) {
    asking.hold(seat, passes);
  }

  boolean passes(int seat) {
    return asking.held(seat);
  }

  void wish(int seat, @Nullable String option) {
    if (pause != null) {
      pause.wish(seat, option);
    }
  }

  /// More time.
  void more(int seat) {
    if (pause != null) {
      pause.hold();
      waits[seat]++;
    }
  }

  /// The table stood still for so long: what lasts a time lasts longer.
  void shift(long millis) {
    asking.shift(millis);
    if (pause != null) {
      pause.shift(millis);
    }
  }

  /// Where windows take their time the order is kept here.
  void order(int seat, int order) {
    orders[seat] = order;
  }

  /// Another question waits.
  ///
  /// @param passed whether a pass led here, and nobody has to be shown anything
  void next(boolean passed) {
    boolean goesOn =
        passed && pause != null && pausing() && !pause.isOver(table.match().chronicle().size());
    if (!goesOn) {
      int returned = pause == null ? 0 : pause.open(pass());
      pause = pausing() ? Pauses.begin(table, attending, returned) : null;
    }
    asking.next(table.match(), table.at(), pause != null);
  }

  /// Does the question that waits get one pause for all? One person among bots has no clock.
  private boolean pausing() {
    return table.sparing()
        && (timedWindows() || byCorrespondence())
        && people() > 1
        && attending.mayPass(table.match());
  }

  /// By correspondence a pause ends as soon as all have spoken whom it waits for.
  void closePause() {
    if (pause != null && pause.isPatient() && silent().isEmpty()) {
      pause.close(table.at());
    }
  }

  /// The people whom a pause by correspondence still waits for.
  List<Integer> silent() {
    return IntStream.range(0, table.seats()).filter(this::isSilent).boxed().toList();
  }

  private boolean isSilent(int seat) {
    return pause != null
        && pause.hears(seat)
        && pause.wish(seat) == null
        && table.playedBy(seat) == null
        && !attending.isOrdered(table.match(), seat);
  }

  private long people() {
    return IntStream.range(0, table.seats()).filter(seat -> table.playedBy(seat) == null).count();
  }

  /// Is what comes to one decision put as one question? Only to one person among bots: to several
  /// people it would tell who has thought ahead.
  private boolean joins() {
    return table.sparing() && pause == null && people() == 1;
  }

  /// What the person of `seat` may choose, where more can be said at once than the rules ask now.
  public List<? extends Joint<?>> joint(int seat) {
    return joins() && table.awaited().contains(seat) && asks(seat)
        ? attending.joint(table.match(), seat)
        : List.of();
  }

  /// The line of a person's answer; what joins several answers has their names one after another.
  Line.Answer answer(int seat, String option) {
    return joint(seat).stream()
        .filter(joint -> joint.id().equals(option))
        .findFirst()
        .map(joint -> joint.options().stream().map(Option::id).toList())
        .map(
            ids ->
                new Line.Answer(
                    seat, ids.getFirst(), Line.By.PERSON, null, ids.subList(1, ids.size())))
        .orElseGet(() -> new Line.Answer(seat, option, Line.By.PERSON));
  }

  // --- What is so

  /// The pause that runs; null when none does.
  public @Nullable Pause pause() {
    return pause;
  }

  /// How often a seat has asked for more time.
  int waits(int seat) {
    return waits[seat];
  }

  /// What a seat may wish for in the pause. Where it waits for people, whoever could respond by
  /// public knowledge says so or passes: else the time of an answer would tell who can.
  public List<Option> wishes(int seat) {
    if (pause == null || seat < 0) {
      return List.of();
    }
    Match<?> match = table.match();
    List<Option> wishes = attending.wishes(match, seat);
    return pause.hears(seat) && !attending.isOrdered(match, seat)
        ? Stream.concat(Stream.of(attending.passing(match, seat)), wishes.stream()).toList()
        : wishes;
  }

  /// By public knowledge: is it worth waiting for this seat in the window?
  public boolean mightRespond(int seat) {
    return table.started() && attending.mightRespond(table.match(), seat);
  }

  /// Whether the person of this seat wants to be asked in the next window.
  public boolean stops(int seat) {
    return seat >= 0 && attending.stops(seat);
  }

  /// Is the question that waits put to the person of `seat`? Not while a pause runs.
  public boolean asks(int seat) {
    return !table.sparing()
        || isSilent(seat)
        || pause == null
            && (!table.awaited().contains(seat)
                || table.playedBy(seat) != null
                || attending.verdict(table.match(), seat) instanceof Attention.Verdict.Ask);
  }

  /// Does the table wait for this seat, as far as the others can see? Also for the only answer to a
  /// secret question, which is given last.
  public boolean waitsFor(int seat) {
    return asks(seat)
        || pause == null
            && table.awaited().contains(seat)
            && attending.verdict(table.match(), seat) instanceof Attention.Verdict.Later;
  }

  /// What the house answers for a person right now; null for nothing.
  public @Nullable Line instead() {
    if (!table.sparing() || pause != null || table.isHalted()) {
      return null;
    }
    for (int seat : table.awaited()) {
      Line line = table.playedBy(seat) == null ? attending.instead(table.match(), seat) : null;
      if (line != null) {
        return line;
      }
    }
    return null;
  }

  /// Do windows last a fixed time at this table?
  public boolean timedWindows() {
    return table.header().wishes().windowSeconds() > 0;
  }

  /// Do people have days for an answer? Where windows open only for those who can respond, they are
  /// questions like others.
  public boolean byCorrespondence() {
    return table.sparing()
        && !timedWindows()
        && table.header().wishes().byCorrespondence()
        && !"no".equals(table.header().options().get(Setup.UNIFORM_WINDOWS.id()));
  }

  /// Is a window waiting that lasts its time?
  public boolean timedWindow() {
    return pause != null
        || !table.sparing()
            && timedWindows()
            && table.started()
            && table.match().question() instanceof Window<?>;
  }

  /// Since when the question waits.
  public long askedAt() {
    return asking.since();
  }

  public long windowEnds() {
    return pause != null
        ? pause.until()
        : asking.since() + table.header().wishes().windowSeconds() * 1000L;
  }

  /// The id of the pass in the window that waits; null when none does.
  public @Nullable String pass() {
    return !table.started() ? null : Questions.pass(table.match());
  }

  public boolean held(int seat) {
    return asking.held(seat) || pause != null && pause.wish(seat) != null;
  }

  /// The standing orders of a seat that are in force.
  public List<Integer> orders(int seat) {
    if (!table.started()) {
      return List.of();
    }
    if (table.sparing()) {
      return attending.orders(table.match(), seat);
    }
    int order = timedWindows() ? orders[seat] : table.match().state().standingOrder(seat);
    return order == 0 ? List.of() : List.of(order);
  }

  /// The number of the question that `seat` hears or heard last; the same while secret answers of
  /// others come in. Onlookers are asked nothing.
  public int turn(int seat) {
    return asking.turn(seat);
  }
}

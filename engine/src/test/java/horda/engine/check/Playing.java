package horda.engine.check;

import static org.assertj.core.api.Assertions.assertThat;

import horda.engine.Event;
import horda.engine.Happening;
import horda.engine.Invariant;
import horda.engine.Match;
import horda.engine.Option;
import horda.engine.Question;
import horda.engine.Refusal;
import horda.engine.State;
import java.util.ArrayList;
import java.util.List;

/// A game that a test plays, answer by answer; every answer is checked against the invariants. A
/// game's own `Played` adds its own words.
///
/// @param <E> the game's events
/// @param <P> the game's own `Played`
public abstract class Playing<
    S extends State, E extends Enum<E> & Happening, P extends Playing<S, E, P>> {
  /// Events in the order in which they happened.
  public record Told<E extends Enum<E> & Happening>(List<Event> events, Class<E> kind) {
    public boolean told(E what) {
      return count(what) > 0;
    }

    public long count(E what) {
      return events.stream().filter(event -> event.what() == what).count();
    }

    /// The arguments of the only event of this kind.
    public List<Integer> only(E what) {
      assertThat(count(what)).as("events %s", what).isEqualTo(1);
      return events.stream().filter(event -> event.what() == what).findFirst().get().args();
    }

    /// Their kinds, for a look at the order.
    public List<E> kinds() {
      return events.stream().map(event -> kind.cast(event.what())).toList();
    }
  }

  private final Match<S> match;
  private final Class<E> kind;

  /// Where the events of the last answer (or the last row of passes) begin.
  private int since;

  protected Playing(Match<S> match, Class<E> kind) {
    this.match = match;
    this.kind = kind;
  }

  /// What a test calls a seat.
  protected abstract String name(int seat);

  protected abstract P self();

  public S state() {
    return match.state();
  }

  public Match<S> match() {
    return match;
  }

  /// The number of a seat, as it stands in ids such as `vote:1`.
  public int seat(String who) {
    int seat = match.game().stage().seat(state(), who);
    assertThat(seat).as("the seat of '%s'", who).isNotNegative();
    return seat;
  }

  /// Somebody answers; the right seat must be asked and the option must be on offer.
  public P play(String who, String option) {
    mark();
    return answer(who, option);
  }

  /// From here on counts what [#events] tells.
  protected final void mark() {
    since = match.chronicle().size();
  }

  protected final P answer(String who, String option) {
    assertThat(hears()).as("who is asked '%s'", question()).contains(who);
    assertThat(optionsOf(who)).as("on offer to %s ('%s')", who, question()).contains(option);
    match.answer(seat(who), option);
    for (Invariant<S> invariant : match.game().invariants()) {
      assertThat(invariant.holds().test(state())).as(invariant.name()).isTrue();
    }
    return self();
  }

  /// The first whose answer is awaited, or `nobody`.
  public String asked() {
    List<String> all = awaited();
    return all.isEmpty() ? "nobody" : all.getFirst();
  }

  /// All whose answer is awaited.
  public List<String> awaited() {
    Question<S> question = match.question();
    return question == null ? List.of() : names(question.awaited(state()));
  }

  private List<String> hears() {
    Question<S> question = match.question();
    int all = 0;
    for (int seat = 0; question != null && seat < state().seats(); seat++) {
      all |= question.hears(state(), seat) ? 1 << seat : 0;
    }
    return names(all);
  }

  private List<String> names(int set) {
    List<String> names = new ArrayList<>();
    for (int seat = 0; seat < state().seats(); seat++) {
      if ((set & 1 << seat) != 0) {
        names.add(name(seat));
      }
    }
    return names;
  }

  /// The name of the question that waits, such as `window` or `act`.
  public String question() {
    Question<S> question = match.question();
    return question == null ? "over" : state().agenda.nameOf(question);
  }

  /// Ids of all options of the (first) seat that is asked.
  public List<String> options() {
    return match.isOver() ? List.of() : optionsOf(asked());
  }

  public List<String> optionsOf(String who) {
    return match.options(seat(who)).stream().map(Option::id).toList();
  }

  /// Ids of one kind: `optionsOf("ana", "play:gun")`.
  public List<String> optionsOf(String who, String kind) {
    return optionsOf(who).stream()
        .filter(id -> id.equals(kind) || id.startsWith(kind + ":"))
        .toList();
  }

  /// Is that on offer to whom is asked?
  public boolean offers(String option) {
    return options().contains(option);
  }

  public boolean offers(String who, String option) {
    return optionsOf(who).contains(option);
  }

  /// The refusal of an option that is not on offer to whom is asked; it names the rule.
  public Refusal refuses(String option) {
    return refuses(asked(), option);
  }

  public Refusal refuses(String who, String option) {
    assertThat(optionsOf(who)).as("on offer").doesNotContain(option);
    try {
      match.copy().answer(seat(who), option);
    } catch (Refusal refusal) {
      return refusal;
    }
    throw new AssertionError("'" + option + "' was accepted");
  }

  /// What a key of scenarios says now: `look("church.zombies")`.
  public String look(String key) {
    return match.game().stage().look(state(), key);
  }

  /// Checks a key in passing.
  public P sees(String key, Object expected) {
    assertThat(look(key)).as(key).isEqualTo(String.valueOf(expected));
    return self();
  }

  /// What the last answer brought about; before the first answer, what the beginning did.
  public Told<E> events() {
    return new Told<>(match.chronicle().since(since), kind);
  }

  public boolean told(E what) {
    return events().told(what);
  }

  public Told<E> allEvents() {
    return new Told<>(match.chronicle().events(), kind);
  }
}

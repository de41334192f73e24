package horda.cityofhorror;

import static org.assertj.core.api.Assertions.assertThat;

import horda.cityofhorror.stage.Seats;
import horda.engine.Event;
import horda.engine.Invariant;
import horda.engine.Match;
import horda.engine.Option;
import horda.engine.Question;
import horda.engine.Refusal;
import java.util.List;
import java.util.stream.IntStream;

/** A game that a test plays, answer by answer; every answer is checked against the invariants. */
public final class Played {
  /** Events in the order in which they happened. */
  public record Told(List<Event> events) {
    public boolean told(CityEvent what) {
      return count(what) > 0;
    }

    public long count(CityEvent what) {
      return events.stream().filter(event -> event.what() == what).count();
    }

    /** The arguments of the only event of this kind. */
    public List<Integer> only(CityEvent what) {
      assertThat(count(what)).as("events %s", what).isEqualTo(1);
      return events.stream().filter(event -> event.what() == what).findFirst().get().args();
    }

    /** Their kinds, for a look at the order. */
    public List<CityEvent> kinds() {
      return events.stream().map(event -> (CityEvent) event.what()).toList();
    }
  }

  /** More passes than any window takes. */
  private static final int MANY = 500;

  private final Match<CityState> match;

  /** Where the events of the last answer (or the last row of passes) begin. */
  private int since;

  public Played(Match<CityState> match) {
    this.match = match;
  }

  public CityState state() {
    return match.state();
  }

  public Match<CityState> match() {
    return match;
  }

  /** The number of a player's seat, as it stands in ids such as {@code vote:1}. */
  public int seat(String who) {
    int seat = match.game().stage().seat(state(), who);
    assertThat(seat).as("the seat of '%s'", who).isNotNegative();
    return seat;
  }

  // Answers.

  /** Somebody answers; the right seat must be asked and the option must be on offer. */
  public Played play(String who, String option) {
    since = match.chronicle().size();
    return answer(who, option);
  }

  private Played answer(String who, String option) {
    assertThat(hears()).as("who is asked '%s'", question()).contains(who);
    assertThat(options(who)).as("on offer to %s ('%s')", who, question()).contains(option);
    match.answer(seat(who), option);
    for (Invariant<CityState> invariant : match.game().invariants()) {
      assertThat(invariant.holds().test(state())).as(invariant.name()).isTrue();
    }
    return this;
  }

  /** A play that names a player: {@code against("ana", "play:pickpocket", "ben")}. */
  public Played against(String who, String option, String whom) {
    return play(who, option + ":" + seat(whom));
  }

  public Played vote(String who, String whom) {
    return against(who, "vote", whom);
  }

  /** The First Player decides a tie. */
  public Played tie(String who, String winner) {
    return against(who, "name", winner);
  }

  public Played pass(String who) {
    return play(who, "pass");
  }

  /** Everybody passes until the window that is open now has closed. */
  public Played passAll() {
    since = match.chronicle().size();
    String open = window();
    for (int i = 0; i < MANY && canPass() && window().equals(open); i++) {
      answer(asked(), "pass");
    }
    return this;
  }

  /** Everybody passes in every window until something of that name is asked. */
  public Played passUntil(String question) {
    since = match.chronicle().size();
    for (int i = 0; i < MANY && !question().equals(question); i++) {
      assertThat(canPass()).as("only passes lead from '%s' to '%s'", question(), question).isTrue();
      answer(asked(), "pass");
    }
    assertThat(question()).isEqualTo(question);
    return this;
  }

  /** Everybody passes until a window such as {@code attack church} is open. */
  public Played passUntilWindow(String window) {
    since = match.chronicle().size();
    for (int i = 0; i < MANY && !look("window").equals(window); i++) {
      assertThat(canPass()).as("only passes lead to the window '%s'", window).isTrue();
      answer(asked(), "pass");
    }
    return sees("window", window);
  }

  private boolean canPass() {
    return !match.isOver() && options().contains("pass");
  }

  private String window() {
    return question() + " " + look("window") + " " + look("pending") + " " + look("round");
  }

  /** An offer with its terms, sent; {@code deal("ana", "ben", "give:antidotes:1")}. */
  public Played offer(String who, String whom, String... terms) {
    against(who, "offer", whom);
    for (String term : terms) {
      play(who, term);
    }
    return play(who, "send");
  }

  /** The same, and accepted. */
  public Played deal(String who, String whom, String... terms) {
    return offer(who, whom, terms).play(whom, "accept");
  }

  // What is asked.

  /** The first player whose answer is awaited, or {@code nobody}. */
  public String asked() {
    List<String> all = awaited();
    return all.isEmpty() ? "nobody" : all.getFirst();
  }

  /** All whose answer is awaited: several in votes and when Movement cards are chosen. */
  public List<String> awaited() {
    Question<CityState> question = match.question();
    return question == null ? List.of() : names(question.awaited(state()));
  }

  private List<String> hears() {
    Question<CityState> question = match.question();
    int all = 0;
    for (int seat = 0; question != null && seat < state().seats(); seat++) {
      all |= question.hears(state(), seat) ? 1 << seat : 0;
    }
    return names(all);
  }

  private List<String> names(int set) {
    Seats seats = new Seats(state());
    return IntStream.range(0, state().seats())
        .filter(seat -> (set & 1 << seat) != 0)
        .mapToObj(seats::name)
        .toList();
  }

  /** The name of the question that waits, such as {@code window} or {@code vote}. */
  public String question() {
    Question<CityState> question = match.question();
    return question == null ? "over" : question.name();
  }

  /** Ids of all options of the (first) player who is asked. */
  public List<String> options() {
    return match.isOver() ? List.of() : options(asked());
  }

  public List<String> options(String who) {
    return match.options(seat(who)).stream().map(Option::id).toList();
  }

  /** Ids of one kind: {@code options("ana", "play:gun")}. */
  public List<String> options(String who, String kind) {
    return options(who).stream()
        .filter(id -> id.equals(kind) || id.startsWith(kind + ":"))
        .toList();
  }

  /** Is that on offer to whom is asked? */
  public boolean offers(String option) {
    return options().contains(option);
  }

  public boolean offers(String who, String option) {
    return options(who).contains(option);
  }

  /** The refusal of an option that is not on offer to whom is asked; it names the rule. */
  public Refusal refuses(String option) {
    return refuses(asked(), option);
  }

  public Refusal refuses(String who, String option) {
    assertThat(options(who)).as("on offer").doesNotContain(option);
    try {
      match.copy().answer(seat(who), option);
    } catch (Refusal refusal) {
      return refusal;
    }
    throw new AssertionError("'" + option + "' was accepted");
  }

  // What can be seen.

  /** What a key of scenarios says now: {@code look("church.zombies")}. */
  public String look(String key) {
    return match.game().stage().look(state(), key);
  }

  /** Checks a key in passing. */
  public Played sees(String key, Object expected) {
    assertThat(look(key)).as(key).isEqualTo(String.valueOf(expected));
    return this;
  }

  /** What the last answer brought about; before the first answer, what the beginning did. */
  public Told events() {
    return new Told(match.chronicle().since(since));
  }

  public boolean told(CityEvent what) {
    return events().told(what);
  }

  public Told allEvents() {
    return new Told(match.chronicle().events());
  }
}

package horda.cardsofthedead;

import static org.assertj.core.api.Assertions.assertThat;

import horda.engine.Event;
import horda.engine.Invariant;
import horda.engine.Match;
import horda.engine.Option;
import horda.engine.Question;
import horda.engine.Refusal;
import java.util.List;

/** A game that a test plays, answer by answer; every answer is checked against the invariants. */
public final class Played {
  /** Events in the order in which they happened. */
  public record Told(List<Event> events) {
    public boolean told(CardsEvent what) {
      return count(what) > 0;
    }

    public long count(CardsEvent what) {
      return events.stream().filter(event -> event.what() == what).count();
    }

    /** The arguments of the only event of this kind. */
    public List<Integer> only(CardsEvent what) {
      assertThat(count(what)).as("events %s", what).isEqualTo(1);
      return events.stream().filter(event -> event.what() == what).findFirst().get().args();
    }

    /** Their kinds, for a look at the order. */
    public List<CardsEvent> kinds() {
      return events.stream().map(event -> (CardsEvent) event.what()).toList();
    }
  }

  private final Match<CardsState> match;

  /** Where the events of the last answer begin. */
  private int since;

  public Played(Match<CardsState> match) {
    this.match = match;
  }

  public CardsState state() {
    return match.state();
  }

  public Match<CardsState> match() {
    return match;
  }

  private int seat(String who) {
    int seat = match.game().stage().seat(state(), who);
    assertThat(seat).as("the seat of '%s'", who).isNotNegative();
    return seat;
  }

  /** Somebody answers; the right seat must be asked and the option must be on offer. */
  public Played play(String who, String option) {
    assertThat(asked()).as("who is asked").isEqualTo(who);
    assertThat(options()).as("on offer to %s ('%s')", who, question()).contains(option);
    since = match.chronicle().size();
    match.answer(seat(who), option);
    for (Invariant<CardsState> invariant : match.game().invariants()) {
      assertThat(invariant.holds().test(state())).as(invariant.name()).isTrue();
    }
    return this;
  }

  /** The survivor who is asked now ({@code seat1} before they are chosen), or {@code nobody}. */
  public String asked() {
    Question<CardsState> question = match.question();
    for (int seat = 0; question != null && seat < state().seats(); seat++) {
      if (question.hears(state(), seat)) {
        return state().survivor[seat] < 0 ? "seat" + (seat + 1) : state().who(seat).id();
      }
    }
    return "nobody";
  }

  /** The name of the question that waits, such as {@code act}. */
  public String question() {
    Question<CardsState> question = match.question();
    return question == null ? "over" : question.name();
  }

  /** Ids of all options of the seat that is asked. */
  public List<String> options() {
    return match.isOver()
        ? List.of()
        : match.options(seat(asked())).stream().map(Option::id).toList();
  }

  /** Ids of the options of one kind: {@code options("walk")}. */
  public List<String> options(String verb) {
    return options().stream().filter(id -> id.equals(verb) || id.startsWith(verb + ":")).toList();
  }

  public boolean offers(String option) {
    return options().contains(option);
  }

  /** The refusal of an option that is not on offer to whom is asked; it names the rule. */
  public Refusal refuses(String option) {
    assertThat(options()).as("on offer").doesNotContain(option);
    try {
      match.copy().answer(seat(asked()), option);
    } catch (Refusal refusal) {
      return refusal;
    }
    throw new AssertionError("'" + option + "' was accepted");
  }

  /** What a key of scenarios says now: {@code look("space.1")}. */
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

  public Told allEvents() {
    return new Told(match.chronicle().events());
  }
}

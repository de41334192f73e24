package horda.cityofhorror;

import static org.assertj.core.api.Assertions.assertThat;

import horda.cityofhorror.stage.Seats;
import horda.cityofhorror.state.CityEvent;
import horda.cityofhorror.state.CityState;
import horda.engine.Choices;
import horda.engine.Match;
import horda.engine.Option;
import horda.engine.Question;
import horda.engine.check.Playing;
import horda.wire.Language;
import horda.wire.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/// A game that a test plays, in the words of City of Horror.
public final class Played extends Playing<CityState, CityEvent, Played> {
  /// More passes than any window takes.
  private static final int MANY = 500;

  public Played(Match<CityState> match) {
    super(match, CityEvent.class);
  }

  @Override
  protected String name(int seat) {
    return new Seats(state()).name(seat);
  }

  @Override
  protected Played self() {
    return this;
  }

  public List<String> options(String who) {
    return optionsOf(who);
  }

  /// What `who` may do, talk aside.
  public List<String> deeds(String who) {
    return optionsOf(who).stream().filter(id -> !id.startsWith("offer:")).toList();
  }

  /// Ids of one kind: `options("ana", "play:gun")`.
  public List<String> options(String who, String kind) {
    return optionsOf(who, kind);
  }

  /// A play that names a player: `against("ana", "play:pickpocket", "ben")`.
  public Played against(String who, String option, String whom) {
    return play(who, option + ":" + seat(whom));
  }

  public Played vote(String who, String whom) {
    return against(who, "vote", whom);
  }

  /// The First Player decides a tie.
  public Played tie(String who, String winner) {
    return against(who, "name", winner);
  }

  public Played pass(String who) {
    return play(who, "pass");
  }

  /// Everybody passes until the window that is open now has closed.
  public Played passAll() {
    mark();
    String open = window();
    for (int i = 0; i < MANY && canPass() && window().equals(open); i++) {
      answer(asked(), "pass");
    }
    return this;
  }

  /// Everybody passes in every window until something of that name is asked.
  public Played passUntil(String question) {
    mark();
    for (int i = 0; i < MANY && !question().equals(question); i++) {
      assertThat(canPass()).as("only passes lead from '%s' to '%s'", question(), question).isTrue();
      answer(asked(), "pass");
    }
    assertThat(question()).isEqualTo(question);
    return this;
  }

  /// Everybody passes until a window such as `attack church` is open.
  public Played passUntilWindow(String window) {
    mark();
    for (int i = 0; i < MANY && !look("window").equals(window); i++) {
      assertThat(canPass()).as("only passes lead to the window '%s'", window).isTrue();
      answer(asked(), "pass");
    }
    return sees("window", window);
  }

  private boolean canPass() {
    return !match().isOver() && options().contains("pass");
  }

  private String window() {
    return question() + " " + look("window") + " " + look("pending") + " " + look("round");
  }

  /// An offer with its terms, sent; `deal("ana", "ben", "give:antidotes:1")`.
  public Played offer(String who, String whom, String... terms) {
    against(who, "offer", whom);
    for (String term : terms) {
      play(who, term);
    }
    return play(who, "send");
  }

  /// The same, and accepted.
  public Played deal(String who, String whom, String... terms) {
    return offer(who, whom, terms).play(whom, "accept");
  }

  // What is said, in English and in Spanish.

  private Texts texts(Language language) {
    List<String> names = new ArrayList<>();
    for (int seat = 0; seat < state().seats(); seat++) {
      names.add(name(seat));
    }
    return TableBuilder.SHELF.texts(CityOfHorror.ID, language).seated(names);
  }

  private Question<CityState> asking() {
    return Objects.requireNonNull(match().question());
  }

  /// The question as it is put to somebody.
  public String prompt(String who, Language language) {
    Question<CityState> question = asking();
    return texts(language).say(question.prompt(state(), seat(who)));
  }

  /// What an option is called.
  public String label(String who, String id, Language language) {
    Question<CityState> question = asking();
    Choices choices = new Choices();
    question.choices(state(), seat(who), choices);
    for (int i = 0; i < choices.size(); i++) {
      Option option = question.option(state(), seat(who), choices.get(i));
      if (option.id().equals(id)) {
        return texts(language).say(option.label());
      }
    }
    throw new AssertionError("not on offer to " + who + ": " + id + " in " + options(who));
  }

  /// Everything that the last play made known to everybody or to `who`.
  public List<String> heard(String who, Language language) {
    return events().events().stream()
        .filter(event -> event.isFor(seat(who)))
        .map(event -> texts(language).say(event.phrase()))
        .toList();
  }
}

package horda.amanecerzombi;

import static org.assertj.core.api.Assertions.assertThat;

import horda.amanecerzombi.stage.Seats;
import horda.amanecerzombi.state.AmanecerEvent;
import horda.amanecerzombi.state.AmanecerState;
import horda.engine.Match;
import horda.engine.check.Playing;

/// A game that a test plays, in the words of Amanecer Zombi.
public final class Played extends Playing<AmanecerState, AmanecerEvent, Played> {
  /// More passes than any row of windows takes.
  private static final int MANY = 500;

  public Played(Match<AmanecerState> match) {
    super(match, AmanecerEvent.class);
  }

  @Override
  protected String name(int seat) {
    return new Seats(state()).name(seat);
  }

  @Override
  protected Played self() {
    return this;
  }

  public Played pass(String who) {
    return play(who, "pass");
  }

  /// Everybody passes in windows and answers until something else is asked.
  public Played passAll() {
    mark();
    for (int i = 0; i < MANY && canPass(); i++) {
      answer(asked(), "pass");
    }
    return this;
  }

  /// An answer, then everybody passes; the events are those of all of it.
  public Played then(String who, String option) {
    play(who, option);
    for (int i = 0; i < MANY && canPass(); i++) {
      answer(asked(), "pass");
    }
    return this;
  }

  /// Passes until this seat is asked something.
  public Played passTo(String who) {
    for (int i = 0; i < MANY && !asked().equals(who) && canPass(); i++) {
      answer(asked(), "pass");
    }
    assertThat(asked()).isEqualTo(who);
    return this;
  }

  /// Everybody passes until the moment (a window or a question) of that name.
  public Played passUntil(String moment) {
    mark();
    for (int i = 0; i < MANY && !look("moment").equals(moment); i++) {
      assertThat(canPass()).as("only passes lead from '%s' to '%s'", question(), moment).isTrue();
      answer(asked(), "pass");
    }
    return sees("moment", moment);
  }

  private boolean canPass() {
    return !match().isOver() && options().contains("pass");
  }

  /// An offer with its terms, sent.
  public Played offer(String who, String whom, String... terms) {
    play(who, "offer:" + seat(whom));
    for (String term : terms) {
      play(who, term);
    }
    return play(who, "send");
  }
}

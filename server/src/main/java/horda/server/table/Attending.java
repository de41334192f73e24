package horda.server.table;

import horda.engine.Attention;
import horda.engine.Attention.Verdict;
import horda.engine.Choices;
import horda.engine.Game;
import horda.engine.Joint;
import horda.engine.Match;
import horda.engine.Nullable;
import horda.engine.Option;
import horda.engine.Question;
import horda.engine.Seam;
import horda.engine.Spoken;
import horda.engine.State;
import horda.engine.Window;
import java.util.List;

/// What the people of one table are asked. A table where they are asked everything has one too, and
/// does not use it.
final class Attending<S extends State> {
  private final Attention<S> attention;
  private final int seats;

  private Attending(Game<S> game, int seats) {
    this.attention = new Attention<>(game, seats);
    this.seats = seats;
  }

  static <S extends State> Attending<S> of(Game<S> game, int seats) {
    return new Attending<>(game, seats);
  }

  @SuppressWarnings("unchecked") // a table plays one game
  private Match<S> own(Match<?> match) {
    return (Match<S>) match;
  }

  Verdict verdict(Match<?> match, int seat) {
    return attention.verdict(own(match).state(), seat);
  }

  /// The line by which the house answers for `seat`; null when the person is asked, or later.
  @Nullable
  Line instead(Match<?> match, int seat) {
    return switch (verdict(match, seat)) {
      case Verdict.Ask _, Verdict.Later _ -> null;
      case Verdict.Only only -> Line.Answer.only(seat, id(own(match), seat, only.choice()));
      case Verdict.Given given ->
          new Line.Answer(seat, id(own(match), seat, given.choice()), Line.By.CLOCK);
      case Verdict.Said said ->
          new Line.Answer(seat, id(own(match), seat, said.choice()), Line.By.PERSON);
    };
  }

  private static <S extends State> String id(Match<S> match, int seat, long choice) {
    Question<S> question = match.question();
    if (question == null) {
      throw new IllegalStateException("nobody is asked");
    }
    return question.option(match.state(), seat, choice).id();
  }

  /// A line is about to be applied.
  ///
  /// @param joined whether the people of this table are offered what [#joint] lists
  void before(Match<?> match, Line line, boolean joined) {
    Match<S> now = own(match);
    switch (line) {
      case Line.Answer answer when answer.by() == Line.By.PERSON -> answers(now, answer, joined);
      case Line.Answer answer -> happens(now, answer);
      case Line.Undo undo -> attention.takesBack(undo.seat());
      case Line.Orders orders -> attention.order(now.state(), orders.seat(), orders.orders());
      case Line.Stop stop -> attention.stop(stop.seat(), stop.on());
      default -> {}
    }
  }

  private void answers(Match<S> match, Line.Answer answer, boolean joined) {
    if (match.question() == null || !match.question().hears(match.state(), answer.seat())) {
      return;
    }
    long choice = choice(match, answer);
    if (joined) {
      attention.answers(match.state(), answer.seat(), choice, then(match, answer));
    } else {
      attention.answers(match.state(), answer.seat(), choice);
    }
  }

  private void happens(Match<S> match, Line.Answer answer) {
    if (attention.hasMore() && match.question() != null) {
      attention.happens(match.state(), answer.seat(), choice(match, answer));
    }
  }

  /// The choice of that name; one that is not on offer will be refused, and is none.
  private long choice(Match<S> match, Line.Answer answer) {
    Question<S> question = match.question();
    Choices choices = new Choices();
    if (question != null) {
      question.choices(match.state(), answer.seat(), choices);
    }
    for (int i = 0; question != null && i < choices.size(); i++) {
      long choice = choices.get(i);
      if (question.option(match.state(), answer.seat(), choice).id().equals(answer.option())) {
        return choice;
      }
    }
    return Long.MAX_VALUE;
  }

  private List<Spoken<S>> then(Match<S> match, Line.Answer answer) {
    if (answer.then().isEmpty()) {
      return List.of();
    }
    String id = answer.option() + Joint.AND + String.join(Joint.AND, answer.then());
    return Joint.of(match.state(), answer.seat()).stream()
        .filter(joint -> joint.id().equals(id))
        .findFirst()
        .map(Joint::then)
        .orElse(List.of());
  }

  /// What one person among bots may choose, with what can be said at once.
  List<? extends Joint<?>> joint(Match<?> match, int seat) {
    return Joint.of(own(match).state(), seat);
  }

  List<Integer> orders(Match<?> match, int seat) {
    return attention.orders(own(match).state(), seat);
  }

  boolean stops(int seat) {
    return attention.stops(seat);
  }

  // --- Pauses

  /// May the seat that the window waits for pass? A promise may forbid it.
  boolean mayPass(Match<?> match) {
    Match<S> now = own(match);
    if (!(now.question() instanceof Window<S> window)) {
      return false;
    }
    Choices choices = new Choices();
    window.choices(now.state(), window.seat(now.state()), choices);
    return choices.contains(Window.PASS);
  }

  /// What `seat` may wish for while the pause lasts. Orders hide it, unless the window is about the
  /// seat or it wants to be stopped.
  List<Option> wishes(Match<?> match, int seat) {
    Match<S> now = own(match);
    if (!(now.question() instanceof Window<S> window) || ordered(now, window, seat)) {
      return List.of();
    }
    return Seam.wishes(now.state(), seat);
  }

  /// Does a standing order of this seat pass the window that waits?
  boolean isOrdered(Match<?> match, int seat) {
    Match<S> now = own(match);
    return now.question() instanceof Window<S> window && ordered(now, window, seat);
  }

  /// The pass of the window that waits, as `seat` may choose it.
  Option passing(Match<?> match, int seat) {
    Match<S> now = own(match);
    if (!(now.question() instanceof Window<S> window)) {
      throw new IllegalStateException("no window waits");
    }
    return window.option(now.state(), seat, Window.PASS);
  }

  private boolean ordered(Match<S> match, Window<S> window, int seat) {
    return !stops(seat)
        && orders(match, seat).stream()
            .anyMatch(order -> window.ordered(match.state(), seat, order) != Question.NOT_ORDERED);
  }

  /// By public knowledge: is it worth waiting for this seat?
  boolean mightRespond(Match<?> match, int seat) {
    return Seam.mightRespond(own(match).state(), seat);
  }

  /// How many seats the window is about, by public knowledge.
  int concerned(Match<?> match) {
    Match<S> now = own(match);
    int concerned = 0;
    for (int seat = 0; now.question() instanceof Window<S> window && seat < seats; seat++) {
      concerned += window.concerns(now.state(), seat) ? 1 : 0;
    }
    return concerned;
  }
}

package horda.server.results;

import horda.engine.Counted;
import horda.engine.Game;
import horda.engine.Match;
import horda.engine.Nullable;
import horda.engine.Outcome;
import horda.engine.Phrase;
import horda.engine.Ref;
import horda.engine.Setup;
import horda.engine.State;
import horda.engine.TableOption;
import horda.server.table.Chair;
import horda.server.table.Header;
import horda.server.table.TableState;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// Reads the result off a table whose game is over.
final class ScoreReader {
  /// After so many decisions everything has been dealt and chosen in every game.
  private static final int MOST_BEGINNING = 400;

  private ScoreReader() {}

  /// `members`: who has claimed which key. Null: the game did not end.
  static @Nullable Result of(TableState state, Map<String, String> members) {
    Outcome outcome = state.started() ? state.match().outcome() : null;
    if (outcome == null) {
      return null;
    }
    Header header = state.header();
    Setup setup = state.match().setup();
    boolean counts = !header.practice() && header.start() == null;
    List<List<String>> characters = characters(state.match(), state.seats());
    List<Result.Seat> seats = new ArrayList<>();
    for (int seat = 0; seat < state.seats(); seat++) {
      seats.add(seat(state, seat, outcome, members, characters.get(seat)));
    }
    return new Result(
        state.id(),
        header.game(),
        header.revision(),
        header.content(),
        state.movedAt() == 0 ? state.at() : state.movedAt(),
        state.answers(),
        header.wishes().rated() && counts,
        header.wishes().listed(),
        counts,
        outcome.team(),
        outcome.reason().key(),
        setup.options(),
        option(state.game()),
        setup.seed().toString(),
        seats);
  }

  private static Result.Seat seat(
      TableState state,
      int seat,
      Outcome outcome,
      Map<String, String> members,
      List<String> characters) {
    Chair chair = state.chair(seat);
    String key = chair.isPerson() && chair.key() != null ? chair.key() : "";
    return new Result.Seat(
        chair.name(),
        chair.isPerson() || chair.bot() == null ? "" : chair.bot(),
        chair.isPerson() && state.standIn(seat) != null,
        outcome.won(seat),
        outcome.scores().get(seat),
        key,
        members.getOrDefault(key, ""),
        characters);
  }

  /// The first option that is a choice of what is played, and not of who begins.
  private static String option(Game<?> game) {
    return game.options().stream()
        .filter(option -> !option.values().isEmpty() && !option.equals(Setup.UNIFORM_WINDOWS))
        .map(TableOption::id)
        .filter(id -> !id.startsWith("first"))
        .findFirst()
        .orElse("");
  }

  private static <S extends State> List<List<String>> characters(Match<S> match, int seats) {
    List<List<String>> all = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      all.add(new ArrayList<>());
    }
    if (match.game() instanceof Counted<S> counted && match.fromStart()) {
      S begun = begun(counted, match);
      for (int seat = 0; seat < seats; seat++) {
        counted.census().open(begun, seat, new Noting(all.get(seat)));
      }
    }
    return all;
  }

  /// Plays the beginning once more: later a character may be dead, or somebody else's.
  private static <S extends State> S begun(Counted<S> game, Match<S> match) {
    Match<S> again = new Match<>(game, match.setup());
    int played = 0;
    while (!game.census().begun(again.state()) && played < MOST_BEGINNING) {
      if (played >= match.log().size()) {
        break;
      }
      again.enter(match.log().get(played));
      played++;
    }
    return again.state();
  }

  private record Noting(List<String> characters) implements horda.engine.Census.Facts {
    @Override
    public void fact(String kind, Phrase what) {
      if (kind.equals("character")) {
        characters.add(text(what));
      }
    }

    @Override
    public void number(String kind, int value) {}
  }

  static String text(Phrase phrase) {
    StringBuilder text = new StringBuilder(phrase.key());
    for (Ref ref : phrase.args()) {
      text.append(';').append(ref.kind()).append(':').append(ref.id());
    }
    return text.toString();
  }

  static Phrase phrase(String text) {
    String[] parts = text.split(";");
    List<Ref> args = new ArrayList<>();
    for (int i = 1; i < parts.length; i++) {
      int colon = parts[i].lastIndexOf(':');
      args.add(
          new Ref(parts[i].substring(0, colon), Integer.parseInt(parts[i].substring(colon + 1))));
    }
    return new Phrase(parts[0], args);
  }
}

package horda.app.play;

import horda.app.screen.Screen;
import horda.engine.Match;
import horda.engine.Option;
import horda.engine.Refusal;
import horda.engine.State;
import horda.engine.Window;
import horda.wire.SavedFile;
import horda.wire.SavedGame;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/// Understands what is typed at the table, and answers whatever is not an answer.
final class TableWords<S extends State> {
  /// What the table is to do next.
  sealed interface Next {}

  record Answer(String option) implements Next {}

  record Narrow(String prefix) implements Next {}

  record Again() implements Next {}

  record Redraw() implements Next {}

  /// What `seat` did last was taken back.
  record Undone(int seat) implements Next {}

  record Leave() implements Next {}

  private static final Next AGAIN = new Again();

  private final Sitting<S> at;
  private final Screen screen;
  private final Match<S> match;
  private final Why<S> why;
  private final OddsWord<S> odds;
  private final StandingOrders<S> orders;

  TableWords(Sitting<S> at) {
    this.at = at;
    this.screen = at.screen();
    this.match = at.match();
    this.why = new Why<>(at);
    this.odds = new OddsWord<>(at);
    this.orders = new StandingOrders<>(at);
  }

  Collection<String> completions(OptionList offer) {
    List<String> all = new ArrayList<>(offer.options().stream().map(Option::id).toList());
    for (TableCommand word : TableCommand.values()) {
      all.add(word.in(at.speech()));
    }
    return all;
  }

  /// @param prefix what the lines on the screen begin with
  Next read(String typed, int seat, OptionList offer, String prefix) {
    String folded = Typed.fold(typed);
    if (folded.isEmpty()) {
      return nothing(offer, prefix);
    }
    String[] parts = typed.strip().split("\\s+", 2);
    String rest = parts.length > 1 ? parts[1].strip() : "";
    Optional<TableCommand> word = TableCommand.exactly(Typed.fold(parts[0]), at.speech());
    if (word.isPresent()) {
      return said(word.get(), rest, seat, offer, prefix);
    }
    return switch (offer.read(typed, prefix)) {
      case OptionList.Chosen chosen -> new Answer(chosen.option().id());
      case OptionList.Narrowed narrowed -> new Narrow(narrowed.prefix());
      case OptionList.Unclear unclear ->
          tell("play.unclear", typed, String.join(", ", unclear.words()));
      case OptionList.Unknown _ -> unknown(typed, Typed.fold(parts[0]), rest, seat, offer, prefix);
    };
  }

  private Next nothing(OptionList offer, String prefix) {
    if (offer.options().size() == 1) {
      return new Answer(offer.options().getFirst().id());
    }
    if (prefix.isEmpty() && match.question() instanceof Window<S> window) {
      return new Answer(window.option(match.state(), window.seat(match.state()), Window.PASS).id());
    }
    return prefix.isEmpty() ? tell("play.empty") : new Narrow("");
  }

  private Next unknown(
      String typed, String first, String rest, int seat, OptionList offer, String prefix) {
    Optional<TableCommand> begun = TableCommand.begun(first, at.speech());
    if (begun.isPresent()) {
      return said(begun.get(), rest, seat, offer, prefix);
    }
    // Somebody may try what is just now not allowed: that deserves the reason, not a shrug.
    if (why.greyed(first, rest, seat)) {
      return AGAIN;
    }
    return tell("play.unknown", typed.strip());
  }

  private Next said(TableCommand word, String rest, int seat, OptionList offer, String prefix) {
    return switch (word) {
      case WHY -> {
        why.ask(rest, seat, offer, prefix);
        yield AGAIN;
      }
      case ODDS -> {
        odds.ask(rest, seat, offer, prefix);
        yield AGAIN;
      }
      case UNDO -> undo(seat);
      case SAVE -> save(rest);
      case LOG -> log(rest, seat);
      case RULES -> rules(rest);
      case CARD -> card(rest);
      case LOOK -> new Redraw();
      case BACK -> new Narrow("");
      case ORDERS -> orders(seat);
      case ORDER -> rest.isEmpty() ? orders(seat) : order(rest, seat);
      case HELP -> help();
      case QUIT -> new Leave();
    };
  }

  private Next orders(int seat) {
    orders.list(seat).forEach(screen::say);
    return tell("play.order-how");
  }

  private Next order(String number, int seat) {
    int order = number.matches("\\d{1,4}") ? Integer.parseInt(number) : -1;
    if (!orders.has(order)) {
      screen.say(at.say("play.no-order", number));
      return orders(seat);
    }
    match.order(seat, order);
    return new Redraw();
  }

  private Next undo(int seat) {
    try {
      int undoer = undoer(seat);
      match.undo(undoer);
      return new Undone(undoer);
    } catch (Refusal refusal) {
      screen.say(at.texts().refusal(refusal));
      return AGAIN;
    }
  }

  /// With open cards anybody at the keyboard may take back what another person did last.
  private int undoer(int seat) {
    int last = match.log().isEmpty() ? seat : match.log().getLast().seat();
    boolean shared = at.party().isPerson(last) && !at.secretFrom(seat);
    return shared && !match.canUndo(seat) ? last : seat;
  }

  private Next save(String name) {
    Path file;
    try {
      file = name.isEmpty() ? at.file() : Path.of(name);
    } catch (InvalidPathException _) {
      return tell("play.bad-name", name);
    }
    try {
      SavedFile.write(file, SavedGame.of(at.shelf(), match, at.party().written()));
      return tell("play.saved", file, "./horda play --load " + file);
    } catch (Refusal refusal) {
      screen.say(at.speech().refusal(refusal));
      return AGAIN;
    }
  }

  private Next log(String count, int seat) {
    int most = count.matches("\\d{1,6}") ? Integer.parseInt(count) : 20;
    List<String> lines = new ArrayList<>();
    match.chronicle().events().stream()
        .filter(event -> event.isFor(seat))
        .forEach(e -> lines.add(at.texts().say(e.phrase()) + "  (" + e.rule() + ")"));
    lines.subList(Math.max(0, lines.size() - most), lines.size()).forEach(screen::say);
    return AGAIN;
  }

  private Next rules(String sought) {
    if (sought.isEmpty()) {
      return tell("play.rules-which");
    }
    List<String> lines = at.rules().search(sought);
    if (lines.isEmpty()) {
      return tell("rules.nothing", sought);
    }
    lines.forEach(screen::print);
    return AGAIN;
  }

  private Next card(String name) {
    Cards cards = new Cards(at.texts());
    if (name.isEmpty()) {
      return tell("play.card-which", String.join(", ", cards.names()));
    }
    List<String> lines = cards.find(name, screen.width());
    if (!lines.isEmpty()) {
      lines.forEach(screen::print);
      return AGAIN;
    }
    List<String> near = cards.near(name);
    return near.isEmpty()
        ? tell("play.no-card", name)
        : tell("play.no-card-near", name, String.join(", ", near));
  }

  private Next help() {
    at.say("play.help").lines().forEach(screen::print);
    String legend = "legend." + match.game().id();
    if (at.speech().has(legend)) {
      screen.print("");
      at.say(legend).lines().forEach(screen::print);
    }
    return AGAIN;
  }

  private Next tell(String key, Object... args) {
    screen.say(at.say(key, args));
    return AGAIN;
  }
}

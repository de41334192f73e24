package horda.app.command;

import horda.app.shell.Console;
import horda.art.Artists;
import horda.art.Easel;
import horda.art.Wrap;
import horda.engine.Event;
import horda.engine.Invariant;
import horda.engine.Match;
import horda.engine.Nullable;
import horda.engine.Option;
import horda.engine.Outcome;
import horda.engine.Question;
import horda.engine.State;
import horda.engine.View;
import horda.wire.EntryJson;
import horda.wire.Shelf;
import horda.wire.Texts;
import java.util.List;
import java.util.Optional;

/// Plays a log again and tells it. Every position is checked, so that a game kept by the fuzzer
/// stops where it went wrong.
final class Retelling<S extends State> {
  private static final int WIDTH = 80;
  private static final int HEIGHT = 60;

  private final Console console;
  private final Match<S> match;
  private final Texts texts;

  Retelling(Console console, Shelf shelf, Match<S> match) {
    this.console = console;
    this.match = match;
    this.texts = shelf.texts(match.game().id(), console.speech().language()).at(match);
  }

  /// All of it, or only the position after `to` answers; false if something is wrong with it.
  boolean tell(List<Match.Entry> log, @Nullable Integer to) {
    boolean aloud = to == null;
    if (aloud) {
      events(0);
    }
    int end = to == null ? log.size() : to;
    for (int i = 0; i < end; i++) {
      if (!step(i + 1, log.get(i), aloud)) {
        return false;
      }
    }
    if (aloud) {
      close();
    } else {
      position(end, log.size());
    }
    return sound(end);
  }

  private boolean step(int number, Match.Entry entry, boolean aloud) {
    String asked = prompt(entry.seat());
    String answer = label(entry);
    int before = match.chronicle().size();
    try {
      match.enter(entry);
    } catch (RuntimeException fault) {
      position(number - 1, number);
      console.out().println();
      console.out().println("✘ " + console.say("replay.broken", number, answer, fault.toString()));
      return false;
    }
    if (aloud) {
      console.out().println();
      console.out().println(number + ". " + asked);
      console.out().println("   → " + answer);
      events(before);
    }
    return sound(number);
  }

  private boolean sound(int number) {
    for (Invariant<S> invariant : match.game().invariants()) {
      if (!invariant.holds().test(match.state())) {
        position(number, number);
        console.out().println("✘ " + console.say("replay.unsound", number, invariant.name()));
        return false;
      }
    }
    return true;
  }

  private String prompt(int seat) {
    Question<S> question = match.question();
    return question == null ? "" : texts.say(question.prompt(match.state(), seat));
  }

  private String label(Match.Entry entry) {
    if (!(entry instanceof Match.Answer answer)) {
      return "[" + EntryJson.word(entry) + "]";
    }
    Optional<Option> option =
        match.options(answer.seat()).stream()
            .filter(o -> o.id().equals(answer.option()))
            .findFirst();
    String label = option.map(o -> texts.say(o.label()) + "  ").orElse("");
    return label + "[" + answer.option() + "]";
  }

  private void events(int from) {
    for (Event event : match.chronicle().since(from)) {
      String line = texts.say(event.phrase()) + "  (" + event.rule() + ")";
      Wrap.hanging("   • ", line, WIDTH).forEach(console.out()::println);
    }
  }

  private void position(int number, int of) {
    console.out().println(console.say("replay.position", number, of));
    View view = match.game().view(match.state(), 0);
    Easel easel = new Easel(WIDTH, HEIGHT, 0, texts, console.speech());
    Artists.of(view)
        .draw(easel)
        .forEach(line -> console.out().println(line.toString().stripTrailing()));
    Question<S> question = match.question();
    if (question != null) {
      int seat = Integer.numberOfTrailingZeros(question.awaited(match.state()));
      console.out().println("► " + prompt(seat) + "  (" + question.rule(match.state()) + ")");
      for (Option option : match.options(seat)) {
        console.out().println("   [" + option.id() + "] " + texts.say(option.label()));
      }
    }
    close();
  }

  private void close() {
    Outcome outcome = match.outcome();
    if (outcome != null) {
      console.out().println();
      console.out().println(texts.say(outcome.reason()) + "  (" + outcome.rule() + ")");
    }
  }
}

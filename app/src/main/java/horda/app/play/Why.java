package horda.app.play;

import horda.engine.Event;
import horda.engine.Greyed;
import horda.engine.Option;
import horda.engine.Question;
import horda.engine.State;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/// Answers "why?": the rule behind what happened, behind an option, or behind what is not on offer.
final class Why<S extends State> {
  private static final int RECENT = 10;

  private final Sitting<S> at;

  Why(Sitting<S> at) {
    this.at = at;
  }

  void ask(String about, int seat, OptionList offer, String prefix) {
    if (about.isEmpty()) {
      lastEvent(seat);
      return;
    }
    switch (offer.read(about, prefix)) {
      case OptionList.Chosen chosen ->
          offered(at.texts().say(chosen.option().label()), List.of(chosen.option()));
      case OptionList.Narrowed narrowed ->
          offered(narrowed.prefix().replace(":", ""), below(narrowed.prefix(), seat));
      case OptionList.Unclear unclear ->
          at.screen().say(at.say("play.unclear", about, String.join(", ", unclear.words())));
      case OptionList.Unknown _ -> {
        String[] parts = about.split("[\\s:]+", 2);
        if (!greyed(Typed.fold(parts[0]), parts.length > 1 ? parts[1] : "", seat)) {
          at.screen().say(at.say("play.why-unknown", about));
        }
      }
    }
  }

  private void lastEvent(int seat) {
    List<Event> events =
        at.match().chronicle().events().stream().filter(e -> e.isFor(seat)).toList();
    if (events.isEmpty()) {
      at.screen().say(at.say("play.why-nothing"));
      return;
    }
    Event last = events.getLast();
    at.screen().say("«" + at.texts().say(last.phrase()) + "»");
    rule(last.rule());
    Set<String> before = new LinkedHashSet<>();
    for (Event event : events.subList(Math.max(0, events.size() - RECENT), events.size() - 1)) {
      before.add(event.rule());
    }
    before.remove(last.rule());
    if (!before.isEmpty()) {
      at.screen().say(at.say("play.why-before", String.join(", ", before)));
    }
  }

  private List<Option> below(String prefix, int seat) {
    return at.match().options(seat).stream().filter(o -> o.id().startsWith(prefix)).toList();
  }

  /// It may be done, by the rule of that option, else by the one that asks.
  private void offered(String title, List<Option> options) {
    Question<S> question = at.match().question();
    if (question == null) {
      return;
    }
    at.screen().say(at.say("play.why-offered", title));
    Set<String> rules = new LinkedHashSet<>();
    options.forEach(option -> rules.add(question.rule(at.match().state(), option)));
    if (rules.isEmpty()) {
      rules.add(question.rule(at.match().state()));
    }
    rules.forEach(this::rule);
  }

  /// Tells why something is not on offer; false if nobody knows.
  boolean greyed(String verb, String rest, int seat) {
    String id = rest.isEmpty() ? verb : verb + ":" + Typed.fold(rest).replace(' ', ':');
    Set<String> rules = new LinkedHashSet<>();
    for (Greyed.Reason reason : at.match().greyed(seat)) {
      boolean meant = reason.id().equals(id) || id.startsWith(reason.id() + ":");
      if (meant || rest.isEmpty() && OptionList.verb(reason.id()).equals(verb)) {
        at.screen().say(at.say("play.why-not", reason.id(), at.texts().say(reason.why())));
        rules.add(reason.rule());
      }
    }
    rules.forEach(this::rule);
    return !rules.isEmpty();
  }

  private void rule(String id) {
    at.rules().rule(id).forEach(at.screen()::print);
  }
}

package horda.lab.golden;

import horda.engine.Digest;
import horda.engine.Event;
import horda.engine.Match;
import horda.engine.Option;
import horda.engine.Question;
import horda.engine.State;
import horda.wire.ViewJson;
import java.util.List;

/// Everything in words: prompt, options (the chosen one starred), events, and the seat's view.
record ToldScribe<S extends State>() implements Scribe<S> {
  /// Enough to read; the compact playthroughs go to the end.
  private static final int STEPS = 25;

  @Override
  public void begin(Match<S> match, List<String> into) {
    Wording speaker = Wording.of(match);
    match.chronicle().events().forEach(event -> into.add(told(event, speaker)));
  }

  @Override
  public void step(Match<S> match, int number, int seat, long choice, List<String> into) {
    Question<S> question = match.question();
    if (question == null || number > STEPS) {
      if (number == STEPS + 1) {
        into.add("");
        into.add("(So it goes on. The rest is kept in compact form only.)");
      }
      match.answer(seat, choice);
      return;
    }
    into.add("");
    Wording speaker = Wording.of(match);
    String prompt = speaker.say(question.prompt(match.state(), seat));
    into.add("%d. Seat %d: %s [%s]".formatted(number, seat, prompt, question.rule(match.state())));
    String chosen = question.option(match.state(), seat, choice).id();
    for (Option option : match.options(seat)) {
      String mark = option.id().equals(chosen) ? "  * " : "    ";
      into.add(mark + option.id() + " — " + speaker.say(option.label()));
    }
    int before = match.chronicle().size();
    match.answer(seat, choice);
    match.chronicle().since(before).forEach(event -> into.add(told(event, speaker)));
    into.add("  sees: " + ViewJson.text(match.game().view(match.state(), seat)));
    into.add("  state: " + Digest.hex(Digest.of(match.state())));
  }

  private static String told(Event event, Wording speaker) {
    String only =
        event.audience() == Event.EVERYBODY
            ? ""
            : " (only seats " + Integer.toBinaryString(event.audience()) + ")";
    return "  > " + speaker.say(event.phrase()) + " [" + event.rule() + "]" + only;
  }
}

package horda.app.play;

import horda.engine.Option;
import horda.engine.Preview;
import horda.engine.State;
import horda.wire.Foretelling;
import java.util.List;

/// Answers "odds": what the options on the screen, or one of them, would lead to.
final class OddsWord<S extends State> {
  private final Sitting<S> at;

  OddsWord(Sitting<S> at) {
    this.at = at;
  }

  void ask(String about, int seat, OptionList offer, String prefix) {
    switch (offer.read(about, prefix)) {
      case OptionList.Chosen chosen -> tell(chosen.option(), seat);
      case OptionList.Narrowed narrowed ->
          offer.options().stream()
              .filter(option -> option.id().startsWith(narrowed.prefix()))
              .forEach(option -> tell(option, seat));
      case OptionList.Unclear unclear ->
          at.screen().say(at.say("play.unclear", about, String.join(", ", unclear.words())));
      case OptionList.Unknown _ -> at.screen().say(at.say("play.odds-unknown", about));
    }
  }

  private void tell(Option option, int seat) {
    at.screen().say(at.texts().say(option.label()) + ":");
    Preview preview = at.match().preview(seat, option.id());
    List<String> lines =
        preview == null
            ? List.of(at.say("play.odds-nothing"))
            : Foretelling.sentences(preview, at.texts());
    lines.forEach(line -> at.screen().say("  " + line));
  }
}

package horda.lab.golden;

import horda.engine.Digest;
import horda.engine.Match;
import horda.engine.State;
import horda.wire.EntryJson;
import java.util.List;

/// A line a step: who, which option out of how many, and the digest of the state after it.
record Compact<S extends State>() implements Scribe<S> {
  @Override
  public void step(Match<S> match, int number, int seat, long choice, List<String> into) {
    int options = match.options(seat).size();
    match.answer(seat, choice);
    into.add(
        "  - {n: %d, seat: %d, option: %s, of: %d, state: \"%s\"}"
            .formatted(
                number,
                seat,
                Quote.of(EntryJson.word(match.log().getLast())),
                options,
                Digest.hex(Digest.of(match.state()))));
  }
}

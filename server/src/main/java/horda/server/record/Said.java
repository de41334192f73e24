package horda.server.record;

import horda.engine.Option;
import horda.engine.Ref;
import horda.wire.Texts;
import horda.wire.doc.RecordedFrame.SaidChoice;
import java.util.List;

/// What a seat decided, in words and as data.
record Said(String verb, List<Ref> args, String label) {
  /// A standing order says nothing.
  static final Said NOTHING = new Said("", List.of(), "");

  Said {
    args = List.copyOf(args);
  }

  static Said of(Option option, Texts texts) {
    return new Said(option.verb(), option.label().args(), texts.say(option.label()));
  }

  boolean isNothing() {
    return label.isEmpty();
  }

  SaidChoice by(int seat) {
    return new SaidChoice(seat, verb, args, label);
  }
}

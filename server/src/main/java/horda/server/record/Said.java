package horda.server.record;

import horda.engine.Option;
import horda.engine.Ref;
import horda.wire.ArgsJson;
import horda.wire.Json;
import horda.wire.Texts;
import java.util.List;
import tools.jackson.databind.node.ObjectNode;

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

  ObjectNode json(int seat) {
    ObjectNode node = Json.object().put("seat", seat).put("verb", verb);
    node.set("args", ArgsJson.of(args));
    return node.put("label", label);
  }
}

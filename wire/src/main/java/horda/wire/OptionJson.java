package horda.wire;

import horda.engine.Option;
import tools.jackson.databind.node.ObjectNode;

/// Options as JSON, in somebody's language: `{"id","verb","args","label","targets"}`.
public final class OptionJson {
  private OptionJson() {}

  public static ObjectNode of(Option option, Texts texts) {
    ObjectNode node = Json.object();
    node.put("id", option.id());
    node.put("verb", option.verb());
    node.set("args", ArgsJson.of(option.label().args()));
    node.put("label", texts.say(option.label()));
    node.set("targets", ArgsJson.of(option.targets()));
    return node;
  }
}

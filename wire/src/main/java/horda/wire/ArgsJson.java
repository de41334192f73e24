package horda.wire;

import horda.engine.Ref;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;

/// The arguments of events and options as JSON: a number is a number, everything else a reference
/// such as `"card:12"`.
public final class ArgsJson {
  private ArgsJson() {}

  public static List<Ref> read(Iterable<JsonNode> list) {
    List<Ref> args = new ArrayList<>();
    for (JsonNode arg : list) {
      args.add(arg.isInt() ? Ref.number(arg.intValue()) : ref(arg.stringValue()));
    }
    return args;
  }

  private static Ref ref(String text) {
    int colon = text.lastIndexOf(':');
    return new Ref(text.substring(0, colon), Integer.parseInt(text.substring(colon + 1)));
  }
}

package horda.app.contract;

import horda.engine.Happening;
import horda.engine.Ref;
import java.util.List;
import java.util.stream.Collectors;

/// The events of a game as JSON Schema, draft 2020-12: an event has one of the kinds, and the
/// arguments of that kind. What else it has is said of all games' events in `ToldEvent`.
final class EventSchema {
  private EventSchema() {}

  static String of(List<? extends Happening> all) {
    String kinds = all.stream().map(EventSchema::kind).collect(Collectors.joining(",\n"));
    return """
        {
          "$schema": "https://json-schema.org/draft/2020-12/schema",
          "type": "object",
          "required": ["kind", "args"],
          "oneOf": [
        %s
          ]
        }
        """
        .formatted(kinds);
  }

  private static String kind(Happening what) {
    int count = what.kinds().size();
    String args = what.kinds().stream().map(EventSchema::arg).collect(Collectors.joining(", "));
    String list =
        count == 0
            ? "{\"type\": \"array\", \"maxItems\": 0}"
            : "{\"type\": \"array\", \"minItems\": %d, \"maxItems\": %d, \"prefixItems\": [%s]}"
                .formatted(count, count, args);
    return "    {\"properties\": {\"kind\": {\"const\": \"%s\"}, \"args\": %s}}"
        .formatted(what.key(), list);
  }

  private static String arg(String kind) {
    return kind.equals(Ref.NUMBER)
        ? "{\"type\": \"integer\"}"
        : "{\"type\": \"string\", \"pattern\": \"^%s:-?[0-9]+$\"}".formatted(kind);
  }
}

package horda.wire;

import horda.engine.View;
import tools.jackson.databind.node.ObjectNode;

/// A view as JSON: the components of its records, in their order; keys of maps sorted; a reference
/// as `card:12`; an enum by its name.
public final class ViewJson {
  private ViewJson() {}

  public static ObjectNode of(View view) {
    return Json.MAPPER.valueToTree(view);
  }

  /// One line.
  public static String text(View view) {
    return Json.line(of(view));
  }
}

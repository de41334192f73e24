package horda.wire;

import horda.engine.View;
import tools.jackson.databind.node.ObjectNode;

/// A view as JSON: the components of its records, in their order; keys of maps sorted; a reference
/// as `card:12`; an enum as data files write it.
public final class ViewJson {
  private ViewJson() {}

  public static ObjectNode of(View view) {
    return TreePen.of(view);
  }

  /// One line.
  public static String text(View view) {
    return TextPen.of(view);
  }
}

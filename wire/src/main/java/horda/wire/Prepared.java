package horda.wire;

import horda.engine.Pen;
import horda.engine.Written;

/// A part of a message that was written before: the same for all who get it.
public final class Prepared implements Written {
  private final String json;

  public Prepared(String json) {
    this.json = json;
  }

  @Override
  public void write(Pen pen) {
    switch (pen) {
      case TextPen text -> text.json(json);
      case TreePen tree -> tree.json(json);
      default -> throw new IllegalStateException("JSON is for pens that write JSON");
    }
  }
}

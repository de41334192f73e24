package org.snakeyaml.engine.v2.api.lowlevel;

import java.util.List;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.events.Event;

/// JSON has none of the shapes that are looked for in events.
public final class Parse {
  public Parse(LoadSettings settings) {}

  public Iterable<Event> parseString(String text) {
    return List.of();
  }
}

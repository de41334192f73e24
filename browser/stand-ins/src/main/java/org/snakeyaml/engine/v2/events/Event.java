package org.snakeyaml.engine.v2.events;

import java.util.Optional;
import org.snakeyaml.engine.v2.exceptions.Mark;

/// Never made.
public abstract class Event {
  /// Kinds of events.
  public enum ID {
    Alias,
    Comment,
    DocumentEnd,
    DocumentStart,
    MappingEnd,
    MappingStart,
    Scalar,
    SequenceEnd,
    SequenceStart,
    StreamEnd,
    StreamStart
  }

  public abstract ID getEventId();

  public Optional<Mark> getStartMark() {
    return Optional.empty();
  }
}

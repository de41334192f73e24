package org.snakeyaml.engine.v2.exceptions;

import java.util.Optional;

/// Something is wrong in a line of a file.
public final class MarkedYamlEngineException extends YamlEngineException {
  private static final long serialVersionUID = 1L;

  private final int line;

  public MarkedYamlEngineException(String problem, int line) {
    super(problem);
    this.line = line;
  }

  public Optional<Mark> getProblemMark() {
    return Optional.of(new Mark(line));
  }

  public String getProblem() {
    return getMessage();
  }
}

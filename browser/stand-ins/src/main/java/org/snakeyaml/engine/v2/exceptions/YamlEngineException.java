package org.snakeyaml.engine.v2.exceptions;

/// A file cannot be read.
public class YamlEngineException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public YamlEngineException(String message) {
    super(message);
  }
}

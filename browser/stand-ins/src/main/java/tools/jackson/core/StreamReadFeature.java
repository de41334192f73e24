package tools.jackson.core;

/// A switch.
public enum StreamReadFeature {
  STRICT_DUPLICATE_DETECTION
}

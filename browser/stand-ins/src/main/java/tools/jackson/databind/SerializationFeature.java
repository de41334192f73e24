package tools.jackson.databind;

/// A switch.
public enum SerializationFeature {
  ORDER_MAP_ENTRIES_BY_KEYS
}

package tools.jackson.databind;

/// A switch.
public enum MapperFeature {
  SORT_PROPERTIES_ALPHABETICALLY
}

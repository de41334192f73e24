package tools.jackson.databind.cfg;

/// How enums are written.
public enum EnumFeature implements DatatypeFeature {
  WRITE_ENUMS_USING_TO_STRING
}

package tools.jackson.databind.cfg;

/// A switch.
public interface DatatypeFeature {}

package tools.jackson.databind;

/// More that a mapper can write.
public abstract class JacksonModule {}

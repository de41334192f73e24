package tools.jackson.databind;

/// Writes values of a class.
public abstract class ValueSerializer<T> {}

package tools.jackson.core.json;

/// What a mapper is made of.
public final class JsonFactory {
  public static JsonFactoryBuilder builder() {
    return new JsonFactoryBuilder();
  }
}

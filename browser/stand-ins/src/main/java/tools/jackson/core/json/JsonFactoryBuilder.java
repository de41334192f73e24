package tools.jackson.core.json;

import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.TSFBuilder;

/// Its switches say what the reader does anyway.
public final class JsonFactoryBuilder extends TSFBuilder<JsonFactory, JsonFactoryBuilder> {
  @Override
  public JsonFactoryBuilder enable(StreamReadFeature feature) {
    return this;
  }

  @Override
  public JsonFactoryBuilder streamReadConstraints(StreamReadConstraints constraints) {
    return this;
  }

  @Override
  public JsonFactory build() {
    return new JsonFactory();
  }
}

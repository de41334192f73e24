package tools.jackson.core;

/// The switches of a factory.
public abstract class TSFBuilder<F, B extends TSFBuilder<F, B>> {
  public abstract B enable(StreamReadFeature feature);

  public abstract B streamReadConstraints(StreamReadConstraints constraints);

  public abstract F build();
}

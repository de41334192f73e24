package tools.jackson.databind.cfg;

import java.util.function.UnaryOperator;
import tools.jackson.databind.JacksonModule;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.introspect.VisibilityChecker;

/// The switches of a mapper.
public abstract class MapperBuilder<M, B extends MapperBuilder<M, B>> {
  public abstract B disable(MapperFeature... features);

  public abstract B disable(DatatypeFeature... features);

  public abstract B enable(SerializationFeature... features);

  public abstract B changeDefaultVisibility(UnaryOperator<VisibilityChecker> change);

  public abstract B addModule(JacksonModule module);

  public abstract M build();
}

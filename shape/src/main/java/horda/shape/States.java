package horda.shape;

import java.util.List;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.element.TypeElement;

/// Writes for every state that is `@Saved` what follows from its fields.
final class States {
  private final Sources sources;

  States(ProcessingEnvironment env) {
    sources = new Sources(env);
  }

  void write(RoundEnvironment round) {
    for (TypeElement state : sources.marked(round, "Saved")) {
      sources.check(() -> parts(state));
    }
  }

  private void parts(TypeElement state) {
    String pack = sources.packageOf(state);
    String name = pack + "." + state.getSimpleName() + "Parts";
    sources.write(name, PartsSource.of(pack, state), List.of(state));
  }
}

package horda.shape;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Types;

/// Writes a book of all steps of a game: those that are `@Named`, by the state that they run on.
final class Steps {
  private static final String STEP = "horda.engine.Step";

  private final Sources sources;
  private final Types types;

  Steps(ProcessingEnvironment env) {
    sources = new Sources(env);
    types = env.getTypeUtils();
  }

  void write(RoundEnvironment round) {
    Map<TypeElement, List<TypeElement>> games = new LinkedHashMap<>();
    for (TypeElement step : sources.marked(round, "Named")) {
      sources.check(() -> games.computeIfAbsent(stateOf(step), _ -> new ArrayList<>()).add(step));
    }
    games.forEach((state, steps) -> sources.check(() -> book(state, steps)));
  }

  private void book(TypeElement state, List<TypeElement> steps) {
    steps.sort(Comparator.comparing(Steps::name));
    String pack = sources.packageOf(steps.getFirst());
    for (int i = 0; i < steps.size(); i++) {
      TypeElement step = steps.get(i);
      if (i > 0 && name(step).equals(name(steps.get(i - 1)))) {
        throw new BadDeclaration(step, "two steps are called '" + name(step) + "'");
      }
      if (!sources.packageOf(step).equals(pack)) {
        throw new BadDeclaration(step, "all steps of a game are in one package, as in " + pack);
      }
    }
    String simple = state.getSimpleName().toString().replaceFirst("State$", "") + "Steps";
    sources.write(pack + "." + simple, BookSource.of(pack, simple, state, steps, types), steps);
  }

  static String name(TypeElement step) {
    return Marks.find(step, "Named").map(Marks::text).orElseThrow();
  }

  /// The state that a step runs on: the S of `Step<S>`.
  private TypeElement stateOf(TypeElement step) {
    if (step.getKind() != ElementKind.RECORD) {
      throw new BadDeclaration(step, "a step with a name is a record");
    }
    return argument(step.asType())
        .map(types::asElement)
        .filter(TypeElement.class::isInstance)
        .map(TypeElement.class::cast)
        .orElseThrow(
            () -> new BadDeclaration(step, "a name is for a step of a game: it implements Step"));
  }

  private Optional<TypeMirror> argument(TypeMirror type) {
    return types.directSupertypes(type).stream()
        .filter(DeclaredType.class::isInstance)
        .map(DeclaredType.class::cast)
        .map(
            above ->
                ((TypeElement) above.asElement()).getQualifiedName().contentEquals(STEP)
                    ? above.getTypeArguments().stream().<TypeMirror>map(a -> a).findFirst()
                    : argument(above))
        .flatMap(Optional::stream)
        .findFirst();
  }
}

package horda.shape;

import java.util.List;
import java.util.stream.Collectors;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Types;

/// Writes the box of every game that is `@Boxed`, and names it on the shelf.
final class BoxSource {
  private final Sources sources;
  private final Types types;

  BoxSource(ProcessingEnvironment env) {
    sources = new Sources(env);
    types = env.getTypeUtils();
  }

  void write(RoundEnvironment round) {
    List<TypeElement> games = List.copyOf(sources.marked(round, "Boxed"));
    games.forEach(game -> sources.check(() -> box(game)));
    if (!games.isEmpty()) {
      String names =
          games.stream()
              .map(game -> game.getQualifiedName() + "Box\n")
              .collect(Collectors.joining());
      sources.resource("META-INF/services/horda.engine.GameBox", names, games);
    }
  }

  private void box(TypeElement game) {
    TypeMirror content =
        ElementFilter.constructorsIn(game.getEnclosedElements()).stream()
            .filter(made -> made.getParameters().size() == 1)
            .map(made -> made.getParameters().getFirst().asType())
            .findFirst()
            .orElseThrow(
                () -> new BadDeclaration(game, "a game in a box is made of its content alone"));
    String pack = sources.packageOf(game);
    String text =
        """
        package %1$s;

        import horda.engine.Game;
        import horda.engine.GameBox;

        /** {@link %2$s} on the shelf. Made by the build. */
        public final class %2$sBox implements GameBox {
          @Override
          public String id() {
            return %2$s.ID;
          }

          @Override
          public Game<?> open(Files files) {
            return new %2$s(%3$s(files.read("content.yaml")));
          }
        }
        """
            .formatted(pack, game.getSimpleName(), reading(content));
    sources.write(game.getQualifiedName() + "Box", text, List.of(game));
  }

  /// A content reads itself: by a method `read`, or by its constructor.
  private String reading(TypeMirror content) {
    Element type = types.asElement(content);
    boolean reads =
        ElementFilter.methodsIn(type.getEnclosedElements()).stream()
            .map(ExecutableElement::getSimpleName)
            .anyMatch(name -> name.contentEquals("read"));
    return reads ? content + ".read" : "new " + content;
  }
}

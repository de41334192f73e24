package horda.shape;

import java.io.IOException;
import java.io.Writer;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.tools.Diagnostic;
import javax.tools.StandardLocation;

/// Where the processor finds marked types, writes classes and says what is wrong.
final class Sources {
  private final ProcessingEnvironment env;

  Sources(ProcessingEnvironment env) {
    this.env = env;
  }

  /// The types that carry one of the house's annotations.
  Set<TypeElement> marked(RoundEnvironment round, String name) {
    TypeElement mark = env.getElementUtils().getTypeElement(Marks.HOME + name);
    return mark == null
        ? Set.of()
        : round.getElementsAnnotatedWith(mark).stream()
            .filter(TypeElement.class::isInstance)
            .map(TypeElement.class::cast)
            .collect(Collectors.toCollection(LinkedHashSet::new));
  }

  String packageOf(TypeElement type) {
    return env.getElementUtils().getPackageOf(type).getQualifiedName().toString();
  }

  /// Writes a class that follows from others.
  void write(String name, String text, List<TypeElement> from) {
    try (Writer out =
        env.getFiler().createSourceFile(name, from.toArray(Element[]::new)).openWriter()) {
      out.write(text);
    } catch (IOException e) {
      throw new BadDeclaration(from.getFirst(), name + " cannot be written: " + e.getMessage());
    }
  }

  /// Writes a file of the class path.
  void resource(String name, String text, List<TypeElement> from) {
    try (Writer out =
        env.getFiler()
            .createResource(StandardLocation.CLASS_OUTPUT, "", name, from.toArray(Element[]::new))
            .openWriter()) {
      out.write(text);
    } catch (IOException e) {
      throw new BadDeclaration(from.getFirst(), name + " cannot be written: " + e.getMessage());
    }
  }

  /// Does a part of the work; what is wrong fails the build at its place.
  void check(Runnable work) {
    try {
      work.run();
    } catch (BadDeclaration trouble) {
      env.getMessager().printMessage(Diagnostic.Kind.ERROR, trouble.getMessage(), trouble.at());
    }
  }
}

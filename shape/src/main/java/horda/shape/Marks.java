package horda.shape;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;

/// Reads the house's annotations. A game may give one a name of its own: `@Seat` is an annotation
/// that is itself marked `@Of("seats")`.
final class Marks {
  static final String HOME = "horda.engine.shape.";

  private Marks() {}

  /// The annotation of that name, on the element itself or on one of its annotations.
  static Optional<AnnotationMirror> find(Element at, String name) {
    Optional<AnnotationMirror> direct = own(at, name);
    if (direct.isPresent()) {
      return direct;
    }
    return at.getAnnotationMirrors().stream()
        .map(mirror -> own(mirror.getAnnotationType().asElement(), name))
        .flatMap(Optional::stream)
        .findFirst();
  }

  /// The game's own annotation that stands for the one of that name.
  static Optional<TypeElement> alias(Element at, String name) {
    return at.getAnnotationMirrors().stream()
        .map(mirror -> (TypeElement) mirror.getAnnotationType().asElement())
        .filter(type -> own(type, name).isPresent())
        .findFirst();
  }

  private static Optional<AnnotationMirror> own(Element at, String name) {
    for (AnnotationMirror mirror : at.getAnnotationMirrors()) {
      if (mirror.getAnnotationType().toString().equals(HOME + name)) {
        return Optional.of(mirror);
      }
    }
    return Optional.empty();
  }

  static boolean has(Element at, String name) {
    return find(at, name).isPresent();
  }

  static String text(AnnotationMirror mirror) {
    return text(mirror, "value");
  }

  static String text(AnnotationMirror mirror, String key) {
    return String.valueOf(value(mirror, key).map(AnnotationValue::getValue).orElse(""));
  }

  static List<String> texts(AnnotationMirror mirror) {
    return value(mirror, "value").map(Marks::items).orElse(List.of());
  }

  private static List<String> items(AnnotationValue value) {
    return value.getValue() instanceof List<?> list
        ? list.stream().map(item -> String.valueOf(((AnnotationValue) item).getValue())).toList()
        : List.of(String.valueOf(value.getValue()));
  }

  static List<TypeElement> types(AnnotationMirror mirror, String name) {
    return value(mirror, name).stream()
        .flatMap(value -> value.getValue() instanceof List<?> list ? list.stream() : Stream.of())
        .map(item -> ((DeclaredType) ((AnnotationValue) item).getValue()).asElement())
        .map(TypeElement.class::cast)
        .toList();
  }

  /// The types that the annotation names.
  static List<TypeMirror> types(AnnotationMirror mirror) {
    Object value = value(mirror, "value").orElseThrow().getValue();
    return value instanceof List<?> list
        ? list.stream().map(item -> (TypeMirror) ((AnnotationValue) item).getValue()).toList()
        : List.of((TypeMirror) value);
  }

  static int number(AnnotationMirror mirror, String name, int standard) {
    return value(mirror, name).map(v -> (Integer) v.getValue()).orElse(standard);
  }

  static boolean flag(AnnotationMirror mirror, String name) {
    return value(mirror, name).map(v -> (Boolean) v.getValue()).orElse(false);
  }

  private static Optional<AnnotationValue> value(AnnotationMirror mirror, String name) {
    for (Map.Entry<? extends ExecutableElement, ? extends AnnotationValue> entry :
        mirror.getElementValues().entrySet()) {
      if (entry.getKey().getSimpleName().contentEquals(name)) {
        return Optional.of(entry.getValue());
      }
    }
    return Optional.empty();
  }
}

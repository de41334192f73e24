package horda.shape;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.lang.model.AnnotatedConstruct;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/// A record that is written down, with all records that it is made of, as shapes.
final class Records {
  private static final String WRITTEN = "horda.engine.Written";

  private static final Pattern PARAM =
      Pattern.compile("(?m)^\\s*@param\\s+(\\w+)\\s+(.*(?:\\n(?!\\s*@).*)*)");

  private final Elements elements;
  private final Types types;
  private final Map<String, Shape.Fields> all = new LinkedHashMap<>();
  private final Map<String, Shape.EnumText> enums = new LinkedHashMap<>();

  Records(Elements elements, Types types, TypeElement root) {
    this.elements = elements;
    this.types = types;
    read(root);
  }

  static boolean isWritten(Elements elements, Types types, TypeMirror type) {
    TypeElement written = elements.getTypeElement(WRITTEN);
    return written != null && types.isAssignable(types.erasure(type), written.asType());
  }

  /// The root comes first.
  Map<String, Shape.Fields> all() {
    return all;
  }

  Shape.Fields named(String javaName) {
    return Objects.requireNonNull(all.get(javaName));
  }

  Map<String, Shape.EnumText> enums() {
    return enums;
  }

  private void read(TypeElement type) {
    String javaName = type.getQualifiedName().toString();
    if (all.containsKey(javaName)) {
      return;
    }
    String name = type.getSimpleName().toString();
    if (all.values().stream().anyMatch(other -> other.name().equals(name))) {
      throw new Trouble(type, "two shapes of one document are called " + name + "; rename one");
    }
    all.put(javaName, new Shape.Fields(javaName, name, "", List.of())); // its place in the order
    String doc = elements.getDocComment(type);
    Map<String, String> params = params(doc);
    List<Shape.Field> fields = new ArrayList<>();
    for (RecordComponentElement part : type.getRecordComponents()) {
      String field = part.getSimpleName().toString();
      Shape shape = shape(part.asType(), part);
      boolean leftOut = Marks.has(part, "LeftOut");
      if (leftOut && !(shape instanceof Shape.Maybe)) {
        throw new Trouble(part, "only what may be null can be left out");
      }
      fields.add(new Shape.Field(field, shape, params.getOrDefault(field, ""), leftOut));
    }
    all.put(javaName, new Shape.Fields(javaName, name, head(doc), List.copyOf(fields)));
  }

  private Shape shape(TypeMirror type, Element at) {
    boolean maybe =
        isNullable(type)
            || type.getKind() != javax.lang.model.type.TypeKind.ARRAY && isNullable(at);
    Shape plain = plain(type, at);
    return maybe ? new Shape.Maybe(plain) : plain;
  }

  /// What stands in a list is not null because the list may be.
  private Shape item(TypeMirror type, Element at) {
    Shape plain = plain(type, at);
    return isNullable(type) ? new Shape.Maybe(plain) : plain;
  }

  private Shape plain(TypeMirror type, Element at) {
    return switch (type.getKind()) {
      case INT, SHORT, BYTE -> new Shape.Whole(false);
      case LONG -> new Shape.Whole(true);
      case DOUBLE, FLOAT -> new Shape.Real();
      case BOOLEAN -> new Shape.Flag();
      case ARRAY -> new Shape.ListOf(item(((ArrayType) type).getComponentType(), at));
      case DECLARED -> declared((DeclaredType) type, at);
      default -> throw new Trouble(at, "a " + type + " has no shape");
    };
  }

  private Shape declared(DeclaredType type, Element at) {
    TypeElement element = (TypeElement) type.asElement();
    String name = element.getQualifiedName().toString();
    return switch (name) {
      case "java.lang.String" ->
          new Shape.Text(Marks.find(at, "OneOf").map(Marks::texts).orElse(List.of()));
      case "java.lang.Integer", "java.lang.Short", "java.lang.Byte" -> new Shape.Whole(false);
      case "java.lang.Long" -> new Shape.Whole(true);
      case "java.lang.Boolean" -> new Shape.Flag();
      case "java.lang.Double" -> new Shape.Real();
      case "horda.engine.Ref" -> new Shape.Pointer();
      case "java.util.List", "java.util.Set", "java.util.SortedSet" ->
          new Shape.ListOf(item(type.getTypeArguments().getFirst(), at));
      case "java.util.Map", "java.util.SortedMap" ->
          new Shape.MapOf(item(type.getTypeArguments().get(1), at));
      default -> own(element, type, at);
    };
  }

  private Shape own(TypeElement element, TypeMirror type, Element at) {
    String name = element.getQualifiedName().toString();
    if (element.getKind() == ElementKind.ENUM) {
      List<String> words =
          element.getEnclosedElements().stream()
              .filter(e -> e.getKind() == ElementKind.ENUM_CONSTANT)
              .map(e -> e.getSimpleName().toString().toLowerCase(Locale.ROOT).replace('_', '-'))
              .toList();
      return enums.computeIfAbsent(
          name, n -> new Shape.EnumText(n, element.getSimpleName().toString(), words));
    }
    if (element.getKind() == ElementKind.RECORD) {
      read(element);
      return new Shape.RecordOf(name);
    }
    if (isWritten(elements, types, type)) {
      return new Shape.Anything();
    }
    throw new Trouble(
        at, "a " + type + " has no shape: records, enums, lists, maps and plain values have");
  }

  private static boolean isNullable(AnnotatedConstruct of) {
    return of.getAnnotationMirrors().stream()
        .anyMatch(a -> a.getAnnotationType().asElement().getSimpleName().contentEquals("Nullable"));
  }

  private static String head(String doc) {
    if (doc == null) {
      return "";
    }
    Matcher tag = Pattern.compile("(?m)^\\s*@").matcher(doc);
    return tidy(tag.find() ? doc.substring(0, tag.start()) : doc);
  }

  private static Map<String, String> params(String doc) {
    Map<String, String> all = new LinkedHashMap<>();
    if (doc != null) {
      Matcher tag = PARAM.matcher(doc);
      while (tag.find()) {
        all.put(tag.group(1), tidy(tag.group(2)));
      }
    }
    return all;
  }

  private static String tidy(String text) {
    return text.replaceAll("\\{@(?:code|link)\\s+([^}]*)}", "`$1`")
        .replaceAll("<[^>]*>", "")
        .replaceAll("\\s+", " ")
        .strip();
  }
}

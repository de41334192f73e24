package horda.shape;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.SequencedMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.lang.model.AnnotatedConstruct;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
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
  private final SequencedMap<String, Shape.Fields> all = new LinkedHashMap<>();
  private final Map<String, Shape.Words> words = new LinkedHashMap<>();

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
  SequencedMap<String, Shape.Fields> all() {
    return all;
  }

  Shape.Fields root() {
    return all.firstEntry().getValue();
  }

  Shape.Fields named(String javaName) {
    return Objects.requireNonNull(all.get(javaName));
  }

  Map<String, Shape.Words> words() {
    return words;
  }

  private void read(TypeElement type) {
    String javaName = type.getQualifiedName().toString();
    if (all.containsKey(javaName)) {
      return;
    }
    if (!type.getTypeParameters().isEmpty()) {
      throw new Trouble(type, "a record with type parameters has no shape");
    }
    if (type.getModifiers().contains(Modifier.PRIVATE)) {
      throw new Trouble(type, "a private record cannot be written down; its writer cannot see it");
    }
    String name = unique(type);
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

  /// TypeScript joins two interfaces of one name without a word.
  private String unique(TypeElement type) {
    String name = type.getSimpleName().toString();
    Stream<String> names =
        Stream.concat(
            all.values().stream().map(Shape.Fields::name),
            words.values().stream().map(Shape.Words::name));
    if (names.anyMatch(name::equals)) {
      throw new Trouble(type, "two shapes of one document are called " + name + "; rename one");
    }
    return name;
  }

  private Shape shape(TypeMirror type, Element at) {
    boolean maybe = isNullable(type) || type.getKind() != TypeKind.ARRAY && isNullable(at);
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
      case DOUBLE -> new Shape.Real();
      case BOOLEAN -> new Shape.Flag();
      case ARRAY -> new Shape.ListOf(item(((ArrayType) type).getComponentType(), at));
      case DECLARED -> declared((DeclaredType) type, at);
      case ERROR -> new Shape.Anything(); // the compiler says that there is no such type
      default -> throw shapeless(type, at);
    };
  }

  private Shape declared(DeclaredType type, Element at) {
    TypeElement element = (TypeElement) type.asElement();
    String name = element.getQualifiedName().toString();
    return switch (name) {
      case "java.lang.String" -> text(at);
      case "java.lang.Integer", "java.lang.Short", "java.lang.Byte" -> new Shape.Whole(false);
      case "java.lang.Long" -> new Shape.Whole(true);
      case "java.lang.Boolean" -> new Shape.Flag();
      case "java.lang.Double" -> new Shape.Real();
      case "horda.engine.Ref" -> new Shape.Pointer();
      case "java.util.List", "java.util.SortedSet" ->
          new Shape.ListOf(item(type.getTypeArguments().getFirst(), at));
      case "java.util.Map" -> map(type, at, false);
      case "java.util.SortedMap" -> map(type, at, true);
      default -> own(element, type, at);
    };
  }

  private Shape map(DeclaredType type, Element at, boolean sorted) {
    List<? extends TypeMirror> of = type.getTypeArguments();
    if (!of.getFirst().toString().equals("java.lang.String")) {
      throw new Trouble(at, "the keys of a map that is written down are texts");
    }
    return new Shape.MapOf(item(of.getLast(), at), sorted);
  }

  private Shape own(TypeElement element, TypeMirror type, Element at) {
    String name = element.getQualifiedName().toString();
    if (element.getKind() == ElementKind.ENUM) {
      return constants(element);
    }
    if (element.getKind() == ElementKind.RECORD) {
      read(element);
      return new Shape.RecordOf(name);
    }
    if (isWritten(elements, types, type)) {
      return new Shape.Anything();
    }
    throw shapeless(type, at);
  }

  private Shape text(Element at) {
    AnnotationMirror mark = Marks.find(at, "OneOf").orElse(null);
    if (mark == null) {
      return new Shape.Text(List.of(), List.of());
    }
    List<String> all = Marks.texts(mark);
    TypeElement alias = Marks.alias(at, "OneOf").orElse(null);
    if (alias != null) {
      return words(alias, all, false);
    }
    return new Shape.Text(Marks.types(mark, "of").stream().map(this::constants).toList(), all);
  }

  private Shape.Words constants(TypeElement type) {
    List<String> all =
        type.getEnclosedElements().stream()
            .filter(e -> e.getKind() == ElementKind.ENUM_CONSTANT)
            .map(e -> e.getSimpleName().toString().toLowerCase(Locale.ROOT).replace('_', '-'))
            .toList();
    return words(type, all, true);
  }

  private Shape.Words words(TypeElement type, List<String> all, boolean constant) {
    String javaName = type.getQualifiedName().toString();
    Shape.Words known = words.get(javaName);
    if (known == null) {
      known = new Shape.Words(javaName, unique(type), all, constant);
      words.put(javaName, known);
    }
    return known;
  }

  private static Trouble shapeless(TypeMirror type, Element at) {
    return new Trouble(
        at,
        "a "
            + type
            + " has no shape; records, enums, lists, maps from texts, texts, int, long, double and"
            + " boolean have one");
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
    return text.replaceAll("\\{@link\\s+(\\w+)#(\\w+)}", "`$1.$2`")
        .replaceAll("\\{@(?:code|link)\\s+([^}]*)}", "`$1`")
        .replaceAll("</?(?:p|ul|ol|li|em|b|i|code|pre)>", "")
        .replaceAll("\\s+", " ")
        .strip();
  }
}

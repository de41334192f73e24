package horda.shape;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
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
import javax.lang.model.util.ElementFilter;
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
  private final List<TypeElement> roots;

  /// The other document whose parts are being read; empty for this one's.
  private String home = "";

  Records(Elements elements, Types types, TypeElement root) {
    this(elements, types, List.of(root));
  }

  /// Several that can stand in one place.
  Records(Elements elements, Types types, List<TypeElement> roots) {
    this.elements = elements;
    this.types = types;
    this.roots = roots;
    roots.forEach(this::read);
  }

  static boolean isWritten(Elements elements, Types types, TypeMirror type) {
    TypeElement written = elements.getTypeElement(WRITTEN);
    return written != null
        && (types.isAssignable(types.erasure(type), written.asType())
            || types.asElement(type) instanceof TypeElement at && willBe(types, at));
  }

  /// Does it implement the interface that is made for it, and is perhaps not there yet?
  static boolean willBe(Types types, TypeElement type) {
    return type.getInterfaces().stream()
        .map(above -> types.asElement(above).getSimpleName())
        .anyMatch(above -> above.contentEquals(DocumentSource.name(type) + "Written"));
  }

  /// The messages that are all there are of a kind: written records inside a sealed interface.
  static List<TypeElement> messages(Types types, TypeElement type) {
    return type.getModifiers().contains(Modifier.SEALED)
        ? ElementFilter.typesIn(type.getEnclosedElements()).stream()
            .filter(inner -> inner.getKind() == ElementKind.RECORD)
            .filter(inner -> willBe(types, inner))
            .filter(inner -> types.isSubtype(inner.asType(), type.asType()))
            .toList()
        : List.of();
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
      throw new BadDeclaration(type, "a record with type parameters has no shape");
    }
    if (type.getModifiers().contains(Modifier.PRIVATE)) {
      throw new BadDeclaration(
          type, "a private record cannot be written down; its writer cannot see it");
    }
    String name = unique(type);
    String outer = home;
    if (!roots.contains(type) && isWritten(elements, types, type.asType())) {
      home = DocumentSource.name(kind(type).orElse(type));
    }
    // Its place in the order.
    all.put(javaName, new Shape.Fields(javaName, name, "", List.of(), home));
    String doc = elements.getDocComment(type);
    Map<String, String> params = params(doc);
    List<Shape.Field> fields = new ArrayList<>();
    for (RecordComponentElement part : type.getRecordComponents()) {
      String field = part.getSimpleName().toString();
      Shape shape = shape(part.asType(), part);
      boolean leftOut = Marks.has(part, "LeftOut");
      if (leftOut && !(shape instanceof Shape.Maybe)) {
        throw new BadDeclaration(part, "only what may be null can be left out");
      }
      String written = Marks.find(part, "As").map(Marks::text).orElse(field);
      fields.add(new Shape.Field(written, field, shape, params.getOrDefault(field, ""), leftOut));
    }
    all.put(javaName, new Shape.Fields(javaName, name, head(doc), List.copyOf(fields), home));
    home = outer;
  }

  /// TypeScript joins two interfaces of one name without a word.
  private String unique(TypeElement type) {
    String name = type.getSimpleName().toString();
    Stream<String> names =
        Stream.concat(
            all.values().stream().map(Shape.Fields::name),
            words.values().stream().map(Shape.Words::name));
    if (names.anyMatch(name::equals)) {
      throw new BadDeclaration(
          type, "two shapes of one document are called " + name + "; rename one");
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
      case ARRAY ->
          new Shape.ListOf(
              item(((ArrayType) type).getComponentType(), at), Shape.ListOf.Kind.ARRAY);
      case DECLARED -> declared((DeclaredType) type, at);
      // The compiler says that there is no such type.
      case ERROR -> new Shape.Anything(Optional.empty());
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
      case "horda.engine.Ref" ->
          Marks.has(at, "Argument") ? new Shape.Argument() : new Shape.Pointer();
      case "java.util.List", "java.util.SortedSet" ->
          new Shape.ListOf(
              item(type.getTypeArguments().getFirst(), at),
              name.equals("java.util.List") ? Shape.ListOf.Kind.LIST : Shape.ListOf.Kind.SET);
      case "java.util.Map" -> map(type, at, false);
      case "java.util.SortedMap" -> map(type, at, true);
      default -> own(element, type, at);
    };
  }

  private Shape map(DeclaredType type, Element at, boolean sorted) {
    List<? extends TypeMirror> of = type.getTypeArguments();
    if (!of.getFirst().toString().equals("java.lang.String")) {
      throw new BadDeclaration(at, "the keys of a map that is written down are texts");
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
    List<TypeElement> messages = messages(types, element);
    if (!messages.isEmpty()) {
      return new Shape.Anything(Optional.of(oneOf(element, messages)));
    }
    if (isWritten(elements, types, type)) {
      return new Shape.Anything(
          Marks.find(at, "WrittenAs").map(Marks::types).map(as -> writtenAs(as, at)));
    }
    throw shapeless(type, at);
  }

  private Shape oneOf(TypeElement kind, List<TypeElement> messages) {
    messages.forEach(this::read);
    String name = DocumentSource.name(kind);
    return new Shape.OneOfRecords(name, names(messages), roots.containsAll(messages) ? "" : name);
  }

  /// Of which kind of messages it is one, if it is.
  private Optional<TypeElement> kind(TypeElement type) {
    return Optional.ofNullable(type.getEnclosingElement())
        .filter(TypeElement.class::isInstance)
        .map(TypeElement.class::cast)
        .filter(kind -> messages(types, kind).contains(type));
  }

  private static List<String> names(List<TypeElement> types) {
    return types.stream().map(type -> type.getQualifiedName().toString()).toList();
  }

  private Shape writtenAs(List<TypeMirror> types, Element at) {
    List<Shape> all = types.stream().map(type -> writtenAs(type, at)).toList();
    return all.size() == 1 ? all.getFirst() : new Shape.AnyOf(all);
  }

  /// A list holds records of that type.
  private Shape writtenAs(TypeMirror type, Element at) {
    return type.getKind() == TypeKind.ARRAY
        ? new Shape.ListOf(
            writtenAs(((ArrayType) type).getComponentType(), at), Shape.ListOf.Kind.ARRAY)
        : plain(type, at);
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
      known = new Shape.Words(javaName, unique(type), all, constant, home);
      words.put(javaName, known);
    }
    return known;
  }

  private static BadDeclaration shapeless(TypeMirror type, Element at) {
    return new BadDeclaration(
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

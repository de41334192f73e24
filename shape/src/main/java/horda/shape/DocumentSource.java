package horda.shape;

import java.io.IOException;
import java.io.Writer;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;
import javax.tools.Diagnostic;
import javax.tools.FileObject;
import javax.tools.StandardLocation;

/// The part for records that are written down: views and messages. Each gets a writer beside it, an
/// interface that calls the writer, and its shape for the page and for others in the folder
/// `contract` of the class path. Messages inside a sealed interface have one shape together.
final class DocumentSource {
  private final ProcessingEnvironment env;
  private final Elements elements;
  private final Types types;
  private final SortedMap<String, TypeElement> roots = new TreeMap<>();

  /// Messages that stand in the shape of their kind.
  private final Set<TypeElement> united = new HashSet<>();

  DocumentSource(ProcessingEnvironment env) {
    this.env = env;
    elements = env.getElementUtils();
    types = env.getTypeUtils();
  }

  void write(RoundEnvironment round) {
    round.getRootElements().forEach(this::look);
    if (!roots.isEmpty()) {
      index();
    }
  }

  /// Nobody can list a folder of the class path, so a file does.
  private void index() {
    TypeElement[] all = roots.values().toArray(TypeElement[]::new);
    try {
      save(resource("index.txt", all), String.join("\n", roots.keySet()) + "\n");
    } catch (IOException e) {
      env.getMessager().printMessage(Diagnostic.Kind.ERROR, e.toString());
    }
  }

  private void look(Element element) {
    if (element instanceof TypeElement type) {
      List<TypeElement> messages = Records.messages(types, type);
      if (type.getKind() == ElementKind.INTERFACE && !messages.isEmpty()) {
        write(type, () -> union(type, messages));
      }
      if (type.getKind() == ElementKind.RECORD
          && Records.isWritten(elements, types, type.asType())) {
        write(type, () -> files(type, new Records(elements, types, type)));
      }
      ElementFilter.typesIn(type.getEnclosedElements()).forEach(this::look);
    }
  }

  /// What goes wrong is said at its place.
  private void write(TypeElement root, Writing writing) {
    try {
      writing.run();
    } catch (BadDeclaration trouble) {
      env.getMessager().printMessage(Diagnostic.Kind.ERROR, trouble.getMessage(), trouble.at());
    } catch (IOException e) {
      env.getMessager().printMessage(Diagnostic.Kind.ERROR, e.toString(), root);
    }
  }

  private interface Writing {
    void run() throws IOException;
  }

  private void union(TypeElement type, List<TypeElement> messages) throws IOException {
    String name = name(type);
    keep(name, type);
    united.addAll(messages);
    Records records = new Records(elements, types, messages);
    List<String> names = messages.stream().map(one -> one.getSimpleName().toString()).toList();
    save(resource(name + ".ts", type), TypeScriptSource.of(name, names, records));
    save(resource(name + ".schema.json", type), SchemaSource.of(name, names, records));
  }

  private void keep(String name, TypeElement root) {
    if (roots.putIfAbsent(name, root) != null) {
      throw new BadDeclaration(root, "two documents are called " + name + "; rename one");
    }
  }

  private void files(TypeElement root, Records records) throws IOException {
    String pack = elements.getPackageOf(root).getQualifiedName().toString();
    String name = name(root);
    String writer = name + "Writer";
    save(
        env.getFiler().createSourceFile(pack + "." + writer, root),
        WriterSource.of(records, pack, writer));
    if (Records.willBe(types, root)) {
      save(
          env.getFiler().createSourceFile(pack + "." + name + "Written", root),
          WriterSource.face(records, pack, name));
    }
    if (!united.contains(root)) {
      keep(name, root);
      save(resource(name + ".ts", root), TypeScriptSource.of(records));
      save(resource(name + ".schema.json", root), SchemaSource.of(records));
    }
  }

  private FileObject resource(String name, Element... from) throws IOException {
    return env.getFiler()
        .createResource(StandardLocation.CLASS_OUTPUT, "", "contract/" + name, from);
  }

  /// `CardsView`, but `MessageHello` for `Message.Hello`.
  static String name(TypeElement root) {
    StringBuilder name = new StringBuilder();
    for (Element at = root; at instanceof TypeElement type; at = type.getEnclosingElement()) {
      name.insert(0, type.getSimpleName());
    }
    return name.toString();
  }

  private static void save(FileObject file, String text) throws IOException {
    try (Writer out = file.openWriter()) {
      out.write(text);
    }
  }
}

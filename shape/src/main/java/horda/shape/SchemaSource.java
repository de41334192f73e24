package horda.shape;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The shapes as JSON Schema, draft 2020-12.
final class SchemaSource {
  private final Records records;

  private SchemaSource(Records records) {
    this.records = records;
  }

  static String of(Records records) {
    SchemaSource source = new SchemaSource(records);
    return source.text(records.root().name(), source.defs());
  }

  /// Messages, any of which may come.
  static String of(String union, List<String> names, Records records) {
    SchemaSource source = new SchemaSource(records);
    String any =
        names.stream()
            .map(name -> "{\"$ref\": \"#/$defs/" + name + "\"}")
            .collect(Collectors.joining(", "));
    String def = "    " + quoted(union) + ": {\"anyOf\": [" + any + "]}";
    return source.text(union, def + ",\n" + source.defs());
  }

  private String defs() {
    return records.all().values().stream().map(this::def).collect(Collectors.joining(",\n"));
  }

  private String text(String root, String defs) {
    return """
        {
          "$schema": "https://json-schema.org/draft/2020-12/schema",
          "$ref": "#/$defs/%s",
          "$defs": {
        %s
          }
        }
        """
        .formatted(root, defs);
  }

  private String def(Shape.Fields record) {
    String fields =
        record.fields().stream()
            .map(field -> "        " + quoted(field.name()) + ": " + described(field))
            .collect(Collectors.joining(",\n"));
    String required =
        record.fields().stream()
            .filter(field -> !field.leftOut())
            .map(field -> quoted(field.name()))
            .collect(Collectors.joining(", "));
    String doc =
        record.doc().isEmpty() ? "" : "      \"description\": " + quoted(record.doc()) + ",\n";
    return "    %s: {\n%s      \"type\": \"object\",\n      \"additionalProperties\": false,\n"
            .formatted(quoted(record.name()), doc)
        + "      \"required\": [%s],\n      \"properties\": {\n%s\n      }\n    }"
            .formatted(required, fields);
  }

  private String described(Shape.Field field) {
    boolean leftOut = field.leftOut();
    Shape shape = leftOut && field.shape() instanceof Shape.Maybe(Shape s) ? s : field.shape();
    String type = type(shape);
    if (field.doc().isEmpty()) {
      return type;
    }
    String doc = "\"description\": " + quoted(field.doc()) + "}";
    return type.equals("{}") ? "{" + doc : type.substring(0, type.length() - 1) + ", " + doc;
  }

  private String type(Shape shape) {
    return switch (shape) {
      case Shape.Whole _ -> "{\"type\": \"integer\"}";
      case Shape.Real _ -> "{\"type\": \"number\"}";
      case Shape.Flag _ -> "{\"type\": \"boolean\"}";
      case Shape.Text text -> text.all().isEmpty() ? "{\"type\": \"string\"}" : words(text.all());
      case Shape.Pointer _ -> "{\"type\": \"string\", \"pattern\": \"^[a-z-]+:-?[0-9]+$\"}";
      case Shape.Argument _ ->
          "{\"anyOf\": [{\"type\": \"integer\"}, " + type(new Shape.Pointer()) + "]}";
      case Shape.Words text -> words(text.words());
      case Shape.ListOf(Shape item, _) -> "{\"type\": \"array\", \"items\": " + type(item) + "}";
      case Shape.MapOf(Shape value, _) ->
          "{\"type\": \"object\", \"additionalProperties\": " + type(value) + "}";
      case Shape.RecordOf of ->
          "{\"$ref\": \"#/$defs/" + records.named(of.javaName()).name() + "\"}";
      case Shape.AnyOf(List<Shape> shapes) -> anyOf(shapes.stream());
      case Shape.OneOfRecords of -> anyOf(of.javaNames().stream().map(Shape.RecordOf::new));
      case Shape.Anything(Optional<Shape> as) -> as.map(this::type).orElse("{}");
      case Shape.Maybe(Shape some) -> "{\"anyOf\": [" + type(some) + ", {\"type\": \"null\"}]}";
    };
  }

  private String anyOf(Stream<? extends Shape> shapes) {
    return shapes.map(this::type).collect(Collectors.joining(", ", "{\"anyOf\": [", "]}"));
  }

  private static String words(List<String> words) {
    return "{\"enum\": ["
        + words.stream().map(SchemaSource::quoted).collect(Collectors.joining(", "))
        + "]}";
  }

  private static String quoted(String text) {
    return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
  }
}

package horda.shape;

/// The class that writes a record and those that it is made of with a pen, without reflection.
final class WriterSource {
  private final Records records;
  private final StringBuilder out = new StringBuilder();
  private int names;

  private WriterSource(Records records) {
    this.records = records;
  }

  static String of(Records records, String pack, String name) {
    return new WriterSource(records).text(pack, name);
  }

  private String text(String pack, String name) {
    String root = records.root().javaName();
    out.append("package ").append(pack).append(";\n\nimport horda.engine.Pen;\n\n");
    out.append("/// Writes [").append(root).append("]. Made by the build.\n");
    out.append("public final class ").append(name).append(" {\n");
    out.append("  private ").append(name).append("() {}\n");
    boolean first = true;
    for (Shape.Fields record : records.all().values()) {
      out.append("\n  ").append(first ? "public" : "private").append(" static void write(");
      out.append(record.javaName()).append(" v, Pen pen) {\n    pen.open();\n");
      names = 0;
      record.fields().forEach(this::field);
      out.append("    pen.close();\n  }\n");
      first = false;
    }
    return out.append("}\n").toString();
  }

  private void field(Shape.Field field) {
    String name = "pen.name(\"" + field.name() + "\");";
    String value = "v." + field.name() + "()";
    if (field.leftOut() && field.shape() instanceof Shape.Maybe(Shape shape)) {
      String some = "x" + names++;
      line(4, "var " + some + " = " + value + ";");
      line(4, "if (" + some + " != null) {");
      line(6, name);
      value(shape, some, 6);
      line(4, "}");
    } else {
      line(4, name);
      value(field.shape(), value, 4);
    }
  }

  private void value(Shape shape, String v, int in) {
    switch (shape) {
      case Shape.Whole whole -> line(in, (whole.big() ? "pen.big(" : "pen.num(") + v + ");");
      case Shape.Real _ -> line(in, "pen.real(" + v + ");");
      case Shape.Flag _ -> line(in, "pen.flag(" + v + ");");
      case Shape.Text _ -> line(in, "pen.text(" + v + ");");
      case Shape.Pointer _ -> line(in, "pen.text(" + v + ".toString());");
      case Shape.Words words ->
          line(
              in, "pen.text(" + (words.constant() ? "horda.engine.Known.id(" + v + ")" : v) + ");");
      case Shape.RecordOf _ -> line(in, "write(" + v + ", pen);");
      case Shape.Anything _ -> line(in, v + ".write(pen);");
      case Shape.ListOf(Shape item) -> {
        String one = "x" + names++;
        line(in, "pen.list();");
        line(in, "for (var " + one + " : " + v + ") {");
        value(item, one, in + 2);
        line(in, "}");
        line(in, "pen.end();");
      }
      case Shape.MapOf(Shape item, boolean sorted) -> {
        String one = "x" + names++;
        String map = sorted ? v : "new java.util.TreeMap<>(" + v + ")";
        line(in, "pen.open();");
        line(in, "for (var " + one + " : " + map + ".entrySet()) {");
        line(in + 2, "pen.name(" + one + ".getKey());");
        value(item, one + ".getValue()", in + 2);
        line(in, "}");
        line(in, "pen.close();");
      }
      case Shape.Maybe(Shape some) -> {
        String one = "x" + names++;
        line(in, "var " + one + " = " + v + ";");
        line(in, "if (" + one + " == null) {");
        line(in + 2, "pen.nothing();");
        line(in, "} else {");
        value(some, one, in + 2);
        line(in, "}");
      }
    }
  }

  private void line(int in, String text) {
    out.append(" ".repeat(in)).append(text).append('\n');
  }
}

package horda.shape;

/// The part of a writer that compares two documents of one shape. It stands beside the methods of
/// [WriterSource], which write what has changed.
final class ChangesSource {
  private final WriterSource writer;
  private final StringBuilder out;
  private int names;

  ChangesSource(WriterSource writer, StringBuilder out) {
    this.writer = writer;
    this.out = out;
  }

  void method(Shape.Fields record, boolean root) {
    String type = record.javaName();
    out.append("\n  ").append(root ? "public" : "private").append(" static void changes(");
    out.append(type).append(" a, ").append(type).append(" b, Changes out) {\n");
    names = 0;
    for (Shape.Field field : record.fields()) {
      String get = "." + field.component() + "()";
      String place = "\"" + field.name() + "\"";
      compare(field.shape(), "a" + get, "b" + get, place, field.leftOut(), 4);
    }
    out.append("  }\n");
  }

  /// @param place a name in quotation marks, or the variable of a list's index
  private void compare(Shape shape, String a, String b, String place, boolean leftOut, int in) {
    switch (shape) {
      case Shape.RecordOf _ -> part(a, b, place, "WRITER::write", "changes(%s, %s, out);", in);
      case Shape.Anything _ ->
          part(a, b, place, "horda.engine.Written::write", "%2$s.changes(%1$s, out);", in);
      case Shape.ListOf list when list.indexed() -> list(list, a, b, place, in);
      case Shape.Maybe(Shape some) -> maybe(some, a, b, place, leftOut, in);
      default -> {
        line(in, "if (!Changes.same(" + a + ", " + b + ")) {");
        set(shape, b, place, in + 2);
        line(in, "}");
      }
    }
  }

  private void set(Shape shape, String value, String place, int in) {
    String pen = "p" + names++;
    line(in, "Pen " + pen + " = out.set(" + place + ");");
    writer.value(shape, value, pen, in);
  }

  private void part(String a, String b, String place, String write, String compare, int in) {
    String x = "s" + names++;
    String y = "t" + names++;
    line(in, "var " + x + " = " + a + ";");
    line(in, "var " + y + " = " + b + ";");
    line(in, "if (%s != %s && out.enter(%s, %s, %s)) {".formatted(x, y, place, x, y));
    line(in + 2, compare.formatted(x, y));
    line(in + 2, "out.leave(" + y + ", " + write.replace("WRITER", writer.name()) + ");");
    line(in, "}");
  }

  private void list(Shape.ListOf list, String a, String b, String place, int in) {
    String x = "s" + names++;
    String y = "t" + names++;
    String both = "n" + names++;
    String i = "i" + names++;
    line(in, "var " + x + " = " + a + ";");
    line(in, "var " + y + " = " + b + ";");
    line(in, "if (%s != %s && out.enter(%s, %s, %s)) {".formatted(x, y, place, x, y));
    line(in + 2, "int " + both + " = Math.min(" + list.size(x) + ", " + list.size(y) + ");");
    line(in + 2, "for (int " + i + " = 0; " + i + " < " + both + "; " + i + "++) {");
    compare(list.item(), list.at(x, i), list.at(y, i), i, false, in + 4);
    line(in + 2, "}");
    line(
        in + 2,
        "for (int " + i + " = " + both + "; " + i + " < " + list.size(y) + "; " + i + "++) {");
    set(list.item(), list.at(y, i), i, in + 4);
    line(in + 2, "}");
    line(in + 2, "if (" + list.size(y) + " < " + list.size(x) + ") {");
    line(in + 4, "out.cut(" + list.size(y) + ");");
    line(in + 2, "}");
    String v = "v" + names++;
    String pen = "p" + names++;
    line(in + 2, "out.leave(" + y + ", (" + v + ", " + pen + ") -> {");
    writer.value(list, v, pen, in + 4);
    line(in + 2, "});");
    line(in, "}");
  }

  private void maybe(Shape some, String a, String b, String place, boolean leftOut, int in) {
    String x = "s" + names++;
    String y = "t" + names++;
    line(in, "var " + x + " = " + a + ";");
    line(in, "var " + y + " = " + b + ";");
    line(in, "if (" + y + " == null) {");
    line(in + 2, "if (" + x + " != null) {");
    line(in + 4, leftOut ? "out.remove(" + place + ");" : "out.set(" + place + ").nothing();");
    line(in + 2, "}");
    line(in, "} else if (" + x + " == null) {");
    set(some, y, place, in + 2);
    line(in, "} else {");
    compare(some, x, y, place, false, in + 2);
    line(in, "}");
  }

  private void line(int in, String text) {
    out.append(" ".repeat(in)).append(text).append('\n');
  }
}

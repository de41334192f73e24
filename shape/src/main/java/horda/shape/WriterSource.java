package horda.shape;

/// The class that writes a record and those that it is made of with a pen, without reflection.
final class WriterSource {
  private final Records records;
  private final String name;
  private final StringBuilder out = new StringBuilder();
  private int names;

  private WriterSource(Records records, String name) {
    this.records = records;
    this.name = name;
  }

  static String of(Records records, String pack, String name) {
    return new WriterSource(records, name).text(pack);
  }

  /// The interface that a record implements to be written by its writer.
  static String face(Records records, String pack, String name) {
    return """
    package %1$s;

    import horda.engine.Changes;
    import horda.engine.Pen;
    import horda.engine.Written;

    /** {@link %2$s} is written by {@link %3$sWriter}. Made by the build. */
    public interface %3$sWritten extends Written {
      @Override
      default void write(Pen pen) {
        %3$sWriter.write((%2$s) this, pen);
      }

      @Override
      default void changes(Written before, Changes out) {
        %3$sWriter.changes((%2$s) before, (%2$s) this, out);
      }
    }
    """
        .formatted(pack, records.root().javaName(), name);
  }

  String name() {
    return name;
  }

  private String text(String pack) {
    String root = records.root().javaName();
    out.append("package ")
        .append(pack)
        .append(";\n\nimport horda.engine.Changes;\nimport horda.engine.Pen;\n\n");
    out.append("/// Writes [").append(root).append("]. Made by the build.\n");
    out.append("public final class ").append(name).append(" {\n");
    out.append("  private ").append(name).append("() {}\n");
    ChangesSource changes = new ChangesSource(this, out);
    boolean first = true;
    for (Shape.Fields record : records.all().values()) {
      out.append("\n  ").append(first ? "public" : "private").append(" static void write(");
      out.append(record.javaName()).append(" v, Pen pen) {\n    pen.open();\n");
      names = 0;
      record.fields().forEach(this::field);
      out.append("    pen.close();\n  }\n");
      changes.method(record, first);
      first = false;
    }
    return out.append("}\n").toString();
  }

  private void field(Shape.Field field) {
    String name = "pen.name(\"" + field.name() + "\");";
    String value = "v." + field.component() + "()";
    if (field.leftOut() && field.shape() instanceof Shape.Maybe(Shape shape)) {
      String some = "x" + names++;
      line(4, "var " + some + " = " + value + ";");
      line(4, "if (" + some + " != null) {");
      line(6, name);
      value(shape, some, "pen", 6);
      line(4, "}");
    } else {
      line(4, name);
      value(field.shape(), value, "pen", 4);
    }
  }

  /// @param pen the variable that holds the pen
  void value(Shape shape, String v, String pen, int in) {
    switch (shape) {
      case Shape.Whole whole -> line(in, pen + (whole.big() ? ".big(" : ".num(") + v + ");");
      case Shape.Real _ -> line(in, pen + ".real(" + v + ");");
      case Shape.Flag _ -> line(in, pen + ".flag(" + v + ");");
      case Shape.Text _ -> line(in, pen + ".text(" + v + ");");
      case Shape.Argument _ -> line(in, v + ".write(" + pen + ");");
      case Shape.Pointer _ -> line(in, pen + ".text(" + v + ".toString());");
      case Shape.Words words ->
          line(
              in,
              pen + ".text(" + (words.constant() ? "horda.engine.Known.id(" + v + ")" : v) + ");");
      case Shape.RecordOf _ -> line(in, "write(" + v + ", " + pen + ");");
      case Shape.AnyOf _, Shape.OneOfRecords _, Shape.Anything _ ->
          line(in, v + ".write(" + pen + ");");
      case Shape.ListOf(Shape item, _) -> {
        String one = "x" + names++;
        line(in, pen + ".list();");
        line(in, "for (var " + one + " : " + v + ") {");
        value(item, one, pen, in + 2);
        line(in, "}");
        line(in, pen + ".end();");
      }
      case Shape.MapOf(Shape item, boolean sorted) -> {
        String one = "x" + names++;
        String map = sorted ? v : "new java.util.TreeMap<>(" + v + ")";
        line(in, pen + ".open();");
        line(in, "for (var " + one + " : " + map + ".entrySet()) {");
        line(in + 2, pen + ".name(" + one + ".getKey());");
        value(item, one + ".getValue()", pen, in + 2);
        line(in, "}");
        line(in, pen + ".close();");
      }
      case Shape.Maybe(Shape some) -> {
        String one = "x" + names++;
        line(in, "var " + one + " = " + v + ";");
        line(in, "if (" + one + " == null) {");
        line(in + 2, pen + ".nothing();");
        line(in, "} else {");
        value(some, one, pen, in + 2);
        line(in, "}");
      }
    }
  }

  private void line(int in, String text) {
    out.append(" ".repeat(in)).append(text).append('\n');
  }
}
